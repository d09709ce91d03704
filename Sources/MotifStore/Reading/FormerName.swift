public import MotifCore

/// A name that a document had in a revision, and no longer has.
public struct FormerName: Sendable, Hashable {
    /// The name.
    public let name: DocumentName
    /// The revision.
    public let key: RevisionKey
}

extension StoreReader {
    /// The names that documents no longer have, most recent first.
    ///
    /// - Complexity: O(*n*) in the number of revisions that aren't the newest.
    public func formerNames() throws(StoreError) -> [FormerName] {
        let statement = try session.prepare(
            """
            SELECT d.type, s.value, d.id, r.number
            FROM document d CROSS JOIN revision r ON r.document = d.id AND r.number < d.number
                CROSS JOIN json_each(\(IntactFunction.body), '$.slug') s
            WHERE d.number > 1 AND r.body IS NOT NULL AND s.value <> d.slug ORDER BY r.id DESC
            """)
        var names: [FormerName] = []
        while try statement.step() {
            guard let type = DocumentType(number: statement.int64(0)), let slug = Slug(statement.text(1)),
                let number = RevisionNumber(statement.int(3))
            else { continue }
            let key = RevisionKey(DocumentID(statement.int64(2)), number)
            names.append(FormerName(name: DocumentName(type, slug), key: key))
        }
        return names
    }

    /// The document that had this name when a revision was written.
    ///
    /// - Complexity: O(*n*) in the number of revisions.
    public func entry(named name: DocumentName, when key: RevisionKey) throws(StoreError) -> CatalogEntry? {
        let statement = try session.prepare(
            """
            SELECT d.id FROM revision r CROSS JOIN document d ON d.id = r.document
            WHERE d.type = ?1 AND instr(r.body, '"slug":"' || ?2 || '"') > 0
                AND (SELECT value FROM json_each(\(IntactFunction.body), '$.slug')) = ?2
                AND r.id <= (SELECT id FROM revision WHERE document = ?3 AND number = ?4)
            ORDER BY r.id DESC LIMIT 1
            """)
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        statement.bind(key.document.value, at: 3)
        statement.bind(key.number.value, at: 4)
        return try statement.step() ? entry(of: DocumentID(statement.int64(0))) : nil
    }
}
