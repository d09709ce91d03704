// Shapes and projections, with what a point is in.

/// A shape that fills the view in which it is.
@MainActor @preconcurrency
public protocol Shape: Sendable, Animatable, View {
    /// The outline in a frame.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape, filled.
    public var body: some View { EmptyView() }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is inside of two outlines is outside.
    public var isEOFilled: Bool
    /// A style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

/// An outline of rectangles and ellipses.
public struct Path: Sendable {
    private enum Part {
        case rectangle(CGRect, corner: CGSize)
        case ellipse(CGRect)
    }

    private var parts: [Part] = []

    /// No outline.
    public init() {}
    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        parts = [.rectangle(rect, corner: cornerSize)]
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { parts.append(.rectangle(rect, corner: .zero)) }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) { parts.append(.ellipse(rect)) }

    /// Whether a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        let count = parts.filter { part in
            switch part {
            case .rectangle(let rect, let corner): Self.isInside(p, rect, corner)
            case .ellipse(let rect):
                Self.isInside(p, rect, CGSize(width: rect.size.width / 2, height: rect.size.height / 2))
            }
        }.count
        return eoFill ? count % 2 == 1 : count > 0
    }

    private static func isInside(_ p: CGPoint, _ rect: CGRect, _ corner: CGSize) -> Bool {
        let (halfWidth, halfHeight) = (rect.size.width / 2, rect.size.height / 2)
        let x = abs(p.x - rect.origin.x - halfWidth)
        let y = abs(p.y - rect.origin.y - halfHeight)
        if x > halfWidth || y > halfHeight { return false }
        let corner = CGSize(width: min(corner.width, halfWidth), height: min(corner.height, halfHeight))
        let (right, down) = (x - halfWidth + corner.width, y - halfHeight + corner.height)
        if right <= 0 || down <= 0 { return true }
        let (across, along) = (right / corner.width, down / corner.height)
        return across * across + along * along <= 1
    }
}

/// A projection of a plane: a row (x, y, 1) times a matrix.
public struct ProjectionTransform: Sendable {
    /// The first row.
    public var (m11, m12, m13): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
    /// The second row.
    public var (m21, m22, m23): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
    /// The third row.
    public var (m31, m32, m33): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    /// No change.
    public init() {}

    /// The point that is shown at another one.
    func source(of p: CGPoint) -> CGPoint {
        func column(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { p.x * a + p.y * b + c }
        let x = column(m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let y = column(m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32)
        let share = column(m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21)
        return CGPoint(x: x / share, y: y / share)
    }
}

extension [Surface] {
    /// The share of each surface in what is seen at a point of the screen, from the front to the back.
    func shares(at point: CGPoint) -> [(name: String, share: Double)] {
        var (left, result) = (1.0, [(name: String, share: Double)]())
        for surface in reversed() where left > 0 {
            let opacity = surface.opacity(at: point)
            if opacity > 0 { result.append((surface.name, left * opacity)) }
            left *= 1 - opacity
        }
        return result
    }
}

extension Surface {
    fileprivate func opacity(at point: CGPoint) -> Double {
        var (own, opacity) = (CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y), 1.0)
        for effect in effects.reversed() {
            switch effect {
            case .clipped(let path, let isEvenOdd):
                if !path.contains(own, eoFill: isEvenOdd) { return 0 }
            case .projected(let projection): own = projection.source(of: own)
            case .faded(let share): opacity *= Swift.min(Swift.max(share, 0), 1)
            }
        }
        let isInside = own.x >= 0 && own.y >= 0 && own.x < frame.size.width && own.y < frame.size.height
        return isInside ? opacity : 0
    }
}
