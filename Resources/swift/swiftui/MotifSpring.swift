import SwiftUI

/// A spring that ends after its duration, as in motif; SwiftUI's own springs run until they settle.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
internal struct MotifSpring: CustomAnimation {
    let spring: Spring
    /// The velocity at the start, in whole distances per second.
    let initialVelocity: Double
    /// The duration in seconds.
    let duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        return value.scaled(
            by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        return value.scaled(
            by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }
}
