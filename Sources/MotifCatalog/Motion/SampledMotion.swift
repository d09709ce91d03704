public import MotifCore

/// An operation of a pattern, sampled at times. Frames are evaluated when they are read.
public struct SampledMotion: Sendable {
    /// The pattern with its kind.
    public let stored: StoredMotion
    /// The screen in its orientation.
    public let screen: Screen
    /// The screen with the values that the app decides.
    public let scene: MotionScene
    /// The timeline; linear if a gesture or a progress drives it.
    public let timeline: Timeline
    /// The times of the frames.
    public let times: Times
    /// The progress of the request; `nil` if time drives the motion.
    public let progress: Double?
    /// The result of the gesture; `nil` without a gesture.
    public let interaction: GestureSample.Outcome?

    /// The times of frames: seconds, or progress.
    public enum Times: Sequence, Sendable {
        /// At a rate.
        case every(FrameTimes)
        /// The times of the request, in order.
        case given([Double])

        /// Returns an iterator over the times.
        public func makeIterator() -> AnyIterator<Double> {
            switch self {
            case .every(let times): times.makeIterator()
            case .given(let times): AnyIterator(times.makeIterator())
            }
        }

        /// The number of times.
        public var count: Int {
            switch self {
            case .every(let times): times.count + 1
            case .given(let times): times.count
            }
        }
    }

    /// A value of every frame.
    public struct MovingValue: Sendable {
        /// The name of the layer.
        public let layer: String
        /// The property and its motion.
        public let motion: PropertyMotion
    }

    /// The values that move: layers back to front, properties in the order of the kind.
    public var movingValues: [MovingValue] {
        timeline.layers.flatMap { layer in layer.motions.map { MovingValue(layer: layer.name, motion: $0) } }
    }
}
