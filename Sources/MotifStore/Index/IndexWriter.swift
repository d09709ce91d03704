import MotifCore
import MotifJSON

/// Keeps the indexes of parameters, tags, words, and references up to date with the newest revisions.
final class IndexWriter {
    private let session: Session
    private let reader = JSONReader()
    private var names: [String: Int64] = [:]
    /// The ids of documents that others refer to, by their current names.
    private var targets: [DocumentName: Int64] = [:]
    private var parameters = ParameterRows()
    private var tags: [ExactText: [Int64]] = [:]
    private var durations: [(document: Int64, operation: Int64, seconds: Double)] = []
    /// The number of rows that wait for `flush`.
    private(set) var gatheredRows = 0
    private let parameterRows: RowBatch
    private let tagRows: RowBatch
    private let durationRows: RowBatch
    private let insertWords: SQLStatement
    private var documents = 0

    init(_ session: Session) throws(StoreError) {
        self.session = session
        parameterRows = try RowBatch(into: "parameter", columns: ["name", "value", "document"], session: session)
        tagRows = try RowBatch(into: "tag", columns: ["tag", "document"], session: session)
        durationRows = try RowBatch(
            into: "duration", columns: ["document", "operation", "seconds"], session: session)
        insertWords = try session.statement(
            "INSERT INTO search (rowid, slug, title, summary, tags) VALUES (?1, ?2, ?3, ?4, ?5)")
    }

    private static let mostTargets = 10_000

    /// Adds a document; its parameters, tags, and durations are written by `flush`.
    func add(_ text: IndexedText, _ derived: DerivedIndexes, of document: Int64) throws(StoreError) {
        try addTexts(text, derived.durations, of: document)
        for name in derived.references { try add(reference: name, of: document) }
    }

    /// Adds a document without its references, whose documents may not have their names yet.
    func addTexts(_ text: IndexedText, _ durations: [OperationDuration], of document: Int64) throws(StoreError) {
        documents += 1
        if documents == Self.manyDocuments { try gatherWords(Self.manyWordsBytes) }
        try run(insertWords, with: text.words, of: document)
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

    /// Writes the collected rows at the end of a change.
    func finish() throws(StoreError) {
        try flush()
        if documents >= Self.manyDocuments { try gatherWords(Self.wordsBytes) }
        documents = 0
    }

    /// Sets the bytes of words that FTS5 gathers in memory before it writes a list of them, which it merges with others
    /// later: with many documents, a third of the lists are a twentieth less work.
    private func gatherWords(_ bytes: Int) throws(StoreError) {
        try session.execute("INSERT INTO search (search, rank) VALUES ('hashsize', \(bytes))")
    }

    private static let manyDocuments = 1_000
    /// FTS5's own size, and three times as many.
    ///
    /// - Source: https://sqlite.org/fts5.html#the_hashsize_configuration_option; FTS5_DEFAULT_HASHSIZE in fts5_config.c
    private static let (wordsBytes, manyWordsBytes) = (1 << 20, 3 << 20)

    /// Removes a document whose newest text so far is this one. Must be called before the document's row is changed.
    func remove(_ canonical: [UInt8], of document: Int64) throws(StoreError) {
        // Its rows may still wait, and it may get another name.
        if gatheredRows > 0 { try flush() }
        targets = [:]
        guard let text = IndexedText(canonical: canonical, reader: reader) else {
            throw StoreError(.damaged("the text of document \(document) isn't that of a document"), at: session.path)
        }
        let delete = try session.statement(
            "INSERT INTO search (search, rowid, slug, title, summary, tags) VALUES ('delete', ?1, ?2, ?3, ?4, ?5)")
        try run(delete, with: text.words, of: document)
        for parameter in text.parameters {
            let delete = try session.statement("DELETE FROM parameter WHERE name = ?1 AND value = ?2 AND document = ?3")
            delete.bind(try id(of: parameter.name), at: 1)
            delete.bind(parameter.value, at: 2)
            delete.bind(document, at: 3)
            try delete.run()
        }
        for tag in text.tags {
            let delete = try session.statement("DELETE FROM tag WHERE tag = ?1 AND document = ?2")
            delete.bind(tag, at: 1)
            delete.bind(document, at: 2)
            try delete.run()
        }
        for index in ["reference", "duration"] {
            let delete = try session.statement("DELETE FROM \(index) WHERE document = ?1")
            delete.bind(document, at: 1)
            try delete.run()
        }
    }

    /// Writes the collected rows, each index in its own order.
    func flush() throws(StoreError) {
        try parameters.write(to: parameterRows)
        for (tag, documents) in tags.sorted(by: { $0.key < $1.key }) {
            try tagRows.insert(documents.count) { statement, row, place in
                statement.bind(tag.text, at: place)
                statement.bind(documents[row], at: place + 1)
            }
        }
        tags.removeAll(keepingCapacity: true)
        try durationRows.insert(durations.count) { statement, row, place in
            statement.bind(durations[row].document, at: place)
            statement.bind(durations[row].operation, at: place + 1)
            statement.bind(durations[row].seconds, at: place + 2)
        }
        durations.removeAll(keepingCapacity: true)
        gatheredRows = 0
    }

    /// One row with its values bound: SQLite makes a savepoint around a statement that may write several rows, and
    /// FTS5 writes all words that it has collected to disk at each savepoint.
    func add(reference name: DocumentName, of document: Int64) throws(StoreError) {
        let insert = try session.statement("INSERT INTO reference (document, target) VALUES (?1, ?2)")
        insert.bind(document, at: 1)
        insert.bind(try target(name), at: 2)
        try insert.run()
    }

    private func target(_ name: DocumentName) throws(StoreError) -> Int64 {
        if let id = targets[name] { return id }
        let select = try session.statement("SELECT id FROM document WHERE type = ?1 AND slug = ?2")
        defer { select.reset() }
        select.bind(name.type.number, at: 1)
        select.bind(name.slug.text, at: 2)
        guard try select.step() else { throw StoreError(.missingReference(name.quotedInside), at: session.path) }
        if targets.count >= Self.mostTargets { targets = [:] }
        targets[name] = select.int64(0)
        return select.int64(0)
    }

    private func run(
        _ statement: SQLStatement, with words: IndexedText.Words, of document: Int64
    ) throws(StoreError) {
        statement.bind(document, at: 1)
        statement.bind(words.slug, at: 2)
        statement.bind(words.title, at: 3)
        statement.bind(words.summary, at: 4)
        statement.bind(words.tags, at: 5)
        try statement.run()
    }

    /// The id of a parameter's or an operation's name; a new name gets one.
    private func id(of name: String) throws(StoreError) -> Int64 {
        if let id = names[name] { return id }
        // The update changes nothing; it makes RETURNING answer for a name that is there already.
        let insert = try session.statement(
            "INSERT INTO name (text) VALUES (?1) ON CONFLICT (text) DO UPDATE SET text = text RETURNING id")
        insert.bind(name, at: 1)
        _ = try insert.step()
        let id = insert.int64(0)
        insert.reset()
        names[name] = id
        return id
    }
}
