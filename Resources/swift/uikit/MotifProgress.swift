import UIKit

extension MotifAnimator {
    /// Shows the motion at a progress. Delays and durations are in units of progress instead of seconds.
    func show(at progress: CGFloat) {
        for pose in poses { pose.show(at: progress) }
        for update in updates { update.show { $0.value(at: progress) } }
    }
}

extension MotifPose {
    fileprivate func show(at progress: CGFloat) {
        var values: [MotifTrack.Property: CGFloat] = [:]
        for property in Set(tracks.map(\.property)) {
            values[property] = tracks.filter { $0.property == property }.value(at: progress)
        }
        let scrolled = scrolled
        values[.translationX]? -= scrolled.x
        values[.translationY]? -= scrolled.y
        set(values)
    }

    /// The distance that scrolling has moved the view from its frame at rest, which the motion must not add again.
    private var scrolled: CGPoint {
        guard let superview = view.superview, isScrolled else { return .zero }
        let anchor = view.layer.anchorPoint
        let now = superview.convert(view.center, to: container)
        return CGPoint(
            x: now.x - frame.midX - (anchor.x - 0.5) * frame.width,
            y: now.y - frame.midY - (anchor.y - 0.5) * frame.height)
    }

    private var isScrolled: Bool {
        var ancestor = view.superview
        while let view = ancestor, view !== container {
            if view is UIScrollView { return true }
            ancestor = view.superview
        }
        return false
    }
}
