import UIKit

extension MotifAnimator {
    /// Begins a transition. Its destination is added and laid out first, since it has no safe area without a window.
    convenience init(_ context: any UIViewControllerContextTransitioning, isReversed: Bool) {
        let (source, destination) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        let container = context.containerView
        if let view = context.view(forKey: .to) {
            container.addSubview(view)
            if let destination { view.frame = context.finalFrame(for: destination) }
        }
        // A presentation that keeps the presenting screen provides no view for it, and that screen doesn't move.
        let (from, to) = (context.view(forKey: .from) ?? source?.view, context.view(forKey: .to) ?? destination?.view)
        to?.layoutIfNeeded()
        self.init(in: container, from: from, to: to, isReversed: isReversed)
    }

    /// The screen on which elements are at rest: the leaving one, or in reverse the arriving one.
    var homeView: UIView? { isReversed ? toView : fromView }
    /// The other screen.
    var otherView: UIView? { isReversed ? fromView : toView }

    /// Makes the background of a screen clear until the end.
    func clearBackground(of screen: UIView?) {
        guard let screen else { return }
        keep(screen)
        screen.backgroundColor = .clear
        if miniatures.values.contains(screen) { screen.superview?.backgroundColor = .clear }
    }

    /// Runs all animations, and completes the transition when they have ended.
    func run(in context: any UIViewControllerContextTransitioning) {
        start { self.finish(context) }
    }

    /// Restores all views, and completes the transition.
    func finish(_ context: any UIViewControllerContextTransitioning) {
        let isCompleted = !context.transitionWasCancelled
        restore()
        if !isCompleted { context.view(forKey: .to)?.removeFromSuperview() }
        didEnd(isCompleted)
        context.completeTransition(isCompleted)
    }
}
