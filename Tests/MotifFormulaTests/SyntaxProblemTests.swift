import MotifFormula
import Testing

@Suite struct SyntaxProblemTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let rendered: String

        init(_ source: String, _ rendered: String) {
            self.source = source
            self.rendered = rendered
        }

        var testDescription: String { source.debugDescription }
    }

    static let cases = [
        Case("", "1:1: The formula is empty\n  \n  ^"),
        Case("  ", "1:3: The formula is empty\n    \n    ^"),
        Case("1 +", "1:4: Expected a value at the end\n  1 +\n     ^"),
        Case("1 + * 2", "1:5: Expected a value, found '*'\n  1 + * 2\n      ^"),
        Case("f(,)", "1:3: Expected a value, found ','\n  f(,)\n    ^"),
        Case("in tags", "1:1: Expected a value, found 'in'\n  in tags\n  ^~"),
        Case("a b", "1:3: Expected an operator before 'b'\n  a b\n    ^"),
        Case("a.5", "1:2: Expected an operator before '.5'\n  a.5\n   ^~"),
        Case("(a))", "1:4: This ')' has no matching '('\n  (a))\n     ^"),
        Case("a]", "1:2: This ']' has no matching '['\n  a]\n   ^"),
        Case("(a, b)", "1:3: Expected ')', found ','\n  (a, b)\n    ^"),
        Case("max(a", "1:6: Expected ')' at the end\n  max(a\n       ^"),
        Case("rows[0", "1:7: Expected ']' at the end\n  rows[0\n        ^"),
        Case("a ? b", "1:6: Expected ':' at the end\n  a ? b\n       ^"),
        Case("view.", "1:6: Expected the name of a member after '.'\n  view.\n       ^"),
        Case("view.'x'", "1:6: Expected the name of a member after '.', found 'x'\n  view.'x'\n       ^~~"),
        Case("a < b < c", "1:7: '<' can't follow '<'; join two comparisons with '&&'\n  a < b < c\n        ^"),
        Case(
            "a == b in c",
            "1:8: 'in' can't follow '=='; join two comparisons with '&&'\n  a == b in c\n         ^~"),
        Case("a = b", "1:3: Use '==' instead of '='\n  a = b\n    ^"),
        Case("a & b", "1:3: Use '&&' instead of '&'\n  a & b\n    ^"),
        Case("a | b", "1:3: Use '||' instead of '|'\n  a | b\n    ^"),
        Case("a <> b", "1:3: Use '!=' instead of '<>'\n  a <> b\n    ^~"),
        Case("a =< b", "1:3: Use '<=' instead of '=<'\n  a =< b\n    ^~"),
        Case("a => b", "1:3: Use '>=' instead of '=>'\n  a => b\n    ^~"),
        Case("a and b", "1:3: Use '&&' instead of 'and'\n  a and b\n    ^~~"),
        Case("max(a == 1 OR b, 2)", "1:12: Use '||' instead of 'OR'\n  max(a == 1 OR b, 2)\n             ^~"),
        Case("not a", "1:1: Use '!' instead of 'not'\n  not a\n  ^~~"),
        Case("1 + not (a)", "1:5: Use '!' instead of 'not'\n  1 + not (a)\n      ^~~"),
        Case("a # b", "1:3: Unexpected character '#'\n  a # b\n    ^"),
        Case("a + \u{1B}[2J", "1:5: Unexpected character U+001B\n  a + \u{FFFD}[2J\n      ^"),
        Case("a \u{202E}", "1:3: Unexpected character U+202E\n  a \u{FFFD}\n    ^"),
        Case("name == \"x\"", "1:9: Put text in single quotes, such as 'text'\n  name == \"x\"\n          ^"),
        Case("name == 'x", "1:9: The text that starts here needs a closing quote\n  name == 'x\n          ^"),
        Case(
            "1 + 0.35s",
            "1:5: '0.35s' is not a number; write numbers as 1.5 or 1e3, without a unit\n"
                + "  1 + 0.35s\n      ^~~~~"),
        Case("1e", "1:1: '1e' is not a number; write numbers as 1.5 or 1e3, without a unit\n  1e\n  ^~"),
        Case("1e999", "1:1: '1e999' is too large; the largest number is 1.79e308\n  1e999\n  ^~~~~"),
        Case("'größe 🎈' + #", "1:13: Unexpected character '#'\n  'größe 🎈' + #\n              ^"),
        Case("a +\r\n\tb + #\r\n+ c", "2:6: Unexpected character '#'\n   b + #\n       ^"),
        Case("1 +\n'two\nlines' 3", "3:8: Expected an operator before '3'\n  lines' 3\n         ^"),
        Case("1 'two\nlines'", "1:3: Expected an operator before 'two lines'\n  1 'two\n    ^~~~"),
    ]

    @Test(arguments: cases) func `a mistake is shown with its position`(_ example: Case) throws {
        let error = try #require(throws: FormulaError.self) { try Formula(example.source) }
        #expect(error.rendered == example.rendered)
    }

    @Test func `a long line is cut around the position`() throws {
        let source = String(repeating: "a+", count: 60) + "#" + String(repeating: "+b", count: 100)
        let error = try #require(throws: FormulaError.self) { try Formula(source) }
        let before = "…+" + String(repeating: "a+", count: 29)
        let after = "#" + String(repeating: "+b", count: 20)
        #expect(
            error.rendered == """
                1:121: Unexpected character '#'
                  \(before)\(after)…
                  \(String(repeating: " ", count: 60))^
                """)
    }

    @Test func `a position has line, column and byte offsets`() throws {
        let error = try #require(throws: FormulaError.self) { try Formula("'ö' +\n'ö' #") }
        #expect(error.line == 2)
        #expect(error.column == 5)
        #expect(error.span == SourceSpan(12, 13))
        #expect(error.kind == .syntax(.unexpectedCharacter("#")))
        #expect("\(error)" == "2:5: Unexpected character '#'")
    }
}
