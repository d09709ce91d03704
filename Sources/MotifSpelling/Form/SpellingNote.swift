/// Something to know about a spelling before using it.
package struct SpellingNote: Sendable, Equatable {
    /// What it is about.
    package var code: Code
    /// The argument, modifier, or value that it is about; empty if there is none.
    package var subject = ""

    /// The kinds of notes.
    package enum Code: String, Sendable, CaseIterable {
        /// The platform decides about the curve or the duration.
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
        /// The duration has no effect on the curve.
        case durationIgnored = "duration-ignored"
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
        /// A velocity in units a second, not in distances a second.
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
        /// Not the Bézier of easings.net with the same name.
        case otherEasing = "other-easing"
        /// Not the curve that the name suggests.
        case misleading
        /// A negative delay.
        case partway
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
        /// Several animations in a row.
        case sequence
        /// Nothing moves between two keyframes.
        case hold
        /// Without a type, the property decides whether it is a spring.
        case untyped
        /// A format that is still a proposal.
        case proposal
        /// A default of older systems.
        case older
    }

    /// The note in words.
    package var message: String { code.message(subject) }
}

extension SpellingNote.Code {
    /// Whether its message names something.
    var needsSubject: Bool {
        switch self {
        case .standard, .modifier, .clamped, .unit, .noBezier, .approximated, .preset, .misleading: true
        default: false
        }
    }

    func message(_ subject: String) -> String {
        switch self {
        case .system: "The system decides about \(subject.isEmpty ? "the curve and the duration" : subject)"
        case .overloads: "Two overloads accept these arguments; name one more argument to choose"
        case .none: "Nothing is animated"
        case .standard: "'\(subject)' isn't written; the platform's default is used"
        case .version: "The version of the library decides: Reanimated 3 and 4 have different defaults"
        case .theme: "The theme of the app decides"
        case .modifier: "'\(subject)' is a modifier of the app; what it changes isn't known"
        case .curveIgnored: "A curve has no effect on a spring"
        case .durationIgnored: "The duration has no effect: the spring's numbers determine its time"
        case .ownDuration: "The duration is the settling time of the spring"
        case .clamped: "The platform changes \(subject)"
        case .overdamped: "The spring is overdamped"
        case .infinitelyStiff: "A response of 0 s is an infinitely stiff spring: the value jumps"
        case .unit: "\(subject) looks like another unit"
        case .velocityUnits: "The velocity is in units per second; motif needs it in whole distances per second"
        case .velocityAxes: "The velocities of the two axes differ"
        case .fractions: "The times are fractions of the whole animation"
        case .neighbors: "The path between keyframes depends on the keyframes before and after it"
        case .cut: "The spring ends with its keyframe, even if it still moves"
        case .noBezier: "'\(subject)' isn't a single cubic Bézier"
        case .approximated: "'\(subject)' is two Béziers; straight lines replace them, off by less than 0.4%"
        case .privateCurve: "The keyboard's curve isn't documented"
        case .preset: "The numbers of the preset '\(subject)' aren't in the file"
        case .stretched: "The spring stretches over its segment, so its duration isn't known"
        case .otherEasing: "These aren't the numbers of easings.net's easing with the same name"
        case .misleading: "'\(subject)' starts slowly, unlike CSS's 'ease'"
        case .partway: "The delay is negative: the animation starts partway through"
        case .several: "Several animations are listed; this is the first"
        case .axes: "The axes have different curves"
        case .delayRepeats: "The delay is repeated with each run"
        case .overshootClamped: "The value stops at its target instead of overshooting"
        case .absoluteTime: "The time is counted from the layer's clock"
        case .keyframes: "The keyframes have their own times and curves"
        case .sequence: "Several animations run one after another"
        case .hold: "The value is held until the next keyframe"
        case .untyped: "Without 'type', the animated property decides whether this is a spring"
        case .proposal: "This part of the format is a proposal"
        case .older: "Older systems have another default"
        }
    }
}
