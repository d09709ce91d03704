import MotifCore

/// A curve in the terms of the shared code: without names, and with springs in Core Animation's terms.
enum CodeCurve {
    case named(String)
    case bezier([Double])
    case uiKitSpring(dampingRatio: Double, initialVelocity: Double)
    case spring(SpringMotion)
    case steps(Int, jumpsAtStart: Bool, jumpsAtEnd: Bool)
    case lines([LinearStop])

    /// - Throws: `bad-curve` if the curve can't be evaluated.
    init(_ curve: Curve) throws(Problems) {
        switch curve {
        case .named(let name): self = .named(name == .default ? "ease" : name.rawValue)
        case .cubicBezier(let bezier): self = .bezier(bezier.numbers)
        case .steps(let count, let position):
            let isBoth = position == .both
            self = .steps(count, jumpsAtStart: isBoth || position == .start, jumpsAtEnd: isBoth || position == .end)
        case .linear(let stops): self = .lines(stops)
        case .spring(.dampingRatio(let ratio, let velocity)):
            self = .uiKitSpring(dampingRatio: ratio, initialVelocity: velocity)
        case .spring:
            guard let spring = try CurveTiming(curve, over: nil).spring else {
                throw Problems(.badCurve("The spring has no motion"))
            }
            self = .spring(spring)
        }
    }
}

extension CurveTiming {
    /// - Throws: `bad-curve` if the curve can't be evaluated over this duration, or over its own.
    init(_ curve: Curve, over duration: Double?) throws(Problems) {
        do throws(TimingError) { self = try CurveTiming(curve, duration: duration) } catch {
            throw Problems(.badCurve(error.message))
        }
    }
}

extension CubicBezier {
    /// The coordinates of its control points.
    var numbers: [Double] { [x1, y1, x2, y2] }
}
