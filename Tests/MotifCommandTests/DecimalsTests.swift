import Testing

@testable import motif

@Suite struct DecimalsTests {
    @Test(
        arguments: [
            ([0, 0.25, 1], ["0.00", "0.25", "1.00"]), ([0, 1], ["0", "1"]), ([0, 0], ["0", "0"]), ([], []),
            ([0.1 + 0.2, 12.3456789], ["0.3000", "12.3457"]), ([-1e-9, 1], ["0", "1"]),
            ([-0.5, 100], ["-0.5", "100.0"]),
            ([1e300, 0.5], ["1e+300", "0.5"]), ([0.00001, 0], ["0.00001", "0"]),
        ] as [([Double], [String])]) func `the decimal points of a column are aligned`(
            _ numbers: [Double], _ texts: [String]
        )
    {
        #expect(Decimals.column(numbers) == texts)
    }
}
