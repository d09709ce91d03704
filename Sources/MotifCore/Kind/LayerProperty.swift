/// A property of a layer that tracks can move. Lengths are in points, angles in degrees.
public enum LayerProperty: String, Sendable, Hashable, CaseIterable {
    /// Opacity, from 0 (clear) to 1 (opaque).
    case opacity
    /// Scale in both directions about the anchor.
    case scale
    /// Scale of the width about the anchor.
    case scaleX
    /// Scale of the height about the anchor.
    case scaleY
    /// Distance of the center from the left edge of the screen.
    case centerX = "center.x"
    /// Distance of the center from the top edge of the screen.
    case centerY = "center.y"
    /// Width, centered.
    case width
    /// Height, centered.
    case height
    /// Corner radius.
    case cornerRadius
    /// Translation to the right.
    case translationX = "translation.x"
    /// Translation down.
    case translationY = "translation.y"
    /// Rotation about the horizontal axis through the anchor.
    case rotationX = "rotation.x"
    /// Rotation about the vertical axis through the anchor; a positive angle moves the right half away from the viewer.
    case rotationY = "rotation.y"
    /// Rotation in the plane about the anchor, clockwise.
    case rotationZ = "rotation.z"
    /// Translation inward from the layer's edge.
    case offset
    /// Growth on every side.
    case outset
    /// Diameter of the mask.
    case maskDiameter = "mask.diameter"
    /// Diameter of the hole.
    case holeDiameter = "hole.diameter"
    /// Opacity of the shadow.
    case shadowOpacity = "shadow.opacity"
    /// Blur radius of the shadow.
    case shadowRadius = "shadow.radius"
    /// Frame of the Lottie animation that the layer shows.
    case lottieFrame = "lottie.frame"

    /// Whether it is a size, which is drawn as 0 if it is less than 0.
    public var isSize: Bool {
        switch self {
        case .width, .height, .cornerRadius, .maskDiameter, .holeDiameter, .shadowRadius: true
        default: false
        }
    }

    /// The part that a layer needs for this property.
    var part: Layer.Part? {
        switch self {
        case .maskDiameter: .mask
        case .holeDiameter: .hole
        case .shadowOpacity, .shadowRadius: .shadow
        default: nil
        }
    }
}
