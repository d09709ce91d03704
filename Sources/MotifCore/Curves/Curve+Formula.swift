public import MotifFormula

extension Curve {
    /// The settling duration of a spring in seconds: `settlingTime` of its motion.
    ///
    /// - Returns: `nil` for other curves, for a spring with a damping ratio, which takes the duration of its track, and
    ///   for one whose numbers overflow.
    public var settlingDuration: Double? {
        guard case .spring(let spring) = self, let motion = try? SpringMotion(spring) else { return nil }
        return motion.settlingTime
    }

    /// What formulas see of the curve.
    public var formulaValue: FormulaValue { .curve(FormulaCurve(settlingDuration: settlingDuration)) }
}
