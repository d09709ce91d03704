import Testing

@testable import MotifFormula

@Suite struct `the shortfall of a formula` {
    @Test(arguments: [
        ("a >= 5", 2.0 as Double?), ("a > 1", 0), ("a == 7", 4), ("5 <= a", 2), ("a != 3", nil),
        ("a >= 4 && a >= 9", 1), ("a >= 1 && a >= 9", 6), ("a >= 4 || a >= 9", 1), ("!(a >= 1)", nil),
        ("'x' == 'y'", nil), ("a >= 1", 0),
    ])
    func `is the distance of a comparison from being true`(text: String, expected: Double?) throws {
        let formula = try Formula(text).checked(in: ["a": .number], as: .boolean)
        #expect(try formula.shortfall(in: ["a": .number(3)]) == expected)
    }

    @Test func `ignores operands behind a false condition`() throws {
        let formula = try Formula("a != 0 && 1 / a > 2").checked(in: ["a": .number], as: .boolean)
        #expect(try formula.shortfall(in: ["a": .number(0)]) == nil)
        #expect(try formula.shortfall(in: ["a": .number(1)]) == 1)
    }
}
