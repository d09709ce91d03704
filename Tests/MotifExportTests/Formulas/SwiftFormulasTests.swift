import MotifFormula
import Testing

@testable import MotifExport

@Suite struct `formulas in Swift` {
    struct Case: CustomTestStringConvertible {
        let formula: String
        let swift: String

        init(_ formula: String, _ swift: String) { (self.formula, self.swift) = (formula, swift) }

        var testDescription: String { formula }
    }

    private static let scope: FormulaScope = [
        "a": .number, "b": .number, "c": .number, "screen": .size, "view": .frame, "at": .point, "on": .boolean,
        "word": .text, "rows": .list(.number), "words": .list(.text), "default": .number,
        "tint": .record(["red": .number, "green": .number, "blue": .number, "alpha": .number]),
        "element": .record(["start": .frame, "end": .optional(.frame), "class": .optional(.text)]),
    ]

    private static func swift(_ formula: String) throws -> String {
        let formulas = FormulaWriter(
            scope: scope, names: ["a": "parameters.a"], dialect: SwiftLanguage())
        return try formulas.term(Formula(formula).checked(in: scope)).text
    }

    @Test(arguments: [
        Case("1 + b * c", "1 + b * c"),
        Case("(1 + b) * c", "(1 + b) * c"),
        Case("b - (c - 1)", "b - (c - 1)"),
        Case("(b - c) - 1", "b - c - 1"),
        Case("b / (c * 2)", "b / (c * 2)"),
        Case("-(-b)", "-(-b)"),
        Case("-(b + c)", "-(b + c)"),
        Case("-b * c", "-b * c"),
        Case("1 / 2 * b", "CGFloat(1) / 2 * b"),
        Case("(1 + 1) / 2", "(CGFloat(1) + 1) / 2"),
        Case("1e21 + 9007199254740993", "CGFloat(1e+21) + 9007199254740992.0"),
        Case("-7 % 3", "CGFloat(-7).truncatingRemainder(dividingBy: 3)"),
        Case("b * c % 3", "(b * c).truncatingRemainder(dividingBy: 3)"),
        Case("a", "parameters.a"),
        Case("default", "`default`"),
    ])
    func `keep the order of operations`(example: Case) throws {
        #expect(try Self.swift(example.formula) == example.swift)
    }

    @Test(arguments: [
        Case("(b < c) == on", "(b < c) == on"),
        Case("!(on && b > c) || on", "!(on && b > c) || on"),
        Case("on && (on || b == c)", "on && (on || b == c)"),
        Case("on ? b : on ? c : 1", "on ? b : on ? c : 1"),
        Case("(on ? on : b < c) ? b : c", "(on ? on : b < c) ? b : c"),
        Case("word != ''", "!word.isEmpty"),
        Case("word == 'é \\ \"'", #"word.utf8.elementsEqual("é \\ \"".utf8)"#),
        Case("word <= 'b'", #"!"b".utf8.lexicographicallyPrecedes(word.utf8)"#),
        Case("word in words", "words.contains { $0.utf8.elementsEqual(word.utf8) }"),
        Case("b in rows", "rows.contains(b)"),
    ])
    func `compare as motif does`(example: Case) throws {
        #expect(try Self.swift(example.formula) == example.swift)
    }

    @Test(arguments: [
        Case("view.x + view.width", "view.origin.x + view.size.width"),
        Case("screen.width - at.x", "screen.width - at.x"),
        Case("tint.red", "MotifFormulas.component(tint, .red)"),
        Case("(element.class ?? 'x') != ''", #"!(element.`class` ?? "x").isEmpty"#),
        Case("(element.end ?? element.start).width", "(element.end ?? element.start).size.width"),
        Case("rows[row(b, rows)]", "MotifFormulas.element(rows, MotifFormulas.row(b, rows))"),
        Case("words[1]", "words[Int(1)]"),
    ])
    func `read members of values`(example: Case) throws {
        #expect(try Self.swift(example.formula) == example.swift)
    }

    @Test(arguments: [
        Case("min(b)", "b"),
        Case("max(b, c, 1)", "max(b, c, 1)"),
        Case("min(rows) * 2", "(rows.min() ?? .nan) * 2"),
        Case("abs(b) + sqrt(4)", "abs(b) + CGFloat(4).squareRoot()"),
        Case("round(b / 2)", "(b / 2).rounded()"),
        Case("floor(b) - ceil(c)", "b.rounded(.down) - c.rounded(.up)"),
        Case("clamp(b, 0, 1)", "min(max(b, 0), 1)"),
        Case("lerp(b, c, 0.5) * sign(b)", "MotifFormulas.lerp(b, c, 0.5) * MotifFormulas.sign(b)"),
        Case("center(bounds(screen))", "MotifFormulas.center(CGRect(origin: .zero, size: screen))"),
        Case("frame(0, b, 2, 3)", "CGRect(x: 0, y: b, width: 2, height: 3)"),
        Case("count(words) + sum(rows)", "CGFloat(words.count) + rows.reduce(0, +)"),
        Case("color(1, b, 0)", "UIColor(red: 1, green: b, blue: 0, alpha: 1)"),
        Case("startsWith(word, 'x')", #"MotifFormulas.startsWith(word, "x")"#),
    ])
    func `call functions`(example: Case) throws {
        #expect(try Self.swift(example.formula) == example.swift)
    }
}
