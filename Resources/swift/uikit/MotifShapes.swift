import UIKit

/// A shadow with Core Animation's properties.
internal struct MotifShadow {
    var color = UIColor.black
    var opacity: CGFloat
    var radius: CGFloat
    var offset = CGPoint.zero

    @MainActor
    func apply(to layer: CALayer) {
        layer.shadowColor = color.cgColor
        layer.shadowOpacity = Float(opacity)
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: offset.x, height: offset.y)
    }
}

extension MotifAnimator {
    /// Clips a view to a circle, whose center is in the coordinates of the container.
    func animateMask(of view: UIView?, center: CGPoint, _ tracks: [MotifTrack]) {
        guard let view, let first = tracks.first else { return }
        let mask = UIView()
        mask.backgroundColor = .black
        mask.center = view.convert(center, from: containerView)
        atEnd { [before = view.mask] in view.mask = before }
        view.mask = mask
        let show: @MainActor (CGFloat) -> Void = { diameter in
            mask.bounds.size = CGSize(width: diameter, height: diameter)
            mask.layer.cornerRadius = diameter / 2
        }
        show(isReversed ? first.end : first.start)
        for track in isReversed ? tracks.map(\.reversed) : tracks {
            add(MotifAnimation(timing: track.timing) { show(track.end) })
            hold(mask.layer, "opacity", CGFloat(0), whileBelowZero: track)
        }
        update { value in show(max(value(tracks), 0)) }
    }

    /// Cuts a circle out of a view. Its center and the frame around it are in the coordinates of the container.
    ///
    /// - Parameters:
    ///   - diameter: Tracks of the circle's diameter.
    ///   - outset: Tracks of the distance by which the frame grows on each side, with the same timing.
    func animateHole(
        in view: UIView?, frame: CGRect, center: CGPoint, shadow: MotifShadow? = nil, diameter: [MotifTrack],
        outset: [MotifTrack] = []
    ) {
        guard let view else { return }
        let hole = CAShapeLayer()
        hole.fillRule = .evenOdd
        hole.position = view.convert(.zero, from: containerView)
        atEnd { [before = view.layer.mask] in view.layer.mask = before }
        view.layer.mask = hole
        let shapes = [hole] + (shadow.map { [self.shadow($0, under: view)] } ?? [])
        let path: @MainActor (CGFloat, CGFloat) -> CGPath = { diameter, outset in
            let path = UIBezierPath(rect: frame.insetBy(dx: -outset, dy: -outset))
            let side = max(diameter, 0)
            path.append(
                UIBezierPath(ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)))
            return path.cgPath
        }
        for (index, track) in diameter.enumerated() {
            let other = outset.indices.contains(index) ? outset[index] : outset.last
            let (start, end) = (path(track.start, other?.start ?? 0), path(track.end, other?.end ?? 0))
            if index == 0 { for shape in shapes { shape.path = isReversed ? end : start } }
            let shown = isReversed ? track.reversed : track
            let closed = path(0, (isReversed ? other?.start : other?.end) ?? 0)
            for shape in shapes {
                animate(shape, "path", from: start, to: end, track.timing, isFirst: index == 0)
                hold(shape, "path", closed, whileBelowZero: shown)
            }
        }
        update(isOfLayers: true) { value in
            let shown = path(value(diameter), value(outset))
            for shape in shapes { shape.path = shown }
        }
    }

    /// The layer that casts the shadow of a view with a hole; the view's own shadow would be cut off by its mask.
    private func shadow(_ shadow: MotifShadow, under view: UIView) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.fillRule = .evenOdd
        shadow.apply(to: layer)
        view.layer.superlayer?.insertSublayer(layer, below: view.layer)
        atEnd { layer.removeFromSuperlayer() }
        return layer
    }

    /// Animates the shadow of a view.
    func animateShadow(of view: UIView?, _ shadow: MotifShadow, _ tracks: [MotifTrack] = []) {
        guard let layer = view?.layer else { return }
        atEnd {
            [before = (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)] in
            (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = before
        }
        shadow.apply(to: layer)
        for keyPath in ["shadowOpacity", "shadowRadius"] {
            let own = tracks.filter { $0.property == (keyPath == "shadowOpacity" ? .shadowOpacity : .shadowRadius) }
            for (index, track) in own.enumerated() {
                if index == 0 { layer.setValue(isReversed ? track.end : track.start, forKeyPath: keyPath) }
                animate(layer, keyPath, from: track.start, to: track.end, track.timing, isFirst: index == 0)
            }
            if !own.isEmpty { update(isOfLayers: true) { layer.setValue($0(own), forKeyPath: keyPath) } }
        }
    }

    private func animate(
        _ layer: CALayer, _ keyPath: String, from start: Any, to end: Any, _ timing: MotifTrack.Timing, isFirst: Bool
    ) {
        let (first, last) = isReversed ? (end, start) : (start, end)
        add(
            MotifAnimation(timing: timing) {
                layer.setValue(last, forKeyPath: keyPath)
            } startsLayer: { completion in
                let animation = timing.curve.layerAnimation(over: timing.duration)
                (animation.keyPath, animation.fromValue, animation.toValue) = (keyPath, first, last)
                animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
                // The first animation also shows its start during its delay.
                animation.fillMode = isFirst ? .both : .forwards
                animation.isRemovedOnCompletion = false
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                CATransaction.setCompletionBlock(completion)
                layer.setValue(last, forKeyPath: keyPath)
                layer.add(animation, forKey: nil)
                CATransaction.commit()
            })
        atEnd { layer.removeAllAnimations() }
    }
}
