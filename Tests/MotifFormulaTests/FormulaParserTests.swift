import MotifFormula
import Testing

@Suite struct FormulaParserTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        /// With every pair of parentheses that the precedence stands for.
        let tree: String

        init(_ source: String, _ tree: String) {
            self.source = source
            self.tree = tree
        }

        var testDescription: String { source }
    }

    static let precedence = [
        Case("a + b * c", "(a + (b * c))"), Case("a * b + c", "((a * b) + c)"),
        Case("a - b - c", "((a - b) - c)"), Case("a / b / c % d", "(((a / b) / c) % d)"),
        Case("(a + b) * c", "((a + b) * c)"), Case("a-b", "(a - b)"),
        Case("-a * b", "((-a) * b)"), Case("-a.b[c]", "(-((a.b)[c]))"), Case("--a", "(-(-a))"),
        Case("!a && b", "((!a) && b)"), Case("!a == b", "((!a) == b)"), Case("!!a", "(!(!a))"),
        Case("a < b + c", "(a < (b + c))"), Case("a + b >= c - d", "((a + b) >= (c - d))"),
        Case("a ?? b < c", "((a ?? b) < c)"), Case("a < b ?? c", "(a < (b ?? c))"),
        Case("a ?? b + c", "(a ?? (b + c))"), Case("a + b ?? c", "((a + b) ?? c)"),
        Case("a ?? b ?? c", "(a ?? (b ?? c))"), Case("a ?? b == c ?? d", "((a ?? b) == (c ?? d))"),
        Case("a && b || c && d", "((a && b) || (c && d))"), Case("a || b && c", "(a || (b && c))"),
        Case("a || b || c", "((a || b) || c)"), Case("a == b && c != d", "((a == b) && (c != d))"),
        Case("a in b && c", "((a in b) && c)"), Case("a + b in c", "((a + b) in c)"),
        Case("a || b ? c : d", "((a || b) ? c : d)"), Case("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        Case("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"), Case("a?.5:1", "(a ? 0.5 : 1.0)"),
        Case("a.b.c", "((a.b).c)"), Case("a[0][1].x", "(((a[0.0])[1.0]).x)"), Case("f(a).x", "(f(a).x)"),
        Case("f()", "f()"), Case("f(a, b + c)", "f(a, (b + c))"), Case("a.in", "(a.in)"),
        Case("\ta\n+\r\nb ", "(a + b)"), Case("true == false", "(true == false)"),
    ]

    @Test(arguments: precedence) func `operators bind as they do in Swift`(_ example: Case) throws {
        #expect(try Formula(example.source).syntax.tree == example.tree)
    }

    static let literals: [(String, Syntax.Node)] = [
        ("1", .number(1)), (".5", .number(0.5)), ("1.5", .number(1.5)), ("1e3", .number(1000)),
        ("2.5e-3", .number(0.0025)), ("1E+2", .number(100)), ("007", .number(7)), ("1e-999", .number(0)),
        ("'text'", .text("text")), ("''", .text("")), ("'the driver''s seat'", .text("the driver's seat")),
        ("''''", .text("'")), ("'a\\n'", .text("a\\n")), ("'größe 🎈'", .text("größe 🎈")),
        ("true", .boolean(true)), ("false", .boolean(false)), ("größe", .name("größe")), ("_x1", .name("_x1")),
        ("truely", .name("truely")), ("inside", .name("inside")),
    ]

    @Test(arguments: literals) func `literals and names are read`(_ source: String, _ node: Syntax.Node) throws {
        #expect(try Formula(source).syntax.node == node)
    }

    @Test func `names are those before the first dot`() throws {
        let formula = try Formula("view.width + max(rows[index], 2) > limit ? element.frame.x ?? 0 : -start")
        #expect(formula.names == ["view", "rows", "index", "limit", "element", "start"])
    }

    @Test func `spans are byte offsets and include parentheses`() throws {
        let syntax = try Formula("(größe + 1) * f(x)").syntax
        #expect(syntax.span == SourceSpan(0, 20))
        #expect(syntax.node.children.map(\.span) == [SourceSpan(0, 13), SourceSpan(16, 20)])
        #expect(syntax.height == 3)
    }

    @Test func `formulas are equal if their scalars are`() throws {
        #expect(try Formula("a + 1") == Formula("a + 1"))
        #expect(try Formula("a + 1") != Formula("a+1"))
        #expect(try Formula("'\u{E9}'") != Formula("'e\u{301}'"))
    }
}

extension Syntax {
    /// The tree with all parentheses.
    fileprivate var tree: String {
        switch node {
        case .number(let number): "\(number)"
        case .text(let text): "'\(text)'"
        case .boolean(let boolean): "\(boolean)"
        case .name(let name): name
        case .member(let base, let field): "(\(base.tree).\(field.text))"
        case .index(let list, let index): "(\(list.tree)[\(index.tree)])"
        case .call(let callee, let arguments):
            "\(callee.name.text)(\(arguments.map(\.tree).joined(separator: ", ")))"
        case .unary(let sign, let operand): "(\(sign.rawValue)\(operand.tree))"
        case .binary(let sign, let left, let right): "(\(left.tree) \(sign.rawValue) \(right.tree))"
        case .conditional(let condition, let first, let second):
            "(\(condition.tree) ? \(first.tree) : \(second.tree))"
        case .coalesce(let value, let fallback): "(\(value.tree) ?? \(fallback.tree))"
        }
    }
}
