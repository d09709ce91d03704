import MotifCore

/// Fits values over a round by as few keyframes as straight lines between them allow.
struct KeyframeFit: Sendable {
    /// A keyframe: its share of the round in thousandths of a percent, and its values.
    struct Keyframe: Sendable {
        let place: Int
        let values: [Double]
    }

    private static let whole = 100_000
    private static let samples = 400
    /// The shares of the round at which values are looked at; two that follow each other stand for a jump.
    private let places: [Int]
    private let loop: PreviewLoop

    /// - Complexity: O(*n*) in the corners, and 400 samples.
    init(_ timeline: Timeline) {
        let loop = PreviewLoop(timeline)
        let seconds = timeline.corners.flatMap(loop.seconds)
        var places: Set<Int> = [0, Self.whole]
        for second in seconds {
            let place = Self.place(of: second, in: loop)
            places.formUnion([place - 1, place, place + 1])
        }
        for index in 0...Self.samples {
            let time = timeline.range.lowerBound + timeline.duration * Double(index) / Double(Self.samples)
            places.formUnion(loop.seconds(of: time).map { Self.place(of: $0, in: loop) })
        }
        self.loop = loop
        self.places = places.filter { (0...Self.whole).contains($0) }.sorted()
    }

    private static func place(of second: Double, in loop: PreviewLoop) -> Int {
        Int((second / loop.duration * Double(whole)).rounded())
    }

    /// The keyframes of what moves; one alone where nothing does.
    ///
    /// From each keyframe the slopes that still pass within the tolerance of all samples narrow from sample to sample;
    /// the last sample that lies within them is the next keyframe. This is the method of `CurveTiming.linearStops`,
    /// for several values at once.
    func keyframes(of moving: MovingAttributes) -> [Keyframe] {
        let samples = places.map { place in
            let second = Double(place) / Double(Self.whole) * loop.duration
            return Keyframe(place: place, values: moving.values(loop.time(at: second)))
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
            slopes.narrow(to: sample, from: corner)
            reached = sample
        }
        return frames + [last]
    }

    /// The slopes of each value that still pass all samples.
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
            let length = Double(sample.place - corner.place)
            return tolerances.indices.allSatisfy { index in
                let slope = (sample.values[index] - corner.values[index]) / length
                return slope >= low[index] && slope <= high[index]
            }
        }

        mutating func narrow(to sample: Keyframe, from corner: Keyframe) {
            let length = Double(sample.place - corner.place)
            for (index, tolerance) in tolerances.enumerated() {
                let change = sample.values[index] - corner.values[index]
                low[index] = max(low[index], (change - tolerance) / length)
                high[index] = min(high[index], (change + tolerance) / length)
            }
        }
    }
}
