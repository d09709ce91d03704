public import MotifCore

/// An operation of a pattern, ready to be read off frame by frame. Frames are worked out as they are asked for.
public struct SampledMotion: Sendable {
    /// The pattern with its kind.
    public let stored: StoredMotion
    /// The screen as it is held.
    public let screen: Screen
    /// The screen with what the app decides on it.
    public let scene: MotionScene
    /// What moves; at an even pace where a hand drives it.
    public let timeline: Timeline
    /// The times of the frames.
    public let times: Times
    /// How far a hand has driven it, as it was asked for; `nil` where none does.
    public let progress: Double?
    /// What the operation makes of the gesture; `nil` where there is none.
    public let interaction: GestureSample.Outcome?

    /// The times of frames: seconds, or progress.
    public enum Times: Sequence, Sendable {
        /// At a rate.
        case every(FrameTimes)
        /// Those given, in their order.
        case given([Double])

        /// One time after the other.
        public func makeIterator() -> AnyIterator<Double> {
            switch self {
            case .every(let times): times.makeIterator()
            case .given(let times): AnyIterator(times.makeIterator())
            }
        }

        /// How many there are.
        public var count: Int {
            switch self {
            case .every(let times): times.count + 1
            case .given(let times): times.count
            }
        }
    }

    /// A value that a frame has.
    public struct MovingValue: Sendable {
        /// The name of the layer.
        public let layer: String
        /// The property and its way.
        public let motion: PropertyMotion
    }

    /// What moves, layers back to front, their properties in the order of the kind.
    public var movingValues: [MovingValue] {
        timeline.layers.flatMap { layer in layer.motions.map { MovingValue(layer: layer.name, motion: $0) } }
    }
}
