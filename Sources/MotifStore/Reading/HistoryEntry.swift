public import MotifCore

/// An entry of a history: one revision and what it did.
public struct HistoryEntry: Sendable, Hashable {
    /// The effect of a revision, or of a write, on a document.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// Writes the first text.
        case created
        /// Writes another text under the same slug.
        case updated
        /// Changes the slug.
        case renamed
        /// Removes the text.
        case deleted
        /// Writes a text after a deletion.
        case restored
        /// Writes no revision, since the text would be the same.
        case unchanged
        /// Writes no revision, as requested, since the document exists.
        case skipped
    }

    /// The document and the revision's number.
    public let key: RevisionKey
    /// The type and slug as of this revision; for a deletion, those before it.
    public let name: DocumentName
    /// The name that the document has now.
    public let currentName: DocumentName
    /// The revision's effect.
    public let action: Action
    /// The number of its change.
    public let change: Int
    /// The author, message, and time of its change.
    public let note: ChangeNote
}

/// Which revisions of a history are wanted.
public struct HistoryFilter: Sendable, Hashable {
    /// The author, exactly; `nil` for any.
    public var author: String?
    /// The number of the change before the first; 0 for the beginning.
    public var after: Int
    /// The number of the last change; `nil` for now.
    public var through: Int?
    /// The type of the documents; `nil` for any.
    public var type: DocumentType?
    /// The kind whose own revisions, and those of patterns of this kind, are wanted; `nil` for all documents.
    public var kind: DocumentID?

    /// A filter that all revisions pass unless it says otherwise.
    public init(
        author: String? = nil, after: Int = 0, through: Int? = nil, type: DocumentType? = nil, kind: DocumentID? = nil
    ) {
        (self.author, self.after, self.through, self.type, self.kind) = (author, after, through, type, kind)
    }

    /// Whether the author and the number of a change pass.
    public func includes(_ change: ChangeRecord) -> Bool {
        (author == nil || author == change.note.author) && change.number > after && change.number <= through ?? .max
    }
}

extension StoreReader {
    /// The columns of a `HistoryEntry`, in the order of its SELECT.
    private enum HistoryColumn: Int32 {
        case type, slug, revision, action, author, message, milliseconds, document, currentSlug, change

        static let list = """
            type, slug, revision, action, author, message, milliseconds, document,
            (SELECT slug FROM document d WHERE d.id = history.document),
            (SELECT change FROM revision r WHERE r.id = history.id), \(check)
            """

        /// Reads the text that the row is made of, for the error if it was altered.
        private static let check = """
            coalesce(
                (SELECT \(IntactFunction.body) FROM revision r WHERE r.id = history.id),
                (SELECT \(IntactFunction.body) FROM revision r
                    WHERE r.document = history.document AND r.number = history.revision - 1)) IS NULL
            """
    }

    /// Calls `each` with the revisions of one document or of the whole catalog, newest first.
    ///
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func history(
        of document: DocumentID?, matching filter: HistoryFilter = HistoryFilter(), limit: Int? = nil,
        each: (HistoryEntry) throws -> Void
    ) throws {
        var conditions: [String] = []
        if document != nil { conditions.append("document = ?2") }
        if filter.author != nil { conditions.append("author = ?3") }
        if filter.after > 0 { conditions.append("history.id >= ?4") }
        if filter.through != nil { conditions.append("history.id < ?5") }
        if filter.kind != nil {
            conditions.append("(document = ?6 OR (SELECT kind FROM revision r WHERE r.id = history.id) = ?6)")
        }
        if filter.type != nil { conditions.append("type = ?7") }
        let scope = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        let order = document == nil ? "id" : "revision"
        let sql = "SELECT \(HistoryColumn.list) FROM history \(scope) ORDER BY \(order) DESC LIMIT ?1"
        let statement = try document == nil ? session.prepare(sql) : session.statement(sql)
        statement.bind(
            limit ?? -1, document, filter.author, try firstRevision(after: filter.after),
            try filter.through.map(firstRevision), filter.kind, filter.type?.rawValue)
        guard document != nil else {
            while try step(statement) { try each(try entry(statement)) }
            return
        }
        // Compiling the statement takes longer than reading the few revisions of a document. They are read first, since
        // `each` may ask for the history of another one.
        var entries: [HistoryEntry] = []
        defer { statement.reset() }
        while try step(statement) { entries.append(try entry(statement)) }
        try entries.forEach(each)
    }

    /// The revisions of every change after this one, in the order of writing.
    public func entries(after change: Int) throws -> [HistoryEntry] {
        let statement = try session.prepare(
            "SELECT \(HistoryColumn.list) FROM history WHERE id >= ?1 ORDER BY id")
        statement.bind(try firstRevision(after: change))
        var entries: [HistoryEntry] = []
        while try step(statement) { entries.append(try entry(statement)) }
        return entries
    }

    /// The view reads names out of texts before their digests are compared; one that isn't JSON fails there.
    private func step(_ statement: SQLStatement) throws(StoreError) -> Bool {
        do {
            return try statement.step()
        } catch {
            guard case .sqlite(_, let message) = error.kind else { throw error }
            throw StoreError(.damaged("the text of a revision: \(message)"), at: session.path)
        }
    }

    private func entry(_ row: SQLStatement) throws(StoreError) -> HistoryEntry {
        let document = DocumentID(row.int64(HistoryColumn.document))
        guard let type = DocumentType(rawValue: row.text(HistoryColumn.type)),
            let slug = Slug(row.text(HistoryColumn.slug)), let currentSlug = Slug(row.text(HistoryColumn.currentSlug)),
            let number = RevisionNumber(row.int(HistoryColumn.revision)),
            let action = HistoryEntry.Action(rawValue: row.text(HistoryColumn.action))
        else { throw StoreError(.damaged("document \(document) has a revision without a name"), at: session.path) }
        return HistoryEntry(
            key: RevisionKey(document, number), name: DocumentName(type, slug),
            currentName: DocumentName(type, currentSlug), action: action, change: row.int(HistoryColumn.change),
            note: row.note(HistoryColumn.author))
    }
}
