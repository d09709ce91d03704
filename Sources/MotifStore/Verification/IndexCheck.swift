import MotifCore
import MotifJSON

/// Compares indexes with texts, document by document, and counts the rows that the texts need.
struct IndexCheck {
    private let session: Session
    /// The number of rows that the texts need so far, by index.
    private var expected: [String: Int] = [:]

    init(_ session: Session) { self.session = session }

    /// Whether the document's row matches the text.
    func hasHead(_ text: IndexedText, _ entry: CatalogEntry) throws(StoreError) -> Bool {
        let sql = """
            SELECT 1 FROM document WHERE id = ?1 AND title = ?2 AND deprecated = ?3 AND summary = ?4 AND tags = ?5
            """
        let isRow = try session.hasRow(sql, entry.id, text.title, text.isDeprecated, text.summary, text.joinedTags)
        return isRow && entry.name.type == text.type && entry.name.slug.text == text.slug
    }

    /// The indexes in which a row of this document is missing.
    mutating func wrongIndexes(
        of document: DocumentID, _ text: IndexedText, _ derived: DerivedIndexes
    ) throws(StoreError) -> [String] {
        let session = session
        let indexes = [
            try missing("parameter", text.parameters) { value throws(StoreError) in
                let sql = """
                    SELECT 1 FROM parameter
                    WHERE name = (SELECT id FROM name WHERE text = ?1) AND value = ?2 AND document = ?3
                    """
                return try session.hasRow(sql, value.name, value.value, document)
            },
            try missing("tag", Set(text.tags.map(ExactText.init))) { tag throws(StoreError) in
                try session.hasRow("SELECT 1 FROM tag WHERE tag = ?1 AND document = ?2", tag.text, document)
            },
            try missing("reference", derived.references) { name throws(StoreError) in
                let sql = """
                    SELECT 1 FROM reference WHERE document = ?1
                        AND target = (SELECT id FROM document WHERE type = ?2 AND slug = ?3 AND NOT deleted)
                    """
                return try session.hasRow(sql, document, name.type, name.slug)
            },
            try missing("duration", derived.durations) { total throws(StoreError) in
                // Another machine's library of functions may round the last digit of a formula otherwise.
                let sql = """
                    SELECT 1 FROM duration WHERE document = ?1 AND operation = (SELECT id FROM name WHERE text = ?2)
                        AND abs(seconds - ?3) <= 1e-9
                    """
                return try session.hasRow(sql, document, total.operation, total.seconds)
            },
        ]
        return indexes.compactMap(\.self)
    }

    /// The index, if it lacks a row that a text needs.
    private mutating func missing<Rows: Collection>(
        _ index: String, _ rows: Rows, has: (Rows.Element) throws(StoreError) -> Bool
    ) throws(StoreError) -> String? {
        expected[index, default: 0] += rows.count
        for row in rows where try !has(row) { return index }
        return nil
    }

    /// The indexes that have more rows than all texts need.
    func indexesWithMore() throws(StoreError) -> [String] {
        var more: [String] = []
        for index in ["parameter", "tag", "reference", "duration"]
        where try session.int("SELECT count(*) FROM \(index)") > expected[index] ?? 0 {
            more.append(index)
        }
        return more
    }
}
