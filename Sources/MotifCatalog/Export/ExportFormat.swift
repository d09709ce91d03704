/// The form in which documents leave the catalog.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    /// One envelope, sorted and indented.
    case json
    /// One canonical document a line.
    case jsonLines = "jsonl"
}
