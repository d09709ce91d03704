import MotifFormula
import Testing

@Suite struct FormulaEvaluatorTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let value: FormulaValue

        init(_ source: String, _ value: FormulaValue) {
            self.source = source
            self.value = value
        }

        init(_ source: String, _ number: Double) { self.init(source, .number(number)) }
        init(_ source: String, _ boolean: Bool) { self.init(source, .boolean(boolean)) }

        var testDescription: String { source }
    }

    static let operators = [
        Case("1 + 2 * 3", 7), Case("(1 + 2) * 3", 9), Case("7 - 2 - 1", 4), Case("7 / 2", 3.5),
        Case("7 % 3", 1), Case("-7 % 3", -1), Case("7 % -3", 1), Case("5.5 % 2", 1.5),
        Case("--3", 3), Case("-view.x", -16), Case("1 == 1.0", true), Case("0 == -0", true),
        Case("1 != 2", true), Case("1 < 2", true), Case("2 <= 2", true), Case("2 < 2", false), Case("2 > 2", false),
        Case("3 > 2", true), Case("2 >= 3", false), Case("2 >= 2", true),
        Case("'a' < 'b'", true), Case("'a' <= 'a'", true), Case("'b' > 'abc'", true), Case("'Z' < 'a'", true),
        Case("'z' < 'ä'", true), Case("'\u{FFFF}' < '🎈'", true), Case("'' < 'a'", true),
        Case("'a' == 'a'", true), Case("'\u{E9}' == 'e\u{301}'", false), Case("place == point(3, 4)", true),
        Case("screen != size(393, 852)", false), Case("open == true", true), Case("tags == tags", true),
        Case("!open", false), Case("open && !open", false), Case("!open || open", true),
        Case("!open && 1 / zero > 0", false), Case("open || 1 / zero > 0", true),
        Case("'reveal' in tags", true), Case("'fade' in tags", false), Case("3 in rows", true),
        Case("1 in none", false),
        Case("open ? 1 : 1 / zero", 1), Case("!open ? 1 : 2", 2),
        Case("rows[1]", 3), Case("tags[0]", .text("reveal")), Case("rows[rows[0] - 1]", 3),
        Case("view.x + view.y + view.width + view.height", 717), Case("screen.width", 393), Case("place.y", 4),
        Case("element.frame.width", 361), Case("element.title", .text("image")),
        Case("start ?? 5", 5), Case("start ?? start ?? 6", 6), Case("note ?? 'none'", .text("none")),
        Case("start", .missing), Case("open ? start : 1", .missing),
        Case("element.center ?? center(element.frame)", .point(MotionPoint(x: 196.5, y: 230))),
        Case("document.size / 2", 3.5), Case("document.slug == 'expand'", true), Case("document.nothing ?? 3", 3),
        Case("document.nothing.deeper ?? 3", 3), Case("document.nothing", .missing),
    ]

    static let functions = [
        Case("min(3)", 3), Case("min(3, 1, 2)", 1), Case("max(3, 1, 2)", 3), Case("min(rows)", 2),
        Case("max(rows)", 3), Case("max(-1, -2)", -1), Case("min(document.size)", 7),
        Case("abs(-2.5)", 2.5), Case("abs(2)", 2), Case("sign(-3)", -1), Case("sign(0)", 0), Case("sign(0.1)", 1),
        Case("sqrt(2.25)", 1.5), Case("sqrt(0)", 0), Case("hypot(3, 4)", 5), Case("hypot(1e200, 0)", 1e200),
        Case("floor(1.9)", 1), Case("floor(-1.1)", -2), Case("ceil(1.1)", 2), Case("ceil(-1.9)", -1),
        Case("round(2.5)", 3), Case("round(-2.5)", -3), Case("round(2.4)", 2),
        Case("clamp(5, 0, 3)", 3), Case("clamp(-5, 0, 3)", 0), Case("clamp(2, 0, 3)", 2), Case("clamp(2, 1, 1)", 1),
        Case("lerp(10, 20, 0.25)", 12.5), Case("lerp(10, 20, 0)", 10), Case("lerp(10, 20, 1)", 20),
        Case("lerp(10, 20, 1.5)", 25), Case("lerp(20, 10, 0.5)", 15),
        Case("point(1, 2)", .point(MotionPoint(x: 1, y: 2))),
        Case("size(1, 2)", .size(MotionSize(width: 1, height: 2))),
        Case("frame(1, 2, 3, 4)", .frame(MotionFrame(x: 1, y: 2, width: 3, height: 4))),
        Case("center(view)", .point(MotionPoint(x: 196.5, y: 230))),
        Case("bounds(screen)", .frame(MotionFrame(x: 0, y: 0, width: 393, height: 852))),
        Case("farthest(point(0, 0), size(3, 4))", 5), Case("farthest(point(3, 0), size(3, 4))", 5),
        Case("farthest(point(1.5, 2), size(3, 4))", 2.5), Case("farthest(point(-1, -8), size(4, 4))", 13),
        Case("inset(view, 10)", .frame(MotionFrame(x: 26, y: 130, width: 341, height: 200))),
        Case("inset(frame(0, 0, 2, 2), 2)", .frame(MotionFrame(x: 2, y: 2, width: -2, height: -2))),
        Case("count(tags)", 2), Case("count(none)", 0), Case("sum(rows)", 5), Case("sum(none)", 0),
        Case("row(0, rows)", 0), Case("column(0, rows)", 0), Case("row(1, rows)", 0), Case("column(1, rows)", 1),
        Case("row(2, rows)", 1), Case("column(2, rows)", 0), Case("row(4, rows)", 1), Case("column(4, rows)", 2),
        Case(
            "color(0.25, 0.5, 1)",
            .record(["red": .number(0.25), "green": .number(0.5), "blue": .number(1), "alpha": .number(1)])),
        Case("contains('größe', 'öß')", true), Case("contains('abc', 'd')", false), Case("contains('abc', '')", true),
        Case("contains('a', 'ab')", false), Case("contains('e\u{301}', '\u{E9}')", false),
        Case("startsWith('expand-2', 'expand')", true), Case("startsWith('ex', 'expand')", false),
        Case("endsWith('expand-2', '-2')", true), Case("endsWith('expand-2', '-')", false),
        Case("endsWith('', '')", true), Case("settlingDuration(spring) ?? 2", 0.5),
        Case("settlingDuration(ease) ?? 2", 2), Case("settlingDuration(open ? spring : ease) ?? 2", 0.5),
    ]

    @Test(arguments: operators + functions) func `a formula has the value computed by hand`(_ example: Case) throws {
        #expect(try Samples.value(example.source) == example.value)
    }

    @Test func `every function is in the table`() {
        for function in FormulaFunction.allCases {
            #expect(Self.functions.contains { $0.source.hasPrefix("\(function.rawValue)(") }, "\(function)")
        }
    }

    @Test func `values may change between evaluations`() throws {
        let formula = try Formula("progress * 2").checked(in: ["progress": .number], as: .number)
        var values: FormulaValues = ["progress": .number(1)]
        #expect(try formula.value(in: values) == .number(2))
        values["progress"] = .number(4)
        #expect(try formula.value(in: values) == .number(8))
        #expect(formula.names == ["progress"])
        #expect(formula.type == .number)
    }

    @Test(.timeLimit(.minutes(1)))
    func `nested functions are evaluated in linear time`() throws {
        let source = String(repeating: "min(", count: 24) + "document.size" + String(repeating: ")", count: 24)
        #expect(try Samples.value(source) == .number(7))
    }
}
