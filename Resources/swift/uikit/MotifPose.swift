import UIKit

/// The tracks of one view, applied to its UIKit properties.
@MainActor
internal struct MotifPose {
    let view: UIView
    let container: UIView
    let frame: CGRect
    let anchor: CGPoint
    let perspective: CGFloat
    let isRound: Bool
    /// The screen that the view shows in miniature.
    let content: UIView?
    let tracks: [MotifTrack]

    /// Whether the view rotates in 3D, which brings part of it in front of its siblings.
    var turns: Bool { !Set(tracks.map(\.property)).isDisjoint(with: [.rotationX, .rotationY]) }

    /// Whether resizing the view moves its center.
    private var isPinned: Bool { anchor != CGPoint(x: 0.5, y: 0.5) }

    private typealias Values = [MotifTrack.Property: CGFloat]

    /// The UIKit properties that tracks change.
    private enum Slot: CaseIterable {
        case opacity, size, center, transform, cornerRadius
    }

    private static func slot(of property: MotifTrack.Property) -> Slot {
        switch property {
        case .opacity: .opacity
        case .width, .height, .outset: .size
        case .centerX, .centerY: .center
        case .cornerRadius: .cornerRadius
        default: .transform
        }
    }

    private var starts: Values {
        Dictionary(tracks.sorted { $0.timing.delay < $1.timing.delay }.map { ($0.property, $0.start) }) { first, _ in
            first
        }
    }

    /// Shows the values at the start.
    func begin() {
        if tracks.contains(where: { $0.property == .cornerRadius }) { view.clipsToBounds = true }
        let before = view.layer.anchorPoint
        view.layer.anchorPoint = anchor
        view.center.x += (anchor.x - before.x) * view.bounds.width
        view.center.y += (anchor.y - before.y) * view.bounds.height
        set(starts)
    }

    /// The animations from the starting values, one for all tracks with the same timing.
    func animations() -> [MotifAnimation] {
        var (animations, values): ([MotifAnimation], Values) = ([], starts)
        var timings: [MotifTrack.Timing] = []
        for track in tracks.sorted(by: { $0.timing.delay < $1.timing.delay }) where !timings.contains(track.timing) {
            timings.append(track.timing)
        }
        for timing in timings {
            let own = tracks.filter { $0.timing == timing && $0.start != $0.end }
            for track in own { values[track.property] = track.end }
            var slots = Set(own.map { Self.slot(of: $0.property) })
            if isPinned, slots.contains(.size) { slots.insert(.center) }
            // The velocity of a center is a vector, so the center has its own animation.
            let isSplit = slots.contains(.center) && timing.curve.initialVelocity != 0
            if isSplit { slots.remove(.center) }
            let ordered = Slot.allCases.filter(slots.contains)
            let reached = values
            if !ordered.isEmpty {
                animations.append(MotifAnimation(timing: timing) { for slot in ordered { set(slot, reached) } })
            }
            if isSplit {
                animations.append(MotifAnimation(timing: timing, isCenter: true) { set(.center, reached) })
            }
        }
        return animations
    }

    /// Shows these values.
    func set(_ values: [MotifTrack.Property: CGFloat]) {
        var moved = Set(values.keys.map(Self.slot))
        if isPinned, moved.contains(.size) { moved.insert(.center) }
        for slot in Slot.allCases where moved.contains(slot) { set(slot, values) }
    }

    private func set(_ slot: Slot, _ values: Values) {
        switch slot {
        case .opacity: view.alpha = values[.opacity] ?? 1
        case .size:
            let size = size(values)
            view.bounds.size = size
            if let content {
                let scale = size.width / content.bounds.width
                content.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
            }
            if isRound { view.layer.cornerRadius = min(size.width, size.height) / 2 }
        case .center:
            let size = size(values)
            let point = CGPoint(
                x: (values[.centerX] ?? frame.midX) + (anchor.x - 0.5) * size.width,
                y: (values[.centerY] ?? frame.midY) + (anchor.y - 0.5) * size.height)
            view.center = view.superview?.convert(point, from: container) ?? point
        case .transform: view.transform3D = transform(values)
        case .cornerRadius: view.layer.cornerRadius = values[.cornerRadius] ?? 0
        }
    }

    private func size(_ values: Values) -> CGSize {
        let outset = 2 * (values[.outset] ?? 0)
        return CGSize(
            width: (values[.width] ?? frame.width) + outset, height: (values[.height] ?? frame.height) + outset)
    }

    private func transform(_ values: Values) -> CATransform3D {
        let scale = values[.scale] ?? 1
        var transform = CATransform3DIdentity
        if perspective > 0 { transform.m34 = -1 / perspective }
        transform = CATransform3DRotate(transform, (values[.rotationX] ?? 0) * .pi / 180, 1, 0, 0)
        transform = CATransform3DRotate(transform, (values[.rotationY] ?? 0) * .pi / 180, 0, 1, 0)
        transform = CATransform3DRotate(transform, (values[.rotationZ] ?? 0) * .pi / 180, 0, 0, 1)
        transform = CATransform3DScale(transform, scale * (values[.scaleX] ?? 1), scale * (values[.scaleY] ?? 1), 1)
        let translation = CATransform3DMakeTranslation(
            (values[.translationX] ?? 0) + (values[.offsetX] ?? 0),
            (values[.translationY] ?? 0) + (values[.offsetY] ?? 0), 0)
        return CATransform3DConcat(transform, translation)
    }
}
