import UIKit

extension MotifAnimator {
    /// Adds a screen that changes size: its full layout, scaled to the width of its frame and cropped at the bottom. A
    /// leaving screen is a snapshot, since the screen itself would lose its safe area when moved.
    func addMiniature(of screen: UIView?, frame: CGRect, cornerRadius: CGFloat = 0) -> UIView? {
        guard let screen else { return nil }
        keep(screen)
        let miniature = UIView(frame: frame)
        (miniature.backgroundColor, miniature.clipsToBounds) = (screen.backgroundColor, true)
        miniature.layer.cornerRadius = cornerRadius
        add(miniature, removedAtEnd: true)
        let snapshot = screen === fromView ? screen.snapshotView(afterScreenUpdates: false) : nil
        let content = snapshot ?? screen
        if snapshot == nil {
            atEnd { [containerView] in containerView.insertSubview(screen, belowSubview: miniature) }
        } else {
            hide(screen, isScreen: true)
        }
        content.layer.anchorPoint = .zero
        content.center = .zero
        miniature.addSubview(content)
        miniatures[ObjectIdentifier(miniature)] = content
        return miniature
    }
}
