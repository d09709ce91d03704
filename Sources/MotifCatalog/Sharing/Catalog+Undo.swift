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

    /// The number of the last change that isn't a release; `nil` without one.
    public func lastWrite() throws -> Int? { try read { try $0.lastWrite() } }
}

extension CatalogReader {
    /// The number of the last change that isn't a release; `nil` without one.
    func lastWrite() throws -> Int? {
        var number = try store.head()?.number ?? 0
        while number > 0, try store.change(number)?.release != nil { number -= 1 }
        return number > 0 ? number : nil
    }

    /// A change that undoes another one: each document becomes what it was, and its base is what the change made.
    func inverse(of number: Int, as note: ChangeNote) throws -> ReplayedHistory {
        guard let change = try store.change(number) else {
            let head = try store.head()?.number ?? 0
            throw Problems(.rule(.notFound, "There is no change \(number); the last one is \(head)"))
        }
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
