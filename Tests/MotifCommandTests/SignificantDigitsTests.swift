import Testing

@testable import motif

@Suite struct `significant digits` {
    struct Case: CustomTestStringConvertible {
        let number: Double
        let text: String

        init(_ number: Double, _ text: String) { (self.number, self.text) = (number, text) }

        var testDescription: String { text }
    }

    @Test(arguments: [
        Case(0, "0"), Case(-0.0, "0"), Case(1, "1"), Case(-0.5, "-0.5"), Case(1.0 / 60, "0.0166667"),
        Case(1594.123456, "1594.12"), Case(99999.96, "100000"), Case(999999.5, "1000000"),
        Case(1_234_567.8, "1234570"), Case(0.000123456789, "0.000123457"), Case(1e-13, "0"), Case(0.1 + 0.2, "0.3"),
        Case(30.464285714285715, "30.4643"), Case(1e21, "1e+21"), Case(-1e100, "-1e+100"),
        Case(.greatestFiniteMagnitude, "1.79769e+308"), Case(.infinity, "inf"),
    ]) func `are six at most`(_ test: Case) {
        #expect(test.number.significant == test.text)
    }
}
