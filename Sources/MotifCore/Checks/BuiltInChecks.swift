import MotifFormula
import MotifJSON
import MotifText

/// The checks that every kind has, on the timelines of one case.
struct BuiltInChecks {
    /// One for each operation that has tracks.
    let standard: [Timeline]
    /// One for each operation that has a variant for reduced motion.
    let reduced: [Timeline]
    let screen: MotionSize

    /// The longest operation that is comfortable, in seconds.
    /// - Source: Material Design 3, "Easing and duration": the longest token, `extra-long4`, is 1000 ms.
    static let comfortable = 1.0
    /// How far from its end a spring may be when its track ends, as a fraction of the way.
    static let residual = 0.01

    /// The worst that a check finds over all operations; `nil` where it holds.
    func worst(of check: BuiltInCheck) -> CheckFailure? {
        let found: [CheckFailure] =
            switch check {
            case .finiteValues: []  // A timeline has no other values; one that cannot be made is told by the run.
            case .tracksInside: standard.compactMap(trackOutside)
            case .noJump: standard.compactMap { JumpCheck($0, on: screen).worst }
            case .reducedMotion: unreduced
            case .comfortableDuration: (standard + reduced).compactMap(excess)
            case .springResidual: standard.compactMap(residual)
            }
        return found.max { ($0.shortfall ?? .infinity) < ($1.shortfall ?? .infinity) }
    }

    private var unreduced: [CheckFailure] {
        let names = standard.map(\.operation).filter { name in !reduced.contains { $0.operation == name } }
        if names.isEmpty { return [] }
        let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
        return [
            CheckFailure(message: "\(quoted) has no variant for people who asked for reduced motion", shortfall: nil)
        ]
    }

    private func trackOutside(_ timeline: Timeline) -> CheckFailure? {
        let range = timeline.range
        var worst: CheckFailure?
        for (layer, motion, segment) in timeline.segments {
            let distance = max(range.lowerBound - segment.begin, segment.end - range.upperBound)
            guard distance > OverlapRules.tolerance, distance > worst?.shortfall ?? 0 else { continue }
            let words =
                "'\(motion.property.rawValue)' of '\(layer.name)' runs from \(segment.begin.short(digits: 5)) to "
                + "\(segment.end.short(digits: 5)); '\(timeline.operation)' ranges from "
                + "\(range.lowerBound.short(digits: 5)) to \(range.upperBound.short(digits: 5))"
            worst = CheckFailure(message: words, shortfall: distance)
        }
        return worst
    }

    private func excess(_ timeline: Timeline) -> CheckFailure? {
        let excess = timeline.duration - Self.comfortable
        guard timeline.driver == .time, excess > OverlapRules.tolerance else { return nil }
        let words = "'\(timeline.operation)' takes \(timeline.duration.short(digits: 5)) s; up to 1 s is comfortable"
        return CheckFailure(message: words, shortfall: excess)
    }

    private func residual(_ timeline: Timeline) -> CheckFailure? {
        var worst: CheckFailure?
        for (layer, motion, segment) in timeline.segments where segment.timing.spring != nil {
            let residual = segment.timing.residual
            guard residual > Self.residual, residual > worst?.shortfall ?? 0 else { continue }
            let words =
                "the spring of '\(motion.property.rawValue)' of '\(layer.name)' is \((residual * 100).short(digits: 5)) "
                + "% off its end when its track in '\(timeline.operation)' ends"
            worst = CheckFailure(message: words, shortfall: residual)
        }
        return worst
    }
}

extension BuiltInCheck {
    /// How bad it is where it does not hold.
    public var level: Kind.Check.Level {
        switch self {
        case .finiteValues, .tracksInside: .error
        case .noJump, .reducedMotion, .comfortableDuration, .springResidual: .warning
        }
    }
}

extension Timeline {
    /// Every way of every property of every layer.
    var segments: [(layer: TimelineLayer, motion: PropertyMotion, segment: PropertyMotion.Segment)] {
        layers.flatMap { layer in
            layer.motions.flatMap { motion in motion.segments.map { (layer, motion, $0) } }
        }
    }
}
