import MotifCore
import SeededRandom
import Testing

@testable import MotifSpelling

/// Whole timings: their words, their progress, and their conversions.
@Suite struct TimingTests {
    // MARK: Progress

    /// Linear over 1 s after 0.5 s, with the progress at some times, worked out by hand.
    private static let rows: [(Timing, [(time: Double, progress: Double)])] = [
        (linear(), [(0.4, 0), (1, 0.5), (1.5, 1), (9, 1)]),
        (linear(delay: -0.25), [(0, 0.25), (0.5, 0.75), (1, 1)]),
        (linear(repeats: .init(count: 3, autoreverses: true)), [(1, 0.5), (2, 0.5), (2.4, 0.1), (3, 0.5), (4, 1)]),
        (linear(repeats: .init(count: 2, autoreverses: true)), [(2.4, 0.1), (2.6, 0), (9, 0)]),
        (linear(repeats: .init(count: 2.5, autoreverses: false)), [(1.6, 0.1), (2.75, 0.25), (3.2, 0.5), (9, 0.5)]),
        (linear(repeats: .init(count: nil, autoreverses: false)), [(1.75, 0.25), (100.75, 0.25)]),
        // A pause at the end of a run, and one at its start.
        (
            linear(repeats: .init(count: 2, autoreverses: false, pause: 0.5)),
            [(1.75, 1), (2.25, 0.25), (3.5, 1)]
        ),
        (
            linear(repeats: .init(count: 2, autoreverses: false, pause: 0.5, waitsAtStart: true)),
            [(1.75, 0), (2.25, 0.25), (3.5, 1)]
        ),
    ]

    private static func linear(delay: Double = 0.5, repeats: Timing.Repetition? = nil) -> Timing {
        Timing(.named(.linear), duration: 1, delay: delay, repeats: repeats)
    }

    @Test func `the progress follows from every part`() throws {
        for (timing, points) in Self.rows {
            let progress = try #require(TimingProgress(timing))
            for point in points {
                #expect(
                    abs(progress.progress(at: point.time) - point.progress) < 1e-12, "\(timing.words) at \(point.time)")
            }
        }
    }

    @Test func `a run backward retraces the curve, or has it from end to start`() throws {
        var timing = Timing(.named(.easeIn), duration: 1, repeats: .init(count: 2, autoreverses: true))
        let easeIn = try CurveTiming(.named(.easeIn))
        let retraced = try #require(TimingProgress(timing))
        #expect(abs(retraced.progress(at: 1.3) - easeIn.progress(at: 0.7)) < 1e-12)
        timing.repeats?.isMirrored = true
        let mirrored = try #require(TimingProgress(timing))
        #expect(abs(mirrored.progress(at: 1.3) - (1 - easeIn.progress(at: 0.3))) < 1e-12)
        // A symmetric curve is the same both ways.
        var symmetric = Timing(.named(.easeInOut), duration: 1, repeats: .init(count: 2, autoreverses: true))
        let plain = symmetric
        symmetric.repeats?.isMirrored = true
        #expect(symmetric.means(sameAs: plain) && symmetric.words == plain.words)
    }

    @Test func `a clamped spring stops where it first reaches its target`() throws {
        var timing = Timing(.physical(1, 150, 10))
        let free = try #require(TimingProgress(timing))
        timing.isClamped = true
        let clamped = try #require(TimingProgress(timing))
        let times = (0...100).map { Double($0) / 100 * free.run }
        #expect(times.contains { free.progress(at: $0) > 1.2 } && times.allSatisfy { clamped.progress(at: $0) <= 1 })
        let arrival = try #require(times.first { free.progress(at: $0) >= 1 })
        #expect(times.filter { $0 < arrival }.allSatisfy { clamped.progress(at: $0) == free.progress(at: $0) })
        #expect(times.filter { $0 > arrival }.allSatisfy { clamped.progress(at: $0) == 1 })
        // A spring that doesn't overshoot is the same with and without.
        var calm = Timing(.physical(1, 100, 40))
        calm.isClamped = true
        #expect(calm.means(sameAs: Timing(.physical(1, 100, 40))) && calm.isPlain)
    }

    @Test func `a part of a longer animation is a later start and a shorter duration`() throws {
        var timing = Timing(.named(.easeOut), duration: 0.3)
        timing.span = .init(begin: 0.5, length: 0.5)
        let found = SpellingWriter(timing, .named(.easeOut))
        #expect(found.spelling(.css).text == "0.15s ease-out 0.15s" && found.spelling(.css).fidelity == .exact)
        #expect(found.spelling(.swiftUI).text == ".easeOut(duration: 0.15).delay(0.15)")
        #expect(found.spelling(.flutter).text?.contains("Interval(0.5, 1, curve: Cubic(") == true)
    }

    // MARK: Properties

    @Test func `timings that differ never have the same words`() {
        let seed = RandomPlans.firstSeed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<(LongForm.isOn ? 20_000 : 2_000) {
            let timing = RandomTiming.timing(&random)
            var other = RandomTiming.changed(timing, &random)
            #expect(timing.means(sameAs: other) || timing.words != other.words, "seed \(seed): \(timing.words)")
            other = RandomTiming.timing(&random)
            #expect(timing.means(sameAs: other) || timing.words != other.words, "seed \(seed): \(timing.words)")
        }
    }

    @Test func `an exact conversion has the same progress at any time`() throws {
        let seed = RandomPlans.firstSeed
        var random = SeededGenerator(seed: seed)
        var exact: [Dialect: Int] = [:]
        var repeated: Set<Dialect> = []
        for _ in 0..<(LongForm.isOn ? 2_000 : 100) {
            let timing = RandomTiming.timing(&random)
            guard let curve = timing.curve, let progress = TimingProgress(timing) else { continue }
            for written in SpellingWriter(timing, curve).all where written.fidelity == .exact {
                let text = try #require(written.text)
                let place = Comment(rawValue: "seed \(seed): \(timing.words), \(written.dialect.title): \(text)")
                let found = try #require(try? Spelling(text, in: written.dialect), place)
                let other = try #require(TimingProgress(found.timing), place)
                let length =
                    3 * ((timing.delay ?? 0).magnitude + min(progress.end ?? 8 * progress.run, 50 * progress.run))
                let isSame = (0..<200).allSatisfy { index in
                    let time = length * (Double(index) + 0.37) / 200
                    return abs(progress.progress(at: time) - other.progress(at: time)) <= 1e-9
                }
                #expect(isSame, place)
                exact[written.dialect, default: 0] += 1
                if timing.repeats != nil { repeated.insert(written.dialect) }
            }
        }
        // A property of nothing would hold as well.
        #expect(exact.count >= 9, "seed \(seed): \(exact)")
        #expect(repeated.isSuperset(of: [.swiftUI, .css, .motion, .reanimated, .compose]), "seed \(seed): \(repeated)")
    }

    @Test func `what a dialect can't repeat, clamp, or speed up is a loss`() {
        var timing = Timing(.physical(1, 150, 10))
        timing.isClamped = true
        let clamped = SpellingWriter(timing, .physical(1, 150, 10))
        #expect(clamped.spelling(.swiftUI).losses == [.overshoot])
        #expect(clamped.spelling(.reanimated).losses == [])
        #expect(clamped.spelling(.reactNative).text?.contains("overshootClamping: true") == true)
        let forever = Timing(.named(.easeIn), duration: 0.3, repeats: .init(count: nil, autoreverses: true))
        let repeated = SpellingWriter(forever, .named(.easeIn))
        #expect(repeated.spelling(.reactNative).losses == [.runsOnce])
        #expect(repeated.spelling(.reanimated).losses == [.reversal])
        #expect(repeated.spelling(.tokens).losses.contains(.runsOnce))
        let early = SpellingWriter(Timing(.named(.easeIn), duration: 0.3, delay: -0.1), .named(.easeIn))
        #expect(early.spelling(.reanimated).losses == [.delay] && early.spelling(.reactNative).losses == [.delay])
        #expect(early.spelling(.css).fidelity == .exact)
    }
}

