import MotifCore
import MotifJSON
import MotifStore

/// Reads sources and checks every document: the part of an import that doesn't need the catalog, so that it can run in
/// parallel with the writing.
final class ImportReader {
    /// Thrown if the receiver doesn't accept any more documents.
    struct Abandoned: Error {}

    /// The kinds that patterns are checked against: the catalog's, then the imported ones.
    private var kinds: [Slug: Kind]
    /// The shared values that aliases mean: the catalog's, then the imported ones.
    private var values: [Slug: SharedValue]
    /// The kinds that are still the catalog's, although the import may replace them later; none if it doesn't.
    private var replaceableKinds: Set<Slug>
    /// Those of them whose defaults patterns were given.
    private var kindsOfGivenDefaults: Set<Slug> = []
    /// The number of patterns that don't fit the catalog's kind, but may fit the import's.
    private var misfits = 0
    private var originCount = 0
    /// Whether an imported kind replaces the catalog's.
    private let replacesKinds: Bool
    /// Whether a source without documents is an error although its length wasn't known.
    private let refusesEmpty: Bool
    private var durations: [Slug: OperationDurations] = [:]
    /// The catalog's texts, until a kind is replaced, after which its patterns have to be checked again.
    private var known: KnownTexts?
    /// The number of texts since the last one that the catalog has.
    private var unknownInRow = 0
    private let send: ([ImportedDocument]) -> Bool
    private var chunk: [ImportedDocument] = []
    private var chunkBytes = 0
    /// The last chunks that were sent. The writer is done with one before it is forgotten here, so that this thread frees
    /// its memory: that takes half as long as on a thread that hasn't allocated it.
    private var sent: [[ImportedDocument]] = []

    private static let maximumSentChunks = 10

    /// After this number of new texts in a row, the others are probably new, too, and aren't looked up.
    private static let maximumUnknownInRow = 2_000

    /// The size of a chunk: large enough to pay for passing it on, small enough to be in the processor's cache when it
    /// is written. Importing 100,000 patterns took 3.0 s with 4,096 documents at a time, and 2.35 s with 256.
    private static let chunkLimits = (documents: 128, bytes: 1 << 16)

    /// - Parameters:
    ///   - known: The texts that the catalog has; without it, every document is checked.
    ///   - options: What to do with conflicts; what is missing must not be all because a pipe was empty.
    ///   - send: Receives a chunk of documents; returns `false` to end the reading.
    init(
        kinds: [Slug: Kind], values: [Slug: SharedValue], known: KnownTexts?, _ options: ImportOptions,
        send: @escaping ([ImportedDocument]) -> Bool
    ) {
        self.kinds = kinds
        self.values = values
        self.known = known
        replacesKinds = options.conflict != .skip
        replaceableKinds = options.conflict == .skip ? [] : Set(kinds.keys)
        refusesEmpty = options.missing == .delete
        self.send = send
    }

    /// Reads every source to its end or to the first text that isn't JSON; of JSON Lines, every line.
    ///
    /// - Parameter progress: Called with the bytes of the documents read so far.
    /// - Throws: Any error that a source throws; `Abandoned`.
    func run(_ sources: [ImportSource], progress: (Int) -> Void) throws {
        var done = 0
        for source in sources {
            try run(source) { count in
                done += count
                progress(done)
            }
        }
        try flush()
    }

    private func run(_ source: ImportSource, progress: (Int) -> Void) throws {
        var splitter = JSONDocumentSplitter(envelope: Envelope.splitterKeys)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        var pieces = 0
        var done = 0
        func take(_ piece: JSONDocumentSplitter.Piece) throws {
            pieces += 1
            try add(imported(piece, of: source), bytes: piece.bytes.count)
            // Once for each chunk that was passed on.
            guard chunk.isEmpty else { return }
            progress(piece.offset + piece.bytes.count - done)
            done = piece.offset + piece.bytes.count
        }
        do {
            while case let count = try source.read(buffer), count > 0 {
                try splitter.push(UnsafeRawBufferPointer(rebasing: buffer[..<count]), take)
            }
            try splitter.finish(take)
            // A pipe whose program found nothing to send has nothing to import; an empty file is a mistake.
            if pieces == 0, source.byteCount != nil || refusesEmpty {
                throw JSONError(kind: .empty, offset: 0, position: .start)
            }
        } catch let error as JSONError {
            try add(unreadable(error, in: source), bytes: 0)
        }
    }

    private func imported(_ piece: JSONDocumentSplitter.Piece, of source: ImportSource) -> ImportedDocument? {
        let origin = origin(source, piece.position, text: Array(piece.bytes))
        do throws(JSONError) {
            let json = try JSONReader().read(piece)
            if case .member(let key) = piece.place {
                return imported([(key, json)], at: origin)
            }
            if let members = Envelope.members(ofLine: json) { return imported(members, at: origin) }
            if let list = json.array, list.first?["updated"] == nil {
                let message = "A list isn't a document; write its documents one after another, such as one on each line"
                return faulty(nil, [Problem(.rule(.wrongType, message))], at: origin)
            }
            return check(json, at: origin)
        } catch {
            return unreadable(error, in: source)
        }
    }

