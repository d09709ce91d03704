import MotifFormula
import MotifJSON
import MotifText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The visible jumps at the end of an operation.
///
/// After the operation, only the destination is left, at rest. So the residual of a spring that was cut short, an
/// incomplete destination, and a source that still covers it are jumps.
struct JumpCheck {
    private let timeline: Timeline
    private let screen: MotionFrame
    private let end: Double

    /// The largest invisible difference, in points or degrees.
    private static let point = 1.0
    /// The largest invisible difference of an opacity or a scale.
    private static let part = 0.01

    init(_ timeline: Timeline, on screen: MotionSize) {
        self.timeline = timeline
        self.screen = MotionFrame(x: 0, y: 0, width: screen.width, height: screen.height)
        end = timeline.range.upperBound
    }

    /// The largest visible jump, if any.
    var worst: CheckFailure? {
        // An operation that follows a finger stops where the finger does.
        guard timeline.driver == .time else { return nil }
        let destination = timeline.layers.firstIndex { $0.role == .destination }
        return timeline.layers.enumerated().flatMap { index, layer -> [CheckFailure] in
            var found = lastSteps(of: layer)
            if layer.role == .destination { found += missing(of: layer) }
            if layer.role == .source, let destination, index > destination, let rest = remains(of: layer) {
                found.append(rest)
            }
            return found
        }.max { ($0.shortfall ?? 0) < ($1.shortfall ?? 0) }
    }

    /// The jumps of springs that are cut short by the end of the operation.
    private func lastSteps(of layer: TimelineLayer) -> [CheckFailure] {
        guard layer.value(of: .opacity, at: end) > Self.part else { return [] }
        return layer.motions.compactMap { motion in
            guard let last = motion.segments.last, last.end >= end - OverlapRules.tolerance,
                case let step = abs(last.to - last.from) * last.timing.residual, step > 0
            else { return nil }
            let isRatio = motion.property.isRatio
            guard step > (isRatio ? Self.part * max(1, abs(last.to)) : Self.point) else { return nil }
            let amount = isRatio ? "by \(step.short(digits: 5))" : "by \(step.short(digits: 5)) pt"
            return jump("'\(motion.property.rawValue)' of '\(layer.name)' jumps \(amount)", step)
        }
    }

    /// The parts of the destination that are still missing.
    private func missing(of layer: TimelineLayer) -> [CheckFailure] {
        var found: [CheckFailure] = []
        let opacity = layer.value(of: .opacity, at: end)
        if opacity < 1 - Self.part {
            found.append(jump("'\(layer.name)' is at opacity \(opacity.short(digits: 5))", 1 - opacity))
        }
        let seen = layer.extent(at: end).shared(with: screen)
        if let mask = layer.mask {
            let short = seen.farthestCorner(from: mask.center) - layer.value(of: .maskDiameter, at: end) / 2
            if short > Self.point {
                found.append(
                    jump("the mask of '\(layer.name)' is \(short.short(digits: 5)) pt short of a corner", short))
            }
        }
        if layer.hole != nil {
            let diameter = layer.value(of: .holeDiameter, at: end)
            if diameter > Self.point {
                found.append(
                    jump("the hole of '\(layer.name)' is still \(diameter.short(digits: 5)) pt wide", diameter))
            }
        }
        return found
    }

    /// The part of a source above the destination that is still visible.
    private func remains(of layer: TimelineLayer) -> CheckFailure? {
        let isDrawn = layer.fill != nil || !layer.image.isEmpty || !layer.text.isEmpty
        guard isDrawn, layer.value(of: .opacity, at: end) > Self.part, !isEdgeOn(layer) else { return nil }
        let extent = layer.extent(at: end)
        let seen = extent.shared(with: screen)
        guard seen.width > Self.point, seen.height > Self.point else { return nil }
        // A source that has become smaller than the screen is where the destination shows the same.
        guard extent.width > screen.width - Self.point, extent.height > screen.height - Self.point else { return nil }
        guard let hole = layer.hole else {
            return jump("'\(layer.name)' still covers the destination", max(seen.width, seen.height))
        }
        let short = seen.farthestCorner(from: hole.center) - layer.value(of: .holeDiameter, at: end) / 2
        guard short > Self.point else { return nil }
        return jump("the hole of '\(layer.name)' is \(short.short(digits: 5)) pt short of a corner", short)
    }

    /// Whether a layer is rotated so far that it is seen from the side.
    private func isEdgeOn(_ layer: TimelineLayer) -> Bool {
        [LayerProperty.rotationX, .rotationY].contains { property in
            abs(cos(layer.value(of: property, at: end) * .pi / 180)) < Self.part
        }
    }

    private func jump(_ words: String, _ size: Double) -> CheckFailure {
        CheckFailure(message: "\(words) when '\(timeline.operation)' ends", shortfall: size)
    }
}

extension LayerProperty {
    /// Whether the property is a plain number, neither a length nor an angle.
    var isRatio: Bool {
        switch self {
        case .opacity, .scale, .scaleX, .scaleY, .shadowOpacity, .lottieFrame: true
        default: false
        }
    }
}
