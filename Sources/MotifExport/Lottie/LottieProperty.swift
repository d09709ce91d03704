import MotifCore

/// Converts channels to properties of a Lottie file, `{"a": 0, "k": …}` or `{"a": 1, "k": [keyframes]}`.
enum LottieProperty {
    /// Returns the property of a number.
    static func scalar(_ channel: LottieChannel) -> LottieValue {
        property([channel], keyframe: { .list($0.map(LottieValue.number)) }, rest: { .number($0.first ?? 0) })
    }

    /// Returns the property of several numbers with the same timing.
    static func vector(_ channels: [LottieChannel], _ clock: LottieClock) -> LottieValue {
        let numbers = { (values: [Double]) in LottieValue.list(values.map(LottieValue.number)) }
        return property(LottieChannel.together(channels, clock), keyframe: numbers, rest: numbers)
    }

    /// Returns the property of a position, split if its dimensions have different timing.
    static func position(_ x: LottieChannel, _ y: LottieChannel, _ clock: LottieClock) -> LottieValue {
        if x.isMoving, y.isMoving, !x.hasRhythm(of: y) {
            return ["s": true, "x": scalar(x), "y": scalar(y)]
        }
        return vector([x, y], clock)
    }

    /// Returns a circle as a path. Its points move straight outward, so the path has the timing of the diameter.
    static func circle(at center: (x: Double, y: Double), diameter: LottieChannel) -> LottieValue {
        let path = { (values: [Double]) in Self.circle(at: center, radius: (values.first ?? 0) / 2) }
        return property([diameter], keyframe: { [path($0)] }, rest: path)
    }

    /// Returns a constant number.
    static func constant(_ number: Double) -> LottieValue { ["a": 0, "k": .number(number)] }

    /// Returns constant numbers.
    static func constant(_ x: Double, _ y: Double) -> LottieValue { ["a": 0, "k": .pair(x, y)] }

    /// Returns channels with the same timing as one property.
    static func property(
        _ channels: [LottieChannel], keyframe: ([Double]) -> LottieValue, rest: ([Double]) -> LottieValue
    ) -> LottieValue {
        guard let rhythm = channels.first(where: \.isMoving) else {
            return ["a": 0, "k": rest(channels.map(\.start))]
        }
        let keys = rhythm.keys.indices.map { index in
            let values = channels.map { $0.isMoving ? $0.keys[index].value : $0.start }
            return key(rhythm.keys[index], keyframe(values), isLast: index == rhythm.keys.count - 1)
        }
        return ["a": 1, "k": .list(keys)]
    }

    private static func key(_ key: LottieChannel.Key, _ value: LottieValue, isLast: Bool) -> LottieValue {
        var members: [(String, LottieValue)] = [("t", .number(key.frame)), ("s", value)]
        switch key.easing {
        case _ where isLast: break
        case .hold: members.append(("h", 1))
        case .curve(let curve):
            members.append(("o", ["x": .number(curve.x1), "y": .number(curve.y1)]))
            members.append(("i", ["x": .number(curve.x2), "y": .number(curve.y2)]))
        }
        return .object(members)
    }

    /// Returns four Bézier curves, within 0.03% of the radius of a circle.
    ///
    /// - Source: 4 · (√2 − 1) / 3, as every player draws an ellipse.
    private static func circle(at center: (x: Double, y: Double), radius: Double) -> LottieValue {
        let handle = radius * 0.5522847498307936
        let ways: [(x: Double, y: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        return [
            "c": true,
            "v": .list(ways.map { .pair(center.x + $0.x * radius, center.y + $0.y * radius) }),
            // Clockwise: the tangent is the radius rotated by 90°.
            "i": .list(ways.map { .pair($0.y * handle, -$0.x * handle) }),
            "o": .list(ways.map { .pair(-$0.y * handle, $0.x * handle) }),
        ]
    }
}
