import Foundation

/// A layer at a moment in time: its frame at rest, and how it has moved from there. Lengths are in
/// points, angles in degrees.
internal struct MotifLayer {
    enum Edge { case top, bottom, leading, trailing }

    struct Shadow {
        var color: MotifColor
        var offset = CGPoint.zero
    }

    /// The frame at rest.
    var frame: CGRect
    /// Whether this screen is hidden until the motion ends.
    var isHidden = false
    /// Whether the background of this screen is clear until the motion ends.
    var isClear = false
    var opacity: CGFloat = 1
    var (scale, scaleX, scaleY): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    var (centerX, centerY, width, height): (CGFloat, CGFloat, CGFloat, CGFloat)
    var cornerRadius: CGFloat
    var (translationX, translationY): (CGFloat, CGFloat) = (0, 0)
    var (rotationX, rotationY, rotationZ): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    /// The translation inward from an edge of the screen.
    var offset: CGFloat = 0
    var edge: Edge
    /// The distance by which every side is moved outward.
    var outset: CGFloat = 0
    /// The center, on the screen, of the circle to which the layer is clipped.
    var maskCenter: CGPoint?
    var maskDiameter: CGFloat
    /// The center, on the screen, of the circle that is cut out of the layer.
    var holeCenter: CGPoint?
    var holeDiameter: CGFloat
    var shadow: Shadow?
    var (shadowOpacity, shadowRadius): (CGFloat, CGFloat)
    /// The point about which the layer scales and rotates, as fractions of its width and height.
    var anchor: CGPoint
    /// The distance of the viewer from the screen.
    var perspective: CGFloat?
    /// The frame of the Lottie animation that the layer shows.
    var lottieFrame: CGFloat = 0

    init(
        _ frame: CGRect, cornerRadius: CGFloat = 0, edge: Edge = .top,
        maskCenter: CGPoint? = nil, maskDiameter: CGFloat = 0,
        holeCenter: CGPoint? = nil, holeDiameter: CGFloat = 0,
        shadow: Shadow? = nil, shadowOpacity: CGFloat = 0, shadowRadius: CGFloat = 0,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), perspective: CGFloat? = nil
    ) {
        (self.frame, self.cornerRadius, self.edge) = (frame, cornerRadius, edge)
        // `midX` standardizes negative sizes; formulas don't.
        centerX = frame.origin.x + frame.size.width / 2
        centerY = frame.origin.y + frame.size.height / 2
        (width, height) = (frame.size.width, frame.size.height)
        (self.maskCenter, self.maskDiameter) = (maskCenter, maskDiameter)
        (self.holeCenter, self.holeDiameter) = (holeCenter, holeDiameter)
        (self.shadow, self.shadowOpacity, self.shadowRadius) = (shadow, shadowOpacity, shadowRadius)
        (self.anchor, self.perspective) = (anchor, perspective)
    }
}

/// A color in sRGB, with components from 0 to 1.
internal struct MotifColor: Equatable {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat)
    var alpha: CGFloat = 1
}
