public import MotifCore
public import MotifStore

/// A value that needs a decision: two people changed it in different ways.
public struct CatalogConflict: Sendable {
    /// The document.
    public let name: DocumentName
    /// The value, with what it was before and what each side made of it.
    public let conflict: MergeConflict
    /// The last change of the document on our side; `nil` if it isn't known.
    public let ours: ChangeNote?
    /// The last change of the document on their side; `nil` if it isn't known.
    public let theirs: ChangeNote?
    /// The results of the checks with each choice; `nil` unless the document is a pattern.
    public let checks: ConflictChecks?

    /// The value's name in answers: `expand.duration`.
    public var label: String { MergeAnswers.label(of: conflict.shortPath, in: name) }
}

/// On how many screens a pattern passes its checks with each choice of a conflict.
public struct ConflictChecks: Sendable, Hashable {
    /// The number of screens.
    public let screens: Int
    /// The number of screens on which it passes with our value; `nil` if the document isn't valid with it.
    public let ours: Int?
    /// The number of screens on which it passes with their value; `nil` if the document isn't valid with it.
    public let theirs: Int?
}

/// The reason why a merge writes nothing: values that need decisions, or documents that no longer fit.
public struct MergeStop: Error, Sendable {
    /// The values that need a decision, in the order of the documents.
    public let conflicts: [CatalogConflict]
    /// The number of values that either side changed.
    public let changedValues: Int
    /// The problems of merged documents, by document; empty while there are conflicts.
    public let problems: [Problems]
    /// The releases of this catalog whose names the other side has given to another state.
    public let takenReleases: [ReleaseName]
    /// The answers to something that isn't a conflict.
    public let unusedAnswers: [MergeAnswerError]
}