    /// Members of an envelope that contain no documents.
    private func imported(_ members: [(key: String, value: JSON)], at origin: ImportOrigin) -> ImportedDocument? {
        let problems = members.flatMap { Envelope.problems(ofMember: $0.key, $0.value) }
        if !problems.isEmpty { return faulty(nil, problems, at: origin) }
        guard let revisions = members.first(where: { $0.key == Envelope.revisionsKey })?.value else { return nil }
        return ImportedDocument(origin: origin, result: .revisions(Envelope.Revisions(revisions)))
    }

    private func check(_ json: JSON, at origin: ImportOrigin) -> ImportedDocument {
        // The writer looks an entry up again, and reports a catalog that can't be read.
        if let entry = try? known?.entry(holding: json) {
            unknownInRow = 0
            return ImportedDocument(origin: origin, result: .known(entry))
        }
        unknownInRow += 1
        if unknownInRow == Self.maximumUnknownInRow { known = nil }
        var answer = Document.KindAnswer.unknown(nearest: nil)
        if let slug = Pattern.kind(of: json) {
            guard let kind = kinds[slug] else { return ImportedDocument(origin: origin, result: .waiting) }
            answer = .found(kind)
        }
        var isWaiting = false
        // Capturing the dictionary itself would have it copied for each value that is added.
        let resolver = ValueResolver { [self] slug in
            if let value = values[slug] { return .found(value) }
            isWaiting = true
            return .missing(.unknownValue(slug, among: []))
        }
        let document: Document
        var losses: [String] = []
        do {
            // The writer looks up what isn't here.
            let resolved = try resolver.resolve(json, kind: answer)
            if isWaiting { return ImportedDocument(origin: origin, result: .waiting) }
            guard resolved.problems.isEmpty else { throw Problems(resolved.problems) }
            document = try Document(spelled: resolved.json, kind: answer) { losses.append($0) }
        } catch {
            let problems = (error as? Problems)?.problems ?? []
            if case .found(let kind) = answer, replaceableKinds.contains(kind.metadata.name.slug),
                misfits < ImportProblems.limit
            {
                misfits += 1
                return ImportedDocument(origin: origin, result: .waiting)
            }
            return faulty(Document.name(of: json), problems, at: origin)
        }
        switch document {
        case .kind(let kind):
            if let problem = replace(kind) { return faulty(kind.metadata.name, [problem], at: origin) }
            return ImportedDocument(origin: origin, result: .source(document), losses: losses)
        case .value(let value):
            let slug = value.metadata.name.slug
            if replacesKinds || values[slug] == nil { values[slug] = value }
            return ImportedDocument(origin: origin, result: .source(document), losses: losses)
        case .pattern, .item, .device: break
        }
        if case .found(let kind) = answer, replaceableKinds.contains(kind.metadata.name.slug),
            json["parameters"]?.object?.count ?? 0 < kind.parameters.count
        {
            kindsOfGivenDefaults.insert(kind.metadata.name.slug)
        }
        let text = PreparedDocument(document, durations: durations(of: document))
        return ImportedDocument(origin: origin, result: .checked(text), losses: losses)
    }

    /// Makes an imported kind the one that patterns are checked against.
    ///
    /// - Returns: The problem, if patterns were given the defaults of the kind before.
    private func replace(_ kind: Kind) -> Problem? {
        let slug = kind.metadata.name.slug
        let old = kinds[slug]
        guard replacesKinds || old == nil else { return nil }
        kinds[slug] = kind
        durations[slug] = nil
        known = nil
        guard replaceableKinds.remove(slug) != nil, kindsOfGivenDefaults.contains(slug),
            old?.json["parameters"] != kind.json["parameters"]
        else { return nil }
        let message =
            "\(kind.metadata.name.quoted) has parameters other than the catalog's and comes after patterns that leave "
            + "values out; put it before them"
        return Problem(.rule(.conflict, message), at: .root.appending(key: "parameters"))
    }

    private func origin(_ source: ImportSource, _ position: TextPosition, text: [UInt8]) -> ImportOrigin {
        originCount += 1
        return ImportOrigin(source: source.name, position: position, text: text, order: originCount)
    }

    private func durations(of document: Document) -> [OperationDuration] {
        guard case .pattern(let pattern) = document, let kind = kinds[pattern.kind] else { return [] }
        if let durations = durations[pattern.kind] { return durations.durations(for: pattern.parameters) }
        let durations = OperationDurations(of: kind)
        self.durations[pattern.kind] = durations
        return durations.durations(for: pattern.parameters)
    }

    private func unreadable(_ error: JSONError, in source: ImportSource) -> ImportedDocument {
        let problem = Problem(.json(error), at: error.path ?? .root, position: error.position)
        return faulty(nil, [problem], at: origin(source, error.position, text: []))
    }

    private func faulty(_ name: DocumentName?, _ problems: [Problem], at origin: ImportOrigin) -> ImportedDocument {
        ImportedDocument(origin: origin, result: .problems(name, origin.located(problems)))
    }

    private func add(_ document: ImportedDocument?, bytes: Int) throws {
        guard let document else { return }
        chunk.append(document)
        chunkBytes += bytes
        if chunk.count >= Self.chunkLimits.documents || chunkBytes >= Self.chunkLimits.bytes { try flush() }
    }

    private func flush() throws {
        guard !chunk.isEmpty else { return }
        guard send(chunk) else { throw Abandoned() }
        sent.append(chunk)
        if sent.count > Self.maximumSentChunks { sent.removeFirst() }
        chunk = []
        chunkBytes = 0
    }
}
