package import MotifCore
import MotifJSON

/// Writes a timing in every dialect, by the templates of its table.
package struct SpellingWriter {
    private let curve: Curve
    private let duration: Double?
    private let delay: Double
    /// The names of constants for values of templates: `["duration": "durationBase"]`.
    private let constants: [String: String]
    /// The motion of the spring, if the curve is one.
    private let motion: SpringMotion?
    /// The curve's Bézier, or the nearest one with its error; `nil` for steps.
    private let bezier: (points: CubicBezier, error: Double)?
    /// The straight lines that approximate a spring, with their error and the spring's duration.
    private let lines: (curve: Curve, error: Double, duration: Double)?

    /// A writer for a curve over its duration in seconds, after a delay.
    ///
    /// - Parameters:
    ///   - fit: The nearest Bézier, if it is known already.
    ///   - constants: The names of constants that replace numbers, by the values of templates: `duration`.
    package init(
        _ curve: Curve, duration: Double?, delay: Double = 0, fit: BezierFit? = nil, constants: [String: String] = [:]
    ) {
        (self.curve, self.duration, self.delay, self.constants) = (curve, duration, delay, constants)
        let timing = try? CurveTiming(curve, duration: duration)
        motion = timing?.spring
        if let points = curve.controlPoints {
            bezier = (points, 0)
        } else if case .steps = curve {
            bezier = nil
        } else {
            bezier = (fit ?? timing?.bezierFit()).flatMap { fit in
                let points = fit.bezier
                let numbers = [points.x1, points.y1, points.x2, points.y2, fit.largestError]
                return numbers.allSatisfy(\.isFinite) ? (points, fit.largestError) : nil
            }
        }
        lines = motion.flatMap { _ in timing }.flatMap { timing in
            let fit = timing.linearFit(within: 0.0025)
            return fit.largestError.isFinite ? (.linear(fit.stops), fit.largestError, timing.duration) : nil
        }
    }

    /// The timing in every dialect, in their order.
    package var all: [WrittenSpelling] { Dialect.allCases.map(spelling) }

    /// The timing in a dialect.
    package func spelling(_ dialect: Dialect) -> WrittenSpelling {
        for template in dialect.templates {
            guard let text = template.filled(hasDelay: delay != 0, { value($0) }) else { continue }
            return WrittenSpelling(dialect, text, losses(of: template.names))
        }
        return WrittenSpelling(dialect, nil, [.curve])
    }

    /// The losses of a text with these values.
    private func losses(of names: Set<String>) -> [WrittenSpelling.Loss] {
        func has(_ name: String) -> Bool { names.contains { $0 == name || $0.hasPrefix(name + ".") } }
        if has("lines"), let lines { return [.lines(error: lines.error)] }
        var losses: [WrittenSpelling.Loss] = []
        let isSpring = motion != nil && !has("x1") && !has("css")
        let isWhole = isSpring || has("css") && css == curve.text
        if !isWhole, let error = bezier?.error, error > 0 { losses = [.bezier(error: error)] }
        if let duration, !has("duration") { losses.append(isSpring ? .runsOn(duration) : .duration) }
        if isSpring, motion?.initialVelocity != 0, !has("velocity") { losses.append(.velocity) }
        if let time = milliseconds(duration), isRounded(time, names) { losses.append(.wholeMilliseconds(time)) }
        if delay != 0, !has("delay") { losses.append(.delay) }
        return losses
    }

    private func isRounded(_ time: Double, _ names: Set<String>) -> Bool {
        if names.contains("duration.dart") { return abs((time * 1000).rounded() / 1000 - time) > 1e-9 * time }
        let pause = milliseconds(delay) ?? 0
        return names.contains("duration.whole") && (time.rounded() != time || pause.rounded() != pause)
    }

    private func value(_ name: String) -> String? {
        if let constant = constants[name] { return constant }
        return switch name {
        case "name": bezier.flatMap { NamedCurve($0.points) }.flatMap { $0 == .default ? nil : $0.rawValue }
        case "css": css
        case "lines": lines?.curve.text
        case "isAtStart": isAtStart.map { "\($0)" }
        case "duration.dart":
            milliseconds(duration).map { time in
                let isWhole = time.rounded() == time
                return (isWhole ? "milliseconds: " : "microseconds: ")
                    + JSONNumber.text(isWhole ? time : (time * 1000).rounded())
            }
        default: number(name).map { JSONNumber.text($0) }
        }
    }

    private var css: String? {
        switch curve {
        case .linear, .steps: curve.text
        case .named, .cubicBezier: curve.css ?? curve.text
        case .spring: bezier.map { Curve.cubicBezier($0.points) }.flatMap { $0.css ?? $0.text }
        }
    }

    private var isAtStart: Bool? {
        guard case .steps(_, let position) = curve, position == .start || position == .end else { return nil }
        return position == .start
    }

    private func number(_ name: String) -> Double? {
        switch name {
        case "duration": duration
        case "duration.ms": milliseconds(duration)
        case "duration.whole": milliseconds(duration)?.rounded()
        case "delay": delay
        case "delay.ms": milliseconds(delay)
        case "delay.whole": milliseconds(delay)?.rounded()
        case "x1": bezier?.points.x1
        case "y1": bezier?.points.y1
        case "x2": bezier?.points.x2
        case "y2": bezier?.points.y2
        case "mass": motion?.mass
        case "stiffness": motion?.stiffness
        case "stiffnessOfMass1": motion.map { $0.stiffness / $0.mass }
        case "damping": motion?.damping
        case "velocity": motion?.initialVelocity
        case "springResponse": motion?.response
        case "springBounce": motion?.bounce
        case "springRatio": motion?.dampingRatio
        case "settlingTime": lines?.duration
        default: ownNumber(name)
        }
    }

    /// A number that only one form of curve has.
    private func ownNumber(_ name: String) -> Double? {
        switch (curve, name) {
        case (.spring(.response(let response, _)), "response"): response
        case (.spring(.response(_, let fraction)), "dampingFraction"): fraction
        case (.spring(.duration(let seconds, _)), "perceptualDuration"): seconds
        case (.spring(.duration(_, let bounce)), "perceptualBounce"): bounce
        case (.spring(.dampingRatio(let ratio, _)), "dampingRatio"): ratio
        // Motion clamps smaller values.
        case (.spring(.dampingRatio(let ratio, 0)), "durationBounce") where ratio >= 0.05: (1 - ratio).cleaned
        case (.steps(let count, _), "count"): Double(count)
        case (.steps(1, .end), "hold"): 1
        default: nil
        }
    }

    /// Milliseconds: the nearest double to the decimal number; `nil` if microseconds of it aren't finite.
    private func milliseconds(_ seconds: Double?) -> Double? {
        seconds.flatMap { ($0 * 1e6).isFinite ? Double(JSONNumber.text($0) + "e3") ?? $0 * 1000 : nil }
    }
}
