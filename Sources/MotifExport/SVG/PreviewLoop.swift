import MotifCore

/// The loop of an animated preview: the operation with a pause before and after it.
///
/// An operation driven by scrolling runs forward, then back, at one second per unit of progress.
struct PreviewLoop: Sendable {
    /// The duration of one loop in seconds.
    let duration: Double
    /// The time at which the motion begins, in seconds of the loop.
    let start: Double
    /// The time at which the motion ends, in seconds of the loop.
    let end: Double
    /// The range of the operation.
    let range: ClosedRange<Double>
    /// The time at which it begins to run back, in seconds of the loop; `nil` if it doesn't.
    let back: Double?

    private static let pauses = (before: 0.6, after: 1.2)

    init(_ timeline: Timeline) {
        range = timeline.range
        start = Self.pauses.before
        end = start + timeline.duration
        back = timeline.driver == .time ? nil : end + Self.pauses.before
        duration = back.map { $0 + timeline.duration + Self.pauses.before } ?? end + Self.pauses.after
    }

    /// Returns the time of the operation at a time of the loop.
    func time(at seconds: Double) -> Double {
        let elapsed = back.map { seconds > $0 ? end - (seconds - $0) : seconds } ?? seconds
        return min(max(range.lowerBound + elapsed - start, range.lowerBound), range.upperBound)
    }

    /// Returns the times of the loop at which the operation is at a time.
    func seconds(of time: Double) -> [Double] {
        let elapsed = time - range.lowerBound
        return [start + elapsed] + (back.map { [$0 + range.upperBound - time] } ?? [])
    }
}

extension Timeline {
    /// The segments of all motions, in the order of the layers.
    var segments: [(layer: TimelineLayer, property: LayerProperty, segment: PropertyMotion.Segment)] {
        layers.flatMap { layer in
            layer.motions.flatMap { motion in motion.segments.map { (layer, motion.property, $0) } }
        }
    }

    /// The times at which something may jump or bend, sorted: the ends of segments, and the corners of steps and
    /// straight lines.
    var corners: [Double] {
        var times: Set<Double> = [range.lowerBound, range.upperBound]
        for (_, _, segment) in segments {
            times.formUnion([segment.begin, segment.end])
            switch segment.timing.curve {
            case .steps, .linear:
                for stop in segment.timing.linearStops(within: 0.001) {
                    times.insert(segment.begin + stop.time * (segment.end - segment.begin))
                }
            case .named, .cubicBezier, .spring: break
            }
        }
        return times.filter(range.contains).sorted()
    }
}
