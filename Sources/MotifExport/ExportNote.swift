import MotifCore
import MotifJSON
import MotifText

/// A difference between a motion and its exported file, or a feature that the file requires.
public struct ExportNote: Sendable, Hashable {
    /// The kind of loss or requirement.
    public let code: Code
    /// A sentence about it, without a full stop.
    public let message: String

    /// How well a format represents something.
    public enum Degree: String, Sendable, Hashable, CaseIterable {
        /// It looks the same within a stated tolerance.
        case approximated
        /// It isn't in the file.
        case omitted
        /// It is exact, in players with a feature that older ones don't have.
        case required

        /// Whether the file represents the motion exactly all the same.
        public var isExact: Bool { self == .required }
    }

    /// Kinds of loss and requirements; the raw values are stable.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A backdrop that is visible at the end is removed.
        case backdropRemoved = "backdrop-removed"
        /// Properties that a format combines are written as a keyframe per frame.
        case combinedBaked = "combined-baked"
        /// Images and text belong to the app.
        case contentOmitted = "content-omitted"
        /// Content is scaled instead of laid out in each size.
        case contentScaled = "content-scaled"
        /// The outline of a rotating layer has no rounded corners.
        case cornersOmitted = "corners-omitted"
        /// A curve is replaced by the closest Bézier.
        case curveFitted = "curve-fitted"
        /// A duration is that of the exported values.
        case durationFixed = "duration-fixed"
        /// A duration is a whole number of milliseconds.
        case durationRounded = "duration-rounded"
        /// A destination keeps neither its frame nor its corners.
        case endFullScreen = "end-full-screen"
        /// A rotation out of the plane is drawn without perspective.
        case flatRotation = "flat-rotation"
        /// A gesture is left to the app.
        case gesture
        /// A gesture is exported in part.
        case gesturePartial = "gesture-partial"
        /// A jump between two tracks is left out.
        case jumpOmitted = "jump-omitted"
        /// A Lottie animation isn't drawn.
        case lottie
        /// The frames of a Lottie animation are left to the page.
        case lottieFrame = "lottie-frame"
        /// The frames of a Lottie animation aren't part of the file.
        case lottieFrameOmitted = "lottie-frame-omitted"
        /// A mask or hole moves with its layer.
        case maskMoves = "mask-moves"
        /// A mask or hole that never changes is left out.
        case maskOmitted = "mask-omitted"
        /// A curve doesn't run from 0 to 1.
        case openCurve = "open-curve"
        /// A file with one operation lacks the others.
        case operationsOmitted = "operations-omitted"
        /// A picture of one operation lacks the others.
        case otherOperations = "other-operations"
        /// An interrupted operation takes its whole duration for the rest.
        case motionRestarts = "motion-restarts"
        /// Properties with different timing share one property of the format.
        case pacesBlended = "paces-blended"
        /// An operation is driven by progress.
        case progressDriven = "progress-driven"
        /// The kind has no reduced variant.
        case reducedMotion = "reduced-motion"
        /// The reduced variant isn't part of the file.
        case reducedMotionOmitted = "reduced-motion-omitted"
        /// The system ends the operation before its reduced variant is seen.
        case reducedMotionSkipped = "reduced-motion-skipped"
        /// A browser needs support for `@property`.
        case registeredProperties = "registered-properties"
        /// A screen has the wrong role on the way back.
        case roleFixed = "role-fixed"
        /// The page drives an operation.
        case scrollDriven = "scroll-driven"
        /// A shadow is an effect that not every player draws.
        case shadowEffect = "shadow-effect"
        /// A shadow isn't drawn.
        case shadowOmitted = "shadow-omitted"
        /// A shadow keeps its largest radius.
        case shadowRadius = "shadow-radius"
        /// A size falls below 0.
        case sizeInverted = "size-inverted"
        /// A size is rounded up.
        case sizeRounded = "size-rounded"
        /// A spring is written as a keyframe per frame.
        case springBaked = "spring-baked"
        /// A spring is written as straight lines.
        case springLinear = "spring-linear"
        /// A spring runs until it settles.
        case springRests = "spring-rests"
        /// A circle becomes an ellipse.
        case stretchedCircle = "stretched-circle"
        /// A curve is a Bézier in the token.
        case tokensCurve = "tokens-curve"
        /// A value has no token type.
        case tokensExtension = "tokens-extension"
        /// A spring is a transition in the token.
        case tokensSpring = "tokens-spring"
        /// A timing isn't the same outside of the pattern.
        case timingChanged = "timing-changed"
        /// A platform has no equivalent of a timing.
        case timingOmitted = "timing-omitted"
        /// A rotation is written as the outline of each frame.
        case turnBaked = "turn-baked"
        /// A rotation takes the shorter direction.
        case turnShortened = "turn-shortened"
        /// A shared value isn't the same as a constant.
        case valueChanged = "value-changed"
        /// A shared value has no constant.
        case valueOmitted = "value-omitted"
        /// The velocity of a spring loses its sign.
        case velocityUnsigned = "velocity-unsigned"
    }

    /// Creates a note.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// How much is lost.
    public var degree: Degree {
        switch code {
        case .registeredProperties: .required
        case .combinedBaked, .contentScaled, .curveFitted, .durationFixed, .durationRounded, .endFullScreen,
            .flatRotation, .gesturePartial, .maskMoves,
            .motionRestarts, .openCurve, .pacesBlended, .roleFixed, .shadowEffect, .shadowRadius, .sizeInverted,
            .sizeRounded,
            .springBaked, .springLinear, .springRests, .stretchedCircle, .timingChanged, .tokensCurve, .tokensSpring,
            .turnBaked, .turnShortened, .valueChanged, .velocityUnsigned:
            .approximated
        case .backdropRemoved, .contentOmitted, .cornersOmitted, .gesture, .jumpOmitted, .lottie, .lottieFrame,
            .lottieFrameOmitted, .maskOmitted, .operationsOmitted, .otherOperations, .progressDriven,
            .reducedMotion, .reducedMotionOmitted, .reducedMotionSkipped, .scrollDriven, .shadowOmitted,
            .timingOmitted, .tokensExtension, .valueOmitted:
            .omitted
        }
    }
}

extension ExportNote {
    /// Returns the first three subjects of a note, and the number of the others: `a, b, c and 2 more`.
    static func listed(_ subjects: [String]) -> String {
        let more = subjects.count - 3
        let named = subjects.prefix(more > 1 ? 3 : 4).joined(separator: ", ")
        return more > 1 ? "\(named) and \(more) more" : named
    }

    /// Returns a time in seconds, rounded to the microsecond, since sums such as 0.1 + 0.2 aren't exact: `0.3 s`.
    static func seconds(_ seconds: Double) -> String {
        JSONNumber.text(seconds.rounded(decimals: 6)) + " s"
    }

    /// Returns a fraction as a percentage with two decimals: `0.05%`.
    static func percent(_ fraction: Double) -> String { JSONNumber.text((fraction * 100).rounded(decimals: 2)) + "%" }
}

extension [ExportNote] {
    /// Adds a note, unless there is the same.
    mutating func add(_ note: ExportNote) {
        if !contains(note) { append(note) }
    }
}
