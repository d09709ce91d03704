/// What an import did, or would do.
public struct ImportSummary: Sendable, Equatable {
    /// How many documents there are of each outcome; none is left out.
    public internal(set) var counts: [WriteOutcome.Action: Int] = [:]
    /// How many patterns were written anew because their kind changed.
    public internal(set) var dependents = 0

    /// How many documents were read.
    public var total: Int { counts.values.reduce(0, +) - (counts[.deleted] ?? 0) }
}
