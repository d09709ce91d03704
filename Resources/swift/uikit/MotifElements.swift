import UIKit

extension MotifAnimator {
    /// Adds a copy of an element in front of the views added so far; the element itself is hidden in the meantime.
    ///
    /// - Parameters:
    ///   - home: The element on the screen where the motion starts.
    ///   - other: The element on the other screen.
    ///   - surface: The fill of a plain surface, if neither its view nor a subview has a color.
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
            let shapes = Self.shapes(of: original)
            if !Self.hasColor(shapes, over: original.bounds.size) { shapes.backgroundColor = surface }
            if isRound, Self.hasColor(shapes) { shapes.layer.cornerRadius = min(frame.width, frame.height) / 2 }
            copy = shapes
        } else if let view = (leaving ?? arriving) as? UIImageView {
            // An image view is sharp at every size, and needs no snapshot.
            let image = UIImageView(image: view.image)
            image.contentMode = view.contentMode
            image.tintColor = view.tintColor
            image.preferredSymbolConfiguration = view.preferredSymbolConfiguration
            Self.copyShape(of: view, to: image)
            for part in view.subviews where !part.isHidden {
                guard let snapshot = part.snapshotView(afterScreenUpdates: leaving == nil) else { continue }
                snapshot.frame = part.frame
                image.addSubview(snapshot)
            }
            copy = image
        } else if let leaving {
            copy = leaving.snapshotView(afterScreenUpdates: false)
        } else if isOnHiddenScreen(original) {
            copy = original.snapshotView(afterScreenUpdates: true)
        } else {
            // The arriving view hasn't been on screen, so a snapshot would be empty.
            (copy, shown) = (nil, original)
        }
        for view in [leaving, arriving].compactMap({ $0 }) where view !== shown { hide(view) }
        guard let copy else { return add(shown) }
        copy.frame = frame
        if isRound { keepRound(copy) }
        didCopy(leaving ?? original, copy)
        return add(copy, removedAtEnd: true)
    }

    /// The colors and shapes of a view and its subviews, such as the background of a button with a configuration, as
    /// plain views, which are sharp at every size. Images and text are omitted.
    private static func shapes(of view: UIView) -> UIView {
        let copy = UIView()
        copyShape(of: view, to: copy)
        for part in view.subviews where !part.isHidden {
            let shape = shapes(of: part)
            shape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            copy.addSubview(shape)
        }
        return copy
    }

    private static func copyShape(of view: UIView, to copy: UIView) {
        (copy.bounds.size, copy.center) = (view.bounds.size, view.center)
        (copy.alpha, copy.backgroundColor, copy.clipsToBounds) = (view.alpha, view.backgroundColor, view.clipsToBounds)
        let (from, to) = (view.layer, copy.layer)
        (to.cornerRadius, to.cornerCurve, to.maskedCorners) = (from.cornerRadius, from.cornerCurve, from.maskedCorners)
        (to.borderWidth, to.borderColor) = (from.borderWidth, from.borderColor)
        (to.shadowColor, to.shadowOpacity) = (from.shadowColor, from.shadowOpacity)
        (to.shadowRadius, to.shadowOffset, to.shadowPath) = (from.shadowRadius, from.shadowOffset, from.shadowPath)
    }

    private static func hasColor(_ view: UIView) -> Bool { (view.backgroundColor?.cgColor.alpha ?? 0) > 0 }

    /// Whether a view or one of its subviews has a color over at least half of an area.
    private static func hasColor(_ view: UIView, over size: CGSize) -> Bool {
        hasColor(view) && view.bounds.width * view.bounds.height >= size.width * size.height / 2
            || view.subviews.contains { hasColor($0, over: size) }
    }
}
