import MotifJSON
import SeededRandom
import Testing

@testable import MotifCore

/// The seed is the argument of a failed case.
@Suite struct `Frames of any range` {
    private static let seeds: Range<UInt64> = 0..<4

    @Test(arguments: seeds) func `start and end exactly at its ends, and only go forward`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let begin = Double.random(in: -3600...3600, using: &generator)
            let end = begin + min(generator.spread(1e-6...3600), generator.spread(1e-6...100))
            let rate = try #require(FrameRate(generator.spread(1...1000)))
            let frames = FrameTimes(begin...end, rate: rate)
            let times = Array(frames.prefix(3000))
            #expect(times.first == begin)
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
            guard frames.count < 3000 else { continue }
            #expect(times.last == end && times.count == frames.count + 1)
            let steps = zip(times.dropLast(2), times.dropLast(1).dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { abs($0 * rate.framesPerSecond - 1) < 1e-6 })
        }
    }

    @Test(arguments: seeds) func `have the stated values before, between, and after segments`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var begin = Double.random(in: -10...10, using: &generator)
            var segments: [PropertyMotion.Segment] = []
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                let duration = generator.spread(1e-3...100)
                let curve = generator.pick(["linear", "easeIn", "steps(3)", "spring(dampingRatio: 0.4)"])
                let timing = try CurveTiming(Curve(curve), duration: min(duration, 10))
                let values = (generator.anyNumber() / 4, generator.anyNumber() / 4)
                segments.append(
                    .init(begin: begin, end: begin + duration, from: values.0, to: values.1, timing: timing))
                begin += duration + (Bool.random(using: &generator) ? generator.spread(1e-3...10) : 0)
            }
            let motion = PropertyMotion(property: .translationX, segments: segments)
            #expect(motion.value(at: segments[0].begin - abs(generator.anyNumber())) == segments[0].from)
            #expect(motion.value(at: begin + abs(generator.anyNumber())) == segments.last?.to)
            for (index, segment) in segments.enumerated() {
                #expect(motion.value(at: segment.begin) == segment.from)
                let isFollowed = index + 1 < segments.count && segments[index + 1].begin == segment.end
                #expect(motion.value(at: segment.end) == (isFollowed ? segments[index + 1].from : segment.to))
                let middle = segment.begin + (segment.end - segment.begin) * generator.fraction()
                #expect(motion.value(at: middle).isFinite)
            }
        }
    }
}
