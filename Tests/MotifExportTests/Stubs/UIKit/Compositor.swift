// What a reader of the simulated screen sees: the color at a point, and where every view is.

import Foundation

extension CALayer {
    var size: CGSize {
        let size = numbers("size")
        return CGSize(width: size[0], height: size[1])
    }

    private func matrix(_ isShown: Bool) -> CATransform3D {
        if case .transform(let transform) = isShown ? shown("transform") : values["transform"] { return transform }
        return CATransform3DIdentity
    }

    private func anchor(_ isShown: Bool) -> CGPoint {
        let size = numbers("size", shown: isShown)
        return CGPoint(x: boundsOrigin.x + anchorPoint.x * size[0], y: boundsOrigin.y + anchorPoint.y * size[1])
    }

    func toParent(_ point: CGPoint, shown isShown: Bool = true) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
        let (anchor, position) = (anchor(isShown), numbers("position", shown: isShown))
        let moved = matrix(isShown).applied(x: point.x - anchor.x, y: point.y - anchor.y)
        return (moved.x + position[0], moved.y + position[1], moved.z)
    }

    func fromParent(_ point: CGPoint, shown isShown: Bool = true) -> CGPoint? {
        let (anchor, position) = (anchor(isShown), numbers("position", shown: isShown))
        return matrix(isShown).inverted(x: point.x - position[0], y: point.y - position[1]).map {
            CGPoint(x: $0.x + anchor.x, y: $0.y + anchor.y)
        }
    }

    private func contains(_ point: CGPoint) -> Bool {
        let (size, radius) = (size, numbers("cornerRadius")[0])
        let (x, y) = (point.x - boundsOrigin.x, point.y - boundsOrigin.y)
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return false }
        let (dx, dy) = (max(radius - x, x - size.width + radius, 0), max(radius - y, y - size.height + radius, 0))
        return dx == 0 || dy == 0 || dx * dx + dy * dy <= radius * radius
    }

    /// Red, green, blue, multiplied by alpha, at a point of the layer that it is in.
    func color(at point: CGPoint) -> [Double] {
        let opacity = numbers("opacity")[0]
        guard !isHidden, opacity > 0, var local = fromParent(point) else { return [0, 0, 0, 0] }
        if fillsParent, let parent = superlayer {
            let (mine, whole) = (size, parent.size)
            local = CGPoint(x: point.x * mine.width / whole.width, y: point.y * mine.height / whole.height)
        }
        let isInside = contains(local)
        var result = isInside ? Self.premultiplied(numbers("backgroundColor")) : [0, 0, 0, 0]
        if isInside, let contents { result = Self.over(Self.premultiplied(contents), result) }
        if let shape = self as? CAShapeLayer, let path = shape.shownPath {
            result = path.contains(local, evenOdd: shape.fillRule.isEvenOdd) ? [0, 0, 0, 1] : result
        }
        if isInside || !masksToBounds {
            let depths = (sublayers ?? []).map { ($0.zPosition + ($0.depth(at: local) ?? 0), $0) }
            for (_, layer) in depths.enumerated().sorted(by: { ($0.1.0, $0.0) < ($1.1.0, $1.0) }).map(\.element) {
                result = Self.over(layer.color(at: local), result)
            }
        }
        let share = opacity * (mask?.color(at: local)[3] ?? 1)
        return result.map { $0 * share }
    }

    /// How near the plane of the layer is to the eye at a point of its parent.
    private func depth(at point: CGPoint) -> Double? {
        fromParent(point).map { toParent($0).z }
    }

    private static func premultiplied(_ color: [Double]) -> [Double] {
        [color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3]]
    }

    private static func over(_ top: [Double], _ bottom: [Double]) -> [Double] {
        zip(top, bottom).map { $0 + $1 * (1 - top[3]) }
    }
}

extension UIView {
    /// The color at a point of the view itself.
    public func color(at point: CGPoint) -> [Double] {
        layer.color(at: CGPoint(x: point.x + frame.origin.x, y: point.y + frame.origin.y))
    }

    /// Every view below this one that has a color or contents: its corners in this view, and its opacity.
    public func surfaces() -> [(corners: [Double], opacity: Double)] {
        subviews.flatMap { view in
            view.surfaces { point in
                let moved = view.layer.toParent(point)
                return CGPoint(x: moved.x, y: moved.y)
            }
        }
    }

    private func surfaces(
        opacity: Double = 1, _ map: @escaping (CGPoint) -> CGPoint
    ) -> [(corners: [Double], opacity: Double)] {
        if isHidden { return [] }
        let (share, size, origin) = (opacity * layer.numbers("opacity")[0], layer.size, layer.boundsOrigin)
        let corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].flatMap { x, y in
            let moved = map(CGPoint(x: origin.x + x, y: origin.y + y))
            return [Double(moved.x), Double(moved.y)]
        }
        return [(corners, share)]
            + subviews.flatMap { view in
                view.surfaces(opacity: share) { point in
                    let moved = view.layer.toParent(point)
                    return map(CGPoint(x: moved.x, y: moved.y))
                }
            }
    }

    /// The circles that open or mask views below this one, with the shadows that go along: center, diameter, then
    /// opacity and radius of the shadow. A diameter of −1 is for the shadow of a whole view.
    public func circles() -> [[Double]] {
        let shadow = [layer.numbers("shadowOpacity")[0], layer.numbers("shadowRadius")[0]]
        return subviews.flatMap { $0.circles() } + (shadow[0] > 0 ? [[0, 0, -1] + shadow] : [])
            + (layer.mask.map { [circle(of: $0)] } ?? []).compactMap { $0 }
            + (layer.sublayers ?? []).compactMap { ($0 as? CAShapeLayer).flatMap(shape) }
    }

    private func circle(of mask: CALayer) -> [Double]? {
        if let shape = mask as? CAShapeLayer { return self.shape(shape) }
        let center = mask.numbers("position")
        let root = layer.toParent(CGPoint(x: center[0], y: center[1]))
        // A mask that is hidden shows nothing of its view.
        return [root.x, root.y, mask.numbers("opacity")[0] == 0 ? 0 : mask.size.width, 0, 0]
    }

    private func shape(_ shape: CAShapeLayer) -> [Double]? {
        guard let circle = shape.shownPath?.elements.last?.frame else { return nil }
        let isMask = shape.superlayer == nil
        let shadow = isMask ? [0, 0] : [shape.numbers("shadowOpacity")[0], shape.numbers("shadowRadius")[0]]
        return [circle.midX, circle.midY, circle.width] + shadow
    }
}
