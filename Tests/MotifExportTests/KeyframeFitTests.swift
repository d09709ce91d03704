import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `keyframes` {
    private static func timeline(_ curve: Curve) throws -> Timeline {
        let timing = try CurveTiming(curve, duration: 1)
        let way = PropertyMotion.Segment(begin: 0, end: 1, from: 0, to: 1, timing: timing)
        let layer = TimelineLayer(
            name: "a", role: .element, shape: .rectangle, frame: MotionFrame(x: 0, y: 0, width: 1, height: 1),
            fill: nil, cornerRadius: 0, shadow: nil, mask: nil, hole: nil, anchor: MotionPoint(x: 0, y: 0),
            perspective: nil, edge: .top, image: "", text: "",
            motions: [PropertyMotion(property: .opacity, segments: [way])])
        return Timeline(operation: "show", variant: .standard, driver: .time, range: 0...1, layers: [layer])
    }

    private static func frames(_ curve: Curve) throws -> [KeyframeFit.Keyframe] {
        let timeline = try timeline(curve)
        let layer = try #require(timeline.layer(named: "a"))
        return KeyframeFit(timeline).keyframes(of: .opacity { layer.value(of: .opacity, at: $0) })
    }

    @Test func `of a linear segment are its ends and those of the loop`() throws {
        // A round of 0.6 + 1 + 1.2 seconds, in thousandths of a percent.
        let places = try Self.frames(.named(.linear)).map(\.position)
        #expect(places.first == 0)
        #expect(places.last == 100_000)
        #expect(places.count <= 6)
    }

    @Test func `jump where a step does`() throws {
        let frames = try Self.frames(Curve("steps(4, end)"))
        let jumps = zip(frames, frames.dropFirst()).filter { abs($1.values[0] - $0.values[0]) > 0.2 }
        #expect(jumps.count == 4)
        for (before, after) in jumps { #expect(after.position - before.position <= 2) }
    }

    @Test func `follow a spring's overshoot with few lines`() throws {
        let curve = Curve.spring(.dampingRatio(0.4, initialVelocity: 0))
        let timing = try CurveTiming(curve, duration: 1)
        let frames = try Self.frames(curve)
        #expect(frames.count < 40)
        #expect((frames.map { $0.values[0] }.max() ?? 0) > 1.2)
        for (before, after) in zip(frames, frames.dropFirst()) {
            let place = Double(before.position + after.position) / 2
            let part = (place / 100_000 * 2.8 - 0.6)
            let value = part < 0 ? 0 : timing.progress(at: part)
            #expect(abs((before.values[0] + after.values[0]) / 2 - value) < 0.01)
        }
    }
}
