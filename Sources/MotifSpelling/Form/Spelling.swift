package import MotifCore
package import MotifSource
import MotifText

/// The timing in a piece of code or text, in one form for all dialects.
///
/// Values that aren't written stay unset. Defaults that the platform's documentation states are set, with a note.
package struct Spelling: Sendable, Equatable {
    /// The dialect in which it was read.
    package var dialect: Dialect
    /// The timing curve; a spring in the form of its dialect. `nil` if it isn't written or isn't known.
    package var curve: Curve?
    /// Seconds, with the speed applied. The perceptual duration of a spring is part of the curve.
    package var duration: Double?
    /// Seconds before the start; negative if the animation starts partway through.
    package var delay: Double?
    /// The repetitions, if there are any.
    package var repeats: Repetition?
    /// A speed that has no duration to apply to.
    package var speed: Double?
    /// The part of a longer animation, in fractions of it.
    package var span: Span?
    /// Notes for users of the timing.
    package var notes: [SpellingNote] = []
    /// Other readings of the same spelling, if the platform's version decides.
    package var alternatives: [Spelling] = []
    /// The parts that are known only at run time.
    package var unknown: [UnknownPart] = []
    /// The numbers as they were written.
    package var written: [WrittenNumber] = []

    /// Repetitions of an animation.
    package struct Repetition: Sendable, Equatable {
        /// The number of times that it runs; `nil` for forever.
        package var count: Double?
        /// Whether every other run goes backward.
        package var autoreverses: Bool

        /// Repetitions, limited or endless.
        package init(count: Double?, autoreverses: Bool) { (self.count, self.autoreverses) = (count, autoreverses) }
    }

    /// A part of a longer animation.
    package struct Span: Sendable, Equatable {
        /// The start, from 0 to 1.
        package var begin: Double
        /// The length, from 0 to 1.
        package var length: Double

        /// A part with this start and length.
        package init(begin: Double, length: Double) { (self.begin, self.length) = (begin, length) }
    }

    /// A part that is known only at run time.
    package struct UnknownPart: Sendable, Equatable {
        /// The argument, such as `duration`.
        package var part: String
        /// Its expression.
        package var expression: SourceExpression
    }

    init(_ dialect: Dialect) { self.dialect = dialect }

    /// Whether the platform decides the curve or the duration.
    package var isSystem: Bool { has(.system) }

    /// Whether it means that nothing is animated.
    package var isNone: Bool { has(.none) }

    /// Whether everything that an animation needs is known.
    package var isComplete: Bool { unknown.isEmpty && !isSystem && !isNone && curve != nil }

    /// Whether it has a note with this code.
    package func has(_ code: SpellingNote.Code) -> Bool { notes.contains { $0.code == code } }

    /// The motion of its spring; `nil` for other curves, and for UIKit's spring without a duration.
    package var spring: SpringMotion? {
        guard case .spring(let spring)? = curve else { return nil }
        return try? SpringMotion(spring, duration: duration)
    }

    /// Whether both mean the same timing, regardless of dialects and notes.
    package func means(sameAs other: Spelling) -> Bool {
        let isSameCurve =
            if let spring, let theirs = other.spring {
                spring.isSame(as: theirs)
            } else {
                curve?.controlPoints == nil ? curve == other.curve : curve?.controlPoints == other.curve?.controlPoints
            }
        return isSameCurve && duration == other.duration && (delay ?? 0) == (other.delay ?? 0)
            && repeats == other.repeats && speed == other.speed && span == other.span && isNone == other.isNone
            && (curve != nil || isSystem == other.isSystem)
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

extension Spelling {
    /// The reason why it has no curve or no duration, in words.
    package func absence(of part: String, in text: String) -> String {
        let reasons = notes.filter { $0.code != .standard }.map(\.message)
        let readings = alternatives.compactMap { $0.curve?.text }
        let choice = readings.isEmpty ? nil : "Possible readings: \(readings.joined(separator: " or "))"
        let missing =
            unknown.isEmpty ? nil : "Known only at run time: \(unknown.map(\.part).joined(separator: ", "))"
        let why = (reasons + [missing, choice].compactMap { $0 }).joined(separator: ". ")
        return "'\(text.clipped)' (\(dialect.title)) has no \(part)" + (why.isEmpty ? "" : ". \(why)")
    }
}

extension Double {
    /// The number without the last digits that a sum of decimals leaves: 0.85 for 1 − 0.15.
    var cleaned: Double {
        let decimal = (self * 1e12).rounded() / 1e12
        return abs(decimal - self) <= 4 * max(1, magnitude).ulp ? decimal : self
    }
}
