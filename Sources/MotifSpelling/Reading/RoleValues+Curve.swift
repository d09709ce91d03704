import MotifCore
import MotifJSON
import MotifPlatform
import MotifText

// The normal form of the collected values.
extension RoleValues {
    mutating func spelling(of shape: CallShape) throws(SpellingError) -> Spelling {
        if let curve = try curve() {
            spelling.curve = curve
            if hasOwnCurve, case .spring = curve { spelling.note(.curveIgnored) }
        }
        if !missing.isDisjoint(with: Self.curveRoles) { spelling.curve = nil }
        if let flip, let curve = spelling.curve {
            spelling.curve = flip == "out" ? curve.reversed : curve.controlPoints == .straight ? curve : nil
            if spelling.curve == nil { spelling.note(.noBezier, "\(shape.form)") }
        }
        spelling.duration = numbers[.duration] ?? spelling.duration
        // Of an animation in another one, both delays pass.
        spelling.delay = numbers[.delay].map { $0 + (spelling.delay ?? 0) } ?? spelling.delay
        if missing.contains(.delay) { spelling.delay = nil }
        if let begin = numbers[.begin] {
            spelling.span = .init(begin: begin, length: numbers[.length] ?? (numbers[.end] ?? 1) - begin)
            spelling.note(.fractions)
        }
        if spelling.has(.durationIgnored) { spelling.duration = nil }
        repeats()
        notes()
        guard let speed = numbers[.speed] else { return spelling }
        // A modifier has nothing to apply its speed to yet.
        if shape.type == "modifier" { spelling.speed = speed } else { spelling = try spelling.faster(by: speed) }
        return spelling
    }

    private mutating func repeats() {
        let count = numbers[.repeatCount] ?? numbers[.rounds].map { $0 < 0 ? .infinity : $0 + 1 }
        let reverses = numbers[.autoreverses].map { $0 == 1 }
        guard count != nil || spelling.repeats != nil || reverses == true else { return }
        let turns = count.map { $0.isFinite ? $0 : nil } ?? spelling.repeats?.count
        let autoreverses = reverses ?? spelling.repeats?.autoreverses ?? false
        if count == 1, !autoreverses { return }
        spelling.repeats = .init(count: turns, autoreverses: autoreverses)
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
    }

    private static let curveRoles: Set<Role> = [
        .x1, .y1, .x2, .y2, .steps, .mass, .stiffness, .damping, .velocity, .response, .dampingFraction, .bounce,
        .extraBounce, .dampingRatio, .perceptualDuration, .visualDuration, .reanimatedDuration, .tension, .friction,
        .easing, .animation, .spring, .power, .overshoot,
    ]

    /// The curve of the numbers; `nil` if there are none, or if some aren't known.
    private mutating func curve() throws(SpellingError) -> Curve? {
        if isHold {
            spelling.note(.hold)
            return .steps(1, .end)
        }
        guard missing.isDisjoint(with: Self.curveRoles) else { return nil }
        if let x1 = numbers[.x1], let y1 = numbers[.y1], let x2 = numbers[.x2], let y2 = numbers[.y2] {
            return try checked(["cubicBezier": .array([x1, y1, x2, y2].map(JSON.number))])
        }
        if let steps = numbers[.steps] {
            return try checked(["steps": .number(steps), "position": .string(jump ?? "end")])
        }
        if let back = numbers[.overshoot] {
            return try checked(["cubicBezier": [.number(1 / 3.0), 0, .number(2 / 3.0), .number(-back / 3)]])
        }
        if let power = numbers[.power] { return powerCurve(power) }
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
            // Origami's units.
            let (stiffness, damping) = ((tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
            return .physical(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
        if let duration = numbers[.reanimatedDuration] { return try reanimated(duration) }
        if let duration = numbers[.visualDuration] {
            return .response(
                duration * 1.2, dampingFraction: clamped(1 - (numbers[.bounce] ?? 0), to: 0.05...1, "bounce"))
        }
        if let response = numbers[.response], let fraction = numbers[.dampingFraction] {
            return try timed(response, .response(response, dampingFraction: fraction), velocity)
        }
        if let duration = numbers[.perceptualDuration], let bounce = numbers[.bounce] {
            let sum = bounce + (numbers[.extraBounce] ?? 0)
            return try timed(duration, .duration(duration, bounce: sum.cleaned), velocity)
        }
        if let bounce = numbers[.bounce], numbers[.duration] != nil {
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

    /// A spring by its response; an initial velocity can be expressed only in Core Animation's terms.
    private mutating func timed(
        _ response: Double, _ spring: SpringCurve, _ velocity: Double
    ) throws(SpellingError) -> SpringCurve? {
        if response == 0 {
            spelling.note(.infinitelyStiff)
            return nil
        }
        guard velocity != 0 else { return spring }
        do throws(TimingError) {
            let motion = try SpringMotion(spring)
            return .physical(
                mass: 1, stiffness: motion.stiffness, damping: motion.damping, initialVelocity: velocity)
        } catch {
            throw .curve(error.message)
        }
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

extension Curve {
    /// The curve run backward, from its end; `nil` if it isn't a Bézier.
    fileprivate var reversed: Curve? {
        guard let points = controlPoints else { return nil }
        func rest(_ number: Double) -> Double { (1 - number).cleaned }
        let turned = CubicBezier(x1: rest(points.x2), y1: rest(points.y2), x2: rest(points.x1), y2: rest(points.y1))
        return NamedCurve(turned).map(Curve.named) ?? .cubicBezier(turned)
    }
}

extension Spelling {
    /// The same timing at a different speed.
    func faster(by factor: Double) throws(SpellingError) -> Spelling {
        guard factor > 0, factor.isFinite else {
            throw .number(part: "speed", message: "is \(JSONNumber.text(factor)); it must be more than 0")
        }
        var result = self
        result.duration = duration.map { $0 / factor }
        result.delay = delay.map { $0 / factor }
        var isApplied = duration != nil
        switch curve {
        case .spring(.dampingRatio(let ratio, let velocity)):
            result.curve = .spring(.dampingRatio(ratio, initialVelocity: velocity * factor))
        case .spring(.physical(let mass, let stiffness, let damping, let velocity)):
            isApplied = true
            result.curve = .spring(
                .physical(
                    mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor,
                    initialVelocity: velocity * factor))
        case .spring(.duration(let seconds, let bounce)):
            isApplied = true
            result.curve = .spring(.duration(seconds / factor, bounce: bounce))
        case .spring(.response(let seconds, let fraction)):
            isApplied = true
            result.curve = .spring(.response(seconds / factor, dampingFraction: fraction))
        default: break
        }
        if !isApplied, factor != 1 { result.speed = (speed ?? 1) * factor }
        return result
    }
}
