/// Texts that somebody could put into a document so that a reader of motif's output takes them for more than text. Each
/// goes through every output format.
public enum HostileText {
    /// The texts; each is a valid title.
    public static let all: [String] =
        terminal + markup + code + data + markdown + markers + joined

    /// The same texts, several in each, at most as long as a title.
    public static let packed = packed(all)

    /// Texts, several in each, at most as long as a title.
    public static func packed(_ texts: [String]) -> [String] {
        texts.reduce(into: []) { packed, text in
            if let last = packed.last, last.utf8.count + text.utf8.count < 200 {
                packed[packed.count - 1] = "\(last) \(text)"
            } else {
                packed.append(text)
            }
        }
    }

    /// What a terminal obeys, or shows in another order.
    static let terminal = [
        "\u{1B}[31mred\u{1B}[0m\u{7}", "\u{1B}]0;title\u{7}\u{1B}]8;;https://example.com\u{1B}\\",
        "\u{9B}31m\u{90}q\u{9C}",
        "a\u{0}b", "abc\u{8}\u{8}\u{8}xyz\u{7F}", "first\rsecond", "\u{202E}moc.elpmaxe\u{202C}",
        "\u{2066}x\u{2069}\u{200F}y\u{61C}",
        "x\u{FEFF}mark\u{200B}", "a\u{2028}b\u{2029}c\u{85}d", "two\nlines", "two\r\nlines\n\n", "a\tb\u{B}c\u{C}d",
    ]

    /// What ends elements, attributes, comments, and sections of HTML, SVG, and XML, or begins them.
    static let markup = [
        "</script><script>alert(1)</script>", "</style></title></textarea><img src=x onerror=alert(1)>",
        "--> <b>x</b> <!--", "]]><x/>", "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]>&y;",
        "&lt;&#60;&#x3c;&amp;&y;",
        "\" onload=\"alert(1)", "' onload='alert(1)", "<?php echo 1 ?><%= 1 %>", "javascript:alert(1)",
    ]

    /// What ends comments and strings of JavaScript, CSS, Swift, SQL, shells, and formulas, or is run in them.
    static let code = [
        "*/ alert(1) /*", "\"; alert(1); //", "'; alert(1); //", "`${alert(1)}`", "\\", "\\\"", "\\\\\" + x",
        "\"} body{background:url(//example.com)} /*", "url(javascript:x) @import 'x';", "\\(fatalError())",
        "\"\"\"\n\\(x)\n\"\"\"",
        "\"#\\#(x)#\"", "/* /* nested", "// import Darwin", "'; DROP TABLE document; --",
        "$(touch x); `id` | rm -rf ..",
        "' || true || '", "{a} {\"b\": 1}", "%s%n%@%1$s",
    ]

    /// What spreadsheets, JSON, YAML, and paths make of a text.
    static let data = [
        "=cmd|'/c calc'!A0", "+1+1", "-1+1", "@SUM(A1:A9)", "\t=1", "a\"b,c;d\"\"", "\\ud83d\\u0000\\uDE00",
        "\": - &x *x !!y",
        "<<: *x", "- {a: b} # c", "../../../etc/passwd", "..\\..\\x", "~/x", "C:\\x:y", "null", "1e999",
    ]

    /// What Markdown takes for more than text.
    static let markdown = [
        "# heading", "[x](javascript:alert(1))", "![x](https://example.com/x.png)", "***", "---", "===", "- [ ] task",
        "+ item", "1. one",
        "12) twelve", "> quote", "| a | b |", "```sh", "~~~", "<https://example.com>", "&copy; *a* _b_ ~~c~~",
        "[x]: https://example.com",
    ]

    /// What merges, diffs, and continuous integration take for their own lines.
    static let markers = [
        "<<<<<<< ours", "=======", ">>>>>>> theirs", "--- a/x", "+++ b/x", "@@ -1 +1 @@", "::error file=x::y",
        "%0A::warning::x",
        "##[error]x", "[stderr]",
    ]

    /// Signs that are one character of Swift with the mark before or behind them.
    static let joined = [
        "\u{600}</script>\u{600}<script>alert(1)//\u{600}</script>", "\u{600}*/ alert(1) /*\u{600}",
        "*\u{301}/ *\u{600}/",
        "\u{600}\"; alert(1); //", "\u{600},\u{600}\"x\"\u{301},",
        "\u{600}**b**\u{301} \u{600}[x\u{301}](y) \u{600}`c`", "\u{200D}<b>\u{FE0F}&\u{301}",
        "\u{600}\\(x)\u{301}", "\u{600}\u{1B}[31m\u{301}", "\r\u{301}\n\u{301}x", "\u{600}=1", "e\u{E0001}\u{E0061}x",
    ]

    /// The scalars that a terminal doesn't show as they are: control characters but line ends, and those that change the
    /// direction of text, each with the text before it.
    public static func harm(onTerminal text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.filter { !isHarmless(scalars[$0]) }.map { place in
            String(String.UnicodeScalarView(scalars[max(0, place - 20)...place])).debugDescription
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n": true
        case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}",
            "\u{2029}":
            false
        default: scalar.properties.generalCategory != .control
        }
    }
}
