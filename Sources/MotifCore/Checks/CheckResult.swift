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
    /// The reason why failures are accepted, if they are.
    public let acceptedReason: String?

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

    init(_ check: String, _ level: Kind.Check.Level, acceptedReason: String?) {
        self.check = check
        self.level = level
        self.acceptedReason = acceptedReason
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
