import MotifCore

/// Converts channels to properties of a Lottie file, `{"a": 0, "k": …}` or `{"a": 1, "k": [keyframes]}`.
enum LottieProperty {
    /// Returns the property of a number.
    static func scalar(_ channel: LottieChannel) -> LottieValue { property([channel]) { .number($0[0]) } }

    /// Returns the property of several numbers with the same timing.
    static func vector(_ channels: [LottieChannel], _ clock: LottieClock) -> LottieValue {
        property(LottieChannel.together(channels, clock), isList: true) { .list($0.map(LottieValue.number)) }
    }

    /// Returns the property of a position, split if its dimensions have different timing.
    static func position(_ x: LottieChannel, _ y: LottieChannel, _ clock: LottieClock) -> LottieValue {
        if x.isMoving, y.isMoving, !x.hasRhythm(of: y) {
            return ["s": true, "x": scalar(x), "y": scalar(y)]
        }
        return vector([x, y], clock)
    }

    /// A circle as a path. Its points move straight outward, so it keeps the easing of its diameter.
    static func circle(at center: MotionPoint, diameter: LottieChannel) -> LottieValue {
        let directions: [(x: Double, y: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        return property([diameter]) { diameter in
            path(directions.map { Corner(from: center, $0, diameter[0] / 2, turn: (-$0.y * handle, $0.x * handle)) })
        }
    }

    /// Everything on a screen except a circle, as one path: around the screen, in to the circle, around it the other
    /// way, and back out.
    ///
    /// As an added mask it is right in every player. A circle that is subtracted isn't: lottie-web's canvas has no such
    /// masks, and rlottie draws a band instead from 1024 px.
    static func hole(at center: MotionPoint, diameter: LottieChannel, in screen: MotionSize) -> LottieValue {
        // The edge itself is out of sight.
        let (left, top) = (-100.0, -100.0)
        let (right, bottom) = (screen.width + 100, screen.height + 100)
        let outline = [
            (center.x, top), (right, top), (right, bottom), (left, bottom), (left, top), (center.x, top),
        ].map { Corner(x: $0.0, y: $0.1) }
        let directions: [(x: Double, y: Double)] = [(0, -1), (-1, 0), (0, 1), (1, 0), (0, -1)]
        return property([diameter]) { diameter in
            let radius = diameter[0] / 2
            var circle = directions.map { Corner(from: center, $0, radius, turn: ($0.y * handle, -$0.x * handle)) }
            circle[0].before = (0, 0)
            circle[4].after = (0, 0)
            return path(outline + circle)
        }
    }

    /// Returns a constant number.
    static func constant(_ number: Double) -> LottieValue { ["a": 0, "k": .number(number)] }

    /// Returns constant numbers.
    static func constant(_ x: Double, _ y: Double) -> LottieValue { ["a": 0, "k": .pair(x, y)] }

    /// Returns channels with the same timing as one property.
    ///
    /// - Parameters:
    ///   - isList: Whether the value of several numbers is a list, as that of every keyframe has to be.
    ///   - value: Receives a number of each channel.
    static func property(
        _ channels: [LottieChannel], isList: Bool = false, _ value: ([Double]) -> LottieValue
    ) -> LottieValue {
        guard let rhythm = channels.first(where: \.isMoving) else {
            return ["a": 0, "k": value(channels.map(\.start))]
        }
        let keys = rhythm.keys.indices.map { index in
            let value = value(channels.map { $0.isMoving ? $0.keys[index].value : $0.start })
            return key(rhythm.keys[index], isList ? value : [value], isLast: index == rhythm.keys.count - 1)
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

    /// How long the handles of a circle's four Bézier curves are; they are at most 0.03% of the radius off a circle.
    ///
    /// - Source: 4 · (√2 − 1) / 3, as players draw an ellipse.
    private static let handle = 0.5522847498307936

    /// A corner of a path with the handles before and after it.
    struct Corner {
        let x, y: Double
        var before = (x: 0.0, y: 0.0)
        var after = (x: 0.0, y: 0.0)

        init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

        /// A corner on a circle, where the path continues in a direction.
        init(
            from center: MotionPoint, _ direction: (x: Double, y: Double), _ radius: Double,
            turn: (x: Double, y: Double)
        ) {
            self.init(x: center.x + direction.x * radius, y: center.y + direction.y * radius)
            before = (-turn.x * radius, -turn.y * radius)
            after = (turn.x * radius, turn.y * radius)
        }
    }

    static func path(_ corners: [Corner]) -> LottieValue {
        [
            "c": true, "v": .list(corners.map { .pair($0.x, $0.y) }),
            "i": .list(corners.map { .pair($0.before.x, $0.before.y) }),
            "o": .list(corners.map { .pair($0.after.x, $0.after.y) }),
        ]
    }
}
