/// Removes the last changes of a history, adds changes of other clones as they are, and brings the documents' rows and
/// the indexes up to date with what is then the newest.
///
/// In this order: `rewind`, `append`, `reindex`; then new changes may be written.
package final class HistoryWriter {
    /// A reader of the catalog. Between `rewind` or `append` and `reindex`, only revisions and changes can be read.
    package let reader: StoreReader

    let index: IndexWriter
    private var touched = DocumentSet()
    private var incoming: IncomingHistory?
    private var session: Session { reader.session }

    init(_ reader: StoreReader) throws(StoreError) {
        self.reader = reader
        index = try IndexWriter(reader.session)
    }

    /// Removes every change after this one.
    ///
    /// - Throws: `StoreError`, also if the hub has one of the changes.
    package func rewind(to change: Int) throws(StoreError) {
        let first = try reader.firstRevision(after: change)
        let documents = try session.all("SELECT DISTINCT document FROM revision WHERE id >= ?1", first) {
            DocumentID($0.int64(0))
        }
        for document in documents { try touch(document) }
        try session.run("INSERT INTO rewind (id, change) VALUES (1, ?1)", change)
        // Documents are numbered in the order of their creation.
        try session.run(
            "DELETE FROM document WHERE id >= (SELECT min(document) FROM revision WHERE id >= ?1 AND number = 1)", first
        )
        try session.run("DELETE FROM revision WHERE id >= ?1", first)
        try session.run("DELETE FROM change_hash WHERE change > ?1", change)
        try session.run("DELETE FROM change WHERE id > ?1", change)
        try session.run("DELETE FROM rewind")
    }

    /// Adds the next record of a history, as it is.
    ///
    /// - Throws: `HistoryError` if it doesn't continue the history; `StoreError`.
    package func append(_ record: HistoryRecord) throws {
        let incoming = try self.incoming ?? IncomingHistory(session, after: reader.head())
        self.incoming = incoming
        if case .revision(let revision) = record {
            // A number from elsewhere can be any.
            guard incoming.canHave(revision.key.document) else { throw incoming.altered }
            try touch(revision.key.document)
        }
        try incoming.append(record)
    }

    /// Brings the rows and the indexes of all documents up to date that were changed by `rewind` and `append`.
    ///
    /// - Parameters:
    ///   - derived: As for `Store.verify`.
    ///   - progress: Called now and then with the number of documents so far.
    /// - Throws: `HistoryError` if the last change is incomplete, or a document can't be read; `StoreError`.
    package func reindex(
        derived: (StoreReader, StoredDocument) throws -> DerivedIndexes, progress: (Int) -> Void = { _ in }
    ) throws {
        try incoming?.finish()
        incoming = nil
        let entries = try EntryWriter(reader, index)
        var done = 0
        try touched.visit { document in
            try entries.write(document, derived: derived)
            done += 1
            if done.isMultiple(of: 1_000) { progress(done) }
        }
        try entries.finish()
        touched = DocumentSet()
    }

    /// Rebuilds the rows and the indexes of all documents.
    ///
    /// - Parameter derived: As for `Store.verify`.
    func rebuild(derived: (StoreReader, StoredDocument) throws -> DerivedIndexes) throws {
        for index in ["parameter", "name", "tag", "reference", "duration", FormerNameIndex.name] {
            try session.execute("DELETE FROM \(index)")
        }
        try session.execute("INSERT INTO search (search) VALUES ('delete-all')")
        try session.execute("UPDATE document SET slug = ' ' || id")
        let documents = try session.prepare("SELECT id FROM document")
        while try documents.step() { touched.insert(DocumentID(documents.int64(0))) }
        try reindex(derived: derived)
    }

    /// Makes one change after all others, as `Store.write` does.
    package func write<Result>(as note: ChangeNote, _ body: (StoreWriter) throws -> Result) throws -> Result {
        try StoreWriter(StoreReader(session), note: note).run(body)
    }

    /// Takes a document out of the indexes, once, and frees its name until `reindex`.
    private func touch(_ document: DocumentID) throws(StoreError) {
        guard touched.insert(document) else { return }
        let sql = """
            SELECT \(IntactFunction.body), d.number
            FROM document d CROSS JOIN revision r ON r.id = d.revision WHERE d.id = ?1
            """
        let row = try session.first(sql, document) { (body: $0.isNull(0) ? nil : $0.bytes(0), number: $0.int(1)) }
        guard let row else { return }
        if let body = row.body { try index.remove(IndexedText(canonical: body), of: document) }
        if row.number > 1 { try session.run(FormerNameIndex.removing, document) }
        // No slug begins with a space.
        try session.run("UPDATE document SET slug = ' ' || id WHERE id = ?1", document)
    }
}
