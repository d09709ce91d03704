// The declarations of SwiftUI that exported source uses, as Apple's documentation has them: enough to type-check it
// where there is no SwiftUI. Nothing here runs.

/// Seconds.
public typealias TimeInterval = Double

/// A timing.
public struct Animation: Sendable {
    /// At an even pace.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// A cubic Bézier.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    /// A spring in its physical numbers.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { Animation() }
    /// Later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

/// A spring as a value.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Spring: Sendable {
    /// A spring in its physical numbers.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
}
