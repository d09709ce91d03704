import MotifFormula

/// The result of one check of one pattern over many cases. A case is a screen with a placement.
public struct CheckResult: Sendable, Equatable {
    /// The name of the check.
    public let check: String
    /// The severity of a failure.
    public let level: Kind.Check.Level
    /// The number of cases.
    public internal(set) var cases = 0
    /// The number of cases that failed.
    public internal(set) var failed = 0
    /// The case that failed by the largest amount.
    public internal(set) var worst: Failure?
    /// The pattern's acceptance of failures, whether or not they are within its limit.
    public let acceptance: Pattern.Acceptance?

    /// The reason why failures are accepted; `nil` if they aren't, or if they go further than what was accepted.
    public var acceptedReason: String? { isWithinLimit ? acceptance?.reason : nil }
    /// The reason, with a note if any failure is accepted.
    package var acceptedWords: String? { acceptedReason.map { acceptance?.limit == nil ? "\($0) (no limit)" : $0 } }

    /// A case that failed.
    public struct Failure: Sendable, Equatable {
        /// The screen.
        public let screen: Screen
        /// The scene input that was placed, with its frame; `nil` if none was.
        public let placement: MotionScene.Input?
        /// The failure in one sentence, without a full stop.
        public let message: String
        /// The amount by which the check failed, in its own unit; `nil` if it can't be measured.
        public let shortfall: Double?
    }

    init(_ check: String, _ level: Kind.Check.Level, _ acceptance: Pattern.Acceptance?) {
        self.check = check
        self.level = level
        self.acceptance = acceptance
    }

    private var isWithinLimit: Bool { acceptance?.limit?.allows(failed, worst?.shortfall) ?? true }

    /// The worst failure in one sentence, with what was accepted if it goes further; `nil` if all cases hold.
    public var message: String? {
        guard let worst else { return nil }
        guard let limit = acceptance?.limit, !isWithinLimit else { return worst.message }
        return "\(worst.message); more than was accepted (\(limit.words))"
    }

    /// The limit under which the present failures would be accepted, with a shortfall rounded up to thousandths.
    public var limit: Pattern.Acceptance.Limit {
        Pattern.Acceptance.Limit(cases: failed, shortfall: worst?.shortfall.map(Self.roundedUp))
    }

    private static func roundedUp(_ value: Double) -> Double {
        let thousandths = (value * 1000).rounded(.up)
        return thousandths.isFinite ? thousandths / 1000 : value
    }

    /// Whether the check fails a run: it is an error, failed in some case, and isn't accepted.
    public var fails: Bool { level == .error && failed > 0 && acceptedReason == nil }

    /// Returns the result over the cases of both; if both are equally bad, the worst case is the first one's.
    public func joined(with other: CheckResult) -> CheckResult {
        var joined = self
        joined.cases += other.cases
        joined.failed += other.failed
        if let found = other.worst {
            let isWorse = worst.map { found.shortfall ?? .infinity > $0.shortfall ?? .infinity } ?? true
            if isWorse { joined.worst = found }
        }
        return joined
    }

    /// Adds a number of cases with the same outcome.
    mutating func count(_ cases: Int, _ failure: CheckFailure?, on screen: Screen, _ placement: MotionScene.Input?) {
        self.cases += cases
        guard let failure else { return }
        failed += cases
        if let worst, worst.shortfall ?? .infinity >= failure.amount { return }
        worst = Failure(
            screen: screen, placement: placement, message: failure.message(), shortfall: failure.shortfall)
    }
}

extension Kind.Check.Level {
    /// The order of severity, worst first.
    public var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
