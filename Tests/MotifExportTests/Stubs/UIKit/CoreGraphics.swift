// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Core Graphics and the matrices of Core Animation: what Foundation has not on Linux, as Apple's documentation has it.

@_exported import Foundation

public typealias CFTimeInterval = Double

public struct CGVector: Sendable, Equatable {
    public var (dx, dy): (CGFloat, CGFloat)
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// A color's components, sRGB.
public final class CGColor: NSObject, Sendable {
    public let components: [Double]
    init(_ components: [Double]) { self.components = components }
    public var alpha: CGFloat { components[3] }
}

/// A path of rectangles and ellipses, which is all that is needed of one here.
public final class CGPath: NSObject, Sendable {
    enum Element: Sendable, Equatable {
        case rect(CGRect)
        case ellipse(CGRect)

        var frame: CGRect {
            switch self {
            case .rect(let frame), .ellipse(let frame): frame
            }
        }

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .rect(let frame):
                return point.x >= frame.minX && point.x < frame.maxX && point.y >= frame.minY && point.y < frame.maxY
            case .ellipse(let frame):
                guard frame.width > 0, frame.height > 0 else { return false }
                let (x, y) = ((point.x - frame.midX) / frame.width, (point.y - frame.midY) / frame.height)
                return x * x + y * y <= 0.25
            }
        }

        /// Core Animation interpolates paths of the same elements point by point.
        func mixed(with other: Element, _ part: Double) -> Element {
            let (a, b) = (frame, other.frame)
            func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
            let frame = CGRect(
                x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
            if case .rect = self { return .rect(frame) }
            return .ellipse(frame)
        }
    }

    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }

    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        let count = elements.filter { $0.contains(point) }.count
        return evenOdd ? count % 2 == 1 : count > 0
    }
}

/// A matrix for row vectors, as Core Animation multiplies them.
public struct CATransform3D: Sendable, Equatable {
    var rows: [[Double]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    public init() {}
    public var m34: CGFloat {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }

    func multiplied(by other: CATransform3D) -> CATransform3D {
        var result = CATransform3D()
        for row in 0..<4 {
            for column in 0..<4 {
                result.rows[row][column] = (0..<4).reduce(0) { $0 + rows[row][$1] * other.rows[$1][column] }
            }
        }
        return result
    }

    /// Where a point of the plane comes to: x, y, z.
    func applied(x: Double, y: Double) -> (x: Double, y: Double, z: Double) {
        let p = (0..<4).map { x * rows[0][$0] + y * rows[1][$0] + rows[3][$0] }
        return (p[0] / p[3], p[1] / p[3], p[2] / p[3])
    }

    /// The point of the plane that comes to x, y; `nil` if the plane is seen from its edge.
    func inverted(x: Double, y: Double) -> (x: Double, y: Double)? {
        // (a − x·d)·u + (b − x·e)·v = x·f − c, the same for y.
        let (r0, r1, r3) = (rows[0], rows[1], rows[3])
        let (a, b, c) = (r0[0] - x * r0[3], r1[0] - x * r1[3], x * r3[3] - r3[0])
        let (d, e, f) = (r0[1] - y * r0[3], r1[1] - y * r1[3], y * r3[3] - r3[1])
        let determinant = a * e - b * d
        guard abs(determinant) > 1e-9 else { return nil }
        return ((c * e - b * f) / determinant, (a * f - c * d) / determinant)
    }

    /// The matrix between two. Core Animation takes matrices apart; of a scale with a translation that is number by
    /// number, and of turns in the plane the angle between, the short way around. Of half a turn, it is the way that the
    /// matrix was turned.
    ///
    /// - Source: Apple documents neither; matrices are taken apart as in
    ///   https://www.w3.org/TR/css-transforms-1/#decomposing-a-2d-matrix, without its shear.
    func mixed(with other: CATransform3D, _ part: Double) -> CATransform3D {
        func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
        var result = CATransform3D()
        for row in 0..<4 {
            for column in 0..<4 { result.rows[row][column] = mix(rows[row][column], other.rows[row][column]) }
        }
        guard let (own, next) = turn.flatMap({ own in other.turn.map { (own, $0) } }), own.angle != next.angle else {
            return result
        }
        let way = next.angle - own.angle
        let angle = own.angle + (abs(way) > .pi ? way - 2 * .pi * (way > 0 ? 1 : -1) : way) * part
        let (width, height) = (mix(own.width, next.width), mix(own.height, next.height))
        (result.rows[0][0], result.rows[0][1]) = (width * cos(angle), width * sin(angle))
        (result.rows[1][0], result.rows[1][1]) = (-height * sin(angle), height * cos(angle))
        return result
    }

    /// The angle and the scales of a turn in the plane; `nil` if it's in space.
    private var turn: (angle: Double, width: Double, height: Double)? {
        let isFlat =
            rows[2] == [0, 0, 1, 0] && [rows[0][2], rows[1][2]] == [0, 0] && rows.map(\.last) == [0, 0, 0, 1]
        let width = hypot(rows[0][0], rows[0][1])
        guard isFlat, width > 0 else { return nil }
        let area = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
        return (atan2(rows[0][1], rows[0][0]), width, area / width)
    }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.multiplied(by: b) }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.rows[3] = [tx, ty, tz, 1]
    return transform
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var scale = CATransform3D()
    (scale.rows[0][0], scale.rows[1][1], scale.rows[2][2]) = (sx, sy, sz)
    return scale.multiplied(by: t)
}

/// Turns about one of the axes.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    var turn = CATransform3D()
    let (sine, cosine) = (sin(angle), cos(angle))
    let (a, b) = x == 1 ? (1, 2) : y == 1 ? (2, 0) : (0, 1)
    (turn.rows[a][a], turn.rows[a][b], turn.rows[b][a], turn.rows[b][b]) = (cosine, sine, -sine, cosine)
    return turn.multiplied(by: t)
}
