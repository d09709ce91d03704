package import MotifCore
import MotifJSON
import MotifSource

/// A timing in full: everything that decides how a value moves from its start to its end.
///
/// Parts that aren't written stay unset.
package struct Timing: Sendable, Equatable {
    /// The timing curve; a spring in the form of its dialect. `nil` if it isn't written or isn't known.
    package var curve: Curve?
    /// Seconds, with the speed applied. The perceptual duration of a spring is part of the curve; a spring that has a
    /// duration besides ends with it.
    package var duration: Double?
    /// Seconds before the start; negative if the animation starts partway through.
    package var delay: Double?
    /// The repetitions, if there are any.
    package var repeats: Repetition?
    /// A speed that has no duration to apply to.
    package var speed: Double?
    /// The part of a longer animation that it fills, in fractions of it.
    package var span: Span?
    /// Whether a spring stops at its target instead of overshooting.
    package var isClamped = false

    /// Repetitions of an animation.
    package struct Repetition: Sendable, Equatable {
        /// The number of times that it runs; `nil` for forever.
        package var count: Double?
        /// Whether every other run goes backward.
        package var autoreverses: Bool
        /// Whether a run backward has the same curve from end to start, instead of retracing its way.
        package var isMirrored = false
        /// Seconds between two runs.
        package var pause = 0.0
        /// Whether the next run has begun in a pause, so that the value is back at its start.
        package var waitsAtStart = false
    }

    /// A part of a longer animation.
    package struct Span: Sendable, Equatable {
        /// The start, from 0 to 1.
        package var begin: Double
        /// The length, from 0 to 1.
        package var length: Double

        /// The end, from 0 to 1.
        package var end: Double { (begin + length).cleaned }
    }

    /// A timing with these parts.
    package init(_ curve: Curve? = nil, duration: Double? = nil, delay: Double? = nil, repeats: Repetition? = nil) {
        (self.curve, self.duration, self.delay, self.repeats) = (curve, duration, delay, repeats)
    }

    /// The motion of its spring; `nil` for other curves, and for UIKit's spring without a duration.
    package var spring: SpringMotion? {
        guard case .spring(let spring)? = curve else { return nil }
        return try? SpringMotion(spring, duration: duration)
    }

    /// Whether it has nothing but a curve and a duration.
    package var isPlain: Bool { (delay ?? 0) == 0 && repeats == nil && isWhole }

    /// Whether it's a whole curve over its duration, whatever the delay and the repetitions.
    package var isWhole: Bool { speed == nil && span == nil && !stopsAtTarget }

    /// Whether its spring would overshoot, but stops at its target.
    package var stopsAtTarget: Bool {
        guard isClamped else { return false }
        return switch curve {
        case .spring, nil: spring.map { $0.peak != nil } ?? true
        case .named, .cubicBezier, .steps, .linear: false
        }
    }

    /// Whether runs backward differ from the runs forward, retraced.
    var isMirrored: Bool {
        repeats.map { $0.autoreverses && $0.isMirrored && (curve == nil || curve?.reversed != curve) } ?? false
    }

    /// Whether a pause between two runs shows the start of the next one.
    var waitsAtStart: Bool { repeats.map { $0.pause != 0 && $0.waitsAtStart } ?? false }

    /// Whether both mean the same timing.
    package func means(sameAs other: Timing) -> Bool {
        let isSameCurve =
            if let spring, let theirs = other.spring {
                spring.isSame(as: theirs)
            } else {
                curve?.controlPoints == nil ? curve == other.curve : curve?.controlPoints == other.curve?.controlPoints
            }
        return isSameCurve && duration == other.duration && (delay ?? 0) == (other.delay ?? 0)
            && repeats?.count == other.repeats?.count && (repeats == nil) == (other.repeats == nil)
            && repeats?.autoreverses == other.repeats?.autoreverses && isMirrored == other.isMirrored
            && repeats?.pause == other.repeats?.pause && waitsAtStart == other.waitsAtStart && speed == other.speed
            && span?.begin == other.span?.begin
            && span?.end == other.span?.end && stopsAtTarget == other.stopsAtTarget
    }

    /// The same timing without a span, if its duration is known: a later start, and pauses between its runs.
    var withoutSpan: Timing {
        guard let span, let duration else { return self }
        var timing = self
        if let repeats {
            // A run that rests at both ends, or that reverses, isn't one with a pause.
            let isOneSided = span.begin == 0 || span.end == 1
            guard !repeats.autoreverses, repeats.pause == 0, isOneSided else { return self }
            timing.repeats?.pause = (duration * (1 - span.length)).cleaned
            timing.repeats?.waitsAtStart = span.begin > 0
        }
        timing.span = nil
        timing.duration = (duration * span.length).cleaned
        timing.delay = ((delay ?? 0) + duration * span.begin).cleaned
        return timing
    }
}

extension Timing {
    /// The timing in words, such as `easeIn over 0.3 s, after 0.1 s, forever, reversing`; empty if nothing is known.
    ///
    /// Timings that differ have different words.
    package var words: String { ([main] + additions).filter { !$0.isEmpty }.joined(separator: ", ") }

    /// The curve and the duration in words.
    package var main: String {
        [curve?.text, duration.map { "\(JSONNumber.text($0)) s" }].compactMap(\.self).joined(separator: " over ")
    }

    /// What it has besides a curve and a duration, in words.
    package var additions: [String] {
        func text(_ number: Double) -> String { JSONNumber.text(number) }
        var parts: [String] = []
        if stopsAtTarget { parts.append("stopping at the target") }
        if let span { parts.append("from \(text(span.begin)) to \(text(span.end)) of its time") }
        if let speed { parts.append("at speed \(text(speed))") }
        if let delay, delay != 0 {
            parts.append(delay > 0 ? "delayed by \(text(delay)) s" : "starting \(text(-delay)) s in")
        }
        guard let repeats else { return parts }
        parts.append(repeats.count.map { "\(text($0)) times" } ?? "forever")
        if repeats.autoreverses { parts.append(isMirrored ? "reversing with the same curve" : "reversing") }
        if repeats.pause != 0 {
            let pause = "\(text(repeats.pause)) s"
            parts.append(repeats.waitsAtStart ? "waiting \(pause) before each run" : "\(pause) apart")
        }
        return parts
    }
}

extension SpringMotion {
    /// Whether both have the same frequency, damping ratio, and initial velocity, apart from rounding.
    func isSame(as other: SpringMotion) -> Bool {
        func isNear(_ first: Double, _ second: Double) -> Bool {
            abs(first - second) <= 1e-12 * max(abs(first), abs(second))
        }
        return isNear(angularFrequency, other.angularFrequency) && isNear(dampingRatio, other.dampingRatio)
            && isNear(initialVelocity, other.initialVelocity)
    }
}

extension Curve {
    /// The curve run backward, from its end; `nil` if it isn't a Bézier.
    var reversed: Curve? {
        guard let points = controlPoints else { return nil }
        func rest(_ number: Double) -> Double { (1 - number).cleaned }
        let turned = CubicBezier(x1: rest(points.x2), y1: rest(points.y2), x2: rest(points.x1), y2: rest(points.y1))
        return NamedCurve(turned).map(Curve.named) ?? .cubicBezier(turned)
    }
}
