public import MotifCore
import MotifJSON
public import MotifStore
import MotifSystem

/// The result of an import, or of a dry run.
public struct ImportSummary: Sendable, Equatable {
    /// The number of documents by the action that was taken.
    public internal(set) var counts: [WriteOutcome.Action: Int] = [:]
    /// The number of documents that were updated because their kind or a shared value changed.
    public internal(set) var dependents = 0
    /// The revisions that the documents were exported from, if the sources have them.
    public internal(set) var exportedFrom: [DocumentName: RevisionNumber] = [:]
    /// What values can't hold of the code that they were imported from, in words.
    package internal(set) var losses: [String] = []

    /// The number of documents read.
    public var total: Int { counts.values.reduce(0, +) - (counts[.deleted] ?? 0) }
}

extension Catalog {
    /// Imports documents as one change: all, or nothing.
    ///
    /// Each source is JSON of one document or several, JSON Lines, or an envelope as `export` writes it. Documents may
    /// come in any order, except that a kind whose parameters change must come before patterns that leave values out.
    /// With JSON Lines, memory doesn't grow with their number, except for documents that come before those that they
    /// refer to. Any other source is read to its end first.
    ///
    /// - Parameters:
    ///   - sources: The texts to import.
    ///   - note: The author, message, and time of the change.
    ///   - options: What to do with conflicts and missing documents.
    ///   - each: Receives the result for each document, in the order of writing.
    ///   - changed: Receives what is different in each document that is updated, after its result.
    ///   - progress: Called with the bytes read so far, on another thread.
    /// - Throws: `ImportProblems`; `Problems` of patterns that an imported kind no longer fits; `StoreError`; any error
    ///   that a source throws.
    @discardableResult
    public func importDocuments(
        from sources: [ImportSource], _ options: ImportOptions = ImportOptions(), as note: ChangeNote,
        each: @escaping (WriteOutcome) throws -> Void = { _ in }, changed: ((Difference) throws -> Void)? = nil,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> ImportSummary {
        try store.write(as: note, amount: .many, isRehearsal: options.mode == .dryRun) { storeWriter in
            let writer = CatalogWriter(storeWriter)
            let report = { (outcome: WriteOutcome) in
                try each(outcome)
                guard let changed, outcome.action == .updated,
                    let before = RevisionNumber(outcome.revision.value - 1)
                else { return }
                let document = try writer.entry(of: outcome.name)
                try changed(writer.difference(of: document, from: before, to: outcome.revision))
            }
            return try Self.run(sources, options, writer, report, progress)
        }
    }

    /// Returns every problem that an import of these sources would have.
    ///
    /// The import is tried on a copy of one snapshot, so the catalog may be read-only, or being written by another
    /// process.
    /// - Throws: `Problems` of patterns that an imported kind no longer fits; `StoreError`; any error that a source
    ///   throws.
    public func problems(in sources: [ImportSource], as note: ChangeNote) throws -> ImportProblems? {
        do {
            try Catalog(try store.rehearsal()).importDocuments(from: sources, as: note)
            return nil
        } catch let problems as ImportProblems {
            return problems
        }
    }

    private static func run(
        _ sources: [ImportSource], _ options: ImportOptions, _ writer: CatalogWriter,
        _ each: @escaping (WriteOutcome) throws -> Void, _ progress: @escaping @Sendable (Int) -> Void
    ) throws -> ImportSummary {
        let (kinds, values) = (try writer.kinds.all(), try writer.values.all())
        let committed = try writer.revisions.committed()
        let channel = Channel<[ImportedDocument]>(capacity: 8)
        try BackgroundThread.start {
            do {
                func run(_ catalog: StoreReader?) throws {
                    let known = catalog.map(KnownTexts.init)
                    let reader = ImportReader(
                        kinds: kinds, values: values, known: known, options
                    ) { channel.send($0) }
                    try reader.run(sources, progress: progress)
                }
                if let committed { try committed.read(run) } else { try run(nil) }
                // After the connection is closed, so that the writer's log can be copied back when it commits.
                channel.finish()
            } catch {
                channel.finish(throwing: error)
            }
        }
        defer { channel.abandon() }
        let importWriter = ImportWriter(writer, options, report: each)
        writer.onLoss = { [weak importWriter] in importWriter?.summary.losses.append($0) }
        while let chunk = try channel.receive() { try importWriter.add(chunk) }
        return try importWriter.finish()
    }
}
