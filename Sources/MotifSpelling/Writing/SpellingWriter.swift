package import MotifCore
import MotifJSON
import MotifSource

/// Writes a timing in every dialect, by the templates of its table.
package struct SpellingWriter {
    private let timing: Timing
    private let curve: Curve
    private let duration: Double?
    private let delay: Double
    /// The names of constants for values of templates, whatever their unit: `["duration": "durationBase"]`.
    private let constants: [String: String]
    /// The repetitions; `nil` without.
    private let repeats: Timing.Repetition?
    /// The motion of the spring, if the curve is one.
    private let motion: SpringMotion?
    /// The curve's Bézier, or the nearest one with its error; `nil` for steps.
    private let bezier: (points: CubicBezier, error: Double)?
    private let prepared: CurveTiming?

    /// A writer for a curve over its duration in seconds, after a delay.
    package init(
        _ curve: Curve, duration: Double?, delay: Double = 0, fit: BezierFit? = nil, constants: [String: String] = [:]
    ) {
        self.init(Timing(duration: duration, delay: delay), curve, fit: fit, constants: constants)
    }

    /// A writer for a whole timing, with its curve.
    ///
    /// - Parameters:
    ///   - fit: The nearest Bézier, if it is known already.
    ///   - constants: The names of constants by the values of templates that they replace: `duration`, `delay`,
    ///     `easing`.
    package init(_ timing: Timing, _ curve: Curve, fit: BezierFit? = nil, constants: [String: String] = [:]) {
        self.constants = constants
        var timing = timing
        timing.curve = curve
        (self.timing, self.curve) = (timing, curve)
        (duration, delay, repeats) = (timing.duration, timing.delay ?? 0, timing.repeats)
        prepared = try? CurveTiming(curve, duration: duration)
        motion = prepared?.spring
        if let points = curve.controlPoints {
            bezier = (points, 0)
        } else if case .steps = curve {
            bezier = nil
        } else {
            bezier = (fit ?? prepared?.bezierFit()).flatMap { fit in
                let points = fit.bezier
                let numbers = [points.x1, points.y1, points.x2, points.y2, fit.largestError]
                return numbers.allSatisfy(\.isFinite) ? (points, fit.largestError) : nil
            }
        }
    }

    /// The straight lines that approximate a spring, with their error and the spring's duration.
    private var lines: (curve: Curve, error: Double, duration: Double)? {
        guard motion != nil, let fit = prepared?.linearFit(within: 0.0025), let duration = prepared?.duration else {
            return nil
        }
        return fit.largestError.isFinite ? (.linear(fit.stops), fit.largestError, duration) : nil
    }

    /// The timing in every dialect, in their order.
    package var all: [WrittenSpelling] { Dialect.allCases.map { spelling($0) } }

    /// The timing in a dialect, as code that runs it.
    package func spelling(_ dialect: Dialect) -> WrittenSpelling { spelling(dialect, for: .call) }

    /// The timing in a dialect, as the value of a constant.
    package func value(_ dialect: Dialect) -> WrittenSpelling { spelling(dialect, for: .value) }

    private func spelling(_ dialect: Dialect, for purpose: WritingTemplate.Purpose) -> WrittenSpelling {
        let whole = timing.withoutSpan == timing ? self : SpellingWriter(timing.withoutSpan, curve)
        let easing = easing(dialect)
        for template in dialect.templates where template.serves(purpose) {
            // Only some dialects have a part of a longer animation; for others, it starts later and is shorter.
            let writer = template.mentions("begin") ? self : whole
            guard let (text, names) = template.filled({ $0 == "easing" ? easing?.text : writer.value($0) }) else {
                continue
            }
            let inner = names.contains("easing") ? easing?.names ?? [] : []
            return WrittenSpelling(
                dialect: dialect, text: text, type: template.type, system: template.system,
                losses: writer.losses(of: names.union(inner)))
        }
        return WrittenSpelling(dialect: dialect, losses: [.curve])
    }

    /// The curve in a timing of the dialect: a constant, or the first template for curves that fits.
    private func easing(_ dialect: Dialect) -> (text: String, names: Set<String>)? {
        if let constant = constants["easing"] { return (constant, ["constant"]) }
        return dialect.templates.lazy.filter { $0.purpose == .easing }.compactMap { $0.filled(value) }.first
    }

    /// The losses of a text with these values.
    private func losses(of names: Set<String>) -> [WrittenSpelling.Loss] {
        func has(_ name: String) -> Bool { names.contains { $0 == name || $0.hasPrefix(name + ".") } }
        func hasAny(_ names: String...) -> Bool { names.contains(where: has) }
        var losses: [WrittenSpelling.Loss] = []
        if has("lines"), let lines {
            losses = [.lines(error: lines.error)]
        } else {
            let isSpring = motion != nil && !has("x1") && !has("css")
            let isWhole = isSpring || has("constant") || has("css") && css == curve.text
            if !isWhole, let error = bezier?.error, error > 0 { losses = [.bezier(error: error)] }
            if let duration, !has("duration") { losses.append(isSpring ? .runsOn(duration) : .duration) }
            if isSpring, motion?.initialVelocity != 0, !has("velocity") { losses.append(.velocity) }
            if let time = milliseconds(duration), isRounded(time, names) { losses.append(.wholeMilliseconds(time)) }
            if timing.stopsAtTarget, isSpring, !has("clamped") { losses.append(.overshoot) }
        }
        if timing.span != nil, !has("begin") { losses.append(.span) }
        if timing.speed != nil { losses.append(.speed) }
        let isDelayed = hasAny("delay", "wait", "anyDelay", "lead", "skip") || repeats?.pause == delay && has("pause")
        if delay != 0, !isDelayed { losses.append(.delay) }
        return losses + repetitionLosses(hasAny)
    }

    private func repetitionLosses(_ hasAny: (String...) -> Bool) -> [WrittenSpelling.Loss] {
        guard let repeats else { return [] }
        guard repeats.count == nil ? hasAny("endless", "loops") : hasAny("count", "anyCount", "rounds", "loops") else {
            return [.runsOnce]
        }
        var losses: [WrittenSpelling.Loss] = []
        let reverses = timing.isMirrored ? hasAny("mirrored", "mirrors") : hasAny("reversing", "reverses", "mirrors")
        if repeats.autoreverses, !reverses || timing.isMirrored != hasAny("mirrored", "mirrors"), !isSymmetric {
            losses.append(.reversal)
        }
        // Which end of a backward run a pause is at differs.
        if repeats.pause != 0, repeats.autoreverses || !hasAny("pause", "restPause") { losses.append(.pause) }
        if motion != nil, duration == nil { losses.append(.settling) }
        return losses
    }

    private var isSymmetric: Bool { curve.reversed == curve }

    private func isRounded(_ time: Double, _ names: Set<String>) -> Bool {
        if names.contains("duration.dart") { return abs((time * 1000).rounded() / 1000 - time) > 1e-9 * time }
        let pauses = [delay, repeats?.pause ?? 0].map { milliseconds($0) ?? 0 }
        return names.contains("duration.whole") && ([time] + pauses).contains { $0.rounded() != $0 }
    }

    /// The part of the timing that a value of a template is, whatever its unit.
    private static func part(_ name: String) -> String {
        switch name.prefix(while: { $0 != "." }) {
        case "settlingTime": "duration"
        case "wait", "anyDelay": "delay"
        case let plain: String(plain)
        }
    }

    private func value(_ name: String) -> String? {
        if let constant = constants[Self.part(name)], name != "settlingTime.s" || duration != nil { return constant }
        return switch name {
        case "name": bezier.flatMap { NamedCurve($0.points) }.flatMap { $0 == .default ? nil : $0.rawValue }
        case "Name": value("name").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        case "css": css
        case "lines": lines?.curve.text
        case "linear": bezier.flatMap { $0.points.x1 == $0.points.y1 && $0.points.x2 == $0.points.y2 ? "true" : nil }
        case "isAtStart": isAtStart.map { "\($0)" }
        case "clamped": timing.stopsAtTarget ? "true" : nil
        case "duration.dart":
            milliseconds(duration).map { time in
                let isWhole = time.rounded() == time
                return (isWhole ? "milliseconds: " : "microseconds: ")
                    + JSONNumber.text(isWhole ? time : (time * 1000).rounded())
            }
        default: repetition(name) ?? number(name).map { JSONNumber.text($0) + (name.hasSuffix(".s") ? "s" : "") }
        }
    }

    /// A part of the repetitions; most dialects have only whole numbers of them.
    private func repetition(_ name: String) -> String? {
        guard let repeats else { return nil }
        let count = repeats.count
        if name == "anyCount" { return count.map(JSONNumber.text) }
        guard count.map({ $0.rounded() == $0 }) ?? true else { return nil }
        let reverses = repeats.autoreverses
        return switch name {
        case "repeats": "true"
        case "endless": count == nil ? "true" : nil
        case "count": count.map(JSONNumber.text)
        case "rounds": count.map { JSONNumber.text($0 - 1) }
        case "loops": JSONNumber.text(count ?? -1)
        case "reverses", "mirrors": "\(reverses)"
        case "reversing": reverses && !timing.isMirrored ? "true" : nil
        case "mirrored": reverses && timing.isMirrored ? "true" : nil
        default: nil
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

    /// Whether each run begins with a pause, and the delay is at least as long.
    private var canPause: Bool { timing.waitsAtStart && delay >= (repeats?.pause ?? 0) }

    private func number(_ name: String) -> Double? {
        if name.hasSuffix(".s") { return number(String(name.dropLast(2))) }
        if let unit = name.firstIndex(of: ".") {
            let time = milliseconds(number(String(name[..<unit])))
            return name[unit...] == ".whole" ? time?.rounded() : time
        }
        return switch name {
        case "duration": duration
        case "anyDelay": delay
        case "delay": delay == 0 ? nil : delay
        case "wait": delay > 0 ? delay : nil
        case "skip": delay < 0 ? -delay : nil
        case "pause": canPause ? repeats?.pause : nil
        case "restPause": timing.waitsAtStart ? nil : repeats.flatMap { $0.pause == 0 ? nil : $0.pause }
        case "lead": canPause && delay > (repeats?.pause ?? 0) ? (delay - (repeats?.pause ?? 0)).cleaned : nil
        case "begin": timing.span?.begin
        case "end": timing.span?.end
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
        case (.spring(.dampingRatio(let ratio, 0)), "durationBounce"):
            (0.05...1).contains(ratio) ? (1 - ratio).cleaned : nil
        case (.steps(let count, _), "steps"): Double(count)
        case (.steps(1, .end), "hold"): 1
        default: nil
        }
    }

    /// Milliseconds: the nearest double to the decimal number; `nil` if microseconds of it aren't finite.
    private func milliseconds(_ seconds: Double?) -> Double? {
        seconds.flatMap { ($0 * 1e6).isFinite ? Double(JSONNumber.text($0) + "e3") ?? $0 * 1000 : nil }
    }
}
