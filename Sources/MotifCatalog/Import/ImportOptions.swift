/// The rules of an import.
public struct ImportOptions: Sendable, Hashable {
    /// The rule for a document that exists and differs from the imported one.
    public enum Conflict: String, Sendable, Hashable, CaseIterable {
        /// The imported document becomes the newest revision.
        case update
        /// The imported document becomes the newest revision if it was exported from the one that is the newest, as an
        /// export with revisions says; otherwise the import fails.
        case updateIfUnchanged = "update-if-unchanged"
        /// The catalog's document stays.
        case skip
        /// The import fails.
        case fail
    }

    /// The rule for documents that aren't in the import.
    public enum Missing: Sendable, Hashable {
        /// They are kept.
        case keep
        /// They are deleted, so that the catalog has what the import has.
        case delete
    }

    /// Whether anything is written.
    public enum Mode: Sendable, Hashable {
        /// The import is written, as one change.
        case write
        /// The import is tried, and nothing is written.
        case dryRun
    }

    /// The rule for a document that exists and differs from the imported one.
    public var conflict: Conflict
    /// The rule for documents that aren't in the import.
    public var missing: Missing
    /// Whether anything is written.
    public var mode: Mode

    /// Options that update existing documents, keep the others, and write, by default.
    public init(conflict: Conflict = .update, missing: Missing = .keep, mode: Mode = .write) {
        self.conflict = conflict
        self.missing = missing
        self.mode = mode
    }
}
