import MotifFormula
import Testing

@testable import MotifExport

@Suite struct `formulas in Kotlin and TypeScript` {
    struct Case: CustomTestStringConvertible {
        let formula: String
        let kotlin: String
        let typeScript: String

        init(_ formula: String, _ kotlin: String, _ typeScript: String) {
            (self.formula, self.kotlin, self.typeScript) = (formula, kotlin, typeScript)
        }

        var testDescription: String { formula }
    }

    private static let scope: FormulaScope = [
        "a": .number, "b": .number, "c": .number, "screen": .size, "view": .frame, "at": .point, "on": .boolean,
        "word": .text, "rows": .list(.number), "words": .list(.text), "places": .list(.point),
        "tint": .record(["red": .number, "green": .number, "blue": .number, "alpha": .number]),
        "element": .record(["start": .frame, "end": .optional(.frame), "class": .optional(.text)]),
        "elements": .list(.record(["size": .number])),
    ]

    private static func text(_ formula: String, _ dialect: any CodeLanguage) throws -> String {
        let formulas = FormulaWriter(scope: scope, names: ["b": "this.b"], dialect: dialect)
        return try formulas.term(Formula(formula).checked(in: scope)).text
    }

    @Test(arguments: [
        Case("1 + a * c", "1.0 + a * c", "1 + a * c"),
        Case("a - (c - 1)", "a - (c - 1.0)", "a - (c - 1)"),
        Case("-(-a)", "-(-a)", "-(-a)"),
        Case("1 / 2 * b", "1.0 / 2.0 * this.b", "1 / 2 * this.b"),
        Case("a % 3", "a % 3.0", "a % 3"),
        Case("a * c % 3", "a * c % 3.0", "a * c % 3"),
        Case("1e21", "1e+21", "1e+21"),
        Case("on ? a : on ? c : 1", "if (on) a else if (on) c else 1.0", "on ? a : on ? c : 1"),
        Case("(on ? a : c) + 1", "(if (on) a else c) + 1.0", "(on ? a : c) + 1"),
        Case("(element.end ?? view).x", "(element.end ?: view).x", "(element.end ?? view).x"),
        Case("(element.class ?? 'a') == 'b'", #"element.`class` ?: "a" == "b""#, #"(element.class ?? "a") === "b""#),
        Case("word == 'é $x'", #"word == "é \$x""#, #"word === "é $x""#),
        Case("word <= 'b'", #"!precedes("b", word)"#, #"!precedes("b", word)"#),
        Case("view == view", "view == view", "same(view, view)"),
        Case("view != view", "view != view", "!same(view, view)"),
        Case("word in words", "word in words", "words.includes(word)"),
        Case("at in places", "at in places", "places.some((it) => same(it, at))"),
    ])
    func `keep their meaning`(example: Case) throws {
        #expect(try Self.text(example.formula, KotlinLanguage()) == example.kotlin)
        #expect(try Self.text(example.formula, TypeScriptLanguage()) == example.typeScript)
    }

    @Test(arguments: [
        Case("min(a, c, 1)", "minOf(a, c, 1.0)", "Math.min(a, c, 1)"),
        Case("max(rows)", "rows.maxOrNull() ?: Double.NaN", "Math.max(...rows)"),
        Case("clamp(a, 0, 1)", "minOf(maxOf(a, 0.0), 1.0)", "Math.min(Math.max(a, 0), 1)"),
        Case(
            "abs(a) + sqrt(c) + hypot(a, c)", "abs(a) + sqrt(c) + hypot(a, c)",
            "Math.abs(a) + Math.sqrt(c) + Math.hypot(a, c)"),
        Case(
            "round(a) + floor(a) + sign(a)", "rounded(a) + floor(a) + sign(a)",
            "rounded(a) + Math.floor(a) + Math.sign(a)"),
        Case("center(view).x", "view.center.x", "center(view).x"),
        Case("bounds(screen).width", "screen.bounds.width", "bounds(screen).width"),
        Case("inset(view, 4).y", "view.inset(4.0).y", "inset(view, 4).y"),
        Case("point(1, a).x", "MotionPoint(1.0, a).x", "{ x: 1, y: a }.x"),
        Case("farthest(at, screen)", "farthest(at, screen)", "farthest(at, screen)"),
        Case("rows[row(1, rows)]", "rows.getOrElse(row(1.0, rows).toInt()) { Double.NaN }", "rows[row(1, rows)]!"),
        Case("elements[1].size", "elements[1.0.toInt()].size", "elements[1]!.size"),
        Case(
            "count(rows) + sum(rows)", "rows.size.toDouble() + rows.sum()",
            "rows.length + rows.reduce((sum, it) => sum + it, 0)"),
        Case("startsWith(word, 'a')", #"word.startsWith("a")"#, #"word.startsWith("a")"#),
        Case("contains(word, 'a')", #"word.contains("a")"#, #"word.includes("a")"#),
        Case("color(1, 0, a).red", "MotionColor(1.0, 0.0, a).red", "{ red: 1, green: 0, blue: a, alpha: 1 }.red"),
    ])
    func `call functions of the language, or shared ones`(example: Case) throws {
        #expect(try Self.text(example.formula, KotlinLanguage()) == example.kotlin)
        #expect(try Self.text(example.formula, TypeScriptLanguage()) == example.typeScript)
    }

    @Test func `break before no sign in Kotlin, where the line would be a statement`() {
        let sum = Code.operation(
            ["val sum = " + String(repeating: "a", count: 60), "+ bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "- c"].map {
                Code($0)
            })
        let text = sum.lines(indent: 0, style: .kotlin).joined(separator: "\n")
        #expect(text.hasSuffix(" +\n    bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb -\n    c"))
        #expect(sum.lines(indent: 0).last == "    - c")
    }
}
