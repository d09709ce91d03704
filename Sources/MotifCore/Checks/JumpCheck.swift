import MotifFormula
import MotifJSON
import MotifPlatform
import MotifText

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
        var worst: CheckFailure?
        // By index, since copying a layer takes longer than checking it.
        for index in timeline.layers.indices {
            findLastSteps(of: timeline.layers[index], &worst)
            switch timeline.layers[index].role {
            case .destination: findMissing(of: timeline.layers[index], &worst)
            case .source:
                if let destination, index > destination { findRemains(of: timeline.layers[index], &worst) }
            case .element, .control, .backdrop: break
            }
        }
        return worst
    }

    /// Finds the jumps of springs that are cut short by the end of the operation.
    private func findLastSteps(of layer: TimelineLayer, _ worst: inout CheckFailure?) {
        guard layer.value(of: .opacity, at: end) > Self.part else { return }
        for motion in layer.motions {
            let last = motion.segments.count - 1
            guard last >= 0, motion.segments[last].end >= end - OverlapRules.tolerance else { continue }
            let (from, to) = (motion.segments[last].from, motion.segments[last].to)
            let step = abs(to - from) * motion.segments[last].timing.residual
            let isRatio = motion.property.isRatio
            guard step > (isRatio ? Self.part * max(1, abs(to)) : Self.point) else { continue }
            jump(step, &worst) {
                let amount = isRatio ? "by \(step.short(digits: 5))" : "by \(step.short(digits: 5)) pt"
                return "'\(motion.property.rawValue)' of '\(layer.name)' jumps \(amount)"
            }
        }
    }

    /// Finds the parts of the destination that are still missing.
    private func findMissing(of layer: TimelineLayer, _ worst: inout CheckFailure?) {
        let opacity = layer.value(of: .opacity, at: end)
        if opacity < 1 - Self.part {
            jump(1 - opacity, &worst) { "'\(layer.name)' is at opacity \(opacity.short(digits: 5))" }
        }
        if let mask = layer.mask {
            let seen = layer.extent(at: end).shared(with: screen)
            let short = seen.farthestCorner(from: mask.center) - layer.value(of: .maskDiameter, at: end) / 2
            if short > Self.point {
                jump(short, &worst) { "the mask of '\(layer.name)' is \(short.short(digits: 5)) pt short of a corner" }
            }
        }
        if layer.hole != nil {
            let diameter = layer.value(of: .holeDiameter, at: end)
            if diameter > Self.point {
                jump(diameter, &worst) { "the hole of '\(layer.name)' is still \(diameter.short(digits: 5)) pt wide" }
            }
        }
    }

    /// Finds the part of a source above the destination that is still visible.
    private func findRemains(of layer: TimelineLayer, _ worst: inout CheckFailure?) {
        let isDrawn = layer.fill != nil || !layer.image.isEmpty || !layer.text.isEmpty
        guard isDrawn, layer.value(of: .opacity, at: end) > Self.part, !isEdgeOn(layer) else { return }
        let extent = layer.extent(at: end)
        let seen = extent.shared(with: screen)
        guard seen.width > Self.point, seen.height > Self.point else { return }
        // A source that has become smaller than the screen is where the destination shows the same.
        guard extent.width > screen.width - Self.point, extent.height > screen.height - Self.point else { return }
        guard let hole = layer.hole else {
            return jump(max(seen.width, seen.height), &worst) { "'\(layer.name)' still covers the destination" }
        }
        let short = seen.farthestCorner(from: hole.center) - layer.value(of: .holeDiameter, at: end) / 2
        guard short > Self.point else { return }
        jump(short, &worst) { "the hole of '\(layer.name)' is \(short.short(digits: 5)) pt short of a corner" }
    }

    /// Whether a layer is rotated so far that it is seen from the side.
    private func isEdgeOn(_ layer: TimelineLayer) -> Bool {
        func isEdgeOn(_ property: LayerProperty) -> Bool {
            abs(cos(layer.value(of: property, at: end) * .pi / 180)) < Self.part
        }
        return isEdgeOn(.rotationX) || isEdgeOn(.rotationY)
    }

    private func jump(_ size: Double, _ worst: inout CheckFailure?, _ message: @escaping @Sendable () -> String) {
        let operation = timeline.operation
        worst.worsen(by: size) { "\(message()) when '\(operation)' ends" }
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
