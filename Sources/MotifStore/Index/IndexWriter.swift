import MotifCore
import MotifJSON

/// Keeps the indexes of parameters, tags, words, and references up to date with the newest revisions.
final class IndexWriter {
    private let session: Session
    private var names: [String: Int64] = [:]
    /// The documents that others refer to, by their current names.
    private var targets: [DocumentName: DocumentID] = [:]
    private var parameters = ParameterRows()
    private var tags: [ExactText: [DocumentID]] = [:]
    private var durations: [(document: DocumentID, operation: Int64, seconds: Double)] = []
    /// The number of rows that wait for `flush`.
    private var gatheredRows = 0
    private let insertWords: SQLStatement

    init(_ session: Session) throws(StoreError) {
        self.session = session
        insertWords = try session.statement(
            "INSERT INTO search (rowid, slug, title, summary, tags) VALUES (?1, ?2, ?3, ?4, ?5)")
    }

    private static let maximumTargets = 10_000

    /// Adds a document; its parameters, tags, and durations are written by `flush`.
    func add(_ text: IndexedText, _ derived: DerivedIndexes, of document: DocumentID) throws(StoreError) {
        try addTexts(text, derived.durations, of: document)
        for name in derived.references { try add(reference: name, of: document) }
    }

    /// Adds a document without its references, whose documents may not have their names yet.
    func addTexts(_ text: IndexedText, _ durations: [OperationDuration], of document: DocumentID) throws(StoreError) {
        try insertWords.run(document, text.slug, text.title, text.summary, text.joinedTags)
        for parameter in text.parameters {
            parameters.add(parameter.value, of: try id(of: parameter.name), in: document)
        }
        for tag in text.tags { tags[ExactText(tag), default: []].append(document) }
        for duration in durations {
            self.durations.append((document, try id(of: duration.operation), duration.seconds))
        }
        gatheredRows += text.parameters.count + text.tags.count + durations.count
    }

    /// Writes the collected rows if there are many: a longer run of sorted rows touches fewer pages.
    func flushIfMany() throws(StoreError) {
        if gatheredRows >= Self.manyRows { try flush() }
    }

    /// About ten megabytes of rows.
    private static let manyRows = 350_000

    /// Removes a document whose newest text so far is this one. Must be called before the document's row is changed.
    ///
    /// - Throws: `damaged` if the text isn't that of a document.
    func remove(_ text: IndexedText?, of document: DocumentID) throws(StoreError) {
        guard let text else {
            throw StoreError(.damaged("the text of document \(document) isn't that of a document"), at: session.path)
        }
        // Its rows may still wait, and it may get another name.
        if gatheredRows > 0 { try flush() }
        targets = [:]
        try session.run(
            "INSERT INTO search (search, rowid, slug, title, summary, tags) VALUES ('delete', ?1, ?2, ?3, ?4, ?5)",
            document, text.slug, text.title, text.summary, text.joinedTags)
        for parameter in text.parameters {
            try session.run(
                "DELETE FROM parameter WHERE name = ?1 AND value = ?2 AND document = ?3", try id(of: parameter.name),
                parameter.value, document)
        }
        for tag in text.tags { try session.run("DELETE FROM tag WHERE tag = ?1 AND document = ?2", tag, document) }
        try session.run("DELETE FROM reference WHERE document = ?1", document)
        try session.run("DELETE FROM duration WHERE document = ?1", document)
    }

    /// Writes the collected rows, each index in its own order.
    func flush() throws(StoreError) {
        guard gatheredRows > 0 else { return }
        try parameters.write(to: session)
        let insertTag = try session.statement("INSERT INTO tag (tag, document) VALUES (?1, ?2)")
        for (tag, documents) in tags.sorted(by: { $0.key < $1.key }) {
            insertTag.bind(tag.text)
            for document in documents {
                document.bind(to: insertTag, at: 2)
                try insertTag.run()
            }
        }
        tags.removeAll(keepingCapacity: true)
        let insertDuration = try session.statement(
            "INSERT INTO duration (document, operation, seconds) VALUES (?1, ?2, ?3)")
        for row in durations { try insertDuration.run(row.document, row.operation, row.seconds) }
        durations.removeAll(keepingCapacity: true)
        gatheredRows = 0
    }

    /// One row with its values bound: SQLite makes a savepoint around a statement that may write several rows, and
    /// FTS5 writes all words that it has collected to disk at each savepoint.
    func add(reference name: DocumentName, of document: DocumentID) throws(StoreError) {
        try session.run("INSERT INTO reference (document, target) VALUES (?1, ?2)", document, try target(name))
    }

    private func target(_ name: DocumentName) throws(StoreError) -> DocumentID {
        if let document = targets[name] { return document }
        let sql = "SELECT id FROM document WHERE type = ?1 AND slug = ?2"
        guard let document = try session.first(sql, name.type, name.slug, read: { DocumentID($0.int64(0)) }) else {
            throw StoreError(.missingReference(name.quotedInside), at: session.path)
        }
        if targets.count >= Self.maximumTargets { targets = [:] }
        targets[name] = document
        return document
    }

    /// The id of a parameter's or an operation's name; a new name gets one.
    private func id(of name: String) throws(StoreError) -> Int64 {
        if let id = names[name] { return id }
        // The update changes nothing; it makes RETURNING answer for a name that is there already.
        let sql = "INSERT INTO name (text) VALUES (?1) ON CONFLICT (text) DO UPDATE SET text = text RETURNING id"
        let id = try session.first(sql, name) { $0.int64(0) } ?? 0
        names[name] = id
        return id
    }
}
