import MotifCore
import MotifJSON
import MotifStore

/// Writes checked documents into a catalog, within one change: the second half of an import.
final class Importer {
    /// A checked document.
    struct Ready {
        let place: ImportPlace
        let text: PreparedText
    }

    let writer: CatalogWriter
    let options: ImportOptions
    let report: (Outcome) throws -> Void
    var summary = ImportSummary()
    /// Documents of the catalog that this import has named.
    var seen = DocumentSet()
    /// Documents that refer to what has not come by yet.
    var waiting: [Ready] = []
    /// Kinds that refer to what has not come by yet.
    var waitingKinds: [(place: ImportPlace, kind: Document)] = []
    /// Texts of patterns whose kind has not come by yet.
    var waitingTexts: [ImportPlace] = []
    var faults: [ImportProblems.OfDocument] = []
    private var known: Set<DocumentName> = []

    init(_ writer: CatalogWriter, _ options: ImportOptions, report: @escaping (Outcome) throws -> Void) {
        self.writer = writer
        self.options = options
        self.report = report
    }

    /// Writes a chunk; what has to wait for other documents is kept until `finish`.
    ///
    /// - Throws: `ImportProblems` once there are too many.
    func take(_ chunk: [ImportedDocument]) throws {
        var ready: [Ready] = []
        for document in chunk {
            switch document.finding {
            case .problems(let name, let problems): try fail(name, problems, at: document.place)
            case .waiting: waitingTexts.append(document.place)
            case .checked(let text): ready.append(Ready(place: document.place, text: text))
            case .kind(let kind):
                try write(ready)
                ready = []
                try takeKind(kind, at: document.place)
            }
        }
        try write(ready)
    }

    /// Writes what had to wait, deletes what the import does not have if that was asked for, and checks the patterns
    /// of changed kinds.
    ///
    /// - Throws: `ImportProblems` where anything was wrong with any document.
    func finish() throws -> ImportSummary {
        try writeWaiting()
        try throwFaults()
        if options.others == .pruned { try prune() }
        summary.carried = try writer.settle().count
        return summary
    }

    /// Writes documents: first those whose names are free. Those that refer to unknown documents are kept back.
    ///
    /// Where there are faults already all of it will be undone, but further faults are still found.
    func write(_ documents: [Ready]) throws {
        var ready: [Ready] = []
        for document in documents {
            if try isReady(document) { ready.append(document) } else { waiting.append(document) }
        }
        let heads = try writer.store.insert(ready.map { ($0.text, kind: try kind(of: $0)) })
        var taken: [Ready] = []
        for (document, head) in zip(ready, heads) {
            guard let head else {
                taken.append(document)
                continue
            }
            seen.insert(head.id)
            try tell(Outcome(name: head.name, revision: head.newest, action: .created))
        }
        let existing = try writer.store.reader.heads(of: taken.map(\.text.name))
        for (document, head) in zip(taken, existing) {
            if let head { try write(document, to: head) }
        }
    }

    /// Writes a document whose name the catalog has, where the rule for conflicts says so.
    private func write(_ document: Ready, to head: DocumentHead) throws {
        guard seen.insert(head.id) else {
            return try fail(head.name, [Problem(.twice(what: head.name.title))], at: document.place)
        }
        let kind = try kind(of: document)
        if !head.isDeleted {
            if head.digest == document.text.digest, head.kind == kind {
                return try tell(Outcome(name: head.name, revision: head.newest, action: .unchanged))
            }
            switch options.conflict {
            case .update: break
            case .skip: return try tell(Outcome(name: head.name, revision: head.newest, action: .skipped))
            case .fail: return try fail(head.name, [Problem(.exists(what: head.name.title))], at: document.place)
            }
        }
        let saved = try writer.store.save(NewRevision(document.text, to: .existing(head), kind: kind))
        let action: Outcome.Action = head.isDeleted ? .restored : .updated
        try tell(Outcome(name: saved.name, revision: saved.newest, action: action))
    }

    private func kind(of document: Ready) throws -> RevisionKey? {
        try document.text.kind.flatMap { try writer.reader.kinds.entry($0)?.key }
    }

    /// Whether the document's kind and all that it refers to are in the catalog as they will stay.
    private func isReady(_ document: Ready) throws -> Bool {
        if let kind = document.text.kind {
            if waitingKinds.contains(where: { $0.kind.header.name.slug == kind }) { return false }
            if try writer.reader.kinds.entry(kind) == nil { return false }
        }
        return try document.text.references.allSatisfy(isKnown)
    }

    func isKnown(_ name: DocumentName) throws -> Bool {
        if known.contains(name) { return true }
        guard let head = try writer.store.reader.head(of: name), !head.isDeleted else { return false }
        if known.count >= 10_000 { known = [] }
        known.insert(name)
        return true
    }

    func tell(_ outcome: Outcome) throws {
        summary.counts[outcome.action, default: 0] += 1
        try report(outcome)
    }

    func fail(_ name: DocumentName?, _ problems: [Problem], at place: ImportPlace) throws {
        let problems = place.located(problems)
        faults.append(ImportProblems.OfDocument(source: place.source, name: name, problems: problems))
        if faults.count >= ImportProblems.limit { try throwFaults() }
    }
}
