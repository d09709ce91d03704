import UIKit

extension MotifAnimator {
    /// Adds a copy of an element in front of the views added so far; the element itself is hidden in the meantime.
    ///
    /// - Parameters:
    ///   - home: The element on the screen where the motion starts.
    ///   - other: The element on the other screen.
    ///   - surface: The fill of a plain surface, if its view has no background color.
    ///   - isRound: Whether the surface is a circle.
    /// - Returns: The copy; the element itself if it hasn't been rendered yet; `nil` if there is no such element.
    func addElement(
        _ home: UIView?, _ other: UIView? = nil, frame: CGRect, surface: UIColor? = nil, isRound: Bool = false
    ) -> UIView? {
        guard let original = home ?? other else { return nil }
        let (leaving, arriving) = isReversed ? (other, home) : (home, other)
        let copy: UIView?
        var shown: UIView?
        if let surface {
            copy = UIView()
            copy?.backgroundColor = original.backgroundColor ?? surface
            copy?.layer.cornerRadius = isRound ? min(frame.width, frame.height) / 2 : original.layer.cornerRadius
        } else if let imageView = (leaving ?? arriving) as? UIImageView {
            // Sharp at every size, and needs no drawing.
            let image = UIImageView(image: imageView.image)
            image.contentMode = imageView.contentMode
            image.tintColor = imageView.tintColor
            image.backgroundColor = imageView.backgroundColor
            image.clipsToBounds = imageView.clipsToBounds
            image.layer.cornerRadius = imageView.layer.cornerRadius
            copy = image
        } else if let leaving {
            copy = leaving.snapshotView(afterScreenUpdates: false)
        } else if isOnHiddenScreen(original) {
            copy = original.snapshotView(afterScreenUpdates: true)
        } else {
            // A snapshot shows what has been on screen, and what arrives has not.
            (copy, shown) = (nil, original)
        }
        for view in [leaving, arriving].compactMap({ $0 }) where view !== shown { hide(view) }
        guard let copy else { return add(shown) }
        copy.frame = frame
        if isRound { keepRound(copy) }
        didCopy(leaving ?? original, copy)
        return add(copy, removedAtEnd: true)
    }
}
