public import MotifCore

/// What indexes have of a document that its text alone doesn't say: it takes the kind to know.
public struct DerivedIndexes: Sendable, Hashable {
    /// The documents that it refers to, apart from its kind.
    public let references: [DocumentName]
    /// The total durations of a pattern's operations.
    public let durations: [OperationDuration]

    /// The documents that it refers to, and its durations.
    public init(references: [DocumentName], durations: [OperationDuration] = []) {
        self.references = references
        self.durations = durations
    }
}
