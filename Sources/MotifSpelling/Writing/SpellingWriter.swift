package import MotifCore
import MotifJSON

/// Writes a timing in every dialect.
package struct SpellingWriter {
    let curve: Curve
    let duration: Double?
    let delay: Double
    /// The spring that runs, if the curve is one.
    let motion: SpringMotion?
    /// The Bézier that is the curve, or the nearest, with its error; `nil` for steps.
    let bezier: (points: CubicBezier, error: Double)?

    /// A writer of a curve over its duration in seconds, after a delay.
    ///
    /// - Parameter fit: The nearest Bézier, if it is known already.
    package init(_ curve: Curve, duration: Double?, delay: Double = 0, fit: BezierFit? = nil) {
        (self.curve, self.duration, self.delay) = (curve, duration, delay)
        let timing = try? CurveTiming(curve, duration: duration)
        motion = timing?.spring
        if let points = curve.controlPoints {
            bezier = (points, 0)
        } else if case .steps = curve {
            bezier = nil
        } else {
            let fit = fit ?? timing?.bezierFit()
            bezier = fit.flatMap { fit in
                let points = fit.bezier
                let numbers = [points.x1, points.y1, points.x2, points.y2, fit.largestError]
                return numbers.allSatisfy(\.isFinite) ? (points, fit.largestError) : nil
            }
        }
    }

    /// The timing in every dialect, in their order.
    package var all: [WrittenSpelling] { Dialect.allCases.map(spelling) }

    /// The timing in a dialect.
    package func spelling(_ dialect: Dialect) -> WrittenSpelling {
        switch curve {
        case .spring(let form): motion.flatMap { spring(form, $0, dialect) } ?? eased(dialect)
        case .steps(let count, let position): steps(count, position, dialect)
        case .named, .cubicBezier, .linear: eased(dialect)
        }
    }

    /// A spring; `nil` if the dialect has none.
    private func spring(_ form: SpringCurve, _ motion: SpringMotion, _ dialect: Dialect) -> WrittenSpelling? {
        let (mass, stiffness, damping) = (motion.mass, motion.stiffness, motion.damping)
        let velocity = motion.initialVelocity
        var losses: [WrittenSpelling.Loss] = duration.map { [.runsOn($0)] } ?? []
        // Most libraries measure the velocity in units of the animated value.
        let absolute: [WrittenSpelling.Loss] = velocity == 0 ? [] : [.velocity]
        let numbers = "mass: \(text(mass)), stiffness: \(text(stiffness)), damping: \(text(damping))"
        let later = delay == 0 ? "" : ".delay(\(text(delay)))"
        switch dialect {
        case .swiftUI:
            let call =
                switch form {
                case .response(let response, let fraction):
                    "spring(response: \(text(response)), dampingFraction: \(text(fraction)))"
                case .duration(let seconds, let bounce): "spring(duration: \(text(seconds)), bounce: \(text(bounce)))"
                case .physical, .dampingRatio: "interpolatingSpring(\(numbers), initialVelocity: \(text(velocity)))"
                }
            return WrittenSpelling(dialect, ".\(call)\(later)", losses)
        case .uiKit:
            let vector = "CGVector(dx: \(text(velocity)), dy: \(text(velocity)))"
            switch form {
            case .dampingRatio(let ratio, _):
                losses = delay == 0 ? [] : [.delay]
                let call = "UISpringTimingParameters(dampingRatio: \(text(ratio)), initialVelocity: \(vector))"
                return WrittenSpelling(
                    dialect,
                    duration.map { "UIViewPropertyAnimator(duration: \(text($0)), timingParameters: \(call))" } ?? call,
                    losses)
            case .duration(let seconds, let bounce):
                return WrittenSpelling(
                    dialect, "UISpringTimingParameters(duration: \(text(seconds)), bounce: \(text(bounce)))",
                    losses + apart)
            case .physical, .response:
                return WrittenSpelling(
                    dialect, "UISpringTimingParameters(\(numbers), initialVelocity: \(vector))", losses + apart)
            }
        case .coreAnimation:
            // Its other numbers are assigned one by one.
            let call = "CASpringAnimation(perceptualDuration: \(text(motion.response)), bounce: \(text(motion.bounce)))"
            return WrittenSpelling(dialect, call, losses + absolute + apart)
        case .motion:
            let wait = delay == 0 ? "" : ", delay: \(text(delay))"
            if case .dampingRatio(let ratio, 0) = form, let duration, ratio >= 0.05 {
                let bounce = text((1 - ratio).cleaned)
                return WrittenSpelling(
                    dialect, "{type: \"spring\", duration: \(text(duration)), bounce: \(bounce)\(wait)}")
            }
            return WrittenSpelling(dialect, "{type: \"spring\", \(numbers)\(wait)}", losses + absolute)
        case .reanimated: return WrittenSpelling(dialect, waiting("withSpring(1, {\(numbers)})"), losses + absolute)
        case .reactNative:
            return WrittenSpelling(dialect, "{animation: \"spring\", config: {\(numbers)}}", losses + absolute + apart)
        case .compose:
            let (ratio, pull) = (text(motion.dampingRatio), text(stiffness / mass))
            return WrittenSpelling(
                dialect, "spring(dampingRatio = \(ratio)f, stiffness = \(pull)f)", losses + absolute + apart)
        case .flutter: return WrittenSpelling(dialect, "SpringDescription(\(numbers))", losses + absolute + apart)
        case .figma:
            let object = "{\"mass\": \(text(mass)), \"stiffness\": \(text(stiffness)), \"damping\": \(text(damping))}"
            return WrittenSpelling(
                dialect, "{\"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": \(object)}", losses + absolute + apart
            )
        case .css:
            guard let timing = try? CurveTiming(curve, duration: duration) else { return nil }
            let lines = timing.linearFit(within: 0.0025)
            guard lines.largestError.isFinite else { return nil }
            return WrittenSpelling(
                dialect, shorthand(Curve.linear(lines.stops).text, timing.duration), [.lines(error: lines.largestError)]
            )
        case .android, .lottie, .tokens: return nil
        }
    }

    /// Numbers that are set beside the spring.
    private var apart: [WrittenSpelling.Loss] { delay == 0 ? [] : [.delay] }

    private func steps(_ count: Int, _ position: StepPosition, _ dialect: Dialect) -> WrittenSpelling {
        switch dialect {
        case .css: WrittenSpelling(dialect, shorthand(curve.text, duration), duration == nil ? apart : [])
        case .reanimated where position == .start || position == .end:
            timed(dialect, "Easing.steps(\(count), \(position == .start))")
        case .lottie where count == 1 && position == .end:
            WrittenSpelling(dialect, "{\"h\": 1}", duration == nil ? apart : [.duration] + apart)
        default: WrittenSpelling(dialect, nil, [.curve])
        }
    }

    /// A curve that is a Bézier, or is replaced by one.
    private func eased(_ dialect: Dialect) -> WrittenSpelling {
        if dialect == .css, case .linear = curve {
            return WrittenSpelling(dialect, shorthand(curve.text, duration), duration == nil ? apart : [])
        }
        guard let (points, error) = bezier else { return WrittenSpelling(dialect, nil, [.curve]) }
        let name = NamedCurve(points).flatMap { $0 == .default ? nil : $0.rawValue }
        let list = [points.x1, points.y1, points.x2, points.y2].map(text)
        let numbers = list.joined(separator: ", ")
        var written: WrittenSpelling
        switch dialect {
        case .swiftUI:
            let ends =
                "startControlPoint: UnitPoint(x: \(list[0]), y: \(list[1])), endControlPoint: UnitPoint(x: \(list[2]), y: \(list[3]))"
            let unit = name.map { "UnitCurve.\($0)" } ?? "UnitCurve.bezier(\(ends))"
            let wait = delay == 0 ? "" : ".delay(\(text(delay)))"
            let call = duration.map { seconds in
                (name.map { ".\($0)(duration: " } ?? ".timingCurve(\(numbers), duration: ") + "\(text(seconds)))\(wait)"
            }
            written = WrittenSpelling(dialect, call ?? unit, duration == nil ? apart : [])
        case .uiKit:
            let ends =
                "controlPoint1: CGPoint(x: \(list[0]), y: \(list[1])), controlPoint2: CGPoint(x: \(list[2]), y: \(list[3]))"
            let call = duration.map {
                "UIViewPropertyAnimator(duration: \(text($0)), \(name.map { "curve: .\($0)" } ?? ends))"
            }
            written = WrittenSpelling(
                dialect, call ?? "UICubicTimingParameters(\(name.map { "animationCurve: .\($0)" } ?? ends))", apart)
        case .coreAnimation:
            written = separate(dialect, "CAMediaTimingFunction(controlPoints: \(numbers))")
        case .css:
            let points = Curve.cubicBezier(points)
            written = WrittenSpelling(
                dialect, shorthand((curve.controlPoints == nil ? points : curve).css ?? points.text, duration),
                duration == nil ? apart : [])
        case .motion:
            let wait = delay == 0 ? "" : ", delay: \(text(delay))"
            let call = duration.map { "{duration: \(text($0)), ease: [\(numbers)]\(wait)}" }
            written = WrittenSpelling(dialect, call ?? "cubicBezier(\(numbers))", duration == nil ? apart : [])
        case .reanimated, .reactNative: written = timed(dialect, "Easing.bezier(\(numbers))")
        case .compose: written = timed(dialect, "CubicBezierEasing(\(list.map { $0 + "f" }.joined(separator: ", ")))")
        case .flutter: written = timed(dialect, "Cubic(\(numbers))")
        case .android:
            let names = ["controlX1", "controlY1", "controlX2", "controlY2"]
            let attributes = zip(names, list).map { "android:\($0)=\"\($1)\"" }.joined(separator: " ")
            written = separate(dialect, "<pathInterpolator \(attributes)/>")
        case .figma:
            let object = zip(["x1", "y1", "x2", "y2"], list).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
            written = separate(
                dialect, "{\"type\": \"CUSTOM_CUBIC_BEZIER\", \"easingFunctionCubicBezier\": {\(object)}}")
        case .lottie:
            func tangent(_ x: String, _ y: String) -> String { "{\"x\": [\(x)], \"y\": [\(y)]}" }
            written = separate(dialect, "{\"o\": \(tangent(list[0], list[1])), \"i\": \(tangent(list[2], list[3]))}")
        case .tokens:
            func time(_ seconds: Double) -> String { "{\"value\": \(text(seconds)), \"unit\": \"s\"}" }
            let whole = duration.map {
                "{\"$type\": \"transition\", \"$value\": {\"duration\": \(time($0)), \"delay\": \(time(delay)), \"timingFunction\": [\(numbers)]}}"
            }
            written = WrittenSpelling(
                dialect, whole ?? "{\"$type\": \"cubicBezier\", \"$value\": [\(numbers)]}", duration == nil ? apart : []
            )
        }
        if error > 0 { written.losses.insert(.bezier(error: error), at: 0) }
        return written
    }

    /// An easing whose duration is set somewhere else.
    private func separate(_ dialect: Dialect, _ text: String) -> WrittenSpelling {
        WrittenSpelling(dialect, text, duration == nil ? apart : [.duration] + apart)
    }

    /// An easing in the call that has its duration.
    private func timed(_ dialect: Dialect, _ easing: String) -> WrittenSpelling {
        guard let duration else { return WrittenSpelling(dialect, easing, apart) }
        // Microseconds of huge durations aren't finite.
        guard (duration * 1e6).isFinite, (delay * 1e6).isFinite else {
            return WrittenSpelling(dialect, easing, [.duration] + apart)
        }
        let exact = milliseconds(duration)
        let milliseconds = text(dialect == .compose ? exact.rounded() : exact)
        switch dialect {
        case .reanimated:
            return WrittenSpelling(dialect, waiting("withTiming(1, {duration: \(milliseconds), easing: \(easing)})"))
        case .reactNative:
            let wait = delay == 0 ? "" : ", delay: \(text(self.milliseconds(delay)))"
            return WrittenSpelling(
                dialect, "{animation: \"timing\", config: {duration: \(milliseconds), easing: \(easing)\(wait)}}")
        case .flutter:
            let micro = (exact * 1000).rounded()
            let time = exact.rounded() == exact ? "milliseconds: \(milliseconds)" : "microseconds: \(text(micro))"
            let losses: [WrittenSpelling.Loss] =
                abs(micro / 1000 - exact) > 1e-9 * exact ? [.wholeMilliseconds(exact)] : []
            return WrittenSpelling(
                dialect, "AnimationStyle(duration: Duration(\(time)), curve: \(easing))", losses + apart)
        default:
            let (whole, pause) = (exact.rounded() == exact, self.milliseconds(delay))
            let wait = delay == 0 ? "" : ", delayMillis = \(text(pause.rounded()))"
            let isRounded = !whole || pause.rounded() != pause
            return WrittenSpelling(
                dialect, "tween(durationMillis = \(milliseconds)\(wait), easing = \(easing))",
                isRounded ? [.wholeMilliseconds(exact)] : [])
        }
    }

    private func waiting(_ animation: String) -> String {
        delay == 0 ? animation : "withDelay(\(text(milliseconds(delay))), \(animation))"
    }

    private func milliseconds(_ seconds: Double) -> Double {
        let exact = Double(text(seconds) + "e3") ?? seconds * 1000
        return min(max(exact, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// `0.3s ease-in 0.1s`.
    private func shorthand(_ easing: String, _ duration: Double?) -> String {
        guard let duration else { return easing }
        return "\(text(duration))s \(easing)" + (delay == 0 ? "" : " \(text(delay))s")
    }

    private func text(_ number: Double) -> String { JSONNumber.text(number) }
}
