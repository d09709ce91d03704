// The declarations of SwiftUI that exported source uses: enough to compile it where there is no SwiftUI, and to run its
// custom animations.
//
// Source: the page of each declaration below https://developer.apple.com/documentation/swiftui, in lowercase, such as
// …/customanimation. Versions of iOS before 14 are left out.

@_exported import Foundation

/// A value that can be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies by a number.
    mutating func scale(by rhs: Double)
    /// The dot product with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value multiplied by a number.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

/// The state of an animation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct AnimationContext<Value: VectorArithmetic> {
    init() {}
}

/// An animation of an app's own.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time; `nil` once the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// The velocity at a time.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether it replaces another animation.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension CustomAnimation {
    /// Never.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A timing.
public struct Animation: @unchecked Sendable {
    private var custom: (any CustomAnimation)?
    private var wait = 0.0

    private init() {}
    /// An animation of an app's own.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init<A: CustomAnimation>(_ base: A) { custom = base }
    /// A constant rate.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }
    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// A spring by its response.
    public static func spring(response: Double, dampingFraction: Double, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    /// A spring by its bounce.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static func spring(duration: TimeInterval, bounce: Double, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    /// A cubic Bézier.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(CubicAnimation(points: [p1x, p1y, p2x, p2y], duration: duration))
    }
    /// A spring in its physical numbers.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { Animation() }
    /// Later.
    public func delay(_ delay: TimeInterval) -> Animation {
        var result = self
        result.wait += delay
        return result
    }
    /// The value at a time; `nil` once the animation has ended.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < wait ? .zero : custom?.animate(value: value, time: time - wait, context: &context)
    }
    /// The velocity at a time.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < wait ? .zero : custom?.velocity(value: value, time: time - wait, context: context)
    }
}

/// A Bézier as an animation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct CubicAnimation: CustomAnimation {
    let points: [Double]
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: bezierValue(points, at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
}

/// The value of a cubic Bézier with these control points at a progress.
func bezierValue(_ points: [Double], at progress: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(points[0], points[2], middle) < progress { low = middle } else { high = middle }
    }
    return bezier(points[1], points[3], low)
}

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
    let x: Double
    let y: Double

    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)

    /// A point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

/// A curve from 0 to 1.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct UnitCurve: Sendable {
    private let (start, end): (UnitPoint, UnitPoint)

    /// A cubic Bézier.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    /// No easing.
    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    /// A slow start.
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    /// A slow end.
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    /// Both.
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

    private init(start: UnitPoint, end: UnitPoint) { (self.start, self.end) = (start, end) }

    /// The value at a progress.
    public func value(at progress: Double) -> Double {
        bezierValue([start.x, start.y, end.x, end.y], at: progress)
    }
}

/// A spring as a value.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Spring: Hashable, Sendable {
    private let ratio: Double
    private let frequency: Double

    /// A spring in its physical numbers.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.ratio = allowOverDamping ? ratio : min(ratio, 1)
    }

    /// The value at a time.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (own, pushed) = parts(time)
        return target - target.scaled(by: own) + initialVelocity.scaled(by: pushed)
    }

    /// The velocity at a time.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-6
        let (later, earlier) = (
            value(target: target, initialVelocity: initialVelocity, time: time + step),
            value(target: target, initialVelocity: initialVelocity, time: time - step)
        )
        return (later - earlier).scaled(by: 1 / (2 * step))
    }

    /// The displacements at a time after a displacement of 1, and after a velocity of 1.
    private func parts(_ t: Double) -> (displaced: Double, pushed: Double) {
        let (mean, root) = (ratio * frequency, frequency * abs(ratio * ratio - 1).squareRoot())
        let decay = exp(-mean * t)
        // Near critical damping, dividing by the rate would lose precision.
        if root < 1e-4 { return (decay * (1 + mean * t), decay * t) }
        let (even, odd) =
            ratio < 1 ? (cos(root * t), sin(root * t) / root) : (cosh(root * t), sinh(root * t) / root)
        return (decay * (even + mean * odd), decay * odd)
    }
}
