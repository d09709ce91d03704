import MotifCore

/// Timing curves in the words of UIKit: an `enum` with the cases that a pattern needs.
struct UIKitCurves {
    let words: UIKitNaming

    /// The name of the enum.
    var type: String { "\(words.type)Curve" }

    /// A curve with the type where it is written.
    func expression(_ curve: Curve) -> String { type + shortExpression(curve) }

    /// A curve where its type is known: `.easeIn`.
    func shortExpression(_ curve: Curve) -> String {
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
            return cubic(words.subject.curves.bezier(of: timing).bezier)
        }
    }

    /// A spring in Core Animation's numbers, which do not need its duration.
    func physical(_ spring: SpringMotion) -> String {
        ".physicalSpring(mass: \(SwiftText.number(spring.mass)), stiffness: \(SwiftText.number(spring.stiffness)), "
            + "damping: \(SwiftText.number(spring.damping)), "
            + "initialVelocity: \(SwiftText.number(spring.initialVelocity)))"
    }

    private func cubic(_ bezier: CubicBezier) -> String {
        let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(SwiftText.number)
        return ".cubic(\(numbers.joined(separator: ", ")))"
    }

    /// The enum, for the source that uses it.
    func lines(for source: String) -> [String] {
        let named = NamedCurve.allCases.filter { source.mentions(shortExpression(.named($0)), ending: .atWord) }
        let hasCubic = source.mentions(".cubic(") || !named.isEmpty
        let (hasSpring, hasPhysical) = (source.mentions(".spring("), source.mentions(".physicalSpring("))
        guard hasCubic || hasSpring || hasPhysical else { return [] }
        var lines = ["", "/// How something of \(words.title) moves over its span.", "enum \(type) {"]
        if hasCubic { lines.append("    case cubic(CGFloat, CGFloat, CGFloat, CGFloat)") }
        if hasSpring {
            lines.append("    /// UIKit's spring, which takes as long as its span.")
            lines.append("    case spring(dampingRatio: CGFloat, initialVelocity: CGFloat)")
        }
        if hasPhysical {
            lines.append("    /// Core Animation's spring, which takes until it rests.")
            lines += SwiftLayout.lines(
                "case physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)",
                indent: 1)
        }
        if !named.isEmpty { lines.append("") }
        for name in named {
            let word = name == .default ? "ease" : name.rawValue
            lines.append("    static let \(word) = \(type)\(cubic(name.controlPoints))")
        }
        lines += timing(hasCubic, hasSpring, hasPhysical)
        if source.mentions("curve.animation") { lines += animation(hasCubic, hasSpring, hasPhysical) }
        return lines + ["}"]
    }
}

extension Regex {
    /// With words that end at a dot, which they do not for Unicode.
    var simple: Regex { wordBoundaryKind(.simple) }
}
