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
    public func undoable() throws -> ChangeRecord? { try last { $0 == nil }?.change }

    /// The change that a redo makes again, and the one that undid it.
    ///
    /// - Parameter wanted: The number of the change that was undone; `nil` for the one that was undone last, if nothing
    ///   else was written since.
    /// - Throws: `Problems` with `not-found` if there is nothing to redo.
    public func redoable(_ wanted: Int? = nil) throws -> (change: ChangeRecord, undo: ChangeRecord) {
        let found = try last { reversal in
            guard let reversal else { return wanted == nil }
            return reversal.direction == .undo && wanted ?? reversal.change == reversal.change
        }
        guard case (let undo, let reversal?)? = found, let change = try store.change(reversal.change) else {
            throw Problems(.rule(.notFound, wanted.map { "Change \($0) isn't undone" } ?? "There is nothing to redo"))
        }
        return (change, undo)
    }

    /// The last change that isn't a release and isn't undone, and for which this holds of what it reverses.
    private func last(where isWanted: (Reversal?) -> Bool) throws -> (change: ChangeRecord, reversal: Reversal?)? {
        var undone: [Int: Bool] = [:]
        for number in stride(from: try store.head()?.number ?? 0, to: 0, by: -1) {
            guard let change = try store.change(number), change.release == nil, undone[number] != true else { continue }
            let reversal = try reversal(by: change)
            if let reversal {
                // The last word about a change counts.
                if undone[reversal.change] != nil { continue }
                undone[reversal.change] = reversal.direction == .undo
            }
            if isWanted(reversal) { return (change, reversal) }
        }
        return nil
    }

    /// The notes of the changes of a range that wrote a document, without those that were taken back in it, and without
    /// those that took them back or made them again; all of them if nothing would be left.
    func notes(of document: DocumentID, after first: Int, through last: Int) throws -> [ChangeNote] {
        let all = try store.notes(of: document, after: first, through: last)
        var (kept, undone) = (all, [Int: (change: Int, note: ChangeNote)]())
        for (number, note) in all {
            guard Reversal(note.message) != nil, let change = try store.change(number),
                let reversal = try reversal(by: change)
            else { continue }
            if let index = kept.firstIndex(where: { $0.change == reversal.change }) {
                undone[reversal.change] = kept.remove(at: index)
            } else if let back = undone.removeValue(forKey: reversal.change) {
                kept.append(back)
            } else {
                continue
            }
            kept.removeAll { $0.change == number }
        }
        return (kept.isEmpty ? all : kept).map(\.note)
    }

    /// What a change says it undoes or redoes, if it brings back at least one value. Anyone can write such a message.
    private func reversal(by change: ChangeRecord) throws -> Reversal? {
        guard let reversal = Reversal(change.note.message), reversal.change < change.number else { return nil }
        let steps = try steps(of: reversal.change).map { ($0.document, $0) }
        let reversed = Dictionary(uniqueKeysWithValues: steps)
        return try self.steps(of: change.number).contains { step in
            guard let made = reversed[step.document] else { return false }
            let sides = reversal.direction == .undo ? [made.before, made.after] : [made.after, made.before]
            let texts = try (sides + [step.before, step.after]).map { key in
                try key.flatMap { try store.revision($0)?.body }.map { try json.read($0) }
            }
            return Reversal.bringsBack(texts[0], insteadOf: texts[1], from: texts[2], to: texts[3])
        } ? reversal : nil
    }

    /// The documents that a change wrote, in order, each with its revisions before and after the change.
    private func steps(of change: Int) throws -> [(document: DocumentID, before: RevisionKey?, after: RevisionKey)] {
        var steps: [(document: DocumentID, before: RevisionKey?, after: RevisionKey)] = []
        var places: [DocumentID: Int] = [:]
        try store.records(after: change - 1, through: change) { record in
            guard case .revision(let revision) = record else { return }
            let key = revision.key
            if let place = places.updateValue(places[key.document] ?? steps.count, forKey: key.document) {
                steps[place].after = key
            } else {
                let before = RevisionNumber(key.number.value - 1).map { RevisionKey(key.document, $0) }
                steps.append((key.document, before, key))
            }
        }
        return steps
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

    /// A change that undoes another one: each document becomes what it was, and its base is what the change made.
    func inverse(of number: Int, as note: ChangeNote) throws -> ReplayedHistory {
        let change = try change(number)
        if let release = change.release {
            throw Problems(.rule(.notFound, "Change \(number) is the release '\(release)', which changes nothing"))
        }
        var history = ReplayedHistory(sharedDocuments: try store.documentCount(through: Int.max))
        history.changes = [.init(note: note, release: nil)]
        // What refers to a document was written after it. But patterns are checked against their kinds, which come first.
        let last = try steps(of: number).reversed().map { ($0, try store.entry(of: $0.document)?.name.type == .kind) }
        for step in (last.filter(\.1) + last.filter { !$0.1 }).map(\.0) {
            let before = try step.before.flatMap(replayedText)
            try history.add(.init(document: step.document, text: before)) { try replayedText(of: step.after) }
        }
        return history
    }
}
