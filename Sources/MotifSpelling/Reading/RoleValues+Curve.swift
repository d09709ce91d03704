import MotifCore
import MotifJSON
import MotifPlatform
import MotifSource
import MotifText

// The normal form of the collected values.
extension RoleValues {
    mutating func spelling(of shape: CallShape) throws(SpellingError) -> Spelling {
        if let curve = try curve() {
            spelling.curve = curve
            if hasOwnCurve, case .spring = curve { spelling.note(.curveIgnored) }
        }
        if !missing.isDisjoint(with: Self.curveRoles) { spelling.curve = nil }
        if let flip = words[.flip], let curve = spelling.curve {
            spelling.curve = flip == "out" ? curve.reversed : curve.controlPoints == .straight ? curve : nil
            if spelling.curve == nil { spelling.note(.noBezier, "\(shape.name)(\(curve.text))") }
        } else if words[.flip] != nil {
            // Of another curve than that in it.
            for index in spelling.notes.indices where spelling.notes[index].code == .noBezier {
                spelling.notes[index].subject = "\(shape.name)(\(spelling.notes[index].subject))"
            }
        }
        spelling.duration = numbers[.duration] ?? spelling.duration
        if let velocity = numbers[.velocity], case .spring(let spring)? = spelling.curve {
            spelling.curve = try checked(Curve.spring(try timed(spring, velocity)).json)
        }
        spelling = repeated(spelling)
        // Every step of a sequence.
        if shape.parameters.contains(where: { $0.role == .animation }) {
            spelling.others = spelling.others.map { $0.repeats == nil ? repeated($0) : $0 }
        }
        // Of an animation in another one, both delays pass.
        spelling.delay = numbers[.delay].map { ($0 + (spelling.delay ?? 0)).cleaned } ?? spelling.delay
        if missing.contains(.delay) { spelling.delay = nil }
        if let begin = numbers[.begin] {
            let length = numbers[.length] ?? (numbers[.end] ?? 1) - begin
            if begin != 0 || length != 1 { spelling.span = .init(begin: begin, length: length) }
            spelling.note(.fractions)
        }
        if words[.flip] == "out", let span = spelling.span {
            spelling.span = .init(begin: (1 - span.begin - span.length).cleaned, length: span.length)
        }
        if spelling.has(.durationIgnored) { spelling.duration = nil }
        if numbers[.keyframes] == 1 { spelling.curve = nil }
        if numbers[.clamps] == 1 { spelling.isClamped = true }
        if dialect.partType != nil { parts(of: shape) }
        notes()
        guard let speed = numbers[.speed] else { return spelling }
        // A modifier has nothing to apply its speed to yet.
        if shape.type == "modifier" {
            spelling.speed = speed
        } else {
            // CAMediaTiming.h: 'beginTime' is a time of the parent, whose speed is another one.
            let delay = spelling.delay
            spelling.timing = try spelling.timing.faster(by: speed)
            spelling.delay = delay
        }
        return spelling
    }

    /// Other curves in the arguments of Dart's widgets are those of the same animation; on the way back, it can have
    /// another duration.
    private mutating func parts(of shape: CallShape) {
        let reverse = numbers[.reverseDuration] ?? spelling.duration
        for index in spelling.others.indices where spelling.others[index].duration == nil {
            let isReverse = spelling.others[index].part == words[.reverse]
            spelling.others[index].duration = isReverse ? reverse : spelling.duration
        }
        guard words[.reverse] == nil, reverse != spelling.duration else { return }
        var part = Spelling(dialect)
        part.timing = Timing(shape.fixed[.reverse].flatMap { try? Curve($0) } ?? spelling.curve, duration: reverse)
        part.part = Role.reverseDuration.rawValue
        spelling.others.append(part)
    }

    private func repeated(_ part: Spelling) -> Spelling {
        let autoreverses = numbers[.autoreverses] == 1
        var count = numbers[.cycles].map { ($0 == 0 ? 1 : $0) * (autoreverses ? 2 : 1) }
        count = numbers[.repeatCount] ?? count
        if let rounds = numbers[.rounds] { count = rounds < 0 ? .infinity : rounds + 1 }
        if let loops = numbers[.loops] { count = loops <= 0 ? .infinity : loops }
        guard let count, count != 1 else { return part }
        var part = part
        // The delay of an animation in another one is a part of each of its runs.
        part.repeats = .init(
            count: count.isFinite ? count : nil, autoreverses: autoreverses, isMirrored: numbers[.mirrors] == 1,
            pause: numbers[.pause] ?? part.delay ?? 0,
            waitsAtStart: numbers[.pause] == nil && part.delay ?? 0 != 0)
        if !part.timing.isMirrored { part.repeats?.isMirrored = false }
        if part.repeats?.waitsAtStart == true { part.note(.delayRepeats) }
        return part
    }

