import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// A document of a gallery: its newest revision, and the API's answers about it.
struct GalleryDocument: Sendable {
    let state: DocumentState
    /// The answers that need only the catalog.
    var answers: AnswerFile
    /// The motions that can be played or compared, by the address of their data, without the newest revision of a
    /// pattern.
    var motions: [(address: String, subject: ExportSubject)] = []
    /// For a pattern, the motion of its newest revision, or the problems that prevent it.
    var motion: Result<ExportSubject, Problems>?
    /// The app's own screens.
    var screenshots = Screenshots()

    /// The address of the document in the API: `patterns/expand`.
    var address: String { Self.address(of: state.name) }

    /// The address of a document in the API, with or without a revision.
    static func address(of name: DocumentName, _ revision: RevisionNumber? = nil) -> String {
        "\(name.type.plural)/\(name.slug)" + (revision.map { "@\($0)" } ?? "")
    }
}

/// Reads the documents of a gallery from one snapshot of a catalog.
struct GalleryReading {
    private let reader: CatalogReader
    /// The devices that can be chosen in a player.
    private let devices: [Device]
    private let curves = FittedCurves()
    private let folder: ScreenshotFolder?
    /// The app's own screens that all patterns show.
    let sharedScreens: Screenshots

    /// The number of revisions of a document that a gallery includes.
    private static let maximumRevisions = 50

    init(_ reader: CatalogReader, screens: ScreenshotFolder?) throws {
        self.reader = reader
        folder = screens
        sharedScreens = try screens?.shared() ?? Screenshots()
        devices = try reader.devices()
    }

    /// Returns the documents that a request finds, sorted by slug.
    func rows(_ request: ListRequest) throws -> [GalleryRow] {
        var rows: [GalleryRow] = []
        try reader.list(request) { rows.append(GalleryRow($0)) }
        return rows
    }

    /// The screens that patterns are checked on; empty if the catalog has no device.
    var screens: [Screen] {
        devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
    }

    /// Returns a document with its answers.
    ///
    /// - Parameter pages: The documents that have pages; others aren't listed as users.
    func document(_ name: DocumentName, pages: Set<DocumentName>) throws -> GalleryDocument {
        let state = try reader.state(of: DocumentReference(name))
        let newest = GalleryDocument.address(of: name, state.revision)
        var document = GalleryDocument(state: state, answers: AnswerFile())
        document.answers.add(newest, try answer(name, state.revision))
        document.answers.add(document.address, sameAs: newest)
        try addHistory(of: state, to: &document)
        switch name.type {
        case .pattern:
            document.motion = try motion(name, state.revision)
            if let folder { document.screenshots = try folder.screenshots(of: name.slug, shared: sharedScreens) }
        case .kind: try addExample(of: state, to: &document)
        case .item, .value:
            let users = try reader.uses(of: name).filter { pages.contains($0.entry.name) }
            document.answers.add("\(document.address)/uses", .array(users.map(\.json)))
        case .device: break
        }
        return document
    }

    private func answer(_ name: DocumentName, _ revision: RevisionNumber) throws -> [UInt8] {
        try reader.answer(showing: DocumentReference(name, revision: revision)).text
    }

    /// The motion of a revision on the standard screen, or the problems that prevent it.
    private func motion(
        _ name: DocumentName, _ revision: RevisionNumber
    ) throws -> Result<ExportSubject, Problems> {
        let request = SampleRequest(DocumentReference(name, revision: revision))
        do {
            return .success(try reader.subject(request, devices: devices, curves: curves))
        } catch let problems as Problems {
            return .failure(problems)
        }
    }

    /// The last revisions with their changes. A pattern's revisions can be compared.
    private func addHistory(of state: DocumentState, to document: inout GalleryDocument) throws {
        let name = state.name
        var entries: [HistoryEntry] = []
        try reader.history(of: name, limit: Self.maximumRevisions) { entries.append($0) }
        let changes = try entries.map { try reader.changedValues(in: $0) }
        let history = zip(entries, changes).map { $0.json(changed: $1) }
        document.answers.add("\(document.address)/history", .array(history))
        // The history has changes as text; the page shows other changes by the difference.
        for (index, entry) in entries.enumerated().dropLast() where !changes[index].allSatisfy(\.hasText) {
            let (old, new) = (entries[index + 1].key.number, entry.key.number)
            // A deletion has no text to compare with.
            if entry.action == .deleted || entries[index + 1].action == .deleted { continue }
            let difference = try reader.difference(of: state.entry, from: old, to: new)
            let address = GalleryDocument.address(of: name, old)
            document.answers.add("\(address)/diff?with=\(DocumentReference(name, revision: new))", difference.json)
        }
        let texts = entries.filter { $0.action != .deleted }.map(\.key.number)
        guard name.type == .pattern else { return }
        for number in texts where number != state.revision {
            let address = GalleryDocument.address(of: name, number)
            document.answers.add(address, try answer(name, number))
            // A revision that can't be played is listed with its values, and can't be compared.
            if case .success(let subject) = try motion(name, number) {
                document.motions.append(("\(address)/player", subject))
            }
        }
    }

    /// A kind with its default values, if all of its parameters have one.
    private func addExample(of state: DocumentState, to document: inout GalleryDocument) throws {
        do {
            let unsaved = try reader.unsavedMotion(of: try JSONReader().read(state.canonical))
            let subject = try ExportSubject(
                unsaved.motion, revision: state.revision, screen: unsaved.screen, scene: unsaved.scene, devices: devices
            )
            document.motions.append(("\(document.address)/preview", subject))
        } catch is Problems {
            // The page then has its tables, but no player.
        }
    }
}

extension ChangedValue {
    /// Whether the change can be shown without the values themselves.
    fileprivate var hasText: Bool { [oldText, newText].contains { $0?.isEmpty == false } }
}
