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

/// Whether an export has the numbers of the revisions that it was made from.
public enum ExportedRevisions: Sendable, Hashable {
    /// It has only documents.
    case excluded
    /// It also has an object with a number for each document: `"revisions": {"expand": 3, "kind:expand": 1}`.
    case included
}

extension CatalogReader {
    /// Writes documents in an order and a layout that depend only on the documents.
    ///
    /// - Parameters:
    ///   - selection: The documents.
    ///   - format: The format of the text.
    ///   - revisions: Whether the text ends with the numbers of the revisions; in JSON Lines, in a line of their own.
    ///   - write: Receives the next bytes of the text.
    ///   - progress: Called now and then with the number of documents written.
    /// - Returns: The number of documents written.
    /// - Throws: `Problems` if the selection names a document that doesn't exist, or two texts of one name; any error
    ///   that `write` throws.
    @discardableResult
    public func export(
        _ selection: Selection, as format: ExportFormat, revisions: ExportedRevisions = .excluded,
        to write: ([UInt8]) throws -> Void, progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        try withoutActuallyEscaping(write) { write in
            var text = JSONPieces(.pretty, write)
            return try export(selection, as: format, revisions, to: &text, progress: progress)
        }
    }

    private func export(
        _ selection: Selection, as format: ExportFormat, _ revisions: ExportedRevisions, to text: inout JSONPieces,
        progress: (Int) -> Void
    ) throws -> Int {
        try refuseCollisions(in: selection, isOneFile: true)
        var count = 0
        var numbers = Envelope.Revisions()
        func add(_ exported: ExportedText, _ add: () throws -> Void) throws {
            try add()
            numbers.add(exported.revision)
            count += 1
            if count.isMultiple(of: 1000) { progress(count) }
        }
        switch format {
        case .jsonLines:
            try texts(selection, DocumentType.allCases.sorted(), revisions) { exported in
                try add(exported) { try text.add(line: exported.body) }
            }
            if revisions == .included { try text.add(line: numbers.envelope.canonicalBytes) }
        case .json:
            text.open("{")
            for key in Envelope.keys {
                if let type = DocumentType(plural: key) {
                    text.open("[", named: key)
                    try texts(selection, [type], revisions) { exported in
                        try add(exported) { try text.add(try json.read(exported.body)) }
                    }
                    text.close("]")
                } else if key == Envelope.formatKey {
                    try text.add(.string(Envelope.format), named: key)
                } else if revisions == .included {
                    try text.add(numbers.json, named: key)
                }
            }
            text.close("}")
            try text.add(line: [])
        }
        try text.flush()
        progress(count)
        return count
    }

    /// Writes documents into a folder, a file each: `patterns/expand.json`, and `patterns/expand@1.json` for an older
    /// revision if the selection names several texts of that name. Each is written completely or not at all, and one that
    /// would stay the same is left alone, and one that changes keeps its form; missing folders are made, and nothing is
    /// deleted.
    ///
    /// - Parameters:
    ///   - selection: The documents.
    ///   - folder: The folder.
    ///   - revisions: Whether the folder gets a file `revisions.json` with the numbers of the revisions.
    ///   - progress: Called with the number of documents written so far.
    /// - Returns: The number of documents.
    /// - Throws: `Problems` if the selection names a document that doesn't exist, or older revisions of two documents
    ///   with one name and number; `FileError`.
    @discardableResult
    public func export(
        _ selection: Selection, below folder: String, revisions: ExportedRevisions = .excluded,
        progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        try refuseCollisions(in: selection, isOneFile: false)
        let draft = try FolderDraft(in: folder)
        var count = 0
        var numbers = Envelope.Revisions()
        func write(_ json: JSON, to file: String) throws {
            try draft.write(FileForm(ofFileAt: "\(folder)/\(file)").bytes(of: json.pretty + "\n"), to: file)
        }
        try texts(selection, DocumentType.allCases.sorted(), revisions) { exported in
            let document = try json.read(exported.body)
            guard let name = Document.name(of: document) else { return }
            let file = name.slug.text + (exported.suffix.map { "@\($0)" } ?? "")
            try write(document, to: "\(name.type.plural)/\(file).json")
            if exported.suffix == nil { numbers.add(exported.revision) }
            count += 1
            progress(count)
        }
        if revisions == .included { try write(numbers.envelope, to: "revisions.json") }
        try draft.commit()
        return count
    }

    /// The files below a folder, named as `export` names them, of documents that were deleted or renamed since.
    public func formerFiles(below folder: String) throws -> [String] {
        var files: [String] = []
        for type in DocumentType.allCases.sorted() {
            let place = "\(folder)\(folder.hasSuffix("/") ? "" : "/")\(type.plural)/"
            for file in (try? FileSystem.names(in: place)) ?? [] where file.hasSuffix(".json") {
                guard let slug = Slug(String(file.dropLast(".json".count))) else { continue }
                let name = DocumentName(type, slug)
                let isFormer = try store.entry(of: name)?.isDeleted ?? !store.entries(formerlyNamed: name).isEmpty
                guard isFormer, let bytes = try? OpenFile(readingRegular: place + file).read(upTo: 1 << 24)
                else { continue }
                if let text = try? json.read(bytes), Document.name(of: text) == name { files.append(place + file) }
            }
        }
        return files
    }

    /// A text to export.
    private struct ExportedText {
        let body: [UInt8]
        /// The number that its file is named with, if it shares its name with another one and isn't the newest.
        var suffix: RevisionNumber?
        /// Its name and the number of the revision, if they are wanted.
        var revision: DocumentReference?
    }

    /// The texts of the selected documents of these types, type by type and by slug.
    private func texts(
        _ selection: Selection, _ types: [DocumentType], _ revisions: ExportedRevisions,
        each: (ExportedText) throws -> Void
    ) throws {
        func all(_ query: Query) throws {
            switch revisions {
            case .excluded: try store.texts(query) { try each(ExportedText(body: $0)) }
            case .included:
                try store.documents(query) { stored in
                    let reference = DocumentReference(stored.entry.name, revision: stored.entry.newest)
                    try each(ExportedText(body: stored.body, revision: reference))
                }
            }
        }
        switch selection {
        case .everything: for type in types { try all(Query(type)) }
        case .listed(let request):
            for type in types where request.type == nil || request.type == type { try all(query(request, only: type)) }
        case .named(let references):
            let states = try states(of: references.filter { types.contains($0.name.type) })
            let bearers = Dictionary(grouping: states, by: \.name)
            for state in states {
                let isAlone = bearers[state.name]?.count == 1
                try each(
                    ExportedText(
                        body: state.canonical, suffix: isAlone || state.isNewest ? nil : state.revision,
                        revision: DocumentReference(state.name, revision: state.revision)))
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
