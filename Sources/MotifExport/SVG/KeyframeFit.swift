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

    /// What is invisible must not show even faintly: less than half of the smallest step of a screen's colors.
    private static let invisible = 0.001

    /// Returns the keyframes; a single one if nothing moves.
    func keyframes(of moving: MovingAttributes) -> [Keyframe] {
        let samples = positions.map { position in
            let second = Double(position) / Double(Self.whole) * loop.duration
            return Keyframe(position: position, values: moving.values(loop.time(at: second)))
        }
        guard samples.contains(where: { $0.values != samples[0].values }) else { return Array(samples.prefix(1)) }
        let corners = LinearFit.corners(
            of: samples.map(\.values), at: samples.map { Double($0.position) }
        ) { value, index in
            moving.form == .opacity && value == 0 ? Self.invisible : moving.tolerances[index]
        }
        return corners.map { samples[$0] }
    }
}
