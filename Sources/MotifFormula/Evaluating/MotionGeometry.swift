/// A place, in points.
public struct MotionPoint: Hashable, Sendable {
    /// To the right of the origin.
    public var x: Double
    /// Below the origin.
    public var y: Double

    /// The place at `x` and `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

/// How wide and high something is, in points.
public struct MotionSize: Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size of `width` and `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the same screen held the other way.
    public var turned: MotionSize { MotionSize(width: height, height: width) }

    var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A rectangle, in points.
public struct MotionFrame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From the left edge to the right one.
    public var width: Double
    /// From the top edge to the bottom one.
    public var height: Double

    /// The rectangle of `width` and `height` whose top left corner is at `x` and `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The middle.
    public var center: MotionPoint { MotionPoint(x: x + width / 2, y: y + height / 2) }

    /// The rectangle `distance` inside of this one on every side; its sides turn negative past the middle.
    public func inset(by distance: Double) -> MotionFrame {
        MotionFrame(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
