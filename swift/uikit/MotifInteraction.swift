import UIKit

/// A transition that a gesture drives, linearly, whatever its curves.
internal final class MotifInteraction: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let begin: @MainActor (any UIViewControllerContextTransitioning) -> MotifAnimator
    private let completion: @MainActor (Bool) -> Void
    private var animator: UIViewPropertyAnimator?

    init(
        duration: TimeInterval,
        begin: @escaping @MainActor (any UIViewControllerContextTransitioning) -> MotifAnimator,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        (self.duration, self.begin, self.completion) = (duration, begin, completion)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let motion = begin(context)
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
        let duration = duration
        motion.prepare()
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
                for animation in motion.animations where !animation.needsClock { animation.addKeyframe(of: duration) }
            }
        }
        animator.addCompletion { [weak self, completion] _ in
            self?.animator = nil
            motion.finish(context, completion: completion)
        }
        self.animator = animator
        return animator
    }
}

extension MotifAnimation {
    fileprivate func addKeyframe(of total: TimeInterval) {
        if let startsLayer { return startsLayer {} }
        UIView.addKeyframe(
            withRelativeStartTime: timing.delay / total, relativeDuration: timing.duration / total
        ) { changes() }
    }
}
