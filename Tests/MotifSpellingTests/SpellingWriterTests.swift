import MotifCore
import MotifSpelling
import SeededRandom
import Testing

/// Reading what was written gives the same timing, unless the losses say otherwise.
@Suite struct SpellingWriterTests {
    @Test func `every dialect that preserves a timing reads it back`() throws {
        let seed = RandomPlans.firstSeed
        var random = SeededGenerator(seed: seed)
        var exact: [Dialect: Int] = [:]
        for index in 0..<(LongForm.isOn ? 300 : 40) {
            // Every dialect has a curve by itself; some have nothing else that is exact.
            let isPlain = index == 0
            let curve = isPlain ? .named(.easeIn) : Self.curve(&random)
            let hasDuration = !isPlain && Bool.random(using: &random) || curve.needsDuration
            let duration = hasDuration ? Self.time(&random) : nil
            let delay = !isPlain && Bool.random(using: &random) ? Self.time(&random) : 0
            let writer = SpellingWriter(curve, duration: duration, delay: delay)
            for written in writer.all {
                let place = Comment(
                    rawValue:
                        "seed \(seed): \(written.dialect.title): \(curve.text) over \(duration ?? -1) after \(delay): "
                        + "\(written.text ?? "nothing")")
                guard let text = written.text else {
                    #expect(written.fidelity == .none && !written.losses.isEmpty, place)
                    continue
                }
                let found = try #require(try? Spelling(text, in: written.dialect), place)
                #expect(found.unknown.isEmpty, place)
                switch written.fidelity {
                case .exact:
                    exact[written.dialect, default: 0] += 1
                    #expect(Self.isSame(found, curve, duration), place)
                    #expect(SpellingCase.areNear(found.delay ?? 0, delay), place)
                    // A spring brings its own time, except for UIKit's.
                    if curve.spring == nil || curve.needsDuration {
                        #expect(SpellingCase.areNear(found.duration, duration), place)
                    }
                case .partial: #expect(Self.isSame(found, curve, duration), place)
                case .approximate, .none: #expect(found.curve != nil, place)
                }
            }
        }
        // A dialect of which nothing was exact would pass the rest.
        #expect(Set(exact.keys) == Set(Dialect.allCases), "seed \(seed): \(exact)")
    }

    @Test func `losses are named`() throws {
        let spring = SpellingWriter(.uiKit(0.8, 2), duration: 0.5)
        #expect(spring.spelling(.uiKit).fidelity == .exact)
        #expect(spring.spelling(.swiftUI).losses == [.runsOn(0.5)] && spring.spelling(.swiftUI).fidelity == .partial)
        #expect(spring.spelling(.compose).losses == [.runsOn(0.5), .velocity])
        #expect(spring.spelling(.android).fidelity == .approximate)
        #expect(SpellingWriter(.steps(4, .both), duration: 1).spelling(.compose).fidelity == .none)
        #expect(
            SpellingWriter(.named(.easeIn), duration: 0.0125).spelling(.compose).losses == [.wholeMilliseconds(12.5)])
        // UIKit's solver for 0.8 over 0.5 s, as measured: k 323.589492.
        let motion = SpellingWriter(.uiKit(0.8), duration: 0.5)
        #expect(motion.spelling(.motion).text == "{type: \"spring\", duration: 0.5, bounce: 0.2}")
        #expect(motion.spelling(.compose).text?.hasPrefix("spring(dampingRatio = 0.8f, stiffness = 323.5894") == true)
    }

    private static func isSame(_ found: Spelling, _ curve: Curve, _ duration: Double?) -> Bool {
        guard case .spring(let spring) = curve else { return SpellingCase.areSame(found.curve, curve) }
        guard let motion = try? SpringMotion(spring, duration: duration), let other = found.spring else {
            return found.curve == curve
        }
        return abs(motion.angularFrequency / other.angularFrequency - 1) < 1e-12
            && abs(motion.dampingRatio / other.dampingRatio - 1) < 1e-12
            && abs(motion.initialVelocity - other.initialVelocity) < 1e-12
    }

    private static func time(_ random: inout SeededGenerator) -> Double {
        Double(Int.random(in: 1...2000, using: &random)) / 1000
    }

    private static func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
        (Double.random(in: range, using: &random) * 1e4).rounded() / 1e4
    }

    private static func curve(_ random: inout SeededGenerator) -> Curve {
        let velocity = Bool.random(using: &random) ? 0 : number(0...3, &random)
        switch Int.random(in: 0...8, using: &random) {
        case 0: return .named(NamedCurve.allCases.randomElement(using: &random) ?? .linear)
        case 1:
            return .steps(
                Int.random(in: 2...9, using: &random), StepPosition.allCases.randomElement(using: &random) ?? .end)
        case 2: return .steps(1, .end)
        case 3:
            let middle = number(0.1...0.9, &random)
            return .linear([
                .init(time: 0, progress: 0), .init(time: middle, progress: number(-0.5...1.5, &random)),
                .init(time: 1, progress: 1),
            ])
        case 4: return .uiKit(number(0.1...1, &random), velocity)
        case 5: return .physical(number(0.5...4, &random), number(50...900, &random), number(5...60, &random), velocity)
        case 6: return .perceptual(number(0.1...2, &random), number(-0.5...0.9, &random))
        case 7: return .response(number(0.1...2, &random), number(0.1...1.5, &random))
        default:
            return .bezier(
                number(0...1, &random), number(-0.5...1.5, &random), number(0...1, &random), number(-0.5...1.5, &random)
            )
        }
    }
}

extension Curve {
    fileprivate var spring: SpringCurve? { if case .spring(let spring) = self { spring } else { nil } }

    fileprivate var needsDuration: Bool { if case .spring(.dampingRatio) = self { true } else { false } }
}
