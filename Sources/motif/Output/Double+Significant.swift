import MotifJSON

extension Double {
    /// The number for people: six significant digits at most.
    ///
    ///     0.016666666666666666 → 0.0166667    1594.123456 → 1594.12    -0.0 → 0
    ///
    /// What is nearer to 0 than 1e-12 is rounding.
    var significant: String {
        guard isFinite else { return "\(self)" }
        guard magnitude >= 1e-12 else { return "0" }
        var scaled = magnitude
        var exponent = 0
        while scaled < 1e5 { (scaled, exponent) = (scaled * 10, exponent - 1) }
        while scaled >= 1e6 { (scaled, exponent) = (scaled / 10, exponent + 1) }
        // Read back from its digits, it is the double that has no others.
        let rounded = Double("\(Int(scaled.rounded()))e\(exponent)") ?? magnitude
        return JSONNumber.text(self < 0 ? -rounded : rounded)
    }
}
