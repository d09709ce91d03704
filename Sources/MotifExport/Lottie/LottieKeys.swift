import MotifCore

/// Converts the segments of a motion to keyframes, one after another.
struct LottieKeys {
    private let clock: LottieClock
    private var keys: [LottieChannel.Key] = []
    private var isBaked = false

    /// The duration of a jump in frames, since Lottie has only one number at a time.
    private static let jump = 0.001

    /// Returns the keyframes of a motion.
    static func channel(of motion: PropertyMotion, _ clock: LottieClock) -> LottieChannel {
        var keys = LottieKeys(clock: clock)
        for segment in motion.segments { keys.add(segment) }
        let first = keys.keys.first?.value
        let isMoving = keys.keys.contains { $0.value != first }
        return LottieChannel(keys: isMoving ? keys.keys : [], isBaked: isMoving && keys.isBaked) { frame in
            motion.value(at: clock.time(frame))
        }
    }

    private init(clock: LottieClock) { self.clock = clock }

    private mutating func add(_ segment: PropertyMotion.Segment) {
        let (begin, end) = (clock.frame(segment.begin), clock.frame(segment.end))
        switch segment.timing.curve {
        case .named(let name): add(begin, segment.from, .curve(name.controlPoints))
        case .cubicBezier(let bezier): add(begin, segment.from, .curve(bezier))
        case .steps(let count, _):
            addStart(of: segment, at: begin)
            for step in 0..<count {
                let fraction = Double(step) / Double(count)
                // Just after the jump, where rounding can't select the value before it.
                add(begin + fraction * (end - begin), value(of: segment, at: fraction + 0.5 / Double(count)), .hold)
            }
        case .linear(let stops):
            addStart(of: segment, at: begin)
            add(begin, value(of: segment, at: 0), .linear)
            for stop in stops where stop.time > 0 && stop.time < 1 {
                let number = segment.from + (segment.to - segment.from) * stop.progress
                add(begin + stop.time * (end - begin), number, .linear)
            }
            add(end, value(of: segment, at: 1), .linear)
        case .spring:
            isBaked = isBaked || segment.from != segment.to
            for frame in clock.frames(from: begin, to: end).dropLast() {
                add(frame, value(of: segment, at: (frame - begin) / (end - begin)), .linear)
            }
        }
        add(end, segment.to, .hold)
    }

    private func value(of segment: PropertyMotion.Segment, at fraction: Double) -> Double {
        segment.from + (segment.to - segment.from) * segment.timing.progress(at: fraction)
    }

    /// Adds the keyframes before a segment that begins with a jump.
    private mutating func addStart(of segment: PropertyMotion.Segment, at begin: Double) {
        if keys.isEmpty, begin > 0, segment.timing.progress(at: 0) != 0 { add(0, segment.from, .hold) }
    }

    private mutating func add(_ frame: Double, _ value: Double, _ easing: LottieChannel.Easing) {
        if let last = keys.last, frame - last.frame < Self.jump {
            keys.removeLast()
            let hasRoom = keys.last.map { $0.frame < frame - 2 * Self.jump } ?? false
            if last.value != value, hasRoom {
                keys.append(LottieChannel.Key(frame: frame - Self.jump, value: last.value, easing: .hold))
            }
        }
        keys.append(LottieChannel.Key(frame: frame, value: value, easing: easing))
    }
}
