import MotifCore
import MotifSystem

/// The revisions of a damaged catalog after those that prove themselves.
struct Remainder {
    /// The newest intact text of each document, in the order of writing.
    private(set) var texts: [[UInt8]] = []
    /// All others.
    private(set) var leftovers: [Leftover] = []

    /// A document while its revisions are read.
    private struct Document {
        var name: DocumentName?
        var newest = 0
        var revisions: [Int: SalvagedRows.Revision] = [:]

        mutating func add(_ row: SalvagedRows.Revision) {
            let number = row.record.key.number.value
            revisions[number] = row
            newest = max(newest, number)
        }
    }

    /// - Parameters:
    ///   - kept: The number of the last change that proves itself.
    ///   - salvaged: The new catalog.
    init(of rows: SalvagedRows, after kept: Int, beside salvaged: StoreReader) throws {
        var documents: [DocumentID: Document] = [:]
        try rows.documents { documents[$0] = Document(name: $1, newest: $2) }
        var newest: [DocumentName: RevisionKey] = [:]
        try rows.revisions("change > ?1", kept) { row in
            let key = row.record.key
            documents[key.document, default: Document()].add(row)
            guard row.isIntact else { return }
            guard let text = row.record.body else {
                // What was deleted later isn't imported.
                newest = newest.filter { $0.value.document != key.document }
                return
            }
            guard let name = rows.name(in: text) else { return }
            documents[key.document]?.name = name
            // An import accepts one text for each name; the one that was written last wins.
            newest[name] = key
        }
        let chosen = Self.newestOfEach(newest.values)
        for (id, document) in documents.sorted(by: { $0.key.value < $1.key.value }) {
            let kept = try salvaged.session.int("SELECT max(number) FROM revision WHERE document = ?1", id)
            for number in stride(from: kept + 1, through: document.newest, by: 1) {
                guard let number = RevisionNumber(number) else { continue }
                let row = document.revisions[number.value]
                let state: Leftover.State
                switch (row?.isIntact ?? false, row?.record.body) {
                case (true, let text?) where chosen.contains(RevisionKey(id, number)):
                    texts.append(text)
                    continue
                case (true, let text?): state = .older(text: text)
                case (true, nil): state = .deletion
                case (false, _): state = .lost
                }
                leftovers.append(
                    Leftover(state: state, document: id, name: document.name, revision: number, change: row?.change))
            }
        }
    }

    /// The last revision of each document, which can have had several names.
    private static func newestOfEach(_ keys: some Sequence<RevisionKey>) -> Set<RevisionKey> {
        let byDocument = Dictionary(keys.map { ($0.document, $0) }) { $0.number.value > $1.number.value ? $0 : $1 }
        return Set(byDocument.values)
    }

    /// Writes the texts into a new file.
    ///
    /// - Parameter source: The damaged catalog.
    func write(to path: String, from source: String) throws {
        do {
            let (draft, file) = try FileDraft.create(for: path, from: source)
            defer { draft.discard() }
            for text in texts { try file.write(text + [UInt8(ascii: "\n")]) }
            try file.sync()
            file.close()
            try draft.takeDestination()
        } catch {
            throw StoreError(error, at: path)
        }
    }
}
