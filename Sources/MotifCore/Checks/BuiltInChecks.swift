import MotifFormula
import MotifJSON
import MotifText

/// The built-in checks, run on the timelines of one case.
struct BuiltInChecks {
    /// The timelines of the operations that have tracks.
    let standard: [Timeline]
    /// The timelines of the operations that have a reduced-motion variant.
    let reduced: [Timeline]
    let screen: MotionSize
    let kind: Kind

    /// The longest operation that is comfortable, in seconds.
    /// - Source: Material Design 3, "Easing and duration": the longest token, `extra-long4`, is 1000 ms.
    static let comfortable = 1.0
    /// The maximum distance of a spring from its target when its track ends, as a fraction of the whole distance.
    static let residual = 0.01
    /// A size below 0 that nobody sees, in points.
    static let depth = 1.0

    /// Returns the worst failure of a check over all operations; `nil` if it passes.
    func worst(of check: BuiltInCheck) -> CheckFailure? {
        let found: [CheckFailure] =
            switch check {
            case .finiteValues: []  // All values of a timeline are finite; the run reports one that can't be made.
            case .tracksInside: standard.compactMap(trackOutside)
            case .noJump: standard.compactMap { JumpCheck($0, on: screen).worst }
            case .reducedMotion: unreduced
            case .comfortableDuration: (standard + reduced).compactMap(excess)
            case .springResidual: standard.compactMap(residual)
            case .noNegativeSize: standard.compactMap(negativeSize)
            case .noFixedRole: standard.compactMap(fixedRole)
            }
        return found.max { ($0.shortfall ?? .infinity) < ($1.shortfall ?? .infinity) }
    }

    private var unreduced: [CheckFailure] {
        let names = standard.map(\.operation).filter { name in !reduced.contains { $0.operation == name } }
        if names.isEmpty { return [] }
        let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
        let verb = names.count == 1 ? "has" : "have"
        return [CheckFailure(message: "\(quoted) \(verb) no reduced-motion variant", shortfall: nil)]
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
        let words = "'\(timeline.operation)' lasts \(timeline.duration.short(digits: 5)) s; at most 1 s is comfortable"
        return CheckFailure(message: words, shortfall: excess)
    }

    private func residual(_ timeline: Timeline) -> CheckFailure? {
        var worst: CheckFailure?
        for (layer, motion, segment) in timeline.segments where segment.timing.spring != nil {
            let residual = segment.timing.residual
            guard residual > Self.residual, residual > worst?.shortfall ?? 0 else { continue }
            let words =
                "the spring of '\(motion.property.rawValue)' of '\(layer.name)' is "
                + "\((residual * 100).short(digits: 5))% "
                + "away from its target when its track in '\(timeline.operation)' ends"
            worst = CheckFailure(message: words, shortfall: residual)
        }
        return worst
    }

    private func fixedRole(_ timeline: Timeline) -> CheckFailure? {
        let operation = timeline.operation
        guard let layer = kind.layersWithFixedRole(in: operation).first, let role = layer.roles.role(in: operation)
        else {
            return nil
        }
        let words = "'\(layer.name)' is the \(role.rawValue) in '\(operation)' too; give it a role for each operation"
        return CheckFailure(message: words, shortfall: nil)
    }

    private func negativeSize(_ timeline: Timeline) -> CheckFailure? {
        var worst: CheckFailure?
        for layer in timeline.layers {
            for motion in layer.motions {
                let depth = motion.depthBelowZero
                guard depth > Self.depth, depth > worst?.shortfall ?? 0 else { continue }
                let words =
                    "'\(motion.property.rawValue)' of '\(layer.name)' falls to \((-depth).short(digits: 5)) pt in "
                    + "'\(timeline.operation)'; a size below 0 is drawn as 0"
                worst = CheckFailure(message: words, shortfall: depth)
            }
        }
        return worst
    }
}

extension BuiltInCheck {
    /// The severity of a failure.
    public var level: Kind.Check.Level {
        switch self {
        case .finiteValues, .tracksInside: .error
        case .noJump, .reducedMotion, .comfortableDuration, .springResidual, .noNegativeSize, .noFixedRole: .warning
        }
    }
}

extension Timeline {
    /// Every segment of every property of every layer.
    var segments: [(layer: TimelineLayer, motion: PropertyMotion, segment: PropertyMotion.Segment)] {
        layers.flatMap { layer in
            layer.motions.flatMap { motion in motion.segments.map { (layer, motion, $0) } }
        }
    }
}
