/// A note about a spelling, for its users.
package struct SpellingNote: Sendable, Equatable {
    /// The kind of note.
    package var code: Code
    /// The argument, modifier, or value that the note is about; empty if there is none.
    package var subject: String

    /// A note about an argument, or about the spelling as a whole.
    package init(code: Code, subject: String = "") { (self.code, self.subject) = (code, subject) }

    /// The kinds of notes.
    package enum Code: String, Sendable, CaseIterable {
        /// The platform decides the curve or the duration.
        case system
        /// Two overloads accept these arguments.
        case overloads
        /// Nothing is animated.
        case none
        /// A default that the platform documents was used.
        case standard
        /// The value depends on the version of the library.
        case version
        /// The value is set by the app's theme.
        case theme
        /// A modifier that the platform doesn't have.
        case modifier
        /// With a spring, the curve option has no effect.
        case curveIgnored = "curve-ignored"
        /// Options that are combined by their bits.
        case combined
        /// A key that the dialect doesn't have.
        case unread
        /// The duration has no effect on the curve.
        case durationIgnored = "duration-ignored"
        /// The spring's numbers have no effect on the duration.
        case physicsIgnored = "physics-ignored"
        /// The duration is the spring's own.
        case ownDuration = "own-duration"
        /// The platform clamps the number.
        case clamped
        /// The damping ratio is above 1.
        case overdamped
        /// A response of 0 s: the value jumps.
        case infinitelyStiff = "infinitely-stiff"
        /// A duration that looks like it is in another unit.
        case unit
        /// A velocity in units per second, not in distances per second.
        case velocityUnits = "velocity-units"
        /// Two velocities that differ.
        case velocityAxes = "velocity-axes"
        /// The times are fractions of a longer animation.
        case fractions
        /// A keyframe whose path depends on its neighbors.
        case neighbors
        /// A curve between two keyframes that ends with its duration.
        case cut
        /// A function that isn't a single cubic Bézier.
        case noBezier = "no-bezier"
        /// The curve was approximated.
        case approximated
        /// A curve that UIKit doesn't document.
        case privateCurve = "private-curve"
        /// A preset whose numbers aren't in the file.
        case preset
        /// The spring stretches over its segment.
        case stretched
        /// Different from the Bézier of the same name on easings.net.
        case otherEasing = "other-easing"
        /// Different from the curve that the name suggests.
        case misleading
        /// A negative delay.
        case partway
        /// No timing, only its order, delay, or repetition.
        case orchestration
        /// More than one animation.
        case several
        /// The axes have different curves.
        case axes
        /// The delay is repeated with each run.
        case delayRepeats = "delay-repeats"
        /// The spring stops at its target.
        case overshootClamped = "overshoot-clamped"
        /// The time is counted from the time of the layer.
        case absoluteTime = "absolute-time"
        /// The keyframes have their own times and curves.
        case keyframes
        /// Several animations in sequence.
        case sequence
        /// Nothing moves between two keyframes.
        case hold
        /// Without a type, the property decides whether it is a spring.
        case untyped
        /// A format that is still a proposal.
        case proposal
        /// A default that older systems use.
        case older
    }

    /// The note in words, from `Resources/spellings/notes.txt`.
    package var message: String {
        let own = subject.isEmpty ? nil : Self.messages["\(code.rawValue) {}"]
        return (own ?? Self.messages[code.rawValue] ?? code.rawValue).replacing("{}", with: subject)
    }

    fileprivate static let messages: [String: String] = Dictionary(
        SpellingFile.lines(of: "notes").compactMap { line in
            line.firstRange(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
        }, uniquingKeysWith: { first, _ in first })
}

extension SpellingNote.Code {
    /// Whether its message names a subject.
    var needsSubject: Bool { SpellingNote.messages[rawValue]?.contains("{}") ?? false }
}
