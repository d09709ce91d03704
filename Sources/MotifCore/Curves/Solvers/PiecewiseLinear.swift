/// A curve of straight lines through stops whose times don't decrease.
///
/// Two stops at one time are a jump. Before the first stop and after the last, the outermost lines continue.
///
/// - Source: CSS Easing Functions Level 2, "linear easing functions".
struct PiecewiseLinear: Sendable, Equatable {
    let stops: [LinearStop]

    /// Returns the progress at a fraction of the span.
    ///
    /// - Complexity: O(log *n*) in the number of stops.
    func progress(at fraction: Double) -> Double {
        progress(at: fraction, past: firstStop(after: fraction))
    }

    /// Returns the progress at a fraction of the span that is at or past this number of stops.
    func progress(at fraction: Double, past after: Int) -> Double {
        guard stops.count > 1 else { return stops.first?.progress ?? fraction }
        if after > 0, stops[after - 1].time == fraction { return stops[after - 1].progress }
        let index = min(max(after, 1), stops.count - 1)
        let (from, to) = (stops[index - 1], stops[index])
        guard from.time < to.time else { return after == 0 ? from.progress : to.progress }
        let share = (fraction - from.time) / (to.time - from.time)
        return from.progress + share * (to.progress - from.progress)
    }

    /// The number of stops at or before this fraction.
    private func firstStop(after fraction: Double) -> Int {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = low + (high - low) / 2
            if stops[middle].time <= fraction { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
