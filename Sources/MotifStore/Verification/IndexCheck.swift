import MotifCore
import MotifJSON

/// Compares indexes with texts, document by document, and counts the rows that the texts need.
struct IndexCheck {
    private let session: Session
    private let parameter: SQLStatement
    private let tag: SQLStatement
    private let reference: SQLStatement
    private let duration: SQLStatement
    private let row: SQLStatement
    private var parameters = 0
    private var tags = 0
    private var references = 0
    private var durations = 0

    init(_ session: Session) throws(StoreError) {
        self.session = session
        parameter = try session.prepare(
            """
            SELECT 1 FROM parameter
            WHERE name = (SELECT id FROM name WHERE text = ?1) AND value = ?2 AND document = ?3
            """)
        tag = try session.prepare("SELECT 1 FROM tag WHERE tag = ?1 AND document = ?2")
        reference = try session.prepare(
            """
            SELECT 1 FROM reference
            WHERE document = ?1 AND target = (SELECT id FROM document WHERE type = ?2 AND slug = ?3 AND NOT deleted)
            """)
        // Another machine's library of functions may round the last digit of a formula otherwise.
        duration = try session.prepare(
            """
            SELECT 1 FROM duration WHERE document = ?1 AND operation = (SELECT id FROM name WHERE text = ?2)
                AND abs(seconds - ?3) <= 1e-9
            """)
        row = try session.prepare(
            "SELECT 1 FROM document WHERE id = ?1 AND title = ?2 AND deprecated = ?3 AND summary = ?4 AND tags = ?5")
    }

    /// Whether the document's row matches the text.
    func hasHead(_ text: IndexedText, _ entry: CatalogEntry) throws(StoreError) -> Bool {
        row.bind(entry.id.value, at: 1)
        row.bind(text.words.title, at: 2)
        row.bind(text.isDeprecated ? 1 : 0, at: 3)
        row.bind(text.words.summary, at: 4)
        row.bind(text.words.tags, at: 5)
        return try isFound(row) && entry.name.type == text.type && entry.name.slug.text == text.words.slug
    }

    /// The indexes in which a row of this document is missing.
    mutating func wrongIndexes(
        of document: Int64, _ text: IndexedText, _ derived: DerivedIndexes
    ) throws(StoreError) -> [String] {
        var wrong: [String] = []
        for value in text.parameters {
            parameter.bind(value.name, at: 1)
            parameter.bind(value.value, at: 2)
            parameter.bind(document, at: 3)
            if try !isFound(parameter), wrong.last != "parameter" { wrong.append("parameter") }
        }
        let words = Set(text.tags.map(ExactText.init))
        for word in words {
            tag.bind(word.text, at: 1)
            tag.bind(document, at: 2)
            if try !isFound(tag), wrong.last != "tag" { wrong.append("tag") }
        }
        for name in derived.references {
            reference.bind(document, at: 1)
            reference.bind(name.type.number, at: 2)
            reference.bind(name.slug.text, at: 3)
            if try !isFound(reference), wrong.last != "reference" { wrong.append("reference") }
        }
        for total in derived.durations {
            duration.bind(document, at: 1)
            duration.bind(total.operation, at: 2)
            duration.bind(total.seconds, at: 3)
            if try !isFound(duration), wrong.last != "duration" { wrong.append("duration") }
        }
        parameters += text.parameters.count
        tags += words.count
        references += derived.references.count
        durations += derived.durations.count
        return wrong
    }

    /// The indexes that have more rows than all texts need.
    func indexesWithMore() throws(StoreError) -> [String] {
        var more: [String] = []
        let rows = [
            ("parameter", parameters), ("tag", tags), ("reference", references), ("duration", durations),
        ]
        for (index, expected) in rows
        where try session.int("SELECT count(*) FROM \(index)") > expected {
            more.append(index)
        }
        return more
    }

    private func isFound(_ statement: SQLStatement) throws(StoreError) -> Bool {
        defer { statement.reset() }
        return try statement.step()
    }
}
