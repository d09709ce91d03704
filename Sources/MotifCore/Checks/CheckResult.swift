import MotifFormula

/// What became of one check of one pattern over many cases. A case is a screen with a placement.
public struct CheckResult: Sendable, Equatable {
    /// The name of the check.
    public let check: String
    /// How bad it is where it does not hold.
    public let level: Kind.Check.Level
    /// In how many cases it was looked at.
    public internal(set) var cases = 0
    /// In how many of them it does not hold.
    public internal(set) var failed = 0
    /// The case in which it is the farthest from holding.
    public internal(set) var worst: Failure?
    /// Why the team lives with it, if it does.
    public let acceptedReason: String?

    /// One case in which a check does not hold.
    public struct Failure: Sendable, Equatable {
        /// The screen.
        public let screen: Screen
        /// The scene input that was placed and its frame, where one was.
        public let placement: MotionScene.Input?
        /// What does not hold, one sentence without a full stop.
        public let message: String
        /// How far it is from holding, in the check's own unit; `nil` where that cannot be told.
        public let shortfall: Double?
    }

    init(_ check: String, _ level: Kind.Check.Level, acceptedReason: String?) {
        self.check = check
        self.level = level
        self.acceptedReason = acceptedReason
    }

    /// Whether it is of a level that fails a run, does not hold somewhere and is not accepted.
    public var fails: Bool { level == .error && failed > 0 && acceptedReason == nil }

    /// The same check over the cases of both; of two that are as bad the first stays the worst.
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

    /// Counts so many cases that came out the same.
    mutating func count(_ cases: Int, _ finding: @autoclosure () -> Failure?) {
        self.cases += cases
        guard let finding = finding() else { return }
        failed += cases
        // What cannot be measured is broken, not off.
        if let worst, worst.shortfall ?? .infinity >= finding.shortfall ?? .infinity { return }
        worst = finding
    }
}

extension Kind.Check.Level {
    /// The worst first.
    public var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
