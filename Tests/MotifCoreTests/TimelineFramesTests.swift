import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

/// First, last and two middle frames of every shipped pattern and operation, against numbers that were worked out apart
/// from this code: from the published facts of each pattern, with 50 digits, and rounded to 14.
///
/// The progress of the curves at the times that the tables use, `p` in their comments:
///
/// - A Bézier of control points (x1, y1) and (x2, y2): bisection for the s with 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³ = t,
///   then p = 3(1−s)²s·y1 + 3(1−s)s²·y2 + s³. easeIn is (.42, 0, 1, 1), easeInOut (.42, 0, .58, 1).
///   easeIn: p(1/4) = 0.093464650718825, p(2/7) = 0.118783907020517, p(1/2) = 0.315356812572539;
///   easeInOut: p(1/5) = 0.081659856265897, p(1/3) = 0.231774816302749, p(3/7) = 0.378431243637723,
///   p(2/3) = 1 − p(1/3).
/// - UIKit's spring of damping ratio 1, velocity v and duration D: twelve Newton steps from ω = 5/D on
///   f = −.001 + (1 + (ω − v)D)e^(−ωD), f′ = D²(v − ω)e^(−ωD); then p = 1 − e^(−ωt)(1 + (ω − v)t), and 1 from D on.
///   D .5, v .5: ω = 18.411845843095804, p(.1 s) = 0.557236050532764, p(.3 s) = 0.974559084382580.
///   D .6, v 0: ω = 15.389022460752643, p(.15 s) = 0.671067519285766, p(.3 s) = 0.944477183561927,
///   p(.5 s) = 0.996041219663038.
@Suite struct `the frames of a timeline` {
    static let all = Frames.reveals + Frames.covering + Frames.menus + Frames.elements + Frames.pages

    @Test(arguments: all) func `are those of the pattern's facts`(_ frames: Frames) throws {
        let timeline = try KindSeeds.motion(frames.pattern).timeline(of: frames.operation, on: frames.screen)
        #expect(timeline.range.lowerBound == frames.times.first)
        #expect(timeline.range.upperBound == frames.times.last)
        let moving = timeline.layers.flatMap { layer in layer.motions.map { "\(layer.name).\($0.property.rawValue)" } }
        #expect(moving.sorted() == frames.values.keys.sorted())
        for layer in timeline.layers {
            for motion in layer.motions {
                let name = "\(layer.name).\(motion.property.rawValue)"
                for (time, expected) in zip(frames.times, frames.values[name] ?? []) {
                    let found = motion.value(at: time)
                    let isNear = abs(found - expected) <= Self.tolerance * max(abs(expected), 1)
                    #expect(isNear, "\(name) at \(time) is \(found), not \(expected)")
                }
            }
        }
    }

    @Test func `are known for every shipped pattern and operation`() throws {
        for slug in KindSeeds.patterns {
            for operation in try KindSeeds.motion(slug).operations {
                let count = Self.all.count { $0.pattern == slug && $0.operation == operation && $0.times.count == 4 }
                #expect(count == 2, "\(slug) \(operation)")
            }
        }
    }

    /// Far below what a screen shows, and what 14 digits leave room for.
    static let tolerance = 1e-9
}

/// What an operation shows at some times on a screen.
struct Frames: CustomTestStringConvertible {
    let pattern: String
    let operation: String
    let screen: MotionSize
    let times: [Double]
    /// By layer and property, a value for each time.
    let values: [String: [Double]]

    static let phone = MotionSize(width: 393, height: 852)
    static let tablet = MotionSize(width: 1024, height: 1366)

    init(
        _ pattern: String, _ operation: String, on screen: MotionSize, at times: [Double], _ values: [String: [Double]]
    ) {
        self.pattern = pattern
        self.operation = operation
        self.screen = screen
        self.times = times
        self.values = values
    }

    var testDescription: String { "\(pattern) \(operation) on \(JSONNumber.text(screen.width))" }
}
