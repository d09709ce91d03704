import MotifCore

/// The times of a film strip, closer together when more is moving, so that no phase falls between two frames.
struct FilmTimes {
    /// The times, increasing, the first at the start and the last at the end.
    let times: [Double]

    /// The share of the frames that is spread evenly, so that slow phases are seen as well.
    private static let evenShare = 0.2

    /// - Parameters:
    ///   - timeline: The motion.
    ///   - count: The number of frames, at least 2.
    /// - Complexity: O(*n* · *m*) in the frames and the properties that move.
    init(_ timeline: Timeline, count: Int) {
        guard timeline.duration > 0 else {
            times = [Double](repeating: timeline.range.lowerBound, count: count)
            return
        }
        let step = Self.step(timeline.duration, count: count)
        let range = timeline.range
        let ticks = (0...Int((timeline.duration / step).rounded(.up))).map {
            min(range.lowerBound + Double($0) * step, range.upperBound)
        }
        let changes = Self.changes(of: timeline, at: ticks)
        let all = changes.reduce(0, +)
        let even = 1 / Double(changes.count)
        var reached = 0.0
        var chosen = [0]
        for (index, change) in changes.enumerated() where chosen.count < count - 1 {
            reached += all > 0 ? Self.evenShare * even + (1 - Self.evenShare) * change / all : even
            // Leaves a tick for each of the frames that follow.
            let isLast = changes.count - index - 1 < count - chosen.count
            if isLast || reached >= Double(chosen.count) / Double(count - 1) { chosen.append(index + 1) }
        }
        times = chosen.map { ticks[$0] } + [range.upperBound]
    }

    /// A power of ten that is short enough for the frames to have different times that are read easily.
    private static func step(_ duration: Double, count: Int) -> Double {
        var (step, longest) = (1.0, duration / Double(4 * count))
        while step > longest { step /= 10 }
        while step * 10 <= longest { step *= 10 }
        return step
    }

    /// What changes between each tick and the next: the sum of each property's share of its whole range, as far as its
    /// layer is visible.
    private static func changes(of timeline: Timeline, at ticks: [Double]) -> [Double] {
        var changes = [Double](repeating: 0, count: ticks.count - 1)
        for layer in timeline.layers {
            let seen = ticks.map { min(max(layer.value(of: .opacity, at: $0), 0), 1) }
            for motion in layer.motions {
                let values = ticks.map { motion.value(at: $0) }
                guard let low = values.min(), let high = values.max(), high > low else { continue }
                for index in changes.indices {
                    let share = abs(values[index + 1] - values[index]) / (high - low)
                    changes[index] += share * max(seen[index], seen[index + 1])
                }
            }
        }
        return changes
    }
}
