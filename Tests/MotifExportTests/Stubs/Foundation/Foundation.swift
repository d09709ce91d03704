// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of Foundation and Core Graphics that exports and the other stand-ins use, for checks of availability:
// there is no Foundation for Apple's systems on Linux. Checks for mixing up `CGFloat` and `Double` use
// the real one.
//
// Source: https://developer.apple.com/documentation/foundation, https://developer.apple.com/documentation/coregraphics

public typealias TimeInterval = Double
public typealias CGFloat = Double

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class RunLoop: NSObject, @unchecked Sendable {
    public static let main = RunLoop()
    public struct Mode: Sendable {
        public static let common = Mode()
    }
}

public struct CGPoint: Hashable, Sendable {
    public static let zero = CGPoint(x: 0, y: 0)
    public var (x, y): (CGFloat, CGFloat)
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static func == (a: CGPoint, b: CGPoint) -> Bool { (a.x, a.y) == (b.x, b.y) }
    public func hash(into hasher: inout Hasher) { hasher.combine(x) }
}

public struct CGSize: Hashable, Sendable {
    public static let zero = CGSize(width: 0, height: 0)
    public var (width, height): (CGFloat, CGFloat)
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public static func == (a: CGSize, b: CGSize) -> Bool { (a.width, a.height) == (b.width, b.height) }
    public func hash(into hasher: inout Hasher) { hasher.combine(width) }
}

public struct CGRect: Hashable, Sendable {
    public static let zero = CGRect(origin: .zero, size: .zero)
    public var origin: CGPoint
    public var size: CGSize
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { origin.x + size.width }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { origin.y + size.height }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func sinh(_ x: Double) -> Double { x }
public func cosh(_ x: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func expm1(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
