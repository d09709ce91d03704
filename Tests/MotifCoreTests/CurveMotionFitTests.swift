import Testing

@testable import MotifCore

@Suite struct CurveMotionFitTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let duration: Double
        let error: Double
        var testDescription: String { text }
    }

    /// The errors that SciPy's differential evolution over all four numbers, then Nelder-Mead, reach at 1,001
    /// fractions.
    @Test(arguments: [
        Case(text: "spring(dampingRatio: 0.8)", duration: 0.5, error: 0.02173264146338416),
        Case(text: "spring(dampingRatio: 1)", duration: 0.6, error: 0.012986123637094171),
        Case(text: "spring(dampingRatio: 0.25)", duration: 3, error: 0.21772834399522156),
    ])
    func `no other Bézier is noticeably closer to a spring`(_ test: Case) throws {
        let timing = try CurveTiming(Curve(test.text), duration: test.duration)
        let fit = timing.bezierFit()
        #expect(fit.largestError >= test.error && fit.largestError < test.error + 0.0005)
        let bezier = try CurveTiming(.cubicBezier(fit.bezier))
        let there = abs(timing.progress(at: fit.fraction) - bezier.progress(at: fit.fraction))
        #expect(there == fit.largestError)
    }

    /// Its 95 oscillations take some twenty lines each.
    @Test func `straight lines of a spring that hardly slows down have as many decimals as they need`() throws {
        let timing = try CurveTiming(Curve("spring(mass: 1, stiffness: 3600, damping: 1e-3)"), duration: 10)
        let fit = timing.linearFit(within: 0.002)
        #expect(fit.largestError <= 0.002)
        #expect(fit.stops.count > 1_000)
        #expect(fit.stops.allSatisfy { ($0.time * 1e6).rounded() / 1e6 == $0.time })
        #expect(!fit.stops.allSatisfy { ($0.time * 1e4).rounded() / 1e4 == $0.time })
        let lines = try CurveTiming(.linear(fit.stops))
        let distances = (0...1_000_000).map { index in
            let time = Double(index) / 1_000_000
            return abs(lines.progress(at: time) - timing.progress(at: time))
        }
        #expect(try #require(distances.dropLast().max()) < 0.0021)
    }

    @Test(arguments: [
        ("spring(mass: 1, stiffness: 1e10, damping: 1e-3)", 2.0),
        ("spring(mass: 1, stiffness: 1e10, damping: 2e4, initialVelocity: 0)", 1.7),
        ("spring(mass: 1, stiffness: 1e10, damping: 1e-3, initialVelocity: -500000)", 5.9),
    ])
    func `a spring that no straight lines follow is said to be that far from them`(
        text: String, distance: Double
    ) throws {
        let timing = try CurveTiming(Curve(text), duration: 10)
        let fit = timing.linearFit(within: 0.002)
        #expect(fit.stops == [LinearStop(time: 0, progress: 0), LinearStop(time: 1, progress: 1)])
        #expect(abs(fit.largestError / distance - 1) < 0.1)
        let times = (0...100_000).map { Double($0) * 1e-7 } + (0...1000).map { Double($0) / 1000 }
        let distances = times.map { abs(timing.progress(at: $0) - $0) }.dropLast()
        #expect(try #require(distances.max()) <= fit.largestError * 1.001)
    }

    @Test func `the same curve always gets the same Bézier`() throws {
        let timing = try CurveTiming(.steps(3, .end))
        #expect(timing.bezierFit() == timing.bezierFit())
    }

    @Test func `a Bézier fits itself`() throws {
        let bezier = CubicBezier(x1: 0.12345678, y1: -2, x2: 1, y2: 0.5)
        #expect(
            try CurveTiming(.cubicBezier(bezier)).bezierFit()
                == BezierFit(bezier: bezier, largestError: 0, fraction: 0))
        #expect(try CurveTiming(.named(.default)).bezierFit().bezier == NamedCurve.default.controlPoints)
    }

    @Test func `a Bézier is recovered from its values`() throws {
        for (x1, y1, x2, y2) in [(0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0.68, -0.6, 0.32, 1.6)] {
            let bezier = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            let solver = BezierSolver(bezier)
            let stops = (0...500).map { index in
                let time = Double(index) / 500
                return LinearStop(time: time, progress: solver.progress(at: time))
            }
            let fit = try CurveTiming(.linear(stops)).bezierFit()
            #expect(fit.largestError < 0.001, "\(fit)")
        }
    }

    @Test(arguments: [
        "easeInOut", "cubic-bezier(0, 1, 0, 1)", "cubic-bezier(0.68, -0.6, 0.32, 1.6)", "spring(dampingRatio: 0.2)",
        "spring(mass: 1, stiffness: 40000, damping: 4)", "steps(5, both)", "steps(3, none)", "linear(0, 1 30% 60%, 1)",
    ])
    func `straight lines stay within the tolerance of the curve`(_ text: String) throws {
        let timing = try CurveTiming(Curve(text), duration: 0.6)
        for tolerance in [0.05, 0.001] {
            let stops = timing.linearStops(within: tolerance)
            let lines = try CurveTiming(.linear(stops))
            let errors = (0...3000).map { index in
                let fraction = Double(index) / 3000
                return abs(lines.progress(at: fraction) - timing.progress(at: fraction))
            }
            // Between two of 200 samples of a swing the curve bends by 1 − cos(π/200) = 0.00012 of it.
            #expect((errors.max() ?? 1) <= tolerance + 0.0002, "\(tolerance)")
            #expect(stops.first?.time == 0 && stops.last?.time == 1)
            #expect(stops.last?.progress == 1)
        }
    }

    @Test func `lines along several values meet where one of them bends`() {
        let samples = (0...20).map { [Double($0), abs(Double($0) - 10), 1] }
        let positions = samples.map { $0[0] / 2 }
        #expect(LinearFit.corners(of: samples, at: positions) { _, _ in 0.01 } == [0, 10, 20])
        #expect(LinearFit.corners(of: samples, at: positions) { _, index in index == 1 ? 10 : 0.01 } == [0, 20])
        #expect(LinearFit.corners(of: [], at: []) { _, _ in 0 } == [])
    }

    @Test func `a coarser tolerance takes fewer lines`() throws {
        let timing = try CurveTiming(.spring(.dampingRatio(0.8, initialVelocity: 0)), duration: 0.5)
        let counts = [0.1, 0.01, 0.001, 0.0001].map { timing.linearStops(within: $0).count }
        #expect(counts == counts.sorted())
        #expect(counts[1] < 12 && counts[3] > counts[2])
    }

    @Test(arguments: [
        "cubic-bezier(0, 1, 0, 1)", "spring(dampingRatio: 0.2)", "spring(dampingRatio: 0.8, initialVelocity: 2)",
        "spring(mass: 1, stiffness: 40000, damping: 4)",
    ])
    func `lines in short numbers stay within the tolerance too`(_ text: String) throws {
        let timing = try CurveTiming(Curve(text), duration: 0.6)
        for tolerance in [0.01, 0.002] {
            let fit = timing.linearFit(within: tolerance)
            #expect(fit.largestError <= tolerance)
            let lines = try CurveTiming(.linear(fit.stops))
            let errors = (0..<1000).map { index in
                abs(lines.progress(at: Double(index) / 1000) - timing.progress(at: Double(index) / 1000))
            }
            // As above: between samples a curve bends a little.
            #expect((errors.max() ?? 1) <= tolerance + 0.0002)
            // A Bézier that starts upright bears no rounding of its times.
            #expect(Curve.linear(fit.stops).text.count / fit.stops.count <= 18 || timing.spring == nil)
        }
    }

    @Test func `piecewise linear curves and steps are their own lines`() throws {
        let timing = try CurveTiming(Curve("linear(0, 0.123456789 20%, 1)"))
        let fit = timing.linearFit(within: 0.1)
        #expect(fit.stops.map(\.progress) == [0, 0.123456789, 1] && fit.largestError == 0)
        #expect(try CurveTiming(Curve("steps(2)")).linearFit(within: 0.1).stops.count == 5)
    }
}
