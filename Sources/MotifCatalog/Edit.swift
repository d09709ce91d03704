import MotifCore
public import MotifJSON

/// What a user wants to be different in a document.
public struct Edit: Sendable {
    /// A value as it was given.
    public enum Value: Sendable, Equatable {
        /// As written on a command line: read by the type that it is for, `350ms`.
        case text(String)
        /// As JSON.
        case json(JSON)
    }

    /// What replaces the document, before all else is applied.
    public var document: JSON?
    /// The kind, for a new pattern.
    public var kind: String?
    /// The title.
    public var title: String?
    /// The summary; an empty one removes it.
    public var summary: String?
    /// Tags to put in the place of those that are there.
    public var tags: [String]?
    /// Tags to add.
    public var addedTags: [String] = []
    /// Tags to take away.
    public var removedTags: [String] = []
    /// Parameters of a pattern, or fields of an item or a device, to set.
    public var set: [(name: String, value: Value)] = []
    /// Parameters of a pattern to put back to the kind's default.
    public var reset: [String] = []
    /// Whether the document should no longer be used: a reason, `""` for none given, `false` to take it back.
    public var deprecated: JSON?

    /// Nothing is different yet.
    public init(set: [(name: String, value: Value)] = []) { self.set = set }
}
