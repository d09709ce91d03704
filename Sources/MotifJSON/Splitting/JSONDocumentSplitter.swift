/// Splits a text into documents, without building their values.
///
/// The start of the text decides which of three formats it has:
/// - An envelope, an object whose first key is one of `EnvelopeKeys`: each element of a section's array is a piece with
///   its section, and each other member is a piece with its key.
/// - JSON Lines, if the first line has one value, and no more: each line is a document, so a broken line affects no
///   other; blank lines are skipped.
/// - Anything else: one value, or several in a row, over any number of lines.
///
/// JSON Lines are passed on as they arrive, so that memory is bounded by the longest line. Any other text is read to its
/// end first.
///
///     var splitter = JSONDocumentSplitter(envelope: .init(sections: ["patterns"], others: ["format"]))
///     while let chunk = nextChunk() {
///         try splitter.push(chunk) { piece in take(try reader.read(piece)) }
///     }
///     try splitter.finish { piece in take(try reader.read(piece)) }
public struct JSONDocumentSplitter {
    /// The keys by which an envelope is recognized.
    public struct EnvelopeKeys: Sendable {
        /// The keys of the arrays whose elements are documents.
        public let sections: [String]
        /// Every key, sections first.
        let all: [String]

        /// The keys of an envelope.
        ///
        /// - Parameters:
        ///   - sections: The keys of the arrays whose elements are documents.
        ///   - others: Other keys that an envelope may start with.
        public init(sections: [String], others: [String]) {
            self.sections = sections
            all = sections + others
        }
    }

    private enum Format {
        case unknown, lines, values
    }

    /// The bytes with which a value can start, and those of a byte order mark.
    private static let starts = Set("{[\"-0123456789tfn\u{FEFF}".utf8)

    private let envelope: EnvelopeKeys
    private let maximumBytes: Int
    private var format = Format.unknown
    /// What has arrived and wasn't passed on.
    private var pending: [UInt8] = []
    /// The start of `pending` in the text.
    private var start = TextOrigin()
    /// The number of documents so far.
    private var count = 0
    /// The length of `pending` at which it is looked at for a document that never ends.
    private var nextCheck: Int

    /// Creates a splitter that rejects documents of more than `limits.maximumBytes`.
    public init(envelope: EnvelopeKeys, limits: JSONLimits = .default) {
        self.envelope = envelope
        maximumBytes = limits.maximumBytes
        nextCheck = 2 * limits.maximumBytes
    }

    /// Reads the next bytes of the text and passes every line that ends in them to `take`.
    ///
    /// - Throws: `JSONError` for a line that is too long; errors of `take`. Nothing may be pushed after an error.
    public mutating func push(_ chunk: UnsafeRawBufferPointer, _ take: (Piece) throws -> Void) throws {
        let searched = pending.count
        pending.append(contentsOf: chunk)
        // What can't be JSON isn't read to its end, which may never come.
        if searched == 0, let first = pending.first(where: { !$0.isJSONWhiteSpace }), !Self.starts.contains(first) {
            return try finish(take)
        }
        if format == .unknown { recognizeFormat(searched: searched) }
        if format == .lines { try takeLines(take) }
        if pending.count > nextCheck { try refuseEndlessDocument() }
    }

    /// Throws for a text whose last document is too long already, or that isn't JSON from a place on.
    ///
    /// - Complexity: O(n) for each doubling of the text, so O(n) in all.
    private mutating func refuseEndlessDocument() throws {
        nextCheck = 2 * pending.count
        try pending.withUnsafeBytes { bytes in
            var values = ValueSplitter(text: bytes, envelope: envelope, maximumBytes: maximumBytes)
            var scalars = 0
            do {
                try values.run { piece in
                    scalars += piece.bytes.first.map("{[".utf8.contains) == true ? 0 : 1
                    if scalars <= 100 { return }
                    throw JSONError(
                        kind: .syntax("Expected documents, which are objects"), offset: piece.offset,
                        position: piece.position)
                }
            } catch let error as JSONError {
                // What isn't complete yet fails at its end. The last piece may begin with one that is.
                if bytes.count - error.offset > maximumBytes { throw error }
                let rest = bytes.count - values.origin.offset - maximumBytes
                try Piece.check(rest, at: values.origin, maximumBytes: maximumBytes)
            }
        }
    }

    /// Reads the next bytes of the text and passes every line that ends in them to `take`.
    public mutating func push(_ chunk: [UInt8], _ take: (Piece) throws -> Void) throws {
        try chunk.withUnsafeBytes { try push($0, take) }
    }

    /// Ends the text and passes what is left of it to `take`.
    ///
    /// - Throws: `JSONError` for a document that is too large, and for a text that isn't JSON unless it is a line;
    ///   errors of `take`.
    public mutating func finish(_ take: (Piece) throws -> Void) throws {
        let text = pending
        pending = []
        try text.withUnsafeBytes { bytes in
            if format == .lines { return try takeLine(bytes, take) }
            var values = ValueSplitter(text: bytes, envelope: envelope, maximumBytes: maximumBytes)
            try values.run(take)
        }
    }

    /// Recognizes JSON Lines by the first line that isn't blank, once all of it has arrived.
    private mutating func recognizeFormat(searched: Int) {
        var searched = searched
        while format == .unknown, let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            searched = end + 1
            format = pending[..<end].withUnsafeBytes { bytes in
                var origin = TextOrigin()
                return format(ofFirstLine: origin.skipBlanks(in: bytes))
            }
        }
    }

    private func format(ofFirstLine line: UnsafeRawBufferPointer) -> Format {
        if line.isEmpty { return .unknown }
        var scanner = JSONScanner(line)
        do throws(JSONError) {
            if try scanner.firstKey().map(envelope.all.contains) == true { return .values }
            while try scanner.next() != nil {}
            return .lines
        } catch {
            if case .trailingContent = error.kind { return .values }
            // The value goes on in the next line, unless it is closed in this one, which is broken then.
            let isClosed = line.last { !$0.isJSONWhiteSpace } == UInt8(ascii: "}")
            return isClosed && error.offset < line.count ? .lines : .values
        }
    }

    private mutating func takeLines(_ take: (Piece) throws -> Void) throws {
        let text = pending
        pending = []
        try text.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                try takeLine(UnsafeRawBufferPointer(rebasing: rest[..<end]), take)
                rest = rest[(end + 1)...]
            }
            try Piece.check(rest.count, at: start, maximumBytes: maximumBytes)
            pending = Array(rest)
        }
    }

    private mutating func takeLine(_ line: UnsafeRawBufferPointer, _ take: (Piece) throws -> Void) throws {
        try Piece.check(line.count, at: start, maximumBytes: maximumBytes)
        var origin = start
        let rest = origin.skipBlanks(in: line)
        if let last = rest.lastIndex(where: { !$0.isJSONWhiteSpace }) {
            let text = UnsafeRawBufferPointer(rebasing: rest[...last])
            try take(Piece(bytes: text, origin: origin, place: .document(index: count), isLine: count > 0))
            count += 1
        }
        start.offset += line.count + 1
        start.position = TextPosition(line: start.position.line + 1, column: 1)
    }
}
