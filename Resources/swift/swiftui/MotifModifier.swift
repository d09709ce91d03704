import SwiftUI

/// Shows a view in the current state of its layer, whose frame at rest it must fill.
internal struct MotifModifier: ViewModifier {
    let layer: MotifLayer

    init(_ layer: MotifLayer) { self.layer = layer }

    func body(content: Content) -> some View {
        let corners = MotifCorners(radius: layer.cornerRadius, scale: layer.wholeScale)
        let moved = content.clipShape(corners).projectionEffect(layer.projection)
        // Masks and holes are in screen coordinates, so they don't move with the content.
        if layer.maskCenter == nil && layer.holeCenter == nil {
            shown(moved)
        } else {
            shown(
                moved.clipShape(circle(layer.maskCenter, layer.maskDiameter))
                    .clipShape(circle(layer.holeCenter, layer.holeDiameter, isHole: true), style: FillStyle(eoFill: true)))
        }
    }

    private func shown(_ view: some View) -> some View {
        let shadow = layer.shadow ?? MotifLayer.Shadow(color: MotifColor(red: 0, green: 0, blue: 0, alpha: 0))
        let (color, offset) = (shadow.color, shadow.offset)
        let own = Color(
            .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha * layer.shadowOpacity)
        return view.shadow(color: own, radius: layer.shadowRadius, x: offset.x, y: offset.y)
            .opacity(layer.isHidden ? 0 : layer.opacity)
    }

    private func circle(_ center: CGPoint?, _ diameter: CGFloat, isHole: Bool = false) -> MotifCircle {
        let radius = max(0, diameter) / 2
        let circle = center.map { center in
            CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
                .offsetBy(dx: -layer.frame.origin.x, dy: -layer.frame.origin.y)
        }
        return MotifCircle(circle: circle, isHole: isHole)
    }
}

/// Corners that stay round when their view is scaled; a view without a radius isn't clipped.
internal struct MotifCorners: Shape {
    let radius: CGFloat
    let scale: CGSize

    nonisolated func path(in rect: CGRect) -> Path {
        if radius <= 0 { return Path(rect.insetBy(dx: -rect.width, dy: -rect.height)) }
        let size = CGSize(width: radius / abs(scale.width), height: radius / abs(scale.height))
        return Path(roundedRect: rect, cornerSize: size, style: .circular)
    }
}

/// A circle, or everything around it; without a circle, everything.
internal struct MotifCircle: Shape {
    let circle: CGRect?
    let isHole: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        if circle == nil || isHole { path.addRect(rect.insetBy(dx: -2 * rect.width, dy: -2 * rect.height)) }
        if let circle { path.addEllipse(in: circle) }
        return path
    }
}

extension MotifLayer {
    /// The scale of a view that fills the frame at rest.
    var wholeScale: CGSize {
        CGSize(
            width: (width * scale * scaleX + 2 * outset) / frame.size.width,
            height: (height * scale * scaleY + 2 * outset) / frame.size.height)
    }

    /// The projection that moves a view from the frame at rest to where the layer is, about the anchor.
    var projection: ProjectionTransform {
        let inward = edge == .top || edge == .leading ? offset : -offset
        let isVertical = edge == .top || edge == .bottom
        let whole = wholeScale
        let pivot = CGPoint(x: anchor.x * frame.size.width, y: anchor.y * frame.size.height)
        // Where the anchor is in the end.
        let x = centerX - frame.origin.x + translationX + (isVertical ? 0 : inward)
            + (anchor.x - 0.5) * (width + 2 * outset)
        let y = centerY - frame.origin.y + translationY + (isVertical ? inward : 0)
            + (anchor.y - 0.5) * (height + 2 * outset)
        let (turnX, turnY, turnZ) = (rotationX * .pi / 180, rotationY * .pi / 180, rotationZ * .pi / 180)
        // A side of the view, turned about z, y, and x, and seen from a distance.
        func side(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat, share: CGFloat) {
            let depth = y * sin(turnX) - x * sin(turnY) * cos(turnX)
            return (x * cos(turnY), y * cos(turnX) + x * sin(turnY) * sin(turnX), -depth / (perspective ?? .infinity))
        }
        let right = side(whole.width * cos(turnZ), whole.width * sin(turnZ))
        let down = side(-whole.height * sin(turnZ), whole.height * cos(turnZ))
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (right.x + right.share * x, right.y + right.share * y, right.share)
        (result.m21, result.m22, result.m23) = (down.x + down.share * x, down.y + down.share * y, down.share)
        result.m31 = x - pivot.x * result.m11 - pivot.y * result.m21
        result.m32 = y - pivot.x * result.m12 - pivot.y * result.m22
        result.m33 = 1 - pivot.x * right.share - pivot.y * down.share
        return result
    }
}
