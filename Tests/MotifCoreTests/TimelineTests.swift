import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `a timeline` {
    static let phone = MotionSize(width: 393, height: 852)

    @Test(arguments: KindSeeds.patterns)
    func `of every shipped pattern and operation has values in both variants`(slug: String) throws {
        let motion = try KindSeeds.motion(slug)
        for operation in motion.operations {
            for variant in Timeline.Variant.allCases {
                let timeline = try motion.timeline(of: operation, on: Self.phone, variant: variant)
                #expect(timeline.duration > 0)
                for layer in timeline.layers {
                    for property in LayerProperty.allCases {
                        for time in FrameTimes(timeline.range, rate: 60) {
                            #expect(layer.value(of: property, at: time).isFinite)
                        }
                    }
                }
            }
        }
    }

    @Test func `of expand enlarges the view, then shows the destination`() throws {
        let motion = try KindSeeds.motion("expand")
        let timeline = try motion.timeline(of: "present", on: Self.phone)
        #expect(timeline.range == 0...0.7)
        // The view is 56 points at (317, 742): (852 + 742) / 56 + 2.
        let scale = (852 + 742) / 56.0 + 2
        #expect(try timeline.value(of: .scale, on: "view", at: -1) == 1)
        #expect(try timeline.value(of: .scale, on: "view", at: 0) == 1)
        #expect(try timeline.value(of: .scale, on: "view", at: 0.35) == scale)
        #expect(try timeline.value(of: .scale, on: "view", at: 0.7) == scale)
        let half = try timeline.value(of: .scale, on: "view", at: 0.175)
        #expect(abs(half - (1 + (scale - 1) * 0.31535682)) < 2e-5)
        #expect(try timeline.value(of: .opacity, on: "destination", at: 0.35) == 0)
        #expect(try abs(timeline.value(of: .opacity, on: "destination", at: 0.525) - 0.5) < 1e-12)
        #expect(try timeline.value(of: .opacity, on: "destination", at: 0.7) == 1)
        #expect(try timeline.value(of: .width, on: "view", at: 0.7) == 56)
    }

    @Test func `reports an unknown layer or property`() throws {
        let timeline = try KindSeeds.motion("expand").timeline(on: Self.phone)
        #expect { try timeline.value(of: .scale, on: "veiw", at: 0) } throws: {
            ($0 as? Problem)?.message == "Unknown layer 'veiw'. Did you mean 'view'?"
        }
    }

    @Test func `driven by a gesture is linear, and keeps time spans and endpoints`() throws {
        let motion = try KindSeeds.motion("expand")
        let timeline = try motion.timeline(on: Self.phone)
        let even = timeline.drivenByGesture
        #expect(even.range == timeline.range)
        let scale = (852 + 742) / 56.0 + 2
        #expect(try abs(even.value(of: .scale, on: "view", at: 0.07) - (1 + (scale - 1) / 5)) < 1e-12)
        #expect(try even.value(of: .scale, on: "view", at: 0.35) == scale)
        #expect(try abs(even.value(of: .opacity, on: "destination", at: 0.42) - 0.2) < 1e-12)
    }

    @Test func `that scrolling drives keeps its curves with a gesture`() throws {
        let timeline = try KindSeeds.motion("peek-over-the-edge").timeline(on: Self.phone)
        #expect(timeline.drivenByGesture == timeline)
    }

    @Test(arguments: [(-213.0, 0.25, true), (-42.6, 0.05, false), (-852, 0.9, true), (100, 0, false)])
    func `of dive-deeper follows a pan until it completes or cancels`(y: Double, progress: Double, finishes: Bool)
        throws
    {
        let motion = try KindSeeds.motion("dive-deeper")
        let scene = try motion.scene(on: Self.phone)
        let outcome = try motion.outcome(
            of: GestureSample(translation: MotionPoint(x: 0, y: y)), driving: "present", in: scene)
        #expect(outcome.interaction == "pan")
        #expect(abs(outcome.progress - progress) < 1e-12)
        #expect(outcome.finishes == finishes)
        #expect(throws: Problems.self) {
            try motion.outcome(of: GestureSample(translation: MotionPoint(x: 0, y: y)), driving: "dismiss", in: scene)
        }
    }
}

@Suite struct `the times of frames` {
    @Test(arguments: [
        (0.0...0.7, 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]), (0...0.25, 10, [0, 0.1, 0.2, 0.25]),
        (-1...1, 2, [-1, -0.5, 0, 0.5, 1]), (0...0, 60, [0]), (0...0.0001, 60, [0, 0.0001]),
    ])
    func `are evenly spaced from the start, with one at the end`(
        range: ClosedRange<Double>, rate: FrameRate, expected: [Double]
    ) {
        let times = Array(FrameTimes(range, rate: rate))
        #expect(times.count == expected.count)
        for (time, expected) in zip(times, expected) { #expect(abs(time - expected) < 1e-12) }
        #expect(times.last == range.upperBound)
    }
}
