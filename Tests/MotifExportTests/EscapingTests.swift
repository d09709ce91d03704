import Foundation
import HostileText
import Testing

@testable import MotifCore
@testable import MotifExport

/// No text of a catalog ends a tag, an attribute, a comment or a string, even if scalars around it join its characters.
@Suite struct `text in exported files` {
    /// Scalars that join the next or the previous one in a Swift `Character`: prepended marks, combining marks,
    /// joiners, variation selectors, emoji modifiers, tags, and what fills half a syllable.
    ///
    /// - Source: Unicode Standard Annex 29, Grapheme_Cluster_Break Prepend, Extend, SpacingMark, ZWJ, L and V.
    static let joiners: [Unicode.Scalar] = [
        "\u{600}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{8E2}", "\u{D4E}", "\u{110BD}", "\u{111C2}",
        "\u{1193F}", "\u{11F02}", "\u{300}", "\u{20E3}", "\u{903}", "\u{94D}", "\u{E33}", "\u{200D}", "\u{FE00}",
        "\u{FE0F}", "\u{1F3FB}", "\u{E0061}", "\u{1100}", "\u{1161}",
    ]

    /// For every joiner what ends a tag, a comment or a string, with the joiner before it and behind it; several in a
    /// text, at most as long as a title.
    static let hostile: [String] = HostileText.packed(
        joiners.flatMap { joiner in
            [
                "\(joiner)</script>\(joiner)<b>\(joiner)*/x\(joiner)\"'\(joiner)\\\(joiner)&\(joiner)",
                "<\(joiner)/script><\(joiner)b>*/\(joiner) \"\(joiner)\\\(joiner) *\(joiner)/ &\(joiner)lt;\(joiner)",
            ]
        })

    /// The number of times that bytes occur.
    static func count(_ bytes: String, in text: String) -> Int {
        let (needle, hay) = (Array(bytes.utf8), Array(text.utf8))
        guard hay.count >= needle.count else { return 0 }
        return (0...hay.count - needle.count).count { hay[$0..<$0 + needle.count].elementsEqual(needle) }
    }

    /// The bytes that end something in a file of a target, and must not become more by a text.
    static let dangers: [(target: ExportTarget, bytes: [String])] = [
        (.svg, ["<", ">"]), (.html, ["<", "</script"]), (.css, ["*/", "<", "\""]), (.webAnimations, ["*/", "<", "\""]),
    ]

    @Test(arguments: hostile) func `can't end a literal or comment, whatever its characters combine to`(_ text: String)
        throws
    {
        let device = try Self.device(titled: text)
        for (target, dangers) in Self.dangers {
            // A title that needs no escape has the same tags and lines around it.
            let plain = try target.export(Seeds.subject("expand", titled: "Plain", devices: [Self.device(titled: "P")]))
            let made = try target.export(Seeds.subject("expand", titled: text, devices: [device]))
            for bytes in dangers {
                #expect(
                    Self.count(bytes, in: made.text) == Self.count(bytes, in: plain.text), "\(bytes) in \(target.name)")
            }
        }
    }

    @Test(arguments: hostile) func `stays in the comments of Swift`(_ text: String) throws {
        func code(_ title: String, _ target: ExportTarget) throws -> [String] {
            try target.export(Seeds.subject("expand", titled: title)).text.split { $0.isNewline }
                .map { $0.drop { $0 == " " } }.filter { !$0.utf8.starts(with: "//".utf8) }.map(String.init)
        }
        for target in [ExportTarget.uiKit, .swiftUI] {
            #expect(try code(text, target) == code("Plain", target), "\(target.name)")
        }
    }

    @Test(arguments: hostile) func `is unchanged in JSON`(_ text: String) throws {
        for target in [ExportTarget.lottie, .tokens] {
            let made = try target.export(Seeds.subject("expand", titled: text)).text
            #expect(throws: Never.self, "\(target.name)") { _ = try JSONReader().read(Array(made.utf8)) }
        }
        let data = Escaping.script(JSON.string(text))
        #expect(try JSONReader().read(Array(data.utf8)).string.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: hostile) func `can't end an element of a gallery page`(_ text: String) throws {
        func pages(_ title: String) throws -> [String: Int] {
            try GallerySample.texts(titled: title).mapValues { Self.count("<", in: $0) }
        }
        #expect(try pages(text) == pages("Plain"))
    }

    static func device(titled title: String) throws -> Device {
        let json: JSON = [
            "type": "device", "slug": "odd", "title": .string(title), "family": "phone",
            "screen": ["width": 320, "height": 568],
        ]
        guard case .device(let device) = try Document(json) else {
            throw Problems(.rule(.notFound, "The device of the test is invalid"))
        }
        return device
    }

    @Test func `is written in the language of the file`() {
        #expect(
            Escaping.markup("a<b> & \"c\" 'd' */ \n\u{0}\u{202E}")
                == "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; *&#47;  \u{FFFD}&#x202e;")
        #expect(Escaping.cssString("a\"\\<\n") == "\"a\\22 \\5c \\3c \\a \"")
        #expect(Escaping.script("a\"<\u{2028}") == "\"a\\\"\\u003c\\u2028\"")
        // One character of Swift each.
        #expect(Escaping.markup("\u{600}<") == "\u{600}&lt;")
        #expect(Escaping.markup("*\u{301}/ *\u{600}/") == "*\u{301}/ *\u{600}/")
        #expect(Escaping.markup("\u{600}*/") == "\u{600}*&#47;")
    }
}
