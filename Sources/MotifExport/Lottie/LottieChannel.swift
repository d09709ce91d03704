import MotifCore

/// One number of a Lottie file, either constant or animated by keyframes.
struct LottieChannel {
    /// The keyframes in the order of time; empty if the number is constant.
    let keys: [Key]
    /// Whether the motion is baked to one keyframe per frame, since Lottie's easings can't represent it.
    var isBaked = false
    /// Returns the number at a frame.
    let value: (Double) -> Double

    /// A number at a frame, and the transition to the next keyframe.
    struct Key: Equatable {
        var frame: Double
        let value: Double
        var easing: Easing
    }

    /// The transition from one keyframe to the next.
    enum Easing: Equatable {
        /// An easing by this curve.
        case curve(CubicBezier)
        /// No change until the next keyframe, then a jump.
        case hold

        static let linear = Easing.curve(NamedCurve.linear.controlPoints)
    }

    /// Creates a constant number.
    static func constant(_ number: Double) -> LottieChannel { LottieChannel(keys: []) { _ in number } }

    /// Whether the number is animated.
    var isMoving: Bool { !keys.isEmpty }

    /// The initial number.
    var start: Double { keys.first?.value ?? value(0) }

    /// Whether its keyframes have the same times and easings as another's.
    func hasRhythm(of other: LottieChannel) -> Bool {
        keys.elementsEqual(other.keys) { $0.frame == $1.frame && $0.easing == $1.easing }
    }
}

extension LottieChannel {
    /// The linearity of a formula, which decides whether keyframes can be mapped through it.
    enum Form {
        /// Linear in all numbers together.
        case sum
        /// Linear in each number while the others are constant.
        case product
        /// Not linear.
        case other
    }

    /// Returns the result of a formula over several numbers.
    ///
    /// If only one of them is animated, or all have the same timing, the keyframes are kept. Otherwise the result is
    /// baked to one keyframe per frame.
    ///
    /// - Parameters:
    ///   - form: The linearity of the formula.
    ///   - formula: Receives the numbers in the same order.
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

    /// Several numbers that share one list of keyframes, such as the two of a size.
    static func together(_ channels: [LottieChannel], _ clock: LottieClock) -> [LottieChannel] {
        let moving = channels.filter(\.isMoving)
        guard let first = moving.first else { return channels }
        if moving.allSatisfy({ $0.hasRhythm(of: first) }) { return channels }
        return channels.map { baked(moving, clock, $0.value) }
    }

    /// Returns a keyframe for each frame in which any of the channels is animated.
    private static func baked(
        _ moving: [LottieChannel], _ clock: LottieClock, _ value: @escaping (Double) -> Double
    ) -> LottieChannel {
        let frames = moving.flatMap { $0.keys.map(\.frame) }
        guard let begin = frames.min(), let end = frames.max() else { return .constant(value(0)) }
        let keys = clock.frames(from: begin, to: end).map { Key(frame: $0, value: value($0), easing: .linear) }
        return LottieChannel(keys: keys, isBaked: true, value: value)
    }
}
