// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Property animators and keyframes: changes in their blocks become additive animations.

import Foundation

/// What a block of changes is animated by.
final class AnimationBlock {
    nonisolated(unsafe) static var current: AnimationBlock?
    /// Seconds since the animation began, its delay left out.
    let elapsed: () -> Double
    let delay: Double
    let duration: Double
    let timings: (_ isCenter: Bool) -> [Timing]
    let owner: ObjectIdentifier
    private(set) var layers: [CALayer] = []

    init(
        _ owner: ObjectIdentifier, delay: Double, duration: Double, elapsed: @escaping () -> Double,
        timings: @escaping (Bool) -> [Timing]
    ) {
        (self.owner, self.delay, self.duration) = (owner, delay, duration)
        (self.elapsed, self.timings) = (elapsed, timings)
    }

    func add(_ layer: CALayer, _ key: String, _ from: LayerValue, _ to: LayerValue) {
        let (elapsed, delay, duration, timings) = (elapsed, delay, duration, timings(key == "position"))
        let part = { timings.map { $0.part(of: elapsed() - delay, duration: duration) } }
        layer.moves.append((key: key, from: from, to: to, part: part, owner: owner))
        layers.append(layer)
    }

    func run(_ changes: () -> Void) -> [CALayer] {
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
        return layers
    }
}

extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    private static var keyframes: (owner: UIViewPropertyAnimator, duration: Double)?

    /// Within the block of an animator, whose timing the keyframes inherit.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping AnimationClosure, completion: ((Bool) -> Void)? = nil
    ) {
        guard let animator = UIViewPropertyAnimator.running else { return }
        keyframes = (animator, duration)
        animations()
        keyframes = nil
    }
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration part: Double, animations: @escaping AnimationClosure
    ) {
        guard let (animator, total) = keyframes else { return }
        animator.run(animations, delay: start * total, duration: part * total) { _ in [.linear] }
    }
}

#if SENDABLE_CLOSURES
    public typealias AnimationClosure = @MainActor @Sendable () -> Void
    public typealias PositionClosure = @MainActor @Sendable (UIViewAnimatingPosition) -> Void
#else
    public typealias AnimationClosure = () -> Void
    public typealias PositionClosure = (UIViewAnimatingPosition) -> Void
#endif

@MainActor public protocol UITimingCurveProvider: AnyObject {}

@MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let timing: Timing
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        timing = .cubic(point1.x, point1.y, point2.x, point2.y)
    }
    public init(animationCurve: UIView.AnimationCurve) {
        timing =
            switch animationCurve {
            case .easeInOut: .cubic(0.42, 0, 0.58, 1)
            case .easeIn: .cubic(0.42, 0, 1, 1)
            case .easeOut: .cubic(0, 0, 0.58, 1)
            case .linear: .linear
            }
    }
}

@MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private let timing: (Double) -> Timing
    private let velocity: CGVector
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        timing = { .uiSpring(ratio: min(ratio, 1), velocity: $0) }
    }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        timing = { .spring(mass, stiffness, damping, $0) }
    }
    /// "A vector whose magnitude is the speed": each direction of a center has its own, the rest the magnitude.
    func timings(_ isCenter: Bool) -> [Timing] {
        isCenter
            ? [timing(velocity.dx), timing(velocity.dy)]
            : [timing((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())]
    }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
}

@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

@MainActor public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    static var running: UIViewPropertyAnimator?
    private let duration: Double
    private let timings: (Bool) -> [Timing]
    private var animations: [AnimationClosure] = []
    private var completions: [PositionClosure] = []
    private var layers: [CALayer] = []
    /// When it was at 0, or where it is while it is paused.
    private nonisolated(unsafe) var beginning = 0.0
    private nonisolated(unsafe) var paused: Double?
    private nonisolated(unsafe) var direction = 1.0
    public private(set) var isRunning = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        let cubic = (parameters as? UICubicTimingParameters)?.timing
        let spring = parameters as? UISpringTimingParameters
        let both = [true, false].map { spring?.timings($0) ?? [cubic ?? .linear] }
        timings = { both[$0 ? 0 : 1] }
    }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: AnimationClosure? = nil) {
        self.duration = duration
        timings = { _ in [.linear] }
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: AnimationClosure? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { self.animations = [animations] }
    }

    public func addAnimations(_ animation: @escaping AnimationClosure) { animations.append(animation) }
    public func addCompletion(_ completion: @escaping PositionClosure) { completions.append(completion) }
    public func startAnimation() { startAnimation(afterDelay: 0) }
    public func startAnimation(afterDelay delay: TimeInterval) {
        if isRunning { return }
        isRunning = true
        beginning = Simulation.now + delay
        for animation in animations { run(animation, delay: 0, duration: duration, timings) }
        if paused == nil { Simulation.schedule(at: beginning + duration) { [self] in MainActor.assumeIsolated(end) } }
    }

    func run(
        _ changes: AnimationClosure, delay: Double, duration: Double, _ timings: @escaping (Bool) -> [Timing]
    ) {
        let elapsed = { [unowned self] in paused ?? direction * (Simulation.now - beginning) }
        let block = AnimationBlock(
            ObjectIdentifier(self), delay: delay, duration: duration, elapsed: elapsed, timings: timings)
        let outer = Self.running
        Self.running = self
        layers += block.run(changes)
        Self.running = outer
    }

    /// Holds it at a part of its duration.
    func scrub(to part: Double) { paused = part * duration }

    /// Lets it go on from where it is held, to its end or back.
    func resume(reversed: Bool) {
        let part = paused ?? 0
        paused = nil
        direction = reversed ? -1 : 1
        beginning = Simulation.now - direction * part
        let left = reversed ? part : duration - part
        Simulation.schedule(at: Simulation.now + left) { [self] in MainActor.assumeIsolated(end) }
    }

    private func end() {
        let owner = ObjectIdentifier(self)
        for layer in layers {
            // Backwards the values of the start are the last.
            for move in layer.moves.reversed() where move.owner == owner && direction < 0 {
                layer.values[move.key] = move.from
            }
            layer.moves.removeAll { $0.owner == owner }
        }
        for completion in completions { completion(direction < 0 ? .start : .end) }
    }
}
