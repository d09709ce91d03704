/// A point, in points of the screen.
public struct MotionPoint: Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// A point at `x` and `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A width and a height, in points.
public struct MotionSize: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A size of `width` and `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the same screen in the other orientation.
    public var turned: MotionSize { MotionSize(width: height, height: width) }

    var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A rectangle, in points.
public struct MotionFrame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// The rectangle of `width` and `height` whose top left corner is at `x` and `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The center.
    public var center: MotionPoint { MotionPoint(x: x + width / 2, y: y + height / 2) }

    /// Returns the rectangle inset by `distance` on every side; its width or height may become negative.
    public func inset(by distance: Double) -> MotionFrame {
        MotionFrame(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
