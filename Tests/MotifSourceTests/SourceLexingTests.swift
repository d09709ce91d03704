import MotifSource
import Testing

/// The tokens of each language: what is a name, a number, a string, code in a string, or a symbol.
@Suite struct SourceLexingTests {
    /// A text with its tokens: `n:` a name, `#:` a number, `s:` a string, `p:` a string with code in it or a pattern, `d:` a
    /// directive, `t:` text between elements; symbols are as they are, and spaces in a token are `␣`.
    private static let rows: [(language: SourceLanguage, text: String, tokens: String)] = [
        (.swift, "let a = \"x\\(f(\"y\"))z\"", "n:let n:a = p:\"x\\(f(\"y\"))z\""),
        (.swift, "let b = #\"a\"b\"#", "n:let n:b = s:#\"a\"b\"#"),
        (.swift, "a /* b /* c */ d */ e // f", "n:a n:e"),
        (.swift, "`in`.x", "n:in . n:x"),
        (.swift, "1_000.5e-3 0x1F 0b11 1.a 2e", "#:1_000.5e-3 #:0x1F #:0b11 #:1 . n:a #:2e"),
        (.swift, "a...b ..< c ?? d === e", "n:a ... n:b ..< n:c ?? n:d === n:e"),
        (.swift, "a = /x\\/y/", "n:a = p:/x\\/y/"),
        (.swift, "#if DEBUG\nx\n#endif", "d:#if␣DEBUG n:x d:#endif"),
        (.swift, "\"a\nb", "s:\"a n:b"),
        (.kotlin, "\"\"\"a\"b\"\"\" 'c' 1.5f 10L .5f", "s:\"\"\"a\"b\"\"\" s:'c' #:1.5f #:10L #:.5f"),
        (.kotlin, "\"a${b(\"c\")}d\" e", "p:\"a${b(\"c\")}d\" n:e"),
        (.typeScript, "`a${`b`}c` d", "p:a${`b`}c n:d"),
        (.typeScript, "x = /[/\"]/g", "n:x = p:/[/\"]/g"),
        (.typeScript, "a / b / c", "n:a / n:b / n:c"),
        (.typeScript, "'it\\'s' + 1", "s:'it\\'s' + #:1"),
        (.typeScript, "(a) => b?.c", "( n:a ) => n:b ? . n:c"),
        (.css, ".5s -0.5s 10% 1e3ms", "#:.5s - #:0.5s #:10% #:1e3ms"),
        (.css, "--a: -webkit-b", "n:--a : n:-webkit-b"),
        (.css, "url(a;b/*c) d", "n:url p:(a;b/*c) n:d"),
        (.css, "@media a{b:c}", "n:@media n:a { n:b : n:c }"),
        (.css, "a // b", "n:a / / n:b"),
        (.dart, "r'a\\' b", "s:r'a\\' n:b"),
        (.dart, "'''a'b''' '${c['d']}'", "s:'''a'b''' p:'${c['d']}'"),
        (.dart, "600~/7", "#:600 ~/ #:7"),
        (
            .xml, "<a b:c=\"d\">e f<!-- g --><h/></a>",
            "< n:a n:b:c = s:\"d\" > t:e␣f < n:h / > < / n:a >"
        ),
    ]

    private static let marks: [SourceToken.Kind: String] = [
        .name: "n:", .number: "#:", .string: "s:", .pattern: "p:", .directive: "d:", .text: "t:",
    ]

    @Test(arguments: rows.indices) func `a text has these tokens`(_ index: Int) {
        let row = Self.rows[index]
        let tokens = SourceTokens(SourceText(row.text), in: row.language)
        let words = tokens.tokens.indices.map {
            (Self.marks[tokens.tokens[$0].kind] ?? "") + tokens.string($0).replacing(" ", with: "␣")
        }
        #expect(words.joined(separator: " ") == row.tokens)
    }

    @Test func `style sheets compute times in any unit`() throws {
        let rows = [
            ("calc(100ms + 1s)", SourceNumber(1.1, unit: "s")), ("calc(1s / 4)", SourceNumber(0.25, unit: "s")),
            ("calc(0.1s + 0.2s)", SourceNumber(0.3, unit: "s")), ("calc(1s / 250ms)", SourceNumber(4)),
            ("min(300MS, 1s)", SourceNumber(300, unit: "ms")),
            ("clamp(1s, 2s, 1500ms)", SourceNumber(1500, unit: "ms")),
            ("math.div(300ms, 2)", SourceNumber(150, unit: "ms")),
        ]
        for (text, number) in rows {
            #expect(try SourceExpression(parsing: text, in: .css).number(in: .css) == number, "\(text)")
        }
        for text in ["calc(1s * 1s)", "calc(1 + 1s)", "calc(1s / 0)", "min(1px, 1s)", "f(1s)"] {
            #expect(throws: SourceUnknown.self) { try SourceExpression(parsing: text, in: .css).number(in: .css) }
        }
    }
}
