import MotifCore

extension StoreReader {
    /// How much the catalog holds.
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
            // Both are numbered without gaps and never removed, so the last number is the count.
            revisions: try session.int("SELECT max(id) FROM revision"),
            changes: try session.int("SELECT max(id) FROM change"),
            tags: try session.int("SELECT count(DISTINCT tag) FROM tag"),
            bytes: page * (try session.int("PRAGMA page_count")),
            freeBytes: page * (try session.int("PRAGMA freelist_count")))
    }
}
