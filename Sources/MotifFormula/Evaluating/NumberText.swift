extension Double {
    /// The number as texts and messages show it: at most two decimals, no trailing zeros, halves away from zero.
    ///
    ///     12.0 → 12    0.125 → 0.13    -0.001 → 0    1e20 → 1e+20
    var formulaText: String {
        // Beyond 2^53 / 100 hundredths are not exact any more, and there are none to show from 2^53 on.
        guard let hundredths = Int64(exactly: (self * 100).rounded()), magnitude < 9e13 else { return "\(self)" }
        let sign = hundredths < 0 ? "-" : ""
        let whole = hundredths.magnitude / 100
        let tens = hundredths.magnitude / 10 % 10
        let ones = hundredths.magnitude % 10
        if tens == 0 && ones == 0 { return "\(sign)\(whole)" }
        return ones == 0 ? "\(sign)\(whole).\(tens)" : "\(sign)\(whole).\(tens)\(ones)"
    }
}
