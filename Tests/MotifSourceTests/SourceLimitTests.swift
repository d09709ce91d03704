import MotifSource
import Testing

/// Texts that are long or deep on purpose: reading them takes time and stack in proportion to their length.
@Suite struct SourceLimitTests {
    /// What a chain consists of: its start, and the link that is repeated.
    static let chains: [(SourceLanguage, String, String)] = [
        (.swift, "1", "+1"), (.swift, "a", "||a"), (.swift, "a", " ?? b"), (.swift, "a", ".a"), (.swift, "a", ".b(1)"),
        (.swift, ".easeIn", "()"), (.swift, "a", " as A"), (.swift, "(x ? 1 : 2)", "+(x ? 1 : 2)"),
        (.swift, "a", "?.b"), (.swift, "a", "-b*c"), (.kotlin, "1", "+1"), (.kotlin, "a", " at b"),
        (.kotlin, "a", "?.b()"), (.kotlin, "\"a\"", "+\"a\""), (.typeScript, "'a'", "+'a'"),
        (.typeScript, "a", "&&a"), (.typeScript, "a", "()"), (.kotlin, "a", " as A"), (.css, "1s", "*2"),
        (.css, "calc(1s)", "+ 1s*2"), (.dart, "a", ".b"), (.dart, "a", "??b"), (.dart, "1", " - 1"),
    ]

    @Test(arguments: chains) func `a chain has a greatest length`(
        _ language: SourceLanguage, _ first: String, _ link: String
    )
        throws
    {
        let text = first + String(repeating: link, count: 2_000)
        let error = SourceError.Kind.tooDeep
        #expect(#expect(throws: SourceError.self) { try SourceExpression(parsing: text, in: language) }?.kind == error)
        let call = "f(\(text), 1)"
        var parser = SourceParser(SourceTokens(SourceText(call), in: language))
        let found = try parser.expression()
        #expect(found.arguments.count == 2 && found.arguments.last?.value.size == 1)
        let short = try SourceExpression(parsing: first + String(repeating: link, count: 20), in: language)
        #expect(short.size > 20 && short.mapParts { $0 } == short)
    }

    @Test(arguments: [("(", ")"), ("[", "]"), ("f(", ")"), ("-", ""), ("f(a: [", "])"), ("a ? b : ", "")])
    func `nesting in an argument leaves the other arguments`(_ open: String, _ close: String) throws {
        let nested = String(repeating: open, count: 5_000) + "1" + String(repeating: close, count: 5_000)
        var parser = SourceParser(SourceTokens(SourceText("f(\(nested), b: 2)"), in: .swift))
        #expect(try parser.expression().argument("b")?.form == .number(SourceNumber(2, kind: .whole)))
        #expect(throws: SourceError.self) { try SourceExpression(parsing: nested, in: .swift) }
    }

    @Test func `an expression that is made is never too high to walk through`() {
        var found = SourceExpression(.name("a"))
        for _ in 0..<100_000 { found = SourceExpression(.unary("-", found)) }
        #expect(found.size <= SourceExpression.mostHeight + 1 && found.branches.count == 1)
        var wide = SourceExpression(.name("a"))
        for _ in 0..<100 { wide = SourceExpression(.binary("+", wide, wide)) }
        #expect(wide.size == Int(Int32.max))
    }

    /// Texts that are repeated, and the number of times.
    static let repeated = [
        "#", "1", "a", "/*motif*/", "\"\\(\n", "\"${\n", "\"\\(", "`${", "'${", "\"\"\"\\(", "r'", "#\"\\#(", "url(",
        "{(",
        "a.", "x ? ", "<a>", "<a b='", "1e", "0x", "$", "-",
    ]

    @Test(arguments: repeated) func `a repeated text is read once`(_ piece: String) {
        let many = String(repeating: piece, count: 5_000)
        for language in SourceLanguage.all {
            let text = piece == "a" ? "1" + many : many
            let tokens = SourceTokens(SourceText(text), in: language)
            #expect(tokens.tokens.last.map { $0.range.upperBound <= text.utf8.count } != false)
            var parser = SourceParser(tokens)
            _ = try? parser.expression()
            _ = try? SourceExpression(parsing: text, in: language).number(in: language)
        }
    }

    @Test func `an expression in a string ends before the next thousand bytes`() {
        let text = "let a = \"\\(b\nlet c = 1\nlet d = \"\\(f(\"e\n"
        let tokens = SourceTokens(SourceText(text), in: .swift)
        #expect(tokens.tokens.indices.map(tokens.string).filter { $0 == "let" }.count == 3)
        let closed = SourceTokens(SourceText("\"\\(a\n + f(\"b)\"))\" + c"), in: .swift)
        #expect(closed.tokens.map(\.kind) == [.pattern, .symbol, .name])
    }

    @Test func `columns of a long line are counted from near`() {
        let text = String(repeating: "é ", count: 30_000) + "\n" + String(repeating: "ab", count: 1_000)
        let lines = SourceLines(SourceText(text))
        var sum = 0
        for offset in stride(from: 0, to: 90_000, by: 9) { sum += lines.place(of: offset).column }
        #expect(lines.place(of: 89_997) == SourcePlace(line: 1, column: 59_999) && sum > 0)
        #expect(lines.place(of: 90_011) == SourcePlace(line: 2, column: 11) && lines.start(of: 2) == 90_001)
    }
}
