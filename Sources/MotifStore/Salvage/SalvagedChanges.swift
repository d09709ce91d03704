import MotifCore

/// Writes the changes of a damaged catalog that can't keep their hashes. Documents and revisions are numbered again
/// without gaps, since a sound history has none.
struct SalvagedChanges {
    /// A revision with its new place.
    private struct Placed {
        /// Its place in the rows of the damaged catalog.
        let row: Int
        let key: RevisionKey
        let kind: RevisionKey?
        /// Whether it refers to another revision of its kind than before.
        let hasOtherKind: Bool
    }

    /// What a document is so far.
    private struct State {
        let id: DocumentID
        var number: RevisionNumber
        var hasText: Bool
        var kind: RevisionKey?
        /// Its newest revision with a text.
        var text: RevisionKey
        /// The last revision that kept its number; `nil` for a document that is new.
        let kept: RevisionNumber?
        /// The place of the newest one in the damaged catalog's rows; `nil` for one that kept its number.
        var row: Int?
    }

    /// The number of changes that have kept their hashes.
    let kept: Int
    /// The place in the damaged catalog's rows of each revision, by its id in the new catalog.
    private(set) var origins: [Int64: Int] = [:]
    /// The ids, in the new catalog, of the revisions with another revision of their kind.
    private(set) var otherKinds: [Int64] = []
    /// The revisions that are intact, but have no place, by their ids in the damaged catalog.
    private(set) var unplaced: [Int64: Loss.Reason]

    private let rows: SalvagedRows
    private let writer: HistoryWriter
    private var head: HistoryPoint?
    private var date: Timestamp
    private var documents: [DocumentID: State] = [:]
    private var kinds: [RevisionKey: RevisionKey] = [:]
    /// Revisions whose kinds come later, with the notes of their changes.
    private var waiting: [(note: ChangeNote, row: Int)] = []
    private let keptDocuments: Int64
    private var lastDocument: Int64
    private var lastRevision: Int64

    init(
        _ rows: SalvagedRows, after head: HistoryPoint?, misfits: [Int64: Loss.Reason], in writer: HistoryWriter
    ) throws {
        self.rows = rows
        self.writer = writer
        self.head = head
        kept = head?.number ?? 0
        unplaced = misfits
        let session = writer.reader.session
        keptDocuments = Int64(try session.int("SELECT max(document) FROM revision"))
        lastDocument = keptDocuments
        lastRevision = Int64(try session.int("SELECT max(id) FROM revision"))
        date = Timestamp(millisecondsSince1970: Int64(try session.int("SELECT max(time) FROM change")))
    }

    /// Writes a change with those of its revisions that have a place.
    mutating func write(_ number: Int, _ places: [Int]) throws {
        let change = rows.changes[number]
        let note = change?.note ?? ChangeNote(author: Self.unknownAuthor, date: date)
        if let release = change?.release, places.isEmpty, try writer.reader.release(release) == nil {
            return try append(note, release, [])
        }
        var placed: [Placed] = []
        for row in places where rows.revisions[row].isIntact && unplaced[rows.revisions[row].id] == nil {
            switch try place(row) {
            case .success(let revision): placed.append(revision)
            case .failure(.later): waiting.append((note, row))
            case .failure(.never(let reason)): unplaced[rows.revisions[row].id] = reason
            }
        }
        try append(note, nil, placed)
        if !placed.isEmpty { try writeWaiting() }
    }

    /// The author of a change whose author is lost.
    private static let unknownAuthor = "unknown"

    /// Gives up on what still waits.
    mutating func finish() {
        for (_, row) in waiting { unplaced[rows.revisions[row].id] = .otherKind }
        waiting = []
    }

    /// Writes the revisions whose kinds are there by now, each in a change of its own.
    private mutating func writeWaiting() throws {
        let tried = waiting
        waiting = []
        for (note, row) in tried {
            switch try place(row) {
            case .success(let revision): try append(note, nil, [revision])
            case .failure(.later): waiting.append((note, row))
            case .failure(.never(let reason)): unplaced[rows.revisions[row].id] = reason
            }
        }
    }

    private enum NoPlace: Error {
        case later
        case never(Loss.Reason)
    }

    private mutating func place(_ row: Int) throws -> Result<Placed, NoPlace> {
        let revision = rows.revisions[row]
        var state = try state(of: revision.key.document)
        // A later revision didn't have to wait.
        if let newest = state?.row, newest > row { return .failure(.never(.otherKind)) }
        var kind = state?.kind
        var hasOtherKind = false
        if revision.isDeletion {
            guard state?.hasText == true else { return .failure(.never(.emptyDeletion)) }
        } else if let old = revision.kind {
            guard let found = try self.kind(old) else { return .failure(.later) }
            kind = found.key
            hasOtherKind = found.isOther
        } else {
            kind = nil
        }
        if state == nil { lastDocument += 1 }
        let key = RevisionKey(state?.id ?? DocumentID(lastDocument), state?.number.next ?? .first)
        state = State(
            id: key.document, number: key.number, hasText: !revision.isDeletion, kind: kind,
            text: revision.isDeletion ? state?.text ?? key : key, kept: state?.kept, row: row)
        documents[revision.key.document] = state
        if !revision.isDeletion { kinds[revision.key] = key }
        return .success(Placed(row: row, key: key, kind: kind, hasOtherKind: hasOtherKind))
    }

    /// The revision of a kind; if it is lost, the newest one so far.
    private mutating func kind(_ old: RevisionKey) throws -> (key: RevisionKey, isOther: Bool)? {
        if let key = kinds[old] { return (key, false) }
        guard let state = try state(of: old.document) else { return nil }
        if let kept = state.kept, old.number <= kept { return (old, false) }
        return (state.text, true)
    }

    private mutating func state(of document: DocumentID) throws -> State? {
        if let state = documents[document] { return state }
        guard document.value <= keptDocuments else { return nil }
        let select = try writer.reader.session.statement(
            """
            SELECT max(number), max(number) FILTER (WHERE body IS NOT NULL) FROM revision WHERE document = ?1
            """)
        select.bind(document.value, at: 1)
        defer { select.reset() }
        guard try select.step(), let number = RevisionNumber(select.int(0)), let text = RevisionNumber(select.int(1))
        else { return nil }
        let state = State(
            id: document, number: number, hasText: number == text,
            kind: try writer.reader.revision(RevisionKey(document, text))?.kind, text: RevisionKey(document, text),
            kept: number, row: nil)
        documents[document] = state
        return state
    }

    private mutating func append(_ note: ChangeNote, _ release: ReleaseName?, _ placed: [Placed]) throws {
        guard release != nil || !placed.isEmpty else { return }
        var hash = ChangeHash(parent: head?.hash, note: note)
        if let release { hash.add(release) }
        for revision in placed {
            hash.add(revision.key, kind: revision.kind, digest: rows.revisions[revision.row].digest)
        }
        let point = HistoryPoint(number: (head?.number ?? 0) + 1, hash: hash.finished())
        try writer.append(
            .change(
                ChangeRecord(
                    number: point.number, note: note, release: release, revisionCount: placed.count, hash: point.hash)))
        for revision in placed {
            let row = rows.revisions[revision.row]
            try writer.append(
                .revision(
                    RevisionRecord(
                        key: revision.key, kind: revision.kind, digest: row.digest, body: rows.body(of: row))))
            lastRevision += 1
            origins[lastRevision] = revision.row
            if revision.hasOtherKind { otherKinds.append(lastRevision) }
        }
        head = point
        date = note.date
    }
}
