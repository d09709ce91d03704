import MotifCore
public import MotifStore

extension Catalog {
    /// Takes a change back, in a new one: what it changed becomes what it was before, merged three ways with everything
    /// that came after.
    ///
    /// - Parameters:
    ///   - change: The number of the change.
    ///   - note: The author, message, and time of the new change.
    ///   - options: Answers to conflicts with later changes.
    /// - Returns: What was written; nothing if later changes have taken it back already.
    /// - Throws: `MergeStop`; `MergeAnswerError`; `Problems` with `not-found` if there is no such change, or it is a
    ///   release; `StoreError`.
    @discardableResult
    public func undo(
        _ change: Int, as note: ChangeNote, _ options: MergeOptions = MergeOptions()
    ) throws -> [HistoryEntry] {
        try changes(isRehearsal: options.isDryRun) { try $0.undo(change, as: note, options) }
    }
}

extension CatalogReader {
    /// The change that an undo takes back: the last one that isn't a release, isn't undone, and doesn't undo another;
    /// `nil` if there is none.
    public func undoable() throws -> ChangeRecord? {
        var undone: [Int: Bool] = [:]
        for number in try numbers() {
            guard let change = try store.change(number), change.release == nil, undone[number] != true else { continue }
            guard let reversal = try reversal(by: change) else { return change }
            // The last word about a change counts.
            undone[reversal.change] = undone[reversal.change] ?? (reversal.direction == .undo)
        }
        return nil
    }

    /// The change that a redo makes again, and the one that undid it.
    ///
    /// - Parameter wanted: The number of the change that was undone; `nil` for the one that was undone last, if nothing
    ///   else was written since.
    public func redoable(_ wanted: Int? = nil) throws -> (change: ChangeRecord, undo: ChangeRecord)? {
        var undone: [Int: Bool] = [:]
        for number in try numbers() {
            guard let change = try store.change(number), change.release == nil, undone[number] != true else { continue }
            guard let reversal = try reversal(by: change) else {
                if wanted == nil { return nil }
                continue
            }
            guard undone[reversal.change] == nil else { continue }
            undone[reversal.change] = reversal.direction == .undo
            if reversal.direction == .undo, wanted ?? reversal.change == reversal.change,
                let undone = try store.change(reversal.change)
            {
                return (undone, change)
            }
        }
        return nil
    }

    /// What a change says it undoes or redoes, if that is an earlier change of at least one of its documents. Anyone can
    /// write such a message.
    private func reversal(by change: ChangeRecord) throws -> Reversal? {
        guard let reversal = Reversal(change.note.message), reversal.change < change.number,
            try !documents(in: change.number).isDisjoint(with: documents(in: reversal.change))
        else { return nil }
        return reversal
    }

    private func documents(in change: Int) throws -> Set<DocumentID> {
        var documents: Set<DocumentID> = []
        try store.records(after: change - 1, through: change) { record in
            if case .revision(let revision) = record { documents.insert(revision.key.document) }
        }
        return documents
    }

    /// A change by its number.
    ///
    /// - Throws: `Problems` with `not-found`.
    public func change(_ number: Int) throws -> ChangeRecord {
        guard let change = try store.change(try changeNumber(at: .change(number))) else {
            throw store.damage("change \(number) is missing")
        }
        return change
    }

    /// The numbers of all changes, the last one first.
    private func numbers() throws -> some Sequence<Int> { stride(from: try store.head()?.number ?? 0, to: 0, by: -1) }

    /// A change that undoes another one: each document becomes what it was, and its base is what the change made.
    func inverse(of number: Int, as note: ChangeNote) throws -> ReplayedHistory {
        let change = try change(number)
        if let release = change.release {
            throw Problems(.rule(.notFound, "Change \(number) is the release '\(release)', which changes nothing"))
        }
        var revisions: [DocumentID: ClosedRange<RevisionNumber>] = [:]
        var order: [DocumentID] = []
        try store.records(after: number - 1, through: number) { record in
            guard case .revision(let revision) = record else { return }
            let key = revision.key
            if let range = revisions[key.document] {
                revisions[key.document] = range.lowerBound...key.number
            } else {
                revisions[key.document] = key.number...key.number
                order.append(key.document)
            }
        }
        var history = ReplayedHistory(sharedDocuments: try store.documentCount(through: Int.max))
        history.changes = [.init(note: note, release: nil)]
        // What refers to a document was written after it. But patterns are checked against their kinds, which come first.
        let last = try order.reversed().map { ($0, try store.entry(of: $0)?.name.type == .kind) }
        for document in (last.filter(\.1) + last.filter { !$0.1 }).map(\.0) {
            guard let range = revisions[document] else { continue }
            let before = try RevisionNumber(range.lowerBound.value - 1).flatMap {
                try replayedText(of: RevisionKey(document, $0))
            }
            try history.add(.init(document: document, text: before)) {
                try replayedText(of: RevisionKey(document, range.upperBound))
            }
        }
        return history
    }
}
