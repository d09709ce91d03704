import MotifFormula
import Testing

@Suite struct FormulaTypeTests {
    static let descriptions: [(FormulaType, String)] = [
        (.number, "number"), (.text, "text"), (.list(.text), "list of text"), (.list(.number), "list of numbers"),
        (.list(.list(.frame)), "list of lists of frames"), (.optional(.point), "optional point"),
        (.list(.optional(.number)), "list of optional numbers"), (.record(["a": .text]), "record"), (.any, "value"),
    ]

    @Test(arguments: descriptions) func `a type has a name`(_ type: FormulaType, _ name: String) {
        #expect("\(type)" == name)
    }

    static let signatures = [
        (FormulaFunction.clamp, "clamp(number, number, number)"),
        (.min, "min(number, …) or min(list of numbers)"), (.center, "center(frame)"),
        (.contains, "contains(text, text)"),
        (.row, "row(number, list of numbers)"), (.count, "count(list of values)"), (.farthest, "farthest(point, size)"),
    ]

    @Test(arguments: signatures) func `a function has a signature`(_ function: FormulaFunction, _ signature: String) {
        #expect(function.signature == signature)
    }

    @Test func `every function has its summary`() {
        #expect(Set(FormulaFunction.allCases.map(\.summary)).count == FormulaFunction.allCases.count)
    }

    @Test func `values are equal by type and content`() {
        #expect(FormulaValue.text("\u{E9}") != .text("e\u{301}"))
        #expect(FormulaValue.list([.text("\u{E9}")]) != .list([.text("e\u{301}")]))
        #expect(FormulaValue.number(0) == .number(-0.0))
        #expect(FormulaValue.number(1) != .boolean(true))
        #expect(FormulaValue.record(["a": .number(1)]) == .record(["a": .number(1)]))
        #expect(FormulaValue.missing == .missing)
        #expect(Set<FormulaValue>([.number(0), .number(-0.0), .text("a"), .text("a")]).count == 2)
    }

    @Test func `a scope lists its names sorted`() {
        #expect(FormulaScope(["b": .text, "a": .number]).names == ["a", "b"])
        #expect(FormulaScope(["b": .text])["a"] == nil)
    }
}
