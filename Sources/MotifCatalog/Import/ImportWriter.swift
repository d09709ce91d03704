import MotifCore
import MotifJSON
import MotifStore

/// Writes checked documents into a catalog, within one change: the second half of an import.
final class ImportWriter {
    /// A checked document.
    struct Ready {
        let origin: ImportOrigin
        let text: PreparedDocument
    }

    let writer: CatalogWriter
    let options: ImportOptions
    let report: (WriteOutcome) throws -> Void
    var summary = ImportSummary()
    /// The catalog's documents that this import contains.
    var seen = DocumentSet()
    /// Documents that refer to documents that haven't arrived yet.
    var waiting: [Ready] = []
    /// Kinds that refer to documents that haven't arrived yet.
    var waitingKinds: [(origin: ImportOrigin, kind: Document)] = []
    /// Kinds that aren't written, since the catalog has others of their names.
    var refusedKinds: [Document] = []
    /// Texts of patterns whose kind, or the revision of it that they fit, hasn't arrived yet.
    var waitingTexts: [ImportOrigin] = []
    var faults: [(order: Int, document: ImportProblems.OfDocument)] = []
    /// The documents that may be updated only if the import's text comes from their newest revision.
    private var guarded: [(name: DocumentName, newest: RevisionNumber, origin: ImportOrigin)] = []
    private var known: Set<DocumentName> = []
    /// The sources that begin with a document; the files of a folder have one each.
    private var sources: [DocumentID: String] = [:]

    init(_ writer: CatalogWriter, _ options: ImportOptions, report: @escaping (WriteOutcome) throws -> Void) {
        self.writer = writer
        self.options = options
        self.report = report
    }

    /// Writes a chunk; documents that have to wait for others are kept until `finish`.
    ///
    /// - Throws: `ImportProblems` once there are too many.
    func add(_ chunk: [ImportedDocument]) throws {
        for document in chunk {
            summary.losses += document.losses
            switch document.result {
            case .problems(let name, let problems): try fail(name, problems, at: document.origin)
            case .revisions(let revisions):
                summary.exportedFrom.merge(revisions.numbers) { _, new in new }
            case .known(let entry): try keep(entry, at: document.origin)
            case .waiting: waitingTexts.append(document.origin)
            case .checked(let text): try write(Ready(origin: document.origin, text: text))
            case .source(let source): try add(source, at: document.origin)
            }
        }
    }

    /// Writes the documents that had to wait, deletes missing ones if requested, and checks the patterns of changed
    /// kinds.
    ///
    /// - Throws: `ImportProblems` if any document has problems.
    func finish() throws -> ImportSummary {
        try writeWaiting()
        for document in guarded {
            guard let expected = summary.exportedFrom[document.name] else {
                try fail(document.name, [Problem(.exists(what: document.name.quoted))], at: document.origin)
                continue
            }
            if expected == document.newest { continue }
            let message =
                "\(document.name.quoted) is at revision \(document.newest); "
                + "the import was exported from revision \(expected)"
            try fail(document.name, [Problem(.rule(.conflict, message))], at: document.origin)
        }
        try throwFaults()
        if options.missing == .delete { try prune() }
        summary.dependents = try writer.updateDependents().count
        return summary
    }

    /// Writes a document, or keeps it if it refers to unknown documents.
    ///
    /// If there are problems already, everything will be undone, but further problems are still found.
    func write(_ document: Ready) throws {
        if try !isReady(document) {
            waiting.append(document)
        } else if let entry = try writer.revisions.insert(document.text, kind: try kind(of: document)) {
            see(entry.id, at: document.origin)
            try count(WriteOutcome(entry, .created))
        } else if let entry = try writer.store.entry(of: document.text.name) {
            try write(document, to: entry)
        }
    }

    /// Writes a document whose name the catalog has, if the rule for conflicts allows it.
    private func write(_ document: Ready, to entry: CatalogEntry) throws {
        guard try isWanted(entry, holding: document.text, at: document.origin) else { return }
        let kind = try kind(of: document)
        let saved = try writer.revisions.save(.revise(entry, document.text, kind: kind))
        try count(WriteOutcome(saved, Self.action(on: entry)))
    }

    /// Decides by the rule for conflicts whether a text becomes the newest revision of a document that the catalog has
    /// or had; counts or reports it if not.
    func isWanted(_ entry: CatalogEntry, holding text: PreparedDocument, at origin: ImportOrigin) throws -> Bool {
        // A pattern whose kind the import changes is updated with its kind, whether it is imported too or not.
        if entry.holds(text) {
            try keep(entry, at: origin)
            return false
        }
        guard try isFirst(entry, at: origin) else { return false }
        if entry.isDeleted { return true }
        switch options.conflict {
        case .update: return true
        case .updateIfUnchanged:
            guarded.append((entry.name, entry.newest, origin))
            return true
        case .skip: try count(WriteOutcome(entry, .skipped))
        case .fail: try fail(entry.name, [Problem(.exists(what: entry.name.quoted))], at: origin)
        }
        return false
    }

    /// Counts a document that has the imported text already.
    private func keep(_ entry: CatalogEntry, at origin: ImportOrigin) throws {
        if try isFirst(entry, at: origin) { try count(WriteOutcome(entry, .unchanged)) }
    }

    /// Whether a document is in the import for the first time; reports it if not.
    private func isFirst(_ entry: CatalogEntry, at origin: ImportOrigin) throws -> Bool {
        if see(entry.id, at: origin) { return true }
        let first = sources[entry.id].map { "; the first is in \($0)" } ?? ""
        try fail(entry.name, [Problem(.rule(.exists, "\(entry.name.quoted) appears twice\(first)"))], at: origin)
        return false
    }

    /// Notes that the import contains a document; returns whether it is there for the first time.
    @discardableResult
    func see(_ document: DocumentID, at origin: ImportOrigin) -> Bool {
        guard seen.insert(document) else { return false }
        if origin.position == .start { sources[document] = origin.source }
        return true
    }

    /// The action of writing a revision of a document.
    static func action(on entry: CatalogEntry) -> WriteOutcome.Action { entry.isDeleted ? .restored : .updated }

    private func kind(of document: Ready) throws -> RevisionKey? {
        try document.text.kind.flatMap { try writer.kinds.newest($0)?.key }
    }

    /// Whether the document's kind and its references are in the catalog in their final revisions.
    private func isReady(_ document: Ready) throws -> Bool {
        if let kind = document.text.kind {
            if waitingKinds.contains(where: { $0.kind.metadata.name.slug == kind }) { return false }
            if try writer.kinds.newest(kind) == nil { return false }
        }
        return try document.text.references.allSatisfy(isKnown)
    }

    func isKnown(_ name: DocumentName) throws -> Bool {
        if known.contains(name) { return true }
        guard let entry = try writer.store.entry(of: name), !entry.isDeleted else { return false }
        if known.count >= 10_000 { known = [] }
        known.insert(name)
        return true
    }

    func count(_ outcome: WriteOutcome) throws {
        summary.counts[outcome.action, default: 0] += 1
        try report(outcome)
    }

    func fail(_ name: DocumentName?, _ problems: [Problem], at origin: ImportOrigin) throws {
        let problems = origin.located(problems)
        faults.append((origin.order, ImportProblems.OfDocument(source: origin.source, name: name, problems: problems)))
        if faults.count >= ImportProblems.limit { try throwFaults() }
    }
}
