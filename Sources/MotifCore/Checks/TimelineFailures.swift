import MotifFormula
import MotifText

/// The worst failures of the built-in checks on one timeline.
struct TimelineFailures {
    /// The failure of `tracks-inside`.
    private(set) var outside: CheckFailure?
    /// The failure of `no-jump`.
    private(set) var jump: CheckFailure?
    /// The failure of `comfortable-duration`.
    private(set) var excess: CheckFailure?
    /// The failure of `spring-residual`.
    private(set) var residual: CheckFailure?
    /// The failure of `no-negative-size`.
    private(set) var depth: CheckFailure?

    /// The longest operation that is comfortable, in seconds.
    /// - Source: Material Design 3, "Easing and duration": the longest token, `extra-long4`, is 1000 ms.
    static let comfortable = 1.0
    /// The maximum distance of a spring from its target when its track ends, as a fraction of the whole distance.
    static let residual = 0.01
    /// A size below 0 that nobody sees, in points.
    static let depth = 1.0

    /// Checks a timeline; of a reduced variant, only the duration.
    init(_ timeline: Timeline, on screen: MotionSize) {
        checkDuration(of: timeline)
        guard timeline.variant == .standard else { return }
        jump = JumpCheck(timeline, on: screen).worst
        // By index, since copying a layer or a segment takes longer than checking it.
        for layer in timeline.layers.indices {
            for motion in timeline.layers[layer].motions {
                checkSegments(of: motion, layer, timeline)
                checkSize(of: motion, layer, timeline)
            }
        }
    }

    private mutating func checkDuration(of timeline: Timeline) {
        let excess = timeline.duration - Self.comfortable
        guard timeline.driver == .time, excess > OverlapRules.tolerance else { return }
        self.excess.worsen(by: excess) {
            "'\(timeline.operation)' lasts \(timeline.duration.short(digits: 5)) s; at most 1 s is comfortable"
        }
    }

    private mutating func checkSegments(of motion: PropertyMotion, _ layer: Int, _ timeline: Timeline) {
        let range = timeline.range
        for index in motion.segments.indices {
            let (begin, end) = (motion.segments[index].begin, motion.segments[index].end)
            let distance = max(range.lowerBound - begin, end - range.upperBound)
            if distance > OverlapRules.tolerance {
                outside.worsen(by: distance) {
                    "'\(motion.property.rawValue)' of '\(timeline.layers[layer].name)' runs from "
                        + "\(begin.short(digits: 5)) to \(end.short(digits: 5)); '\(timeline.operation)' ranges from "
                        + "\(range.lowerBound.short(digits: 5)) to \(range.upperBound.short(digits: 5))"
                }
            }
            let residual = motion.segments[index].timing.residual
            guard residual > Self.residual else { continue }
            self.residual.worsen(by: residual) {
                "the spring of '\(motion.property.rawValue)' of '\(timeline.layers[layer].name)' is "
                    + "\((residual * 100).short(digits: 5))% "
                    + "away from its target when its track in '\(timeline.operation)' ends"
            }
        }
    }

    private mutating func checkSize(of motion: PropertyMotion, _ layer: Int, _ timeline: Timeline) {
        let depth = motion.depthBelowZero
        guard depth > Self.depth else { return }
        self.depth.worsen(by: depth) {
            "'\(motion.property.rawValue)' of '\(timeline.layers[layer].name)' falls to "
                + "\((-depth).short(digits: 5)) pt in '\(timeline.operation)'; a size below 0 is drawn as 0"
        }
    }
}
