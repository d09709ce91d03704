import MotifCore
import MotifJSON
import MotifStore

/// Writes checked documents into a catalog, within one change: the second half of an import.
final class ImportWriter {
    /// A checked document.
    struct Ready {
        let place: ImportPlace
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
    var waitingKinds: [(place: ImportPlace, kind: Document)] = []
    /// Texts of patterns whose kind, or the revision of it that they fit, hasn't arrived yet.
    var waitingTexts: [ImportPlace] = []
    var faults: [(order: Int, document: ImportProblems.OfDocument)] = []
    /// The documents that may be updated only if the import's text comes from their newest revision.
    private var guarded: [(name: DocumentName, newest: RevisionNumber, place: ImportPlace)] = []
    private var known: Set<DocumentName> = []

    init(_ writer: CatalogWriter, _ options: ImportOptions, report: @escaping (WriteOutcome) throws -> Void) {
        self.writer = writer
        self.options = options
        self.report = report
    }

    /// Writes a chunk; documents that have to wait for others are kept until `finish`.
    ///
    /// - Throws: `ImportProblems` once there are too many.
    func add(_ chunk: [ImportedDocument]) throws {
        var ready: [Ready] = []
        for document in chunk {
            switch document.result {
            case .problems(let name, let problems): try fail(name, problems, at: document.place)
            case .revisions(let revisions):
                summary.exportedFrom.merge(revisions.numbers) { _, new in new }
            case .known(let entry): try keep(entry, at: document.place)
            case .waiting: waitingTexts.append(document.place)
            case .checked(let text): ready.append(Ready(place: document.place, text: text))
            case .kind(let kind):
                try write(ready)
                ready = []
                try add(kind, at: document.place)
            }
        }
        try write(ready)
    }

    /// Writes the documents that had to wait, deletes missing ones if requested, and checks the patterns of changed
    /// kinds.
    ///
    /// - Throws: `ImportProblems` if any document has problems.
    func finish() throws -> ImportSummary {
        try writeWaiting()
        for document in guarded {
            guard let expected = summary.exportedFrom[document.name] else {
                try fail(document.name, [Problem(.exists(what: document.name.quoted))], at: document.place)
                continue
            }
            if expected == document.newest { continue }
            let words =
                "\(document.name.quoted) is at revision \(document.newest); "
                + "the import was exported from revision \(expected)"
            try fail(document.name, [Problem(.rule(.conflict, words))], at: document.place)
        }
        try throwFaults()
        if options.missing == .delete { try prune() }
        summary.dependents = try writer.updateDependents().count
        return summary
    }

    /// Writes documents: first those whose names are free. Those that refer to unknown documents wait.
    ///
    /// If there are problems already, everything will be undone, but further problems are still found.
    func write(_ documents: [Ready]) throws {
        var ready: [Ready] = []
        for document in documents {
            if try isReady(document) { ready.append(document) } else { waiting.append(document) }
        }
        let entries = try writer.revisions.insert(ready.map { ($0.text, kind: try kind(of: $0)) })
        var taken: [Ready] = []
        for (document, entry) in zip(ready, entries) {
            guard let entry else {
                taken.append(document)
                continue
            }
            seen.insert(entry.id)
            try count(WriteOutcome(entry, .created))
        }
        let existing = try writer.store.entries(of: taken.map(\.text.body.name))
        for (document, entry) in zip(taken, existing) {
            if let entry { try write(document, to: entry) }
        }
    }

    /// Writes a document whose name the catalog has, if the rule for conflicts allows it.
    private func write(_ document: Ready, to entry: CatalogEntry) throws {
        guard try isWanted(entry, holding: document.text, at: document.place) else { return }
        let kind = try kind(of: document)
        let saved = try writer.revisions.save(.revise(entry, document.text, kind: kind))
        try count(WriteOutcome(saved, Self.action(on: entry)))
    }

    /// Decides by the rule for conflicts whether a text becomes the newest revision of a document that the catalog has
    /// or had; counts or reports it if not.
    func isWanted(
        _ entry: CatalogEntry, holding text: PreparedDocument, at place: ImportPlace
    ) throws -> Bool {
        // A pattern whose kind the import changes is updated with its kind, whether it is imported too or not.
        if entry.holds(text) {
            try keep(entry, at: place)
            return false
        }
        guard try isFirst(entry, at: place) else { return false }
        if entry.isDeleted { return true }
        switch options.conflict {
        case .update: return true
        case .updateIfUnchanged:
            guarded.append((entry.name, entry.newest, place))
            return true
        case .skip: try count(WriteOutcome(entry, .skipped))
        case .fail: try fail(entry.name, [Problem(.exists(what: entry.name.quoted))], at: place)
        }
        return false
    }

    /// Counts a document that has the imported text already.
    private func keep(_ entry: CatalogEntry, at place: ImportPlace) throws {
        if try isFirst(entry, at: place) { try count(WriteOutcome(entry, .unchanged)) }
    }

    /// Whether a document is in the import for the first time; reports it if not.
    private func isFirst(_ entry: CatalogEntry, at place: ImportPlace) throws -> Bool {
        if seen.insert(entry.id) { return true }
        try fail(entry.name, [Problem(.duplicate(what: entry.name.quoted))], at: place)
        return false
    }

    /// The action of writing a revision of a document.
    static func action(on entry: CatalogEntry) -> WriteOutcome.Action { entry.isDeleted ? .restored : .updated }

    private func kind(of document: Ready) throws -> RevisionKey? {
        try document.text.body.kind.flatMap { try writer.kinds.newest($0)?.key }
    }

    /// Whether the document's kind and its references are in the catalog in their final revisions.
    private func isReady(_ document: Ready) throws -> Bool {
        if let kind = document.text.body.kind {
            if waitingKinds.contains(where: { $0.kind.metadata.name.slug == kind }) { return false }
            if try writer.kinds.newest(kind) == nil { return false }
        }
        return try document.text.body.references.allSatisfy(isKnown)
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

    func fail(_ name: DocumentName?, _ problems: [Problem], at place: ImportPlace) throws {
        let problems = place.located(problems)
        faults.append(
            (place.order, ImportProblems.OfDocument(source: place.source, name: name, problems: problems)))
        if faults.count >= ImportProblems.limit { try throwFaults() }
    }
}
