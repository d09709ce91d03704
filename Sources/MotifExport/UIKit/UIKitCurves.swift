import MotifCore

/// Timing curves as cases of `MotifCurve`.
struct UIKitCurves {
    /// The Béziers closest to curves that UIKit doesn't have.
    let fitted: FittedCurves

    /// A curve where its type is known: `.easeIn`.
    ///
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func expression(_ curve: Curve) throws(Problems) -> Code {
        switch curve {
        case .named(let name): return name == .default ? ".ease" : ".\(name.rawValue)"
        case .cubicBezier(let bezier): return cubic(bezier)
        case .spring(.dampingRatio(let ratio, let velocity)):
            let numbers = [ratio, velocity].map { Code(SwiftText.number($0)) }
            return .call(".spring", ["dampingRatio", "initialVelocity"], numbers)
        case .spring, .steps, .linear:
            let timing = try CurveTiming(curve, over: nil)
            return timing.spring.map(physical) ?? cubic(fitted.bezier(of: timing).bezier)
        }
    }

    /// A curve over a progress, which has no seconds for a spring.
    ///
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func progressExpression(_ curve: Curve) throws(Problems) -> Code {
        switch curve {
        case .named, .cubicBezier: try expression(curve)
        case .spring, .steps, .linear: cubic(fitted.bezier(of: try CurveTiming(curve, over: 1)).bezier)
        }
    }

    /// A spring in Core Animation's numbers, which don't need its duration.
    private func physical(_ spring: SpringMotion) -> Code {
        let numbers = [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
        return .call(
            ".physicalSpring", ["mass", "stiffness", "damping", "initialVelocity"],
            numbers.map { Code(SwiftText.number($0)) })
    }

    private func cubic(_ bezier: CubicBezier) -> Code {
        .call(".cubic", [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { Code(SwiftText.number($0)) })
    }
}

extension CurveTiming {
    /// - Throws: `bad-curve` if the curve can't be evaluated over this duration, or over its own.
    init(_ curve: Curve, over duration: Double?) throws(Problems) {
        do throws(TimingError) {
            self = try CurveTiming(curve, duration: duration)
        } catch {
            throw Problems(.badCurve(error.message))
        }
    }
}