/// Random timings.
enum RandomTiming {
    static func timing(_ random: inout SeededGenerator) -> Timing {
        var timing = Timing(curve(&random))
        if Int.random(in: 0..<4, using: &random) > 0 { timing.duration = seconds(&random) }
        if Bool.random(using: &random) { timing.delay = (Bool.random(using: &random) ? 1 : -1) * seconds(&random) }
        if Bool.random(using: &random) { timing.repeats = repetition(timing.delay, &random) }
        if Int.random(in: 0..<5, using: &random) == 0 {
            let begin = Double(Int.random(in: 0...8, using: &random)) / 10
            let end = Double(Int.random(in: 9...10, using: &random)) / 10
            timing.span = .init(begin: begin, length: end - begin)
        }
        if case .spring? = timing.curve { timing.isClamped = Int.random(in: 0..<3, using: &random) == 0 }
        return timing
    }

    private static func repetition(_ delay: Double?, _ random: inout SeededGenerator) -> Timing.Repetition {
        let reverses = Bool.random(using: &random)
        let count: Double? = Bool.random(using: &random) ? nil : Double(Int.random(in: 2...5, using: &random))
        var repetition = Timing.Repetition(count: count, autoreverses: reverses)
        if reverses { repetition.isMirrored = Bool.random(using: &random) }
        if Bool.random(using: &random) {
            repetition.pause = Bool.random(using: &random) ? max(0, delay ?? 0) : seconds(&random)
            repetition.waitsAtStart = Bool.random(using: &random)
        }
        return repetition
    }

    /// The timing with one part changed.
    static func changed(_ timing: Timing, _ random: inout SeededGenerator) -> Timing {
        var other = timing
        switch Int.random(in: 0..<8, using: &random) {
        case 0: other.duration = timing.duration.map(\.nextUp) ?? 0.3
        case 1: other.delay = ((timing.delay ?? 0) + 0.001)
        case 2: other.repeats = timing.repeats == nil ? .init(count: nil, autoreverses: false) : nil
        case 3: other.repeats?.autoreverses.toggle()
        case 4: other.repeats?.count = (timing.repeats?.count ?? 1) + 1
        case 5: other.span = timing.span == nil ? .init(begin: 0, length: 0.5) : nil
        case 6: other.isClamped.toggle()
        default: other.speed = 2
        }
        return other
    }

    private static func seconds(_ random: inout SeededGenerator) -> Double {
        Double(Int.random(in: 1...2000, using: &random)) / 1000
    }

    private static func curve(_ random: inout SeededGenerator) -> Curve {
        func number(_ range: ClosedRange<Double>) -> Double {
            (Double.random(in: range, using: &random) * 1e3).rounded() / 1e3
        }
        switch Int.random(in: 0...6, using: &random) {
        case 0, 1: return .named(NamedCurve.allCases.randomElement(using: &random) ?? .linear)
        case 2: return .steps(Int.random(in: 2...9, using: &random), Bool.random(using: &random) ? .start : .end)
        case 3: return .physical(number(0.5...4), number(50...900), number(5...60))
        case 4: return .perceptual(number(0.1...2), number(-0.5...0.9))
        case 5: return .response(number(0.1...2), number(0.1...1.5))
        default: return .bezier(number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5))
        }
    }
}
