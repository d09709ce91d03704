import MotifCore
import MotifSource
import MotifSpelling

/// Whether code and a catalog mean the same numbers.
///
/// Numbers are equal if they are the same decimal. A number with four or more significant digits is also equal if the
/// catalog's number rounds to it. A spring is compared in the terms that the code uses, since those were rounded.
enum TimingMatch {
    /// The fewest digits with which a number counts as rounded.
    private static let roundedDigits = 4

    static func isEqual(_ written: Double, _ exact: Double) -> Bool {
        let (difference, size) = (abs(written - exact), max(abs(written), abs(exact)))
        // Four digits that are rounded differ by less than a thousandth.
        if difference <= 1e-12 * size || difference > 1e-3 * size { return difference <= 1e-12 * size }
        // A number that the code computes has no written digits, but those of the catalog may be rounded.
        return rounds(exact, to: written) ?? rounds(written, to: exact) ?? false
    }

    /// Whether a number rounds to one with fewer digits; `nil` if that one has too many digits to be rounded.
    private static func rounds(_ exact: Double, to written: Double) -> Bool? {
        // The shortest digits of the number are the written ones, without trailing zeros.
        let text = "\(written.magnitude)"
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return false }
        let fraction = text[text.index(after: point)...]
        let decimals = fraction == "0" ? 0 : fraction.count
        let digits = text.filter(\.isNumber).drop { $0 == "0" }.count - (fraction == "0" ? 1 : 0)
        guard decimals <= 12 else { return nil }
        let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        return digits >= roundedDigits && (exact * scale).rounded() == (written * scale).rounded()
    }

    /// The parts of a timing that a link doesn't pin, so that code may add them.
    static let additions: Set<String> = [
        "delay", "repeat count", "repetition", "speed", "stagger", "initial velocity", "direction",
    ]

    /// Whether a reading has the curve and the duration of an entry, or the one of them that the entry is.
    ///
    /// - Parameter exactly: Whether it must have nothing besides, such as repetitions or a delay other than that of the
    ///   entry's track.
    static func agrees(
        _ reading: ScannedPlace.Reading, with entry: CatalogValues.Entry, exactly: Bool = false
    ) -> Bool {
        let stated = reading.stated
        if exactly, stated.repeats != nil || stated.speed != nil || !isDelay(stated.delay, entry) { return false }
        guard stated.span == nil, !stated.stopsAtTarget, entry.delay.map({ isEqual(stated.delay ?? 0, $0) }) ?? true
        else { return false }
        guard let theirs = entry.curve else {
            return stated.duration.flatMap { own in entry.duration.map { isEqual(own, $0) } } ?? false
        }
        guard let curve = stated.curve else { return false }
        // A curve has no duration of its own, but a spring may need that of the code.
        guard entry.duration != nil || curve.isSpring else { return isEqual(curve, theirs) }
        // The numbers at a speed that the code adds aren't those that were written.
        let written = stated == reading.spelling?.timing ? reading.spelling?.written ?? [] : []
        return isEqual(curve, stated.duration, theirs, entry.duration ?? stated.duration, written: written)
    }

    /// Whether two readings are the same motion, as either of them is written.
    static func areEqual(_ first: ScannedPlace.Reading, _ second: ScannedPlace.Reading) -> Bool {
        guard first.stated.additions == second.stated.additions, let own = first.stated.curve,
            let theirs = second.stated.curve
        else { return false }
        let durations = (first.stated.duration, second.stated.duration)
        return isEqual(own, durations.0, theirs, durations.1, written: first.spelling?.written ?? [])
            || isEqual(theirs, durations.1, own, durations.0, written: second.spelling?.written ?? [])
    }

    private static func isDelay(_ delay: Double?, _ entry: CatalogValues.Entry) -> Bool {
        guard let delay, delay != 0 else { return true }
        return entry.begin.map { isEqual(delay, $0) } ?? false
    }

    /// Whether two curves with their durations are the same motion.
    ///
    /// - Parameter written: The numbers of the first one, as they were written.
    static func isEqual(
        _ curve: Curve, _ duration: Double?, _ theirs: Curve, _ exact: Double?, written: [WrittenNumber] = []
    ) -> Bool {
        if case .spring(let spring) = curve {
            guard case .spring(let other) = theirs, let motion = try? SpringMotion(other, duration: exact) else {
                return false
            }
            return isEqual(spring, duration, motion, other, exact) || isWritten(written, spring, as: motion)
        }
        let isTime = duration.map { own in exact.map { isEqual(own, $0) } ?? false } ?? (exact == nil)
        return isTime && isEqual(curve, theirs)
    }

    /// Whether the numbers that were written for a spring are those of another one.
    ///
    /// Compose's `spring(0.8f, 157.91367f)` states a damping ratio, so the damping that follows from it isn't rounded.
    private static func isWritten(_ written: [WrittenNumber], _ spring: SpringCurve, as motion: SpringMotion) -> Bool {
        guard case .physical(let mass, let stiffness, let damping, let velocity) = spring,
            let own = try? SpringMotion(spring), !written.contains(where: { $0.role == .speed })
        else { return false }
        func number(_ roles: Role...) -> Double? { written.first { roles.contains($0.role) }?.value }
        let response = number(.response, .perceptualDuration) ?? number(.visualDuration).map { $0 * 1.2 }
        let isFrequency =
            number(.stiffness) != nil || response == nil
            ? isEqual(stiffness, motion.stiffness(of: mass))
            : response.map { isEqual($0, motion.response) } ?? false
        let isDamping =
            number(.damping) != nil
            ? isEqual(damping, motion.damping(of: mass))
            : isEqual(number(.dampingRatio, .dampingFraction) ?? own.dampingRatio, motion.dampingRatio)
        return isFrequency && isDamping && isEqual(velocity, motion.initialVelocity)
    }

    /// Whether two curves without springs are the same.
    static func isEqual(_ curve: Curve, _ theirs: Curve) -> Bool {
        guard let own = curve.controlPoints, let other = theirs.controlPoints else { return curve == theirs }
        return isEqual(own.x1, other.x1) && isEqual(own.y1, other.y1) && isEqual(own.x2, other.x2)
            && isEqual(own.y2, other.y2)
    }

    private static func isEqual(
        _ spring: SpringCurve, _ duration: Double?, _ motion: SpringMotion, _ other: SpringCurve, _ exact: Double?
    ) -> Bool {
        let pairs: [(Double, Double)]
        switch spring {
        case .dampingRatio(let ratio, let velocity):
            // How UIKit's spring depends on its duration is unique to UIKit.
            if case .dampingRatio(let theirRatio, let theirVelocity) = other, let duration, let exact {
                pairs = [(ratio, theirRatio), (velocity, theirVelocity), (duration, exact)]
            } else if let own = try? SpringMotion(spring, duration: duration) {
                pairs = [
                    (motion.angularFrequency, own.angularFrequency), (motion.dampingRatio, own.dampingRatio),
                    (motion.initialVelocity, own.initialVelocity),
                ]
            } else {
                return false
            }
        case .physical(let mass, let stiffness, let damping, let velocity):
            pairs = [
                (stiffness, motion.stiffness(of: mass)), (damping, motion.damping(of: mass)),
                (velocity, motion.initialVelocity),
            ]
        case .duration(let seconds, let bounce):
            pairs = [(seconds, motion.response), (bounce, motion.bounce), (0, motion.initialVelocity)]
        case .response(let seconds, let fraction):
            pairs = [(seconds, motion.response), (fraction, motion.dampingRatio), (0, motion.initialVelocity)]
        }
        return pairs.allSatisfy { isEqual($0.0, $0.1) }
    }
}

extension Curve {
    var isSpring: Bool { if case .spring = self { true } else { false } }
}

extension SpringMotion {
    /// Its stiffness and its damping with a mass.
    func stiffness(of mass: Double) -> Double { angularFrequency * angularFrequency * mass }
    func damping(of mass: Double) -> Double { 2 * dampingRatio * angularFrequency * mass }
}
