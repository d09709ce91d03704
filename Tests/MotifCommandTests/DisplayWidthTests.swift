import Testing

@testable import motif

@Suite struct `The width of text` {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("動き", 4), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("🎬", 2),
        ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("→ … “”", 6), ("a\u{200B}b", 2),
    ])
    func `counts columns of the terminal`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("動き拡大", 5, "動き…"), ("動き拡大", 4, "動…"), ("ab cd", 4, "ab…"),
        ("ab", 1, "…"), ("ab", 0, ""),
    ])
    func `is cut with an ellipsis`(text: String, width: Int, expected: String) {
        #expect(text.cut(to: width) == expected)
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("", 5, [""]),
        ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
        ("from 0 s to 10 s", 12, ["from 0 s to", "10 s"]), ("動き 拡大", 4, ["動き", "拡大"]), ("a  b", 9, ["a b"]),
    ])
    func `is wrapped between words`(text: String, width: Int, expected: [String]) {
        #expect(text.wrapped(to: width) == expected)
    }

    @Test(arguments: [
        ("\u{1B}[2J", "\\u{1b}[2J"), ("a\u{9B}b", "a\\u{9b}b"), ("a\u{202E}b", "a\\u{202e}b"), ("\u{7F}", "\\u{7f}"),
        ("\u{600}\u{200F}", "\u{600}\\u{200f}"),
        ("a\nb", "a\nb"), ("naïve 動き", "naïve 動き"),
    ])
    func `contains no cursor movement`(text: String, expected: String) {
        #expect(text.escaped == expected)
    }
}
