/// Reads JSON texts, fast.
///
/// simdjson checks the text and finds its structure; a text that it refuses, or that holds what a value cannot, goes
/// through a strict scanner that tells where and why. Where there is no simdjson, as on iOS, the scanner reads every
/// text; values and errors are the same. One reader keeps its buffers from text to text; it belongs to one thread at a
/// time.
///
///     let reader = JSONReader()
///     let pattern = try reader.read(#"{"slug": "expand"}"#)
public final class JSONReader {
    /// How deep and how long a text may be.
    public let limits: JSONLimits

    private let tape: TapeReader

    /// A reader with these limits.
    public init(limits: JSONLimits = .default) {
        self.limits = limits
        tape = TapeReader(maximumDepth: limits.maximumDepth)
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
        if let value = tape.read(bytes) { return value }
        var builder = JSONTreeBuilder(bytes, origin: origin, limits: limits)
        return try builder.read()
    }
}

/// How deep and how long a text may be.
public struct JSONLimits: Sendable, Equatable {
    /// How many arrays and objects may stand in one another, 1…256.
    public let maximumDepth: Int
    /// How many bytes one document may have.
    public let maximumBytes: Int

    /// 128 deep, 16 MiB long.
    public static let `default` = JSONLimits()

    /// Limits; a depth outside 1…256 is clamped.
    ///
    /// A tree is built, compared and freed by recursion; 256 levels fit the smallest stack that a thread gets.
    public init(maximumDepth: Int = 128, maximumBytes: Int = 16 << 20) {
        self.maximumDepth = min(max(maximumDepth, 1), 256)
        self.maximumBytes = max(maximumBytes, 0)
    }
}
