import MotifText
import Testing

@Suite struct `text for people` {
    /// - Source: Unicode Character Database, PropList.txt, Bidi_Control; UnicodeData.txt, Cc, Zl and Zp.
    @Test func `the scalars that are unsafe to print`() {
        let unsafe = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.isUnsafeToPrint).map(\.value)
        let controls = Array(0x00...0x1F) + Array(0x7F...0x9F)
        let directions = [
            0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
        ]
        let others = [0x2028, 0x2029, 0xFEFF]
        #expect(unsafe == (controls + directions + others).sorted().map(UInt32.init))
    }

    @Test(arguments: [
        ("plain, naïve, 動き, 👩‍👩‍👧", "plain, naïve, 動き, 👩‍👩‍👧"), ("", ""), ("a\r\nb\tc", "a b c"),
        ("a\u{1B}[2J", "a\u{FFFD}[2J"),
        ("a\u{202E}b\u{200F}", "a\u{FFFD}b\u{FFFD}"),
        // Joined with their neighbors in one character.
        ("\u{600}\u{1B}", "\u{600}\u{FFFD}"), ("\u{61C}\u{301}", "\u{FFFD}\u{301}"), ("\r\n\u{301}", " \u{301}"),
        ("e\u{301}\u{200E}", "e\u{301}\u{FFFD}"), ("\u{9B}\u{200D}\u{9B}", "\u{FFFD}\u{200D}\u{FFFD}"),
    ])
    func `is printed on one line`(text: String, expected: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(expected.unicodeScalars))
    }

    /// - Source: RFC 3986, sections 2.3 and 3.3.
    @Test(arguments: [
        ("", ""), ("in/a-b_c.d~e@2.json", "in/a-b_c.d~e@2.json"), ("a b?#%25", "a%20b%3F%23%2525"), ("é", "%C3%A9"),
    ])
    func `is encoded as the path of a URL`(text: String, expected: String) {
        #expect(PercentEncoding.encode(path: text) == expected)
        #expect(PercentEncoding.decode(expected) == text)
    }

    @Test func `has a space for each line break`() {
        #expect("a\r\nb\n\nc\r\rd\te\u{2028}f\u{85}g\u{B}h\u{7}".onOneLine == "a b  c  d e f g h\u{7}")
    }

    @Test(arguments: [
        (0, "0 patterns"), (1, "1 pattern"), (2, "2 patterns"),
    ]) func `is counted`(count: Int, expected: String) {
        #expect(String.counted(count, "pattern") == expected)
    }

    @Test(arguments: [
        ([], "", "", ""), (["a"], "a", "a", "a"), (["a", "b"], "a and b", "a, b", "a, b"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b and 2 more", "a, b, …"),
    ]) func `is listed in a sentence`(texts: [String], all: String, counted: String, clipped: String) {
        #expect([texts.inWords, texts.inWords(first: 2), texts.clipped(to: 2)] == [all, counted, clipped])
    }

    @Test(arguments: [("", ""), ("a b", "A b"), ("épée", "Épée"), ("1a", "1a")])
    func `has a capital`(text: String, expected: String) {
        #expect(text.capitalizedFirst == expected)
    }

    @Test func `has two hexadecimal digits per byte`() {
        #expect([0, 9, 10, 171, 255].hexadecimal() == "00090aabff")
        #expect([0x5D, 0xE0].hexadecimal(uppercase: true) == "5DE0")
    }
}
