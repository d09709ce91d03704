import UIKit

/// A transition that a gesture drives linearly, regardless of its curves.
internal final class MotifInteraction: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let begin: @MainActor (any UIViewControllerContextTransitioning) -> MotifAnimator
    private var animator: UIViewPropertyAnimator?
    private var motion: MotifAnimator?
    /// An empty view whose position is the progress: it moves one point to the right during the transition.
    private let hand = UIView()

    init(
        duration: TimeInterval,
        begin: @escaping @MainActor (any UIViewControllerContextTransitioning) -> MotifAnimator
    ) {
        (self.duration, self.begin) = (duration, begin)
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
        let (duration, hand) = (duration, hand)
        hand.center = .zero
        motion.add(hand, removedAtEnd: true)
        motion.prepare()
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
                for animation in motion.animations { animation.addKeyframe(of: duration) }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { hand.center.x = 1 }
            }
        }
        let hasLayers = motion.updates.contains(where: \.isOfLayers)
        let link = hasLayers ? CADisplayLink(target: self, selector: #selector(MotifInteraction.showLayers)) : nil
        animator.addCompletion { [weak self] _ in
            link?.invalidate()
            self?.animator = nil
            self?.motion = nil
            motion.finish(context)
        }
        (self.animator, self.motion) = (animator, motion)
        showLayers()
        link?.add(to: .main, forMode: .common)
        return animator
    }

    /// Updates layers to match the views; animations of layers would follow the clock instead of the gesture.
    @objc private func showLayers() {
        guard let motion else { return }
        let seconds = (hand.layer.presentation()?.position.x ?? 0) * CGFloat(duration)
        for update in motion.updates where update.isOfLayers {
            update.show { tracks in
                (motion.isReversed ? tracks.map(\.reversed) : tracks).value(at: seconds, linearly: true)
            }
        }
    }
}

extension MotifAnimation {
    fileprivate func addKeyframe(of total: TimeInterval) {
        guard startsLayer == nil else { return }
        UIView.addKeyframe(
            withRelativeStartTime: timing.delay / total, relativeDuration: timing.duration / total
        ) { changes() }
    }
}
