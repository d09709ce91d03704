import MotifCore

/// Compares a salvaged catalog with the rows of the damaged one.
struct LossReport {
    private let rows: SalvagedRows
    private let changes: SalvagedChanges
    private let reader: StoreReader
    /// The rows of each document after the changes that kept their hashes.
    private let places: [DocumentID: [Int]]

    init(_ rows: SalvagedRows, _ changes: SalvagedChanges, _ reader: StoreReader) {
        self.rows = rows
        self.changes = changes
        self.reader = reader
        places = Dictionary(grouping: rows.revisions.indices.filter { rows.revisions[$0].change > changes.kept }) {
            rows.revisions[$0].key.document
        }
    }

    /// The lost revisions, and the documents of which nothing is left.
    func losses() throws -> [Loss] {
        var losses: [Loss] = []
        let placed = Set(changes.origins.values)
        for document in documents() {
            let kept = try newestKept(document)
            var numbers: Set<Int> = []
            for place in places[document] ?? [] {
                let revision = rows.revisions[place]
                numbers.insert(revision.key.number.value)
                if !placed.contains(place) { losses.append(loss(of: revision)) }
            }
            let known = max(numbers.max() ?? 0, newest(document, found: numbers.max() ?? 0))
            let name = rows.name(of: document)
            for number in stride(from: kept + 1, through: known, by: 1) where !numbers.contains(number) {
                losses.append(Loss(.missing, document: document, name: name, revision: RevisionNumber(number)))
            }
            if known == 0, kept == 0 { losses.append(Loss(.missing, document: document, name: name)) }
        }
        return losses.sorted(by: Self.isBefore)
    }

    private static func isBefore(_ first: Loss, _ second: Loss) -> Bool {
        (first.document?.value ?? 0, first.revision?.value ?? 0)
            < (second.document?.value ?? 0, second.revision?.value ?? 0)
    }

    private func loss(of revision: SalvagedRows.Revision) -> Loss {
        let reason = revision.isIntact ? changes.unplaced[revision.id] ?? .otherKind : .altered
        return Loss(
            reason, document: revision.key.document, name: rows.name(of: revision.key.document),
            revision: revision.key.number, change: revision.change,
            text: revision.isIntact ? rows.body(of: revision) : nil)
    }

    /// The number of revisions that the file must have had, and has no more.
    private var missingRows: Int { Int(rows.revisions.last?.id ?? 0) - rows.revisions.count }

    /// All documents that there must have been: they are numbered without gaps.
    private func documents() -> [DocumentID] {
        let known = Set(places.keys).union(rows.documents.keys)
        let kept = (try? reader.session.int("SELECT max(document) FROM revision WHERE change <= \(changes.kept)")) ?? 0
        var documents: [DocumentID] = []
        var last = Int64(kept)
        var missing = missingRows
        for document in known.sorted() {
            // A gap that is larger than all that is missing is a damaged number.
            while last + 1 < document.value, missing > 0 {
                last += 1
                missing -= 1
                documents.append(DocumentID(last))
            }
            last = max(last, document.value)
            documents.append(document)
        }
        return documents
    }

    /// The number of the newest revision that a document must have had.
    private func newest(_ document: DocumentID, found: Int) -> Int {
        guard let newest = rows.documents[document]?.newest.value else { return 0 }
        return newest - found <= missingRows + 1 ? newest : 0
    }

    private func newestKept(_ document: DocumentID) throws -> Int {
        let select = try reader.session.statement(
            "SELECT max(number) FROM revision WHERE document = ?1 AND change <= ?2")
        select.bind(document.value, at: 1)
        select.bind(changes.kept, at: 2)
        defer { select.reset() }
        return try select.step() ? select.int(0) : 0
    }
}
