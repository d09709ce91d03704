import UIKit

/// A pan that drives a transition.
internal class MotifGesture: UIPercentDrivenInteractiveTransition {
    /// Whether the gesture is driving the transition.
    private(set) var isActive = false
    private let begin: @MainActor (CGPoint) -> Void

    /// - Parameter begin: Starts the transition, for example with `present(_:animated:)`. Receives the location of the
    ///   touch in the coordinates of the window; `view.convert(location, from: nil)` converts it to those of a view.
    init(begin: @escaping @MainActor (CGPoint) -> Void) {
        self.begin = begin
        super.init()
    }

    /// Returns the progress of the transition for the gesture's current state.
    func progress(of recognizer: UIPanGestureRecognizer, in view: UIView) -> CGFloat { 0 }

    /// Returns whether the transition finishes when the gesture ends.
    func finishes(_ recognizer: UIPanGestureRecognizer, at progress: CGFloat, in view: UIView) -> Bool { false }

    /// Handles the action of a gesture recognizer.
    func handle(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view?.window ?? recognizer.view else { return }
        let progress = progress(of: recognizer, in: view)
        switch recognizer.state {
        case .began:
            isActive = true
            begin(recognizer.location(in: view))
        case .changed:
            update(min(max(progress, 0), 1))
        case .ended:
            isActive = false
            if finishes(recognizer, at: progress, in: view) {
                finish()
            } else {
                cancel()
            }
        case .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}
