public import MotifCore

/// Counts of what a catalog contains.
public struct Statistics: Sendable, Hashable {
    /// The number of documents by type, without deleted ones.
    public let documents: [DocumentType: Int]
    /// The number of deleted documents by type.
    public let deleted: [DocumentType: Int]
    /// The number of revisions of all documents.
    public let revisions: Int
    /// The number of changes.
    public let changes: Int
    /// The number of different tags in use.
    public let tags: Int
    /// The size of the catalog's file, in bytes.
    public let bytes: Int
    /// The part of the file that is free for new revisions, in bytes.
    public let freeBytes: Int
    /// The catalog's file.
    public let path: String
}

extension StoreReader {
    /// Counts what the catalog contains.
    public func statistics() throws(StoreError) -> Statistics {
        var documents: [DocumentType: Int] = [:]
        var deleted: [DocumentType: Int] = [:]
        let counts = try session.prepare("SELECT type, deleted, count(*) FROM document GROUP BY type, deleted")
        while try counts.step() {
            guard let type = DocumentType(number: counts.int64(0)) else { continue }
            if counts.int64(1) == 0 { documents[type] = counts.int(2) } else { deleted[type] = counts.int(2) }
        }
        let page = try session.int("PRAGMA page_size")
        return Statistics(
            documents: documents, deleted: deleted,
            revisions: try session.int("SELECT count(*) FROM revision"),
            changes: try session.int("SELECT count(*) FROM change"),
            tags: try session.int("SELECT count(DISTINCT tag) FROM tag"),
            bytes: page * (try session.int("PRAGMA page_count")),
            freeBytes: page * (try session.int("PRAGMA freelist_count")), path: session.path)
    }
}
