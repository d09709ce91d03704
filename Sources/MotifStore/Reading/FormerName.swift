public import MotifCore

extension StoreReader {
    /// The documents that had this name earlier and have given it up, the one that had it last first.
    ///
    /// - Parameter number: Only those that had it in their revision with this number; `nil` for any.
    /// - Complexity: O(log *n*) in the number of revisions, for each of them.
    public func entries(
        formerlyNamed name: DocumentName, at number: RevisionNumber? = nil
    ) throws(StoreError) -> [CatalogEntry] {
        let sql = """
            SELECT f.document FROM former_name f WHERE f.type = ?1 AND f.slug = ?2 AND (?3 IS NULL OR
                (SELECT id FROM revision WHERE document = f.document AND number = ?3) BETWEEN f.first AND f.last)
            ORDER BY f.last DESC
            """
        var entries: [CatalogEntry] = []
        let documents = try session.all(sql, name.type, name.slug, number) { DocumentID($0.int64(0)) }
        for document in documents where !entries.contains(where: { $0.id == document }) {
            if let entry = try entry(of: document), entry.name != name { entries.append(entry) }
        }
        return entries
    }

    /// The document that had this name when a revision was written, or most recently before.
    ///
    /// - Complexity: O(log *n*) in the number of revisions, if the name has had few documents.
    public func entry(named name: DocumentName, when key: RevisionKey) throws(StoreError) -> CatalogEntry? {
        let sql = "SELECT id FROM revision WHERE document = ?1 AND number = ?2"
        guard let revision = try session.first(sql, key.document, key.number, read: { $0.int64(0) }) else { return nil }
        return try entry(named: name, after: revision)
    }

    /// The document that had this name after a change, or most recently before.
    ///
    /// - Complexity: As `entry(named:when:)`.
    public func entry(named name: DocumentName, afterChange number: Int) throws(StoreError) -> CatalogEntry? {
        try entry(named: name, after: Int64(firstRevision(after: number)) - 1)
    }

    /// The number of the newest revision of a document after a change; `nil` if it didn't exist yet.
    ///
    /// - Complexity: O(log *n*) in the number of revisions, and O(*k*) in those of the document since.
    public func number(of document: DocumentID, afterChange change: Int) throws(StoreError) -> RevisionNumber? {
        try session.first(
            "SELECT number FROM revision WHERE document = ?1 AND change <= ?2 ORDER BY number DESC LIMIT 1", document,
            change
        ) { RevisionNumber($0.int(0)) }
    }

    /// The document that had a name after the revision with this id, or most recently before. Two documents never have
    /// one name at a time.
    private func entry(named name: DocumentName, after revision: Int64) throws(StoreError) -> CatalogEntry? {
        if let entry = try entry(of: name), try hasItsName(entry, since: revision) { return entry }
        let sql = """
            SELECT document FROM former_name WHERE type = ?1 AND slug = ?2 AND first <= ?3 ORDER BY last DESC LIMIT 1
            """
        let document = try session.first(sql, name.type, name.slug, revision) { DocumentID($0.int64(0)) }
        guard let document else { return nil }
        return try entry(of: document)
    }

    /// Whether a document had the name that it has now already after the revision with this id.
    private func hasItsName(_ entry: CatalogEntry, since revision: Int64) throws(StoreError) -> Bool {
        let sql = """
            SELECT 1 FROM revision r WHERE r.id <= ?2 AND r.document = ?1 AND r.number = 1 + coalesce(
                (SELECT number FROM revision
                    WHERE id = (SELECT max(last) FROM former_name WHERE document = ?1)), 0)
            """
        return try session.hasRow(sql, entry.id, revision)
    }
}
