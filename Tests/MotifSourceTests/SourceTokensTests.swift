import MotifSource
import SeededRandom
import Testing

/// Tokens of whole files.
@Suite struct SourceTokensTests {
    private func words(_ text: String, _ language: SourceLanguage = .swift) -> [String] {
        let tokens = SourceTokens(SourceText(text), in: language)
        return tokens.tokens.indices.map(tokens.string)
    }

    @Test func `comments and directives are aside`() {
        let tokens = SourceTokens(SourceText("a // b\n#if DEBUG\nc /* d */\n#endif\n"), in: .swift)
        #expect(tokens.comments.map { tokens.text[$0] } == ["// b", "/* d */"])
        #expect(tokens.tokens.map(\.kind) == [.name, .directive, .name, .directive])
    }

    @Test func `code in literals and comments isn't code`() {
        let text = """
            /// withAnimation(.a)
            let s = "withAnimation(.b) \\(f("withAnimation"))" /* withAnimation /* */ withAnimation */
            let r = #/withAnimation"/#, t = /withAnimation"/
            """
        #expect(!words(text).contains("withAnimation"))
        #expect(words(text).filter { $0 == "let" }.count == 2)
    }

    @Test func `a slash divides after an operand`() {
        #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(words("(a) / b \"/\"") == ["(", "a", ")", "/", "b", "\"/\""])
    }

    @Test func `an apostrophe in a page's text ends with its line`() {
        #expect(words("<p>Don't</p>\nf()", .typeScript).suffix(3) == ["f", "(", ")"])
    }

    @Test func `brackets have partners`() {
        let tokens = SourceTokens(SourceText("{ f(a[0]) }"), in: .swift)
        #expect(tokens.partner(of: 0) == 8 && tokens.partner(of: 8) == 0)
        #expect(tokens.partner(of: 2) == 7)
        #expect(tokens.partner(of: 1) == nil)
        let broken = SourceTokens(SourceText("{ f(a { }"), in: .swift)
        #expect(broken.partner(of: 5) == 6 || broken.partner(of: 4) == 5)
    }

    @Test func `places count lines and characters`() {
        let lines = SourceLines(SourceText("a\né b"))
        #expect(lines.place(of: 0) == SourcePlace(line: 1, column: 1))
        #expect(lines.place(of: 5) == SourcePlace(line: 2, column: 3))
        let marked = SourceLines(SourceText(bytes: [0xEF, 0xBB, 0xBF] + Array("ab\ncd".utf8)))
        #expect([0, 3, 4, 7].map { marked.place(of: $0).column } == [1, 1, 2, 2])
        #expect(lines.place(of: 500) == SourcePlace(line: 2, column: 4))
    }

    /// Texts that once took the square of their length.
    @Test(arguments: ["\"\\(", "#/", "/a[", "{", "}", "((", "`a", "\"\"\"\\(\"", "a<", "/*", "'", "${`", "?:", "<a "])
    func `unclosed text ends`(_ piece: String) {
        let text = String(repeating: piece, count: 4_000)
        for language in SourceLanguage.all {
            let tokens = SourceTokens(SourceText(text), in: language)
            var parser = SourceParser(tokens)
            _ = try? parser.expression()
            #expect(tokens.tokens.last.map { $0.range.upperBound <= text.utf8.count } != false)
        }
    }

    @Test func `random bytes never trap`() {
        var generator = SeededGenerator(seed: 25)
        let signs = Array("\"'`#/\\()[]{}<>.,:;?!-+*=@$ \n0a1eE_x%&|é".utf8)
        for _ in 0..<(LongForm.isOn ? 20_000 : 300) {
            let bytes = (0..<60).map { _ in
                Bool.random(using: &generator)
                    ? signs.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
            }
            for language in SourceLanguage.all {
                let tokens = SourceTokens(SourceText(bytes: bytes), in: language)
                for index in tokens.tokens.indices {
                    var parser = SourceParser(tokens, at: index)
                    guard let found = try? parser.expression() else { continue }
                    _ = found.branches
                    _ = try? found.number(in: language)
                }
                _ = try? SourceExpression(parsing: String(decoding: bytes, as: UTF8.self), in: language)
            }
        }
    }
}