    private mutating func notes() {
        if let index = spelling.notes.firstIndex(where: { $0.code == .system && $0.subject.isEmpty }),
            spelling.curve != nil
        {
            spelling.notes[index].subject = "the duration"
        }
        if let duration = spelling.duration, duration > 30 || duration > 0 && duration < 0.01 {
            spelling.note(.unit, "\(JSONNumber.text(duration)) s")
        }
        if let delay = spelling.delay, delay < 0 { spelling.note(.partway) }
        if let spring = spelling.spring, spring.dampingRatio > 1 { spelling.note(.overdamped) }
        if spelling.stopsAtTarget { spelling.note(.overshootClamped) }
    }

    private static let curveRoles = Set(Role.allCases.filter(\.isOfCurve)).union([
        .response, .perceptualDuration, .visualDuration, .reanimatedDuration, .easing, .animation, .transition, .spring,
    ])

    /// The curve of the numbers; `nil` if there are none, or if some aren't known.
    private mutating func curve() throws(SpellingError) -> Curve? {
        if numbers[.hold] == 1 {
            spelling.note(.hold)
            return .steps(1, .end)
        }
        guard missing.isDisjoint(with: Self.curveRoles) else { return nil }
        if let x1 = numbers[.x1], let y1 = numbers[.y1], let x2 = numbers[.x2], let y2 = numbers[.y2] {
            return try checked(["cubicBezier": .array([x1, y1, x2, y2].map(JSON.number))])
        }
        if let steps = numbers[.steps] {
            return try checked(["steps": .number(steps), "position": .string(words[.jump] ?? "end")])
        }
        if let back = numbers[.overshoot] {
            return try checked(["cubicBezier": [.number(1 / 3.0), 0, .number(2 / 3.0), .number(-back / 3)]])
        }
        if let power = numbers[.power] ?? numbers[.factor].map({ $0 * 2 }) { return powerCurve(power) }
        guard let spring = try spring() else { return nil }
        return try checked(Curve.spring(spring).json)
    }

    /// t, t², and t³ are cubic Béziers.
    private mutating func powerCurve(_ power: Double) -> Curve? {
        let third = 1 / 3.0
        switch power {
        case 1: return .named(.linear)
        case 2: return .cubicBezier(CubicBezier(x1: third, y1: 0, x2: 2 * third, y2: third))
        case 3: return .cubicBezier(CubicBezier(x1: third, y1: 0, x2: 2 * third, y2: 0))
        default:
            spelling.note(.noBezier, "a power of \(JSONNumber.text(power))")
            return nil
        }
    }

    private func checked(_ json: JSON) throws(SpellingError) -> Curve {
        do throws(Problems) {
            return try Curve(json)
        } catch {
            throw .curve(error.problems.map(\.message).joined(separator: ". "))
        }
    }

