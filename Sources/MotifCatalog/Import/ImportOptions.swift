/// How an import treats what is there already.
public struct ImportOptions: Sendable, Hashable {
    /// What happens where a document exists and the import's is another.
    public enum Conflict: String, Sendable, Hashable, CaseIterable {
        /// The import's becomes the newest revision.
        case update
        /// The catalog's stays.
        case skip
        /// Nothing at all is imported.
        case fail
    }

    /// What happens to documents that the import does not have.
    public enum Missing: Sendable, Hashable {
        /// They are kept.
        case keep
        /// They are deleted: the catalog becomes what the import says.
        case delete
    }

    /// Whether anything is written.
    public enum Mode: Sendable, Hashable {
        /// It is written, as one change.
        case write
        /// All is done but nothing stays.
        case dryRun
    }

    /// What happens where a document exists and the import's is another.
    public var conflict: Conflict
    /// What happens to documents that the import does not have.
    public var missing: Missing
    /// Whether anything is written.
    public var mode: Mode

    /// Updates, prunes nothing and writes, unless said otherwise.
    public init(conflict: Conflict = .update, missing: Missing = .keep, mode: Mode = .write) {
        self.conflict = conflict
        self.missing = missing
        self.mode = mode
    }
}
