// How many property values a second a timeline gives on one core, beside a C loop of the same arithmetic.
//
//     swift run -c release --package-path Benchmarks/Values

import CValues
import MotifCore

let count = 4_000_000
let clock = ContinuousClock()

/// Millions of values a second; the best of five, since the machine may be busy with other things.
func rate(_ body: () -> Double) -> (rate: Double, sum: Double) {
    var best = 0.0
    var sum = 0.0
    for _ in 0..<5 {
        let start = clock.now
        sum = body()
        let seconds =
            Double((clock.now - start).components.attoseconds) / 1e18
            + Double((clock.now - start).components.seconds)
        best = max(best, Double(count) / seconds / 1e6)
    }
    return (best, sum)
}

func row(_ name: String, _ ours: (rate: Double, sum: Double), _ peer: (rate: Double, sum: Double)) {
    precondition(abs(ours.sum - peer.sum) < 1e-6 * abs(peer.sum), "\(name): \(ours.sum) is not \(peer.sum)")
    func text(_ number: Double) -> String { String((number * 10).rounded() / 10) }
    print("| \(name) | \(text(ours.rate)) | \(text(peer.rate)) | \((peer.rate / ours.rate * 100).rounded() / 100) × |")
}

func motion(_ curve: Curve, seconds: Double) throws -> PropertyMotion {
    let timing = try CurveTiming(curve, duration: seconds)
    return PropertyMotion(
        property: .scale,
        segments: [PropertyMotion.Segment(begin: 0, end: seconds, from: 1, to: 30, timing: timing)])
}

func sum(_ motion: PropertyMotion, seconds: Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += motion.value(at: Double(index) / Double(count) * seconds) }
    return sum
}

print("| curve | motif, million values a second | C | C is faster by |")
print("|---|--:|--:|--:|")
for (name, points) in [
    ("easeIn", (0.42, 0.0, 1.0, 1.0)), ("easeInOut", (0.42, 0.0, 0.58, 1.0)), ("default", (0.25, 0.1, 0.25, 1.0)),
    ("overshooting", (0.3, 1.6, 0.6, -0.4)),
] {
    var curve = bezier_make(points.0, points.1, points.2, points.3)
    let ours = try motion(
        .cubicBezier(CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3)), seconds: 0.35)
    row("Bézier \(name)", rate { sum(ours, seconds: 0.35) }, rate { bezier_sum(&curve, 1, 30, 0.35, count) })
}
let spring = try motion(
    .spring(.physical(mass: 1, stiffness: 323.5894917400647, damping: 28.781749405735674, initialVelocity: 0)),
    seconds: 0.5)
row(
    "spring, underdamped", rate { sum(spring, seconds: 0.5) },
    rate { spring_sum(323.5894917400647, 28.781749405735674, 0, 0.5, 1, 30, count) })