    private mutating func spring() throws(SpellingError) -> SpringCurve? {
        let velocity = numbers[.velocity] ?? 0
        if let stiffness = numbers[.stiffness] {
            let mass = numbers[.mass] ?? 1
            let ratio = numbers[.dampingRatio].map { 2 * $0 * (stiffness * mass).squareRoot() }
            guard let damping = ratio ?? numbers[.damping] else { return nil }
            return .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
        if let tension = numbers[.tension], let friction = numbers[.friction] {
            return Self.origami(tension: tension, friction: friction, velocity)
        }
        if let bounciness = numbers[.bounciness], let speed = numbers[.origamiSpeed] {
            return Self.origami(bounciness, speed, velocity)
        }
        if let duration = numbers[.reanimatedDuration] { return try reanimated(duration) }
        if let duration = numbers[.visualDuration] {
            return .response(
                duration * 1.2, dampingFraction: clamped(1 - (numbers[.bounce] ?? 0), to: 0.05...1, "bounce"))
        }
        if let response = numbers[.response], let fraction = numbers[.dampingFraction] {
            return moving(response) ? .response(response, dampingFraction: fraction) : nil
        }
        if let duration = numbers[.perceptualDuration], let bounce = numbers[.bounce] {
            let sum = bounce + (numbers[.extraBounce] ?? 0)
            return moving(duration) ? .duration(duration, bounce: sum.cleaned) : nil
        }
        if let bounce = numbers[.bounce], let duration = numbers[.duration] {
            // A duration of zero is tested before the spring is made.
            guard duration != 0 else { return nil }
            let used = min(max(duration, 0.01), 10)
            if used != duration {
                spelling.note(.clamped, "duration: \(duration.short()) s becomes \(used.short()) s")
                numbers[.duration] = used
            }
            return .dampingRatio(clamped((1 - bounce).cleaned, to: 0.05...1, "bounce"), initialVelocity: 0)
        }
        guard let ratio = numbers[.dampingRatio] else { return nil }
        return .dampingRatio(clamped(ratio, to: 1.1920929e-7...1, "dampingRatio"), initialVelocity: velocity)
    }

    private mutating func clamped(_ number: Double, to range: ClosedRange<Double>, _ name: String) -> Double {
        let used = min(max(number, range.lowerBound), range.upperBound)
        if used != number {
            spelling.note(.clamped, "\(name): the damping ratio \(number.short()) becomes \(used.short())")
        }
        return used
    }

    /// Whether a spring with this response moves; one of 0 s jumps.
    private mutating func moving(_ response: Double) -> Bool {
        if response == 0 { spelling.note(.infinitelyStiff) }
        return response != 0
    }

    /// A spring with an initial velocity, which can be expressed only in the terms of Core Animation and UIKit.
    private func timed(_ spring: SpringCurve, _ velocity: Double) throws(SpellingError) -> SpringCurve {
        switch spring {
        case .dampingRatio(let ratio, _): return .dampingRatio(ratio, initialVelocity: velocity)
        case .physical(let mass, let stiffness, let damping, _):
            return .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        case .duration, .response:
            guard velocity != 0 else { return spring }
            do throws(TimingError) {
                let motion = try SpringMotion(spring)
                return .physical(
                    mass: 1, stiffness: motion.stiffness, damping: motion.damping, initialVelocity: velocity)
            } catch {
                throw .curve(error.message)
            }
        }
    }

    /// The spring with a bounciness and a speed.
    ///
    /// - Source: facebook/react-native, `fromBouncinessAndSpeed` of SpringConfig.js.
    private static func origami(_ bounciness: Double, _ speed: Double, _ velocity: Double) -> SpringCurve {
        let bounce = bounciness / 1.7 / 20 * 0.8
        let tension = 0.5 + speed / 1.7 / 20 * 199.5
        func polynomial(_ cubic: Double, _ square: Double, _ linear: Double, _ constant: Double) -> Double {
            ((cubic * tension + square) * tension + linear) * tension + constant
        }
        let calm: Double =
            if tension <= 18 {
                polynomial(0.0007, -0.031, 0.64, 1.28)
            } else if tension <= 44 {
                polynomial(0.000044, -0.006, 0.36, 2)
            } else {
                polynomial(0.00000045, -0.000332, 0.1078, 5.84)
            }
        let part = 2 * bounce - bounce * bounce
        return origami(tension: tension, friction: part * 0.01 + (1 - part) * calm, velocity)
    }

    /// The spring with a tension and a friction in Origami's units.
    private static func origami(tension: Double, friction: Double, _ velocity: Double) -> SpringCurve {
        let (stiffness, damping) = ((tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
        return .physical(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    /// The spring that Reanimated's search finds for a duration.
    ///
    /// - Source: software-mansion/react-native-reanimated, `calculateNewStiffnessToMatchDuration` of springUtils.ts.
    private func reanimated(_ duration: Double) throws(SpellingError) -> SpringCurve? {
        guard let ratio = numbers[.dampingRatio] else { return nil }
        guard duration > 0, ratio > 0 else {
            throw .number(part: "duration", message: "and 'dampingRatio' must be more than 0")
        }
        let (mass, time, threshold) = (4.0, duration * 1.5, 6e-9)
        func excess(_ stiffness: Double) -> Double {
            let rate = (stiffness / mass).squareRoot() * ratio
            let decay = exp(-rate * time)
            let position = (1 + rate * time) * decay
            let velocity = (1 + rate * time) * decay * -rate + rate * decay
            return (stiffness * position * position + mass * velocity * velocity) / stiffness - threshold
        }
        var (low, high) = (Double.ulpOfOne, 8e3)
        let direction = excess(high) >= excess(low) ? 1.0 : -1
        var stiffness = (high + low) / 2
        for _ in 0..<100 where abs(excess(stiffness)) > threshold * 1e-3 {
            if excess(stiffness) * direction < 0 { low = stiffness } else { high = stiffness }
            stiffness = (low + high) / 2
        }
        let damping = 2 * ratio * (stiffness * mass).squareRoot()
        return .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0)
    }
}

extension CubicBezier {
    fileprivate static let straight = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
}

extension Timing {
    /// The same timing at a different speed.
    package func faster(by factor: Double) throws(SpellingError) -> Timing {
        guard factor > 0, factor.isFinite else {
            throw .number(part: "speed", message: "is \(JSONNumber.text(factor)); it must be more than 0")
        }
        var result = self
        result.duration = duration.map { $0 / factor }
        result.delay = delay.map { $0 / factor }
        result.repeats?.pause /= factor
        switch curve {
        case .spring(.dampingRatio(let ratio, let velocity))? where duration != nil:
            result.curve = .spring(.dampingRatio(ratio, initialVelocity: velocity * factor))
        case .spring(.physical(let mass, let stiffness, let damping, let velocity))?:
            result.curve = .spring(
                .physical(
                    mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor,
                    initialVelocity: velocity * factor))
        case .spring(.duration(let seconds, let bounce))?:
            result.curve = .spring(.duration(seconds / factor, bounce: bounce))
        case .spring(.response(let seconds, let fraction))?:
            result.curve = .spring(.response(seconds / factor, dampingFraction: fraction))
        default: break
        }
        // Without a time of its own, there is nothing to apply it to.
        if duration == nil, spring == nil, factor != 1 { result.speed = (speed ?? 1) * factor }
        return result
    }
}
