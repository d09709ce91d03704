import MotifCore
import MotifJSON
import MotifStore
import MotifSystem

/// The format of exported documents.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    /// One JSON object with all documents, sorted and indented.
    case json
    /// JSON Lines: one canonical document per line.
    case jsonLines = "jsonl"
}

extension CatalogReader {
    /// Writes documents in an order and a layout that depend only on the documents.
    ///
    /// - Parameters:
    ///   - selection: The documents.
    ///   - format: The format of the text.
    ///   - write: Receives the next bytes of the text.
    ///   - progress: Called now and then with the number of documents written.
    /// - Returns: The number of documents written.
    /// - Throws: `Problems` if the selection names a document that doesn't exist, or two texts of one name; any error
    ///   that `write` throws.
    @discardableResult
    public func export(
        _ selection: Selection, as format: ExportFormat, to write: ([UInt8]) throws -> Void,
        progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        try withoutActuallyEscaping(write) { write in
            var text = ExportText(write: write)
            return try export(selection, as: format, to: &text, progress: progress)
        }
    }

    private func export(
        _ selection: Selection, as format: ExportFormat, to text: inout ExportText, progress: (Int) -> Void
    ) throws -> Int {
        try refuseCollisions(in: selection, isOneFile: true)
        var count = 0
        func add(_ add: () throws -> Void) throws {
            try add()
            count += 1
            if count.isMultiple(of: 1000) { progress(count) }
        }
        switch format {
        case .jsonLines:
            try texts(selection, DocumentType.allCases.sorted()) { body, _ in
                try add { try text.line(body) }
            }
        case .json:
            try text.beginEnvelope()
            for key in Envelope.keys {
                guard let type = DocumentType(plural: key) else {
                    try text.member(key, Envelope.format)
                    continue
                }
                try text.beginSection(key)
                try texts(selection, [type]) { body, _ in try add { try text.element(try json.read(body)) } }
                try text.endSection()
            }
            try text.endEnvelope()
        }
        try text.flush()
        progress(count)
        return count
    }

    /// Writes documents into a folder, a file each: `patterns/expand.json`, and `patterns/expand@1.json` for an older
    /// revision if the selection names several texts of that name. Each is written completely or not at all; missing
    /// folders are made, and nothing is deleted.
    ///
    /// - Parameters:
    ///   - selection: The documents.
    ///   - folder: The folder.
    ///   - progress: Called with the number of documents written so far.
    /// - Returns: The number of documents.
    /// - Throws: `Problems` if the selection names a document that doesn't exist, or older revisions of two documents
    ///   with one name and number; `FileError`.
    @discardableResult
    public func export(
        _ selection: Selection, below folder: String, progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        try refuseCollisions(in: selection, isOneFile: false)
        var count = 0
        try texts(selection, DocumentType.allCases.sorted()) { body, revision in
            let document = try json.read(body)
            guard let name = Document.name(of: document) else { return }
            var text: [UInt8] = []
            document.writePretty(into: &text)
            text.append(UInt8(ascii: "\n"))
            let file = name.slug.text + (revision.map { "@\($0)" } ?? "")
            try AtomicFile.write(text, to: "\(name.type.plural)/\(file).json", below: folder)
            count += 1
            progress(count)
        }
        return count
    }

    /// The texts of the selected documents of these types, type by type and by slug; with the revision of one that
    /// shares its name with another one and isn't the newest.
    private func texts(
        _ selection: Selection, _ types: [DocumentType], each: ([UInt8], RevisionNumber?) throws -> Void
    ) throws {
        switch selection {
        case .everything:
            for type in types { try store.texts(Query(type)) { try each($0, nil) } }
        case .listed(let request):
            for type in types where request.type == nil || request.type == type {
                try store.texts(try query(request, only: type)) { try each($0, nil) }
            }
        case .named(let references):
            let states = try states(of: references.filter { types.contains($0.name.type) })
            let bearers = Dictionary(grouping: states, by: \.name)
            for state in states {
                let isAlone = bearers[state.name]?.count == 1
                try each(state.canonical, isAlone || state.isNewest ? nil : state.revision)
            }
        }
    }

    /// The revisions that are named, each once, by the name in their text and by number.
    private func states(of references: [DocumentReference]) throws -> [DocumentState] {
        var states: [RevisionKey: DocumentState] = [:]
        for reference in references {
            let state = try state(of: reference)
            states[RevisionKey(state.entry.id, state.revision)] = state
        }
        return states.values.sorted { ($0.name, $0.revision, $0.entry.id) < ($1.name, $1.revision, $1.entry.id) }
    }

    /// Refuses texts that would take each other's place: two of one name in one file, and two of one name and number in
    /// a folder. They are revisions of one document, or of two if one of them has been renamed.
    private func refuseCollisions(in selection: Selection, isOneFile: Bool) throws {
        guard case .named(let references) = selection else { return }
        var bearers: [DocumentReference: DocumentState] = [:]
        for state in try states(of: references) {
            let place = DocumentReference(state.name, revision: isOneFile || state.isNewest ? nil : state.revision)
            guard let other = bearers.updateValue(state, forKey: place) else { continue }
            throw Problems(
                .rule(
                    .conflict,
                    "\(isOneFile ? "One file" : "One folder") can't hold both '\(other.reference)' and "
                        + "'\(state.reference)', since both are named '\(place)'; export them into "
                        + (isOneFile ? "a folder" : "two folders")))
        }
    }
}

extension DocumentState {
    fileprivate var isNewest: Bool { revision == entry.newest }

    /// The revision by the name that its document has today.
    fileprivate var reference: DocumentReference { DocumentReference(entry.name, revision: revision) }
}
