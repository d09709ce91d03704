import CSimdJSON

/// Reads JSON texts, fast.
///
/// simdjson checks the text and finds its structure; a text that it refuses, or that holds what a value cannot, goes
/// through a strict scanner that tells where and why. One reader keeps its buffers from text to text; it belongs to
/// one thread at a time.
///
///     let reader = JSONReader()
///     let pattern = try reader.read(#"{"slug": "expand"}"#)
public final class JSONReader {
    /// How deep and how long a text may be.
    public let limits: JSONLimits

    private let parser: OpaquePointer
    private var keys: [Int] = []

    /// A reader with these limits.
    public init(limits: JSONLimits = .standard) {
        self.limits = limits
        // Two more, so that it is the limit here that speaks.
        guard let parser = csimdjson_create(limits.maximumDepth + 2) else { preconditionFailure("Memory is full") }
        self.parser = parser
    }

    deinit {
        csimdjson_destroy(parser)
    }

    /// The value of a text in UTF-8; a byte order mark before it is skipped.
    ///
    /// - Throws: `JSONError`, with the place in `bytes`.
    public func read(_ bytes: UnsafeRawBufferPointer) throws(JSONError) -> JSON {
        try read(bytes, origin: TextOrigin())
    }

    /// The value of a text in UTF-8.
    ///
    /// - Throws: `JSONError`, with the place in `bytes`.
    public func read(_ bytes: [UInt8]) throws(JSONError) -> JSON {
        try bytes.withUnsafeBytes { bytes in Result { () throws(JSONError) in try read(bytes) } }.get()
    }

    /// The value of a text.
    ///
    /// - Throws: `JSONError`, with the place in `text`.
    public func read(_ text: String) throws(JSONError) -> JSON {
        try read(Array(text.utf8))
    }

    /// The value of a piece that a splitter found.
    ///
    /// - Throws: `JSONError`, with the place in the splitter's whole input.
    public func read(_ piece: JSONDocumentSplitter.Piece) throws(JSONError) -> JSON {
        try read(piece.bytes, origin: TextOrigin(offset: piece.offset, position: piece.position))
    }

    private func read(_ bytes: UnsafeRawBufferPointer, origin: TextOrigin) throws(JSONError) -> JSON {
        if bytes.count > limits.maximumBytes {
            let kind = JSONError.Kind.tooLarge(limit: limits.maximumBytes)
            throw JSONError(kind: kind, offset: origin.offset, position: origin.position)
        }
        if let value = readFast(bytes) { return value }
        let diagnosis = JSONDiagnosis(of: bytes, origin: origin, limits: limits)
        if let error = diagnosis.error { throw error }
        // Nothing is wrong but integers that simdjson does not take: an exponent makes them numbers that it does.
        var text: [UInt8] = []
        var start = 0
        for end in diagnosis.bigIntegerEnds {
            text += bytes[start..<end]
            text += "e0".utf8
            start = end
        }
        text += bytes[start...]
        if let value = text.withUnsafeBytes({ readFast($0) }) { return value }
        let kind = JSONError.Kind.syntax("A JSON text expected; simdjson refuses this one without a place")
        throw JSONError(kind: kind, offset: origin.offset, position: origin.position)
    }

    /// The value as simdjson reads it; nil where the scanner must look.
    private func readFast(_ bytes: UnsafeRawBufferPointer) -> JSON? {
        let mark = ByteOrderMark.length(in: bytes)
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var found = csimdjson_tape()
        guard csimdjson_read(parser, start + mark, bytes.count - mark, &found) == 0,
            let words = found.words, let strings = found.strings
        else { return nil }
        keys.removeAll(keepingCapacity: true)
        var tape = JSONTape(words: words, strings: strings, maximumDepth: limits.maximumDepth, keys: keys)
        keys = []
        defer { keys = tape.keys }
        return try? tape.value()
    }
}
