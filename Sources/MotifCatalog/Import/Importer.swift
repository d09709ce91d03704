import MotifCore
import MotifJSON
import MotifStore

/// Writes checked documents into a catalog, within one change: the second half of an import.
final class Importer {
    /// A checked document.
    struct Ready {
        let place: ImportPlace
        let body: DocumentBody
        let digest: Digest
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
    var waitingTexts: [(place: ImportPlace, text: [UInt8])] = []
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
            case .waiting(let text): waitingTexts.append((document.place, text))
            case .checked(let body, let digest):
                ready.append(Ready(place: document.place, body: body, digest: digest))
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

    /// Writes documents in the order given. Those that refer to unknown documents are kept back.
    func write(_ documents: [Ready]) throws {
        guard !documents.isEmpty else { return }
        let heads = try writer.store.reader.heads(of: documents.map(\.body.name))
        var names: Set<DocumentName> = []
        var saves: [(NewRevision, Outcome.Action)] = []
        for (document, head) in zip(documents, heads) {
            if try !isReady(document) {
                waiting.append(document)
            } else if !names.insert(document.body.name).inserted || head.map({ !seen.insert($0.id) }) ?? false {
                try fail(document.body.name, [Problem(.twice(what: document.body.name.title))], at: document.place)
            } else if let save = try decide(document, head) {
                saves.append(save)
            }
        }
        guard faults.isEmpty else { return }
        let saved = try writer.store.save(saves.map(\.0))
        for (head, save) in zip(saved, saves) {
            seen.insert(head.id)
            try tell(Outcome(name: head.name, revision: head.newest, action: save.1))
        }
    }

    /// The revision to write for a document; `nil` where it stays as it is.
    private func decide(_ document: Ready, _ head: DocumentHead?) throws -> (NewRevision, Outcome.Action)? {
        let kind = try document.body.kind.flatMap { try writer.reader.kinds.entry($0)?.key }
        func revision(_ target: NewRevision.Target) -> NewRevision {
            NewRevision(document.body, digest: document.digest, to: target, kind: kind)
        }
        guard let head else { return (revision(.new), .created) }
        if head.isDeleted { return (revision(.existing(head)), .restored) }
        if head.digest == document.digest, head.kind == kind {
            try tell(Outcome(name: head.name, revision: head.newest, action: .unchanged))
            return nil
        }
        switch options.conflict {
        case .update: return (revision(.existing(head)), .updated)
        case .skip: try tell(Outcome(name: head.name, revision: head.newest, action: .skipped))
        case .fail: try fail(head.name, [Problem(.exists(what: head.name.title))], at: document.place)
        }
        return nil
    }

    /// Whether the document's kind and all that it refers to are in the catalog as they will stay.
    private func isReady(_ document: Ready) throws -> Bool {
        if let kind = document.body.kind {
            if waitingKinds.contains(where: { $0.kind.header.name.slug == kind }) { return false }
            if try writer.reader.kinds.entry(kind) == nil { return false }
        }
        return try document.body.references.allSatisfy(isKnown)
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
        let located = place.located(problems, in: nil)
        faults.append(ImportProblems.OfDocument(source: place.source, name: name, problems: located))
        if faults.count >= ImportProblems.limit { try throwFaults() }
    }
}
