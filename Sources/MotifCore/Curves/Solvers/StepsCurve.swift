/// A curve of steps with the same length and height.
///
/// - Source: CSS Easing Functions Level 1, 2.3, "step easing functions".
struct StepsCurve: Sendable, Equatable {
    private let steps: Double
    private let lead: Double
    private let jumps: Double

    /// A curve of at least one step; at least two without a jump at either end.
    init(steps: Int, position: StepPosition) {
        self.steps = Double(steps)
        lead = position == .start || position == .both ? 1 : 0
        switch position {
        case .start, .end: jumps = self.steps
        case .none: jumps = self.steps - 1
        case .both: jumps = self.steps + 1
        }
    }

    /// Returns the progress at a fraction of the span, 0…1; at a jump, the higher value.
    func progress(at fraction: Double) -> Double {
        min((fraction * steps).rounded(.down) + lead, jumps) / jumps
    }

    /// The corners as the stops of straight lines, two at each jump.
    var stops: [LinearStop] {
        var stops: [LinearStop] = []
        for step in 0..<Int(steps) {
            let progress = (Double(step) + lead) / jumps
            stops.append(LinearStop(time: Double(step) / steps, progress: progress))
            stops.append(LinearStop(time: Double(step + 1) / steps, progress: progress))
        }
        if let last = stops.last, last.progress != 1 { stops.append(LinearStop(time: 1, progress: 1)) }
        return stops
    }
}
