import MotifText
import Testing

@Suite struct `digits for people` {
    struct Case: CustomTestStringConvertible {
        let number: Double
        let digits: Int
        let text: String

        init(_ number: Double, _ text: String, digits: Int = 6) {
            (self.number, self.digits, self.text) = (number, digits, text)
        }

        var testDescription: String { "\(number) → \(text)" }
    }

    @Test(arguments: [
        Case(0, "0"), Case(-0.0, "0"), Case(1, "1"), Case(-0.5, "-0.5"), Case(0.1 + 0.2, "0.3"), Case(0.2 * 3, "0.6"),
        Case(1.0 / 60, "0.0166667"), Case(1594.123456, "1594.12"), Case(323.5894917400647, "323.589"),
        Case(99999.96, "100000"), Case(999999.5, "1000000"), Case(1_234_567.8, "1234570"), Case(1e9, "1000000000"),
        Case(0.000123456789, "0.000123457"), Case(-0.0000123456789, "-0.0000123457"), Case(1e21, "1e+21"),
        Case(1.25e-7, "1.25e-7"), Case(9.9999996e-8, "1e-7"), Case(-1e100, "-1e+100"), Case(1e-12, "1e-12"),
        Case(9.99e-13, "0"), Case(-1e-13, "0"),
        Case(.leastNonzeroMagnitude, "0"), Case(.greatestFiniteMagnitude, "1.79769e+308"), Case(.infinity, "inf"),
        // Halves of the decimal that a person sees, away from zero: 2.675 is a little less as a double.
        Case(2.675, "2.68", digits: 3), Case(-2.675, "-2.68", digits: 3), Case(0.125, "0.13", digits: 2),
        Case(0.35, "0.4", digits: 1),
        Case(9.5, "10", digits: 1), Case(9.49, "9", digits: 1), Case(1594.12, "1594", digits: 4),
        Case(159412, "159400", digits: 4), Case(12.3456, "12.35", digits: 4),
    ])
    func `are rounded to`(example: Case) {
        #expect(example.number.short(digits: example.digits) == example.text)
    }

    @Test(arguments: [
        (0.123456, 2, 0.12), (-0.125, 2, -0.13), (1e15 + 0.125, 2, 1e15 + 0.125), (1e308, 2, 1e308),
        (-1e308, 6, -1e308),
        (.leastNonzeroMagnitude, 6, 0), (2.5, 0, 3),
    ]) func `are decimals of any number`(number: Double, decimals: Int, expected: Double) {
        #expect(number.rounded(decimals: decimals) == expected)
    }

    @Test func `are at least one`() async {
        await #expect(processExitsWith: .failure) { _ = 0.5.short(digits: 0) }
    }
}
