import MotifCore

extension Timeline {
    /// The share of the frames that is spread evenly, so that slow phases are seen as well.
    private static let evenShare = 0.2

    /// Returns the times of a film strip, closer together when more is moving, so that no phase falls between two frames.
    ///
    /// - Parameter count: The number of frames, at least 2.
    /// - Returns: The times, increasing, the first at the start and the last at the end.
    /// - Complexity: O(*n* · *m*) in the frames and the properties that move.
    func filmTimes(count: Int) -> [Double] {
        guard duration > 0 else { return [Double](repeating: range.lowerBound, count: count) }
        let step = Self.step(duration, count: count)
        let ticks = (0...Int((duration / step).rounded(.up))).map {
            min(range.lowerBound + Double($0) * step, range.upperBound)
        }
        let changes = changes(at: ticks)
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
        return chosen.map { ticks[$0] } + [range.upperBound]
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
    private func changes(at ticks: [Double]) -> [Double] {
        var changes = [Double](repeating: 0, count: ticks.count - 1)
        for layer in layers {
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
