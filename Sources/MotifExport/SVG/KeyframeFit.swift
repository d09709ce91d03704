import MotifCore

/// Approximates values over a loop with few keyframes and straight lines between them.
struct KeyframeFit: Sendable {
    /// A keyframe: its position in the loop in thousandths of a percent, and its values.
    struct Keyframe: Sendable {
        let position: Int
        let values: [Double]
    }

    private static let whole = 100_000
    private static let samples = 400
    /// The positions in the loop at which values are sampled; two in a row are a jump.
    private let positions: [Int]
    private let loop: PreviewLoop

    /// - Complexity: O(*n*) in the number of corners, plus 400 samples.
    init(_ timeline: Timeline) {
        let loop = PreviewLoop(timeline)
        let seconds = timeline.corners.flatMap(loop.seconds)
        var positions: Set<Int> = [0, Self.whole]
        for second in seconds {
            let position = Self.position(of: second, in: loop)
            positions.formUnion([position - 1, position, position + 1])
        }
        for index in 0...Self.samples {
            let time = timeline.range.lowerBound + timeline.duration * Double(index) / Double(Self.samples)
            positions.formUnion(loop.seconds(of: time).map { Self.position(of: $0, in: loop) })
        }
        self.loop = loop
        self.positions = positions.filter { (0...Self.whole).contains($0) }.sorted()
    }

    private static func position(of second: Double, in loop: PreviewLoop) -> Int {
        Int((second / loop.duration * Double(whole)).rounded())
    }

    /// Returns the keyframes; a single one if nothing moves.
    ///
    /// From each keyframe, the range of slopes that stay within the tolerance of all samples narrows from sample to
    /// sample; the last sample within that range is the next keyframe. `CurveTiming.linearStops` uses the same method
    /// for one value, this function for several at once.
    func keyframes(of moving: MovingAttributes) -> [Keyframe] {
        let samples = positions.map { position in
            let second = Double(position) / Double(Self.whole) * loop.duration
            return Keyframe(position: position, values: moving.values(loop.time(at: second)))
        }
        guard var corner = samples.first, let last = samples.last else { return [] }
        if samples.allSatisfy({ $0.values == corner.values }) { return [corner] }
        var frames = [corner]
        var reached = corner
        var slopes = Slopes(moving.tolerances)
        for sample in samples.dropFirst() {
            if !slopes.allow(sample, from: corner) {
                frames.append(reached)
                corner = reached
                slopes = Slopes(moving.tolerances)
            }
            slopes.narrow(to: sample, from: corner, isOpacity: moving.form == .opacity)
            reached = sample
        }
        return frames + [last]
    }

    /// The range of slopes of each value that stay within the tolerance of all samples.
    private struct Slopes {
        let tolerances: [Double]
        var low: [Double]
        var high: [Double]

        init(_ tolerances: [Double]) {
            self.tolerances = tolerances
            low = tolerances.map { _ in -Double.infinity }
            high = tolerances.map { _ in Double.infinity }
        }

        func allow(_ sample: Keyframe, from corner: Keyframe) -> Bool {
            let length = Double(sample.position - corner.position)
            return tolerances.indices.allSatisfy { index in
                let slope = (sample.values[index] - corner.values[index]) / length
                return slope >= low[index] && slope <= high[index]
            }
        }

        /// What is invisible must not show even faintly: less than half of the smallest step of a screen's colors.
        private static let invisible = 0.001

        mutating func narrow(to sample: Keyframe, from corner: Keyframe, isOpacity: Bool) {
            let length = Double(sample.position - corner.position)
            for index in tolerances.indices {
                let isInvisible = isOpacity && sample.values[index] == 0
                let tolerance = isInvisible ? Self.invisible : tolerances[index]
                let change = sample.values[index] - corner.values[index]
                low[index] = max(low[index], (change - tolerance) / length)
                high[index] = min(high[index], (change + tolerance) / length)
            }
        }
    }
}
