import MotifFormula
import Testing

@Suite struct `a settled formula` {
    static let scope: FormulaScope = ["a": .number, "b": .number]

    @Test func `keeps its value whatever the names are later`() throws {
        let formula = try Formula("a / 2").checked(in: Self.scope)
        let settled = formula.settled(by: ["a": .number(3)], except: ["b"])
        #expect(settled.isSettled)
        #expect(try settled.value(in: ["a": .number(8)]) == .number(1.5))
        #expect(settled == formula)
        #expect(settled.names == ["a"])
    }

    @Test func `isn't made from a formula that reads a varying name`() throws {
        let formula = try Formula("a + b").checked(in: Self.scope)
        let settled = formula.settled(by: ["a": .number(3), "b": .number(1)], except: ["b"])
        #expect(!settled.isSettled)
        #expect(try settled.value(in: ["a": .number(3), "b": .number(4)]) == .number(7))
    }

    @Test func `isn't made from a formula without a value, which throws each time`() throws {
        let settled = try Formula("1 / a").checked(in: Self.scope).settled(by: ["a": .number(0)], except: [])
        #expect(!settled.isSettled)
        #expect(throws: FormulaError.self) { try settled.value(in: ["a": .number(0)]) }
    }
}
