import MotifCore

/// A segment of a property as an animation with two keyframes.
struct WebTrack {
    /// The animated property: `--motif-scale`, `opacity` or `transform`.
    let property: String
    /// The element that has it, from 0 for the outer one.
    let depth: Int
    /// Its name among the animations of the layer, `scale`; of the second segment of a property `scale-2`.
    let name: String
    let from: String
    let to: String
    /// The time at which it begins, in seconds; for progress, 1 is one second.
    let delay: Double
    /// Its duration in seconds; for progress, 1 is one second.
    let duration: Double
    let timing: WebTiming
    /// References to custom properties with its `duration`, `delay`, or `easing`.
    let constants: [String: String]
    let fill: Fill

    /// The fill mode: the value outside its time span. Before a later segment, the earlier one applies.
    enum Fill: String {
        case both
        case forwards
    }

    /// The segments of a motion; none for a property that pages don't have.
    ///
    /// - Parameters:
    ///   - depth: The element that has the property, from 0 for the outer one.
    ///   - start: The start of the operation: a time or progress.
    ///   - transform: The transform to animate instead of the property.
    static func tracks(
        of motion: PropertyMotion, depth: Int = 0, from start: Double, in transform: WebTransform? = nil, pace: WebPace
    ) -> [WebTrack] {
        guard let variable = motion.property.variable else { return [] }
        let base = transform == nil ? variable.plainName : "transform"
        return motion.segments.enumerated().map { index, segment in
            let (timing, constants) = pace(motion, segment)
            return WebTrack(
                property: transform == nil && motion.property != .opacity ? variable.name : base, depth: depth,
                name: index == 0 ? base : "\(base)-\(index + 1)",
                from: transform?.css(at: \.start) ?? variable.text(segment.from),
                to: transform?.css(at: \.end) ?? variable.text(segment.to), delay: segment.begin - start,
                duration: segment.timing.duration, timing: timing, constants: constants,
                fill: index == 0 ? .both : .forwards)
        }
    }
}
