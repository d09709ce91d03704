import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// The contents of a gallery, read from one snapshot of a catalog.
struct GalleryReading {
    let reader: CatalogReader
    /// The devices that can be chosen in a player.
    private let devices: [Device]
    private let curves = FittedCurves()

    /// The number of revisions listed for a document.
    private static let revisionLimit = 50

    init(_ reader: CatalogReader) throws {
        self.reader = reader
        devices = try reader.devices()
    }

    /// Returns the names of the documents that a request finds, sorted by slug.
    func names(_ request: ListRequest) throws -> [DocumentName] {
        try reader.names(of: request)
    }

    /// Returns a document with its history.
    func document(_ name: DocumentName) throws -> GalleryDocument {
        try document(try reader.state(of: DocumentReference(name)))
    }

    /// Returns a pattern with its motion on the default screen, not yet checked.
    func pattern(_ name: DocumentName) throws -> GalleryPattern? {
        let reference = DocumentReference(name)
        let state = try reader.state(of: reference)
        guard let kind = state.kind else { return nil }
        let motion: Result<ExportSubject, Problems>
        do {
            motion = .success(try reader.subject(SampleRequest(reference), devices: devices, curves: curves))
        } catch let problems as Problems {
            motion = .failure(problems)
        }
        return GalleryPattern(try document(state), kind: kind.kind, motion: motion)
    }

    /// The screens that patterns are checked on; empty if the catalog has no device.
    var screens: [Screen] {
        devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
    }

    private func document(_ state: DocumentState) throws -> GalleryDocument {
        let json = try JSONReader().read(state.canonical)
        var entries: [HistoryEntry] = []
        // One more than is listed, for the differences of the last one.
        try reader.history(of: state.name, limit: Self.revisionLimit + 1) { entries.append($0) }
        let history = try entries.prefix(Self.revisionLimit).enumerated().map { index, entry in
            let before = entries.dropFirst(index + 1).first { $0.action != .deleted }
            return GalleryRevision(
                entry.key.number, action: entry.action.rawValue, author: entry.note.author,
                message: entry.note.message, time: entry.note.date.description,
                changes: try changes(of: state.entry, from: before, to: entry))
        }
        return GalleryDocument(
            state.document, revision: state.revision, text: json.pretty + "\n", history: history,
            unlisted: max(0, state.entry.newest.value - history.count))
    }

    private func changes(
        of document: CatalogEntry, from before: HistoryEntry?, to entry: HistoryEntry
    ) throws -> [GalleryRevision.Change] {
        guard let before, entry.action != .deleted else { return [] }
        let difference = try reader.difference(of: document, from: before.key.number, to: entry.key.number)
        return difference.entries.map {
            GalleryRevision.Change($0.shortPath, before: $0.oldText, after: $0.newText)
        }
    }
}
