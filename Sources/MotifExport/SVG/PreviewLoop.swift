import MotifCore

/// The loop of an animated preview: the operation with a pause before and after it.
///
/// An operation driven by scrolling runs back and forth, a second for each unit of progress.
struct PreviewLoop: Sendable {
    /// Seconds of one round.
    let duration: Double
    /// Seconds at which the motion begins.
    let start: Double
    /// Seconds at which the motion ends.
    let end: Double
    /// The times of the operation.
    let range: ClosedRange<Double>
    /// Seconds at which it begins to run back; `nil` if it doesn't.
    let back: Double?

    private static let pauses = (before: 0.6, after: 1.2)

    init(_ timeline: Timeline) {
        range = timeline.range
        start = Self.pauses.before
        end = start + timeline.duration
        back = timeline.driver == .time ? nil : end + Self.pauses.before
        duration = back.map { $0 + timeline.duration + Self.pauses.before } ?? end + Self.pauses.after
    }

    /// The time of the operation at a number of seconds of the round.
    func time(at seconds: Double) -> Double {
        let elapsed = back.map { seconds > $0 ? end - (seconds - $0) : seconds } ?? seconds
        return min(max(range.lowerBound + elapsed - start, range.lowerBound), range.upperBound)
    }

    /// The seconds of the round at which the operation is at a time.
    func seconds(of time: Double) -> [Double] {
        let elapsed = time - range.lowerBound
        return [start + elapsed] + (back.map { [$0 + range.upperBound - time] } ?? [])
    }
}

extension Timeline {
    /// The times at which something may jump or bend, sorted: the ends of segments, and the corners of steps and straight
    /// lines.
    var corners: [Double] {
        var times: Set<Double> = [range.lowerBound, range.upperBound]
        for motion in layers.flatMap(\.motions) {
            for segment in motion.segments {
                times.formUnion([segment.begin, segment.end])
                switch segment.timing.curve {
                case .steps, .linear:
                    for stop in segment.timing.linearStops(within: 0.001) {
                        times.insert(segment.begin + stop.time * (segment.end - segment.begin))
                    }
                case .named, .cubicBezier, .spring: break
                }
            }
        }
        return times.filter(range.contains).sorted()
    }
}
