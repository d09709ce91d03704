// The clock, and how far an animation is.

import Foundation

/// The simulated time, with the actions that are scheduled.
public enum Simulation {
    /// Whether the user asked for reduced motion.
    @MainActor public static var reducesMotion = false
    /// Whether the user has dark mode.
    public nonisolated(unsafe) static var isDark = false
    /// The methods of delegates that the app has answered. In Objective-C they are optional, so that nothing but a call
    /// shows whether one has the right name.
    @MainActor public static var answered: Set<String> = []

    @MainActor static func asked<Answer>(_ method: String, _ answer: Answer?) -> Answer? {
        if answer != nil { answered.insert(method) }
        return answer
    }

    /// Seconds since the simulation began.
    public nonisolated(unsafe) static var now = 0.0
    nonisolated(unsafe) static var events: [(time: Double, order: Int, action: () -> Void)] = []
    private nonisolated(unsafe) static var count = 0

    static func schedule(at time: Double, _ action: @escaping () -> Void) {
        count += 1
        events.append((time, count, action))
    }

    /// Lets time pass: everything that is due happens in its order.
    @MainActor
    public static func advance(to time: Double) {
        UIWindow.display()
        while let next = events.filter({ $0.time <= time + 1e-12 }).min(by: {
            ($0.time, $0.order) < ($1.time, $1.order)
        }) {
            events.removeAll { $0.order == next.order }
            now = max(now, next.time)
            next.action()
        }
        now = time
        CADisplayLink.fire()
        UIWindow.display()
    }
}

/// A timing curve.
enum Timing {
    case cubic(Double, Double, Double, Double)
    case uiSpring(ratio: Double, velocity: Double)
    case spring(Double, Double, Double, Double)

    static let linear = Timing.cubic(0, 0, 1, 1)

    /// How far an animation is after some time; past 1 if it overshoots.
    func part(of elapsed: Double, duration: Double) -> Double {
        if elapsed <= 0 { return 0 }
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            if elapsed >= duration { return 1 }
            return Self.bezier(y1, y2, Self.root(x1, x2, elapsed / duration))
        case .uiSpring(let ratio, let velocity):
            if elapsed >= duration { return 1 }
            let frequency = Self.frequency(ratio, velocity, duration)
            return Self.spring(ratio, frequency, velocity, elapsed)
        case .spring(let mass, let stiffness, let damping, let velocity):
            return Self.spring(
                damping / (2 * (mass * stiffness).squareRoot()), (stiffness / mass).squareRoot(), velocity, elapsed)
        }
    }

    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }

    private static func root(_ a: Double, _ b: Double, _ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(a, b, middle) < x { low = middle } else { high = middle }
        }
        return low
    }

    /// A damped oscillator that starts at 0 and rests at 1.
    private static func spring(_ ratio: Double, _ frequency: Double, _ velocity: Double, _ t: Double) -> Double {
        let decay = exp(-ratio * frequency * t)
        if ratio == 1 { return 1 - decay * (1 + (frequency - velocity) * t) }
        if ratio > 1 {
            let s = frequency * (ratio * ratio - 1).squareRoot()
            return 1 - decay * (cosh(s * t) + (ratio * frequency - velocity) / s * sinh(s * t))
        }
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - decay * (cos(damped * t) + (ratio * frequency - velocity) / damped * sin(damped * t))
    }

    /// The frequency with which 0.1 % of the way is left at the end: 12 steps of Newton's method from 5 / duration.
    private static func frequency(_ ratio: Double, _ velocity: Double, _ duration: Double) -> Double {
        var w = 5 / duration
        for _ in 0..<12 {
            let e = exp(-ratio * w * duration)
            if ratio == 1 {
                let f = (w >= velocity ? -0.001 : 0.001) + (1 + (w - velocity) * duration) * e
                w -= f / (duration * duration * (velocity - w) * e)
            } else {
                let root = (1 - ratio * ratio).squareRoot()
                let q = (ratio * w - velocity) / (w * root)
                let g = e * (velocity / (w * w * root) - ratio * duration * q)
                w -= (0.001 - abs(q) * e) / (q > 0 ? -g : g)
            }
        }
        return w
    }
}
