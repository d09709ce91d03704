import MotifCore
import MotifJSON

/// The rows of a damaged catalog that its pages still have, known by the types of their columns: they are found even if
/// the schema, an index, or an inner page of a table is damaged.
struct SalvagedRows {
    /// A row of `revision`, without its text.
    struct Revision {
        let id: Int64
        let key: RevisionKey
        let change: Int
        let kind: RevisionKey?
        let digest: ContentDigest
        let isDeletion: Bool
        /// Whether there is a text that matches the digest.
        fileprivate(set) var isIntact: Bool
        fileprivate let place: TableRow.Place
    }

    /// A row of `change`.
    struct Change {
        let note: ChangeNote
        let release: ReleaseName?
    }

    /// In the order of writing.
    private(set) var revisions: [Revision] = []
    private(set) var changes: [Int: Change] = [:]
    /// Another table has rows of the same types, so that there may be several.
    private(set) var hashes: [Int: [ContentDigest]] = [:]
    /// The name of each document, and the number of its newest revision, as its row has them.
    private(set) var documents: [DocumentID: (name: DocumentName, newest: RevisionNumber)] = [:]
    private(set) var hub: HubLink?
    /// The place of each document's newest intact text.
    private var newestTexts: [DocumentID: Int] = [:]
    /// Texts from elsewhere, for digests whose own texts are damaged.
    private var foreignTexts: [ContentDigest: [UInt8]] = [:]
    private let file: PageFile
    private let json = JSONReader()

    init(in file: PageFile) {
        self.file = file
        TableRow.visit(file) { add($0) }
        revisions.sort { $0.id < $1.id }
        keepOnePerID()
        findNewestTexts()
    }

    /// Uses texts of revisions whose own texts are damaged.
    ///
    /// - Parameter texts: Calls the closure with each text that may be one of them.
    mutating func heal(from texts: (_ each: ([UInt8]) -> Void) throws -> Void) rethrows {
        let damaged = Set(revisions.filter { !$0.isIntact }.map(\.digest))
        if damaged.isEmpty { return }
        var found: [ContentDigest: [UInt8]] = [:]
        try texts { text in
            let digest = ContentDigest(of: text)
            if damaged.contains(digest) { found[digest] = text }
        }
        for place in revisions.indices where found[revisions[place].digest] != nil { revisions[place].isIntact = true }
        foreignTexts.merge(found) { $1 }
        findNewestTexts()
    }

    private mutating func findNewestTexts() {
        for (place, revision) in revisions.enumerated() where revision.isIntact && !revision.isDeletion {
            newestTexts[revision.key.document] = place
        }
    }

    /// Whether there is nothing of a catalog.
    var isEmpty: Bool { revisions.isEmpty && changes.isEmpty }

    /// The text of a revision; `nil` for a deletion.
    func body(of revision: Revision) -> [UInt8]? {
        if let text = foreignTexts[revision.digest] { return text }
        guard let values = TableRow(revision.place, of: file)?.values(in: file), values.count == 8,
            case .text(let body) = values[7]
        else { return nil }
        return body
    }

    /// The name of a document, as its row or one of its texts has it.
    func name(of document: DocumentID) -> DocumentName? {
        if let name = documents[document]?.name { return name }
        guard let place = newestTexts[document],
            let text = body(of: revisions[place]).flatMap({ IndexedText(canonical: $0, reader: json) })
        else { return nil }
        return Slug(text.words.slug).map { DocumentName(text.type, $0) }
    }

    /// No number of a row is higher than the number of rows that fit into the file.
    private var mostRows: Int64 { Int64(file.pageCount) * Int64(file.usableSize) / 4 }

    private mutating func add(_ row: TableRow) {
        guard row.types.first == 0, row.id >= 1, row.id <= mostRows else { return }
        switch (row.types.count, row.types.last) {
        case (8, _) where row.types[6] == Self.digestType: addRevision(row)
        case (4, _), (5, _): addChange(row)
        case (2, Self.digestType): addHash(row)
        case (11, _): addDocument(row)
        case (3, _): addHub(row)
        default: break
        }
    }

    /// The type of a blob of 32 bytes.
    private static let digestType: Int64 = 12 + 2 * 32

    private mutating func addRevision(_ row: TableRow) {
        // A row whose text is on lost pages is known, too.
        let values = row.values(in: file) ?? row.localValues
        guard values.count >= 7, case .integer(let document) = values[1], case .integer(let number) = values[2],
            case .integer(let change) = values[3], case .blob(let bytes) = values[6],
            let digest = ContentDigest(bytes), let key = self.key(document, number), change >= 1, change <= mostRows
        else { return }
        var kind: RevisionKey?
        if case .integer(let document) = values[4], case .integer(let number) = values[5] {
            kind = self.key(document, number)
        }
        var found: ContentDigest?
        if values.count == 8, case .text(let body) = values[7] { found = ContentDigest(of: body) }
        if values.count == 8, values[7] == .null { found = .ofNothing }
        revisions.append(
            Revision(
                id: row.id, key: key, change: Int(change), kind: kind, digest: digest, isDeletion: row.types[7] == 0,
                isIntact: found == digest, place: row.place))
    }

    private mutating func addChange(_ row: TableRow) {
        guard let values = row.values(in: file), case .text(let author) = values[1],
            case .text(let message) = values[2], case .integer(let time) = values[3]
        else { return }
        let note = ChangeNote(
            author: String(decoding: author, as: UTF8.self), message: String(decoding: message, as: UTF8.self),
            milliseconds: time)
        var release: ReleaseName?
        // The column came with version 3; older rows end before it.
        if values.count == 5, case .text(let name) = values[4] {
            release = ReleaseName(String(decoding: name, as: UTF8.self))
        }
        changes[Int(row.id)] = Change(note: note, release: release)
    }

    private mutating func addHash(_ row: TableRow) {
        guard let values = row.values(in: file), case .blob(let bytes) = values[1], let hash = ContentDigest(bytes)
        else { return }
        hashes[Int(row.id), default: []].append(hash)
    }

    private mutating func addDocument(_ row: TableRow) {
        guard let values = row.values(in: file), case .integer(let number) = values[1],
            let type = DocumentType(number: number), case .text(let text) = values[2],
            let slug = Slug(String(decoding: text, as: UTF8.self)), case .integer(let newest) = values[8],
            let key = key(row.id, newest)
        else { return }
        documents[key.document] = (DocumentName(type, slug), key.number)
    }

    private mutating func addHub(_ row: TableRow) {
        guard row.id == 1, let values = row.values(in: file), case .text(let url) = values[1],
            case .integer(let shared) = values[2], shared >= 0
        else { return }
        hub = HubLink(url: String(decoding: url, as: UTF8.self), shared: Int(clamping: shared))
    }

    private func key(_ document: Int64, _ number: Int64) -> RevisionKey? {
        guard document >= 1, document <= mostRows, number <= mostRows, let number = RevisionNumber(Int(number)) else {
            return nil
        }
        return RevisionKey(DocumentID(document), number)
    }

    /// Rows that were removed can be on pages that aren't listed as free. Keeps the one whose text is intact.
    private mutating func keepOnePerID() {
        var kept: [Revision] = []
        for revision in revisions {
            if let last = kept.last, last.id == revision.id {
                if !last.isIntact { kept[kept.count - 1] = revision }
            } else {
                kept.append(revision)
            }
        }
        revisions = kept
    }
}
