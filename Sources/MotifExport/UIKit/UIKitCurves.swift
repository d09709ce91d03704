import MotifCore

/// Timing curves as cases of `MotifCurve`.
struct UIKitCurves {
    /// The Béziers closest to curves that UIKit doesn't have.
    let fitted: FittedCurves

    /// A curve where its type is known: `.easeIn`.
    func expression(_ curve: Curve) -> String {
        switch curve {
        case .named(let name): return name == .default ? ".ease" : ".\(name.rawValue)"
        case .cubicBezier(let bezier): return cubic(bezier)
        case .spring(.dampingRatio(let ratio, let velocity)):
            let numbers = (SwiftText.number(ratio), SwiftText.number(velocity))
            return ".spring(dampingRatio: \(numbers.0), initialVelocity: \(numbers.1))"
        case .spring:
            guard let spring = try? CurveTiming(curve).spring else { return ".linear" }
            return physical(spring)
        case .steps, .linear:
            guard let timing = try? CurveTiming(curve) else { return ".linear" }
            return cubic(fitted.bezier(of: timing).bezier)
        }
    }

    /// A curve over a progress, which has no seconds for a spring.
    func progressExpression(_ curve: Curve) -> String {
        switch curve {
        case .named, .cubicBezier: return expression(curve)
        default:
            guard let timing = try? CurveTiming(curve, duration: 1) else { return ".linear" }
            return cubic(fitted.bezier(of: timing).bezier)
        }
    }

    /// A spring in Core Animation's numbers, which don't need its duration.
    func physical(_ spring: SpringMotion) -> String {
        ".physicalSpring(mass: \(SwiftText.number(spring.mass)), stiffness: \(SwiftText.number(spring.stiffness)), "
            + "damping: \(SwiftText.number(spring.damping)), "
            + "initialVelocity: \(SwiftText.number(spring.initialVelocity)))"
    }

    private func cubic(_ bezier: CubicBezier) -> String {
        let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(SwiftText.number)
        return ".cubic(\(numbers.joined(separator: ", ")))"
    }
}
