import MotifJSON
import SeededRandom
import Testing

@testable import MotifCore

/// Laws of timing curves, for numbers of every size. The seed is the argument of a failed case.
@Suite struct `A timing curve of any numbers` {
    private static let seeds: Range<UInt64> = 0..<4
    private static let curves = 300

    private func anyCurve(_ generator: inout SeededGenerator) -> Curve {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return .cubicBezier(
                CubicBezier(
                    x1: generator.fraction(), y1: generator.anyNumber(), x2: generator.fraction(),
                    y2: generator.anyNumber()))
        case 1:
            return .steps(
                Int(generator.spread(2...1e6)), generator.pick([StepPosition.start, .end, .none, .both]))
        case 2:
            let times = (0..<Int.random(in: 2...12, using: &generator)).map { _ in
                Bool.random(using: &generator) ? generator.anyNumber() : generator.fraction()
            }
            return .linear(times.sorted().map { LinearStop(time: $0, progress: generator.anyNumber()) })
        default:
            let form = generator.pick(SpringCurve.Form.allCases)
            return .spring(form.spring(form.fields.map { _ in generator.anyNumber() }) ?? .duration(1, bounce: 0))
        }
    }

    @Test(arguments: seeds) func `is finite everywhere, or is refused`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var accepted = 0
        for _ in 0..<Self.curves * 4 {
            let curve = anyCurve(&generator)
            guard let timing = try? CurveTiming(curve, duration: generator.spread(1e-6...3600)) else { continue }
            accepted += 1
            for _ in 0..<16 {
                let fraction = generator.anyNumber()
                let progress = timing.progress(at: fraction)
                #expect(progress.isFinite, "\(curve) at \(fraction)")
                #expect(abs(progress) <= timing.reach * (1 + 1e-12), "\(curve) at \(fraction)")
            }
            if case .linear = curve { continue }
            #expect(timing.progress(at: 1) == 1 && timing.progress(at: 2) == 1, "\(curve)")
            if case .steps(_, .start) = curve { continue }
            if case .steps(_, .both) = curve { continue }
            #expect(timing.progress(at: 0) == 0 && timing.progress(at: -1) == 0, "\(curve)")
        }
        #expect(accepted > Self.curves)
    }

    @Test(arguments: seeds) func `that is a Bézier with progress between 0 and 1 never goes back`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.curves {
            let edges: [Double] = [0, 1, generator.fraction(), generator.fraction()]
            let bezier = CubicBezier(
                x1: generator.pick(edges), y1: generator.pick(edges), x2: generator.pick(edges),
                y2: generator.pick(edges))
            let solver = BezierSolver(bezier)
            var fractions = (0..<64).map { _ in generator.fraction() }
            let close = generator.fraction()
            fractions += (0..<8).map { close + Double($0) * 1e-9 }.filter { $0 <= 1 }
            let values = fractions.sorted().map(solver.progress(at:))
            for (earlier, later) in zip(values, values.dropFirst()) {
                #expect(later >= earlier - 4 * Double.ulpOfOne, "\(bezier)")
            }
        }
    }

    @Test(arguments: seeds) func `that is a Bézier is the same from its other end`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.curves {
            let bezier = CubicBezier(
                x1: Double.random(in: 0.05...1, using: &generator), y1: Double.random(in: -2...2, using: &generator),
                x2: Double.random(in: 0...0.95, using: &generator), y2: Double.random(in: -2...2, using: &generator))
            let reversed = CubicBezier(x1: 1 - bezier.x2, y1: 1 - bezier.y2, x2: 1 - bezier.x1, y2: 1 - bezier.y1)
            let (forward, backward) = (BezierSolver(bezier), BezierSolver(reversed))
            for _ in 0..<32 {
                let fraction = generator.fraction()
                // Where a curve stands nearly upright, the rounding of the control points moves it by more.
                let error = abs(forward.progress(at: fraction) - (1 - backward.progress(at: 1 - fraction)))
                #expect(error < 1e-6, "\(bezier) at \(fraction)")
            }
        }
    }

    /// In whole numbers: with n steps, floor(n·k/m) jumps come by k/m of the time, and one more with a jump at the start.
    @Test(arguments: seeds) func `of steps is on the step that whole numbers say`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.curves {
            let steps = Int(generator.spread(2...1e6))
            let parts = 1 << Int.random(in: 0...30, using: &generator)
            let part = Int.random(in: 0...parts, using: &generator)
            let passed = steps * part / parts
            let fraction = Double(part) / Double(parts)
            let expected: [(StepPosition, Int, Int)] = [
                (.end, passed, steps), (.start, min(passed + 1, steps), steps),
                (.none, min(passed, steps - 1), steps - 1), (.both, passed + 1, steps + 1),
            ]
            for (position, jumps, all) in expected {
                let timing = try CurveTiming(.steps(steps, position))
                #expect(
                    timing.progress(at: fraction) == min(Double(jumps) / Double(all), 1),
                    "\(steps) steps, \(position), at \(part)/\(parts)")
            }
        }
    }

    @Test(arguments: seeds) func `of lines passes through its stops and between them`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.curves {
            let times = Set((0..<8).map { _ in generator.fraction() } + [0, 1]).sorted()
            let stops = times.map { LinearStop(time: $0, progress: Double.random(in: -3...3, using: &generator)) }
            let timing = try CurveTiming(.linear(stops))
            for (from, to) in zip(stops, stops.dropFirst()) {
                #expect(timing.progress(at: from.time) == from.progress)
                let share = generator.fraction()
                let exact = from.progress + share * (to.progress - from.progress)
                let progress = timing.progress(at: from.time + share * (to.time - from.time))
                let room = 1e-15 * abs(to.progress - from.progress) / (to.time - from.time) + 1e-14
                #expect(abs(progress - exact) <= room, "\(stops)")
            }
        }
    }

    @Test(arguments: CurvePreset.names) func `that is a preset runs from 0 to 1`(_ name: String) throws {
        let timing = try CurveTiming(try #require(CurvePreset.curve(named: name)))
        #expect(timing.progress(at: 0) == 0 && timing.progress(at: 1) == 1)
        let values = (0...2000).map { timing.progress(at: Double($0) / 2000) }
        // Curves that swing back are named so.
        if !name.hasSuffix("Back") {
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        } else {
            #expect(values.contains { $0 < 0 || $0 > 1 })
        }
        if name.hasPrefix("easeInOut") {
            for index in 0...1000 { #expect(abs(values[index] + values[2000 - index] - 1) < 1e-9) }
        } else if name.hasPrefix("easeIn"), let curve = CurvePreset.curve(named: "easeOut" + name.dropFirst(6)) {
            let other = try CurveTiming(curve)
            for index in 0...2000 {
                #expect(abs(values[index] + other.progress(at: 1 - Double(index) / 2000) - 1) < 1e-9)
            }
        }
    }
}
