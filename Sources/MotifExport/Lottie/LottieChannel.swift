import MotifCore

/// One number of a Lottie file, which stays or goes from keyframe to keyframe.
struct LottieChannel {
    /// Its keyframes in the order of time; none where it stays.
    let keys: [Key]
    /// The number at a frame.
    let value: (Double) -> Double
    /// Whether the motion needed more than Lottie's own easings, so that it is a keyframe a frame.
    let isBaked: Bool

    /// A number at a frame, and how it goes on from there.
    struct Key: Equatable {
        var frame: Double
        let value: Double
        var easing: Easing
    }

    /// How a number goes from a keyframe to the next.
    enum Easing: Equatable {
        /// Along this curve.
        case curve(CubicBezier)
        /// Not at all; then it jumps.
        case hold

        static let linear = Easing.curve(NamedCurve.linear.controlPoints)
    }

    init(keys: [Key], isBaked: Bool = false, value: @escaping (Double) -> Double) {
        self.keys = keys
        self.isBaked = isBaked
        self.value = value
    }

    /// A number that stays.
    static func constant(_ number: Double) -> LottieChannel { LottieChannel(keys: []) { _ in number } }

    /// Whether it moves.
    var isMoving: Bool { !keys.isEmpty }

    /// The number at the start.
    var start: Double { keys.first?.value ?? value(0) }

    /// Whether it goes on at the same times and in the same way as another.
    func hasRhythm(of other: LottieChannel) -> Bool {
        keys.count == other.keys.count
            && zip(keys, other.keys).allSatisfy { $0.frame == $1.frame && $0.easing == $1.easing }
    }
}

extension LottieChannel {
    /// What of a formula is linear, so that keyframes go through it.
    enum Form {
        /// It is in all numbers at once.
        case sum
        /// It is in each of the numbers while the others stay.
        case product
        /// It is in none.
        case other
    }

    /// What a formula makes of several numbers.
    ///
    /// Where one of them moves, or all that move do so in one rhythm, the keyframes stay as they are. All others are
    /// baked, a keyframe a frame.
    ///
    /// - Parameters:
    ///   - form: What sort of formula it is.
    ///   - formula: Takes the numbers in their order.
    static func combining(
        _ channels: [LottieChannel], _ clock: LottieClock, _ form: Form, _ formula: @escaping ([Double]) -> Double
    ) -> LottieChannel {
        let value = { (frame: Double) in formula(channels.map { $0.value(frame) }) }
        let moving = channels.filter(\.isMoving)
        guard let first = moving.first else { return .constant(value(0)) }
        let isBaked = moving.contains(where: \.isBaked)
        let isLinear = form == .sum || form == .product && moving.count == 1
        if isLinear, moving.allSatisfy({ $0.hasRhythm(of: first) }) {
            let keys = first.keys.indices.map { index in
                let numbers = channels.map { $0.isMoving ? $0.keys[index].value : $0.start }
                return Key(
                    frame: first.keys[index].frame, value: formula(numbers), easing: first.keys[index].easing)
            }
            return LottieChannel(keys: keys, isBaked: isBaked, value: value)
        }
        return baked(moving, clock, value)
    }

    /// Several numbers that have one list of keyframes, as the sides of a size do.
    static func together(_ channels: [LottieChannel], _ clock: LottieClock) -> [LottieChannel] {
        let moving = channels.filter(\.isMoving)
        guard let first = moving.first else { return channels }
        if moving.allSatisfy({ $0.hasRhythm(of: first) }) { return channels }
        return channels.map { baked(moving, clock, $0.value) }
    }

    /// A keyframe for each frame in which one of the channels moves.
    private static func baked(
        _ moving: [LottieChannel], _ clock: LottieClock, _ value: @escaping (Double) -> Double
    ) -> LottieChannel {
        let frames = moving.flatMap { $0.keys.map(\.frame) }
        guard let begin = frames.min(), let end = frames.max() else { return .constant(value(0)) }
        let keys = clock.frames(from: begin, to: end).map { Key(frame: $0, value: value($0), easing: .linear) }
        return LottieChannel(keys: keys, isBaked: true, value: value)
    }
}
