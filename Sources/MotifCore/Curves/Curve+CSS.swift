extension Curve {
    /// As CSS takes it: `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`.
    ///
    /// - Returns: `nil` for a spring, which CSS does not know; `CurveTiming.linearFit(within:)` has lines for it.
    /// - Source: CSS Easing Functions Levels 1 and 2.
    public var css: String? {
        switch self {
        case .named(let name): Self.cssNames.first { $0.value == name }?.key ?? name.rawValue
        case .cubicBezier, .steps, .linear: text
        case .spring: nil
        }
    }

    /// Its control points, where it is a cubic Bézier, by name or not.
    public var controlPoints: CubicBezier? {
        switch self {
        case .named(let name): name.controlPoints
        case .cubicBezier(let bezier): bezier
        case .steps, .linear, .spring: nil
        }
    }
}

extension NamedCurve {
    /// The curve with these control points, if it has a name.
    public init?(_ controlPoints: CubicBezier) {
        guard let name = Self.allCases.first(where: { $0.controlPoints == controlPoints }) else { return nil }
        self = name
    }
}
