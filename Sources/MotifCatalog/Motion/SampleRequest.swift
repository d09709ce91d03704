public import MotifCore
public import MotifFormula

/// An operation of a pattern to sample, on a screen, in a scene, at times.
///
///     var request = try SampleRequest("expand")
///     request.scene = [("view", .text("20,700,56,56"))]
///     let sample = try catalog.read { try $0.sample(request) }
@dynamicMemberLookup
public struct SampleRequest: Sendable {
    /// The pattern; an old revision moves as its kind did then.
    public var reference: DocumentReference
    /// The operation, and the screen, the scene, and the values with which it plays.
    public var stage: MotionStage
    /// The motion as designed, or the one for reduced motion.
    public var variant = Timeline.Variant.standard
    /// The times.
    public var frames = Frames.every(.default)

    /// The whole of a stage's operation.
    public init(_ reference: DocumentReference, on stage: MotionStage = MotionStage()) {
        (self.reference, self.stage) = (reference, stage)
    }

    /// The whole first operation on the standard screen, of a pattern such as `"expand@2"`.
    public init(_ text: String) throws(ReferenceError) { self.init(try DocumentReference(text)) }

    /// A member of the stage, such as the screen.
    public subscript<Value>(dynamicMember member: WritableKeyPath<MotionStage, Value>) -> Value {
        get { stage[keyPath: member] }
        set { stage[keyPath: member] = newValue }
    }

    /// A screen to sample on.
    public enum ScreenChoice: Sendable, Equatable {
        /// The device `iphone-15`; without it, the catalog's first device by slug; without devices, 393 × 852.
        case standard
        /// The screen of a device.
        case device(Slug)
        /// A screen of this size.
        case size(MotionSize)
    }

    /// The times of a sample.
    public enum Frames: Sendable, Equatable {
        /// Times at this rate from the start, and the end.
        case every(FrameRate)
        /// At these, in this order: seconds such as `0.35` or `350ms`, or progress. Before the start and after the end
        /// everything stays.
        case at([InputValue])
        /// One time, at this progress: a fraction, or a value of the operation's own range.
        case driven(to: Double)
        /// One time, at the progress of this gesture.
        case gesture(GestureSample)
    }
}
