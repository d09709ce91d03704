import MotifCore
import Testing

@Suite struct SlugTests {
    @Test(arguments: ["a", "7", "expand", "zoom-icons", "a-1-b", "iphone-15", String(repeating: "x", count: 64)])
    func `a slug has lowercase letters and digits, joined by single hyphens`(text: String) {
        #expect(Slug(text)?.text == text)
    }

    @Test(arguments: [
        "", "-", "-a", "a-", "a--b", "Expand", "a_b", "a b", "a.b", "é", "ａ", "a\n", "a\0", "\u{130}",
        String(repeating: "x", count: 65),
    ])
    func `and nothing else`(text: String) {
        #expect(Slug(text) == nil)
    }

    struct Suggestion: CustomTestStringConvertible {
        let text: String
        let slug: String?
        var testDescription: String { text.prefix(20).debugDescription }

        init(_ text: String, _ slug: String?) { (self.text, self.slug) = (text, slug) }
    }

    static let suggestions = [
        Suggestion("Zoom Icons!", "zoom-icons"),
        Suggestion("zoom_icons", "zoom-icons"),
        Suggestion("  --a--  b--", "a-b"),
        Suggestion("Fade (slow) 2", "fade-slow-2"),
        Suggestion("Größe", "groesse"), Suggestion("ﬁne ﬂow", "fine-flow"),
        Suggestion("Ångström", "angstrom"),
        Suggestion("naïve Über", "naive-ueber"),
        Suggestion("Menü öffnen", "menue-oeffnen"),
        Suggestion("U\u{308}bergang nai\u{308}ve", "uebergang-naive"),
        Suggestion("Ærø, Łódź & Đà Nẵng", "aero-lodz-da-nang"),
        Suggestion("日本語", nil),
        Suggestion("日本語 Menu", "menu"),
        Suggestion("½ ² Ⅷ", nil),
        Suggestion("", nil),
        Suggestion("--", nil),
        Suggestion(String(repeating: "x", count: 70), String(repeating: "x", count: 64)),
        Suggestion(String(repeating: "x", count: 63) + " y", String(repeating: "x", count: 63)),
        Suggestion(String(repeating: "é", count: 100_000), String(repeating: "e", count: 64)),
    ]

    @Test(arguments: suggestions) func `the nearest slug is suggested for any text`(_ example: Suggestion) {
        #expect(Slug.suggestion(for: example.text)?.text == example.slug)
    }

    @Test func `slugs are ordered by code unit`() throws {
        let slugs = try ["b", "a-b", "a", "a1", "10", "9"].map { try #require(Slug($0)) }
        #expect(slugs.sorted().map(\.text) == ["10", "9", "a", "a-b", "a1", "b"])
    }
}
