/// What a track can move of a layer. Lengths are points, angles degrees.
public enum LayerProperty: String, Sendable, Hashable, CaseIterable {
    /// 0 is clear, 1 opaque.
    case opacity
    /// Scale in both directions about the anchor.
    case scale
    /// Scale of the width about the anchor.
    case scaleX
    /// Scale of the height about the anchor.
    case scaleY
    /// Distance of the centre from the left edge of the screen.
    case centerX = "center.x"
    /// Distance of the centre from the top edge of the screen.
    case centerY = "center.y"
    /// Width about the centre.
    case width
    /// Height about the centre.
    case height
    /// Radius of the corners.
    case cornerRadius
    /// Way to the right.
    case translationX = "translation.x"
    /// Way down.
    case translationY = "translation.y"
    /// Turn about the horizontal axis through the anchor.
    case rotationX = "rotation.x"
    /// Turn about the vertical axis through the anchor; positive turns the right half away from the eye.
    case rotationY = "rotation.y"
    /// Turn in the plane about the anchor, clockwise.
    case rotationZ = "rotation.z"
    /// Way inward from the edge that the layer names.
    case offset
    /// How far the layer grows on every side.
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

    /// The key of the part that a layer needs for this property.
    var part: Layer.Part? {
        switch self {
        case .maskDiameter: .mask
        case .holeDiameter: .hole
        case .shadowOpacity, .shadowRadius: .shadow
        default: nil
        }
    }
}
