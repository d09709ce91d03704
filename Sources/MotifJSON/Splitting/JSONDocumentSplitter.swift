/// Splits a stream of bytes into documents, without parsing them.
///
/// The start of the input decides which of three formats it has:
/// - JSON Lines, if the first line is a whole value: each line is a document, so a broken line affects no other; blank
///   lines are skipped.
/// - An envelope, an object whose first key is one of `EnvelopeKeys`: each element of a section's array is a piece with
///   its section, and each other member is a piece with its key.
/// - Anything else: one value, or several in a row, over any number of lines.
///
/// The reader checks the contents of each piece; the rest of a truncated text is the last piece. Memory use is bounded
/// by the longest document.
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
        /// The length of the longest key, in bytes.
        let longest: Int

        /// The keys of an envelope.
        ///
        /// - Parameters:
        ///   - sections: The keys of the arrays whose elements are documents.
        ///   - others: Other keys that an envelope may start with.
        public init(sections: [String], others: [String]) {
            self.sections = sections
            all = sections + others
            longest = all.map(\.utf8.count).max() ?? 0
        }
    }

    private enum State {
        /// In a possible byte order mark, with the number of its bytes read so far.
        case mark(Int)
        /// Between documents.
        case between
        /// In the first bytes of an object, up to the end of its first key.
        case firstKey(FirstKeyScan)
        /// In a document.
        case document(ValueScan)
        /// After the first document, on the same line.
        case firstLine
        case lines
        case envelope(EnvelopeScan)
    }

    private let envelope: EnvelopeKeys
    private var state = State.mark(0)
    private var text: SplitterText
    /// The number of documents so far.
    private var count = 0
    /// Whether no document or envelope has ended yet; only the first one can start JSON Lines.
    private var isFirst = true

    /// Creates a splitter that rejects documents of more than `limits.maximumBytes`.
    public init(envelope: EnvelopeKeys, limits: JSONLimits = .default) {
        self.envelope = envelope
        text = SplitterText(maximumBytes: limits.maximumBytes)
    }

    /// Reads the next bytes of the input and passes every piece that ends in them to `take`.
    ///
    /// - Throws: `JSONError` for a document that is too large and for a malformed envelope; errors of `take`. Nothing
    ///   may be pushed after an error.
    public mutating func push(_ chunk: UnsafeRawBufferPointer, _ take: (Piece) throws -> Void) throws {
        text.begin(chunk)
        defer { text.end() }
        while !text.isAtEnd { try step(take) }
    }

    /// Reads the next bytes of the input and passes every piece that ends in them to `take`.
    public mutating func push(_ chunk: [UInt8], _ take: (Piece) throws -> Void) throws {
        try chunk.withUnsafeBytes { try push($0, take) }
    }

    /// Ends the input and passes what is left of it to `take`.
    ///
    /// - Throws: The errors of `push`, and `JSONError` for an envelope that isn't closed.
    public mutating func finish(_ take: (Piece) throws -> Void) throws {
        switch state {
        case .mark(0), .between, .firstLine: break
        case .mark, .firstKey, .document: try endDocument(take)
        case .lines: if !text.pending.isEmpty { try endLine(take) }
        case .envelope(var envelope): try envelope.finish(&text, take)
        }
        state = .between
    }

    private mutating func step(_ take: (Piece) throws -> Void) throws {
        switch state {
        case .mark(let seen): try lookForMark(seen)
        case .between: beginDocument()
        case .firstKey(let scan): try lookForEnvelope(scan, take)
        case .document(var scan):
            if let end = scan.end(in: text.chunk, from: text.index) {
                text.index = end
                try endDocument(take)
            } else {
                text.index = text.chunk.count
                try text.keep()
                state = .document(scan)
            }
        case .firstLine: lookBehindFirstDocument()
        case .lines: try takeLine(take)
        case .envelope(var envelope):
            // Cleared while the envelope is in use, which would otherwise be copied for every key and element.
            state = .between
            if try !envelope.step(&text, take) { state = .envelope(envelope) }
        }
    }

    private mutating func lookForMark(_ seen: Int) throws {
        let mark = ByteOrderMark.bytes
        if text.byte != mark[seen] {
            state = seen == 0 ? .between : .document(ValueScan(first: mark[0], in: .documents))
            return
        }
        text.index += 1
        if seen + 1 < mark.count {
            try text.keep()
            state = .mark(seen + 1)
        } else {
            text.skipMark()
            state = .between
        }
    }

    private mutating func beginDocument() {
        let byte = text.byte
        if byte.isJSONWhiteSpace {
            text.index += 1
            text.skip()
        } else if byte == UInt8(ascii: "{") {
            state = .firstKey(FirstKeyScan())
        } else {
            state = .document(ValueScan(first: byte, in: .documents))
        }
    }

    private mutating func lookForEnvelope(_ scan: FirstKeyScan, _ take: (Piece) throws -> Void) throws {
        var scan = scan
        let verdict = scan.read(text.byte, of: envelope)
        text.index += 1
        try text.keep()
        switch verdict {
        case .undecided: state = .firstKey(scan)
        case .document:
            var document = ValueScan(first: UInt8(ascii: "{"), in: .documents)
            let end = text.pending.withUnsafeBytes { document.end(in: $0, from: 0) }
            state = .document(document)
            if end != nil { try endDocument(take) }
        case .envelope(let key):
            state = .envelope(EnvelopeScan(firstKey: key, start: text.cursor.position, sections: envelope.sections))
            isFirst = false
            text.skip()
        }
    }

    private mutating func endDocument(_ take: (Piece) throws -> Void) throws {
        let line = text.cursor.position.line
        let index = count
        try text.endPiece { bytes, origin in
            try take(Piece(bytes: bytes, origin: origin, place: .document(index: index)))
        }
        state = isFirst && text.cursor.position.line == line ? .firstLine : .between
        isFirst = false
        count += 1
    }

    private mutating func lookBehindFirstDocument() {
        guard text.byte.isJSONWhiteSpace else {
            state = .between
            return
        }
        if text.byte == UInt8(ascii: "\n") { state = .lines }
        text.index += 1
        text.skip()
    }

    private mutating func takeLine(_ take: (Piece) throws -> Void) throws {
        text.advanceToLineFeed()
        if text.isAtEnd { try text.keep() } else { try endLine(take) }
    }

    private mutating func endLine(_ take: (Piece) throws -> Void) throws {
        let index = count
        var isBlank = false
        try text.endLine { line, origin in
            var (start, end) = (0, line.count)
            while start < end, line[start].isJSONWhiteSpace { start += 1 }
            while end > start, line[end - 1].isJSONWhiteSpace { end -= 1 }
            isBlank = start == end
            if isBlank { return }
            var origin = origin
            origin.advance(over: UnsafeRawBufferPointer(rebasing: line[..<start]))
            let bytes = UnsafeRawBufferPointer(rebasing: line[start..<end])
            try take(Piece(bytes: bytes, origin: origin, place: .document(index: index), isLine: true))
        }
        if !isBlank { count += 1 }
    }
}
