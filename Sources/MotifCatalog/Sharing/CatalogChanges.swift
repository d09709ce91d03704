import MotifCore
import MotifStore

/// Makes several changes of a catalog in one transaction: all of them, or none.
package final class CatalogChanges {
    private let catalog: Catalog
    private let history: HistoryWriter

    fileprivate init(_ catalog: Catalog, _ history: HistoryWriter) {
        self.catalog = catalog
        self.history = history
    }

    /// Reads the catalog with everything that the changes have written so far.
    package var reader: CatalogReader { CatalogReader(history.reader, catalog.parsedKinds) }

    /// Makes one change, as `Catalog.write` does.
    func write<Result>(as note: ChangeNote, _ body: (CatalogWriter) throws -> Result) throws -> Result {
        try history.write(as: note) { try CatalogWriter($0, catalog.parsedKinds).run(body) }
    }

    /// Undoes a change by adding a new one, as `Catalog.undo` does.
    ///
    /// - Parameters:
    ///   - change: The number of the change; `nil` for the last one that isn't undone, if it is the author's own and isn't
    ///     the first one.
    ///   - note: The author, message, and time; to the message is added which change is undone.
    ///   - options: Answers to conflicts with later changes.
    /// - Throws: As `Catalog.undo`; `Problems` with `not-found` if there is nothing to undo, and with `conflict` if the
    ///   change has to be named.
    package func undo(_ change: Int?, as note: ChangeNote, _ options: MergeOptions) throws -> [HistoryEntry] {
        if let change { return try takeBack(change, as: Reversal(.undo, change), note, options) }
        guard let last = try reader.undoable() else { throw Problems(.rule(.notFound, "There is nothing to undo")) }
        if last.needsConsent(of: note.author) { throw Self.unnamed(last.number, last) }
        return try takeBack(last.number, as: Reversal(.undo, last.number), note, options)
    }

    /// Makes a change again that was undone, as `Catalog.redo` does.
    ///
    /// - Parameter change: The number of the change; `nil` for the one that was undone last, if it was the author who
    ///   undid it.
    package func redo(_ wanted: Int?, as note: ChangeNote, _ options: MergeOptions) throws -> [HistoryEntry] {
        let (change, undo) = try reader.redoable(wanted)
        if wanted == nil, undo.needsConsent(of: note.author) { throw Self.unnamed(change.number, undo) }
        return try takeBack(undo.number, as: Reversal(.redo, change.number), note, options)
    }

    private static func unnamed(_ change: Int, _ taken: ChangeRecord) -> Problems {
        let reason = taken.number == 1 ? "made the catalog" : "is by \(taken.note.author)"
        return Problems(.rule(.conflict, "Change \(taken.number) \(reason); confirm with \"change\": \(change)"))
    }

    private func takeBack(
        _ change: Int, as reversal: Reversal, _ note: ChangeNote, _ options: MergeOptions
    ) throws -> [HistoryEntry] {
        let reader = reader
        let note = ChangeNote(author: note.author, message: reversal.message(note.message), date: note.date)
        let inverse = try reader.inverse(of: change, as: note)
        let head = try reader.head?.number ?? 0
        var outcome = PullOutcome()
        try catalog.replay(inverse, as: .theirs, options, by: history, &outcome)
        return try reader.store.entries(after: head)
    }

    /// Names the present state of the catalog, as `Catalog.release` does.
    func release(_ name: ReleaseName, as note: ChangeNote) throws -> ChangeRecord {
        if let other = try history.reader.release(name) {
            let author = other.note.author
            let message = "The release '\(name)' exists already, made by \(author) as change \(other.number)"
            throw Problems(.rule(.exists, message))
        }
        guard try history.reader.head() != nil else {
            throw Problems(.rule(.notFound, "The catalog is empty; there is nothing to release"))
        }
        let number = try history.write(as: note) { try $0.release(name) }
        guard let release = try history.reader.change(number) else {
            throw history.reader.damage("change \(number) is missing")
        }
        return release
    }
}

extension ChangeRecord {
    /// Whether an author should be asked before taking the change back: it is another one's, or made the catalog.
    package func needsConsent(of author: String) -> Bool { number == 1 || note.author != author }
}

extension Catalog {
    /// Makes several changes in one transaction: all of them, or none if `body` throws.
    ///
    /// - Parameter isRehearsal: Whether everything is undone at the end.
    package func changes<Result>(isRehearsal: Bool = false, _ body: (CatalogChanges) throws -> Result) throws -> Result
    {
        try store.rewrite(.few, isRehearsal: isRehearsal) { try body(CatalogChanges(self, $0)) }
    }
}
