public import MotifCore
public import MotifFormula

/// What to sample: an operation of a pattern, on a screen, in a scene, at times.
///
///     var request = try SampleRequest("expand")
///     request.scene = [("view", .text("20,700,56,56"))]
///     let sample = try catalog.read { try $0.sample(request) }
public struct SampleRequest: Sendable {
    /// The pattern; an old revision moves as its kind did at its time.
    public var reference: DocumentReference
    /// The operation; the kind's first that has tracks where there is none.
    public var operation: String?
    /// The screen before it is turned.
    public var screen = ScreenChoice.standard
    /// Whether the screen is turned: width and height change places.
    public var orientation = Orientation.portrait
    /// Scene inputs that the app decides; of two of one name the later counts.
    public var scene: [(name: String, value: InputValue)] = []
    /// The motion as designed, or the one for people who asked for less.
    public var variant = Timeline.Variant.standard
    /// At which times.
    public var frames = Frames.every(.default)

    /// The whole first operation on the standard screen.
    public init(_ reference: DocumentReference) { self.reference = reference }

    /// The whole first operation on the standard screen, of a pattern such as `"expand@2"`.
    public init(_ text: String) throws(ReferenceError) { self.init(try DocumentReference(text)) }

    /// Which screen.
    public enum ScreenChoice: Sendable, Equatable {
        /// The device `iphone-15`; where the catalog does not have it, its first by slug; without any, 393 × 852.
        case standard
        /// That of a device.
        case device(Slug)
        /// One of this size.
        case size(MotionSize)
    }

    /// At which times.
    public enum Frames: Sendable, Equatable {
        /// From the start on as many as the rate says, and one at the end.
        case every(FrameRate)
        /// At these, in this order: seconds such as `0.35` or `350ms`, or progress. Before the start and after the end
        /// everything stays.
        case at([InputValue])
        /// Once, as a hand has driven it so far: a fraction of the way, or a value of the operation's own range.
        case driven(to: Double)
        /// Once, as this gesture has driven it.
        case gesture(GestureSample)
    }
}
