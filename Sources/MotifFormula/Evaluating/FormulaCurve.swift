/// A timing curve as formulas see it.
public struct FormulaCurve: Hashable, Sendable {
    /// The seconds until it is at rest; `nil` for a curve that isn't a spring, or that has no duration of its own.
    public let settlingDuration: Double?
    /// Its text in a document, with which filters compare it; `nil` in a kind, whose formulas can't.
    public let text: String?

    /// A curve with this settling duration, and with this text in a document.
    public init(settlingDuration: Double?, text: String? = nil) {
        self.settlingDuration = settlingDuration
        self.text = text
    }
}

extension FormulaValue {
    /// The value in comparisons: a curve's text if it has one, or else the value itself.
    var comparable: FormulaValue {
        if case .curve(let curve) = self, let text = curve.text { .text(text) } else { self }
    }
}
