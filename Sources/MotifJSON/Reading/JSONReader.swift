/// Reads JSON texts strictly: what RFC 8259 doesn't allow is an error with its place.
///
///     let pattern = try JSONReader().read(#"{"slug": "expand"}"#)
public struct JSONReader: Sendable {
    /// The limits on the depth and the length of a text.
    public let limits: JSONLimits

    /// A reader with these limits.
    public init(limits: JSONLimits = .default) { self.limits = limits }

    /// Returns the value of a text in UTF-8; a byte order mark before it is skipped.
    ///
    /// - Throws: `JSONError`, with the place in `bytes`.
    public func read(_ bytes: UnsafeRawBufferPointer) throws(JSONError) -> JSON {
        try read(bytes, origin: TextOrigin())
    }

    /// Returns the value of a text in UTF-8.
    ///
    /// - Parameter inexact: Called for each number that a double can't hold, which is then its text; by default, it is an
    ///   error.
    /// - Throws: `JSONError`, with the place in `bytes`.
    public func read(_ bytes: [UInt8], inexact: ((JSONError) -> Void)? = nil) throws(JSONError) -> JSON {
        try bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try read(bytes, origin: TextOrigin(), inexact: inexact) }
        }.get()
    }

    /// Returns the value of a text.
    ///
    /// - Throws: `JSONError`, with the place in `text`.
    public func read(_ text: String) throws(JSONError) -> JSON {
        try read(Array(text.utf8))
    }

    /// Returns the value of a piece from a splitter.
    ///
    /// - Throws: `JSONError`, with the place in the splitter's whole input.
    public func read(_ piece: JSONDocumentSplitter.Piece) throws(JSONError) -> JSON {
        try read(piece.bytes, origin: TextOrigin(offset: piece.offset, position: piece.position))
    }

    private func read(
        _ bytes: UnsafeRawBufferPointer, origin: TextOrigin, inexact: ((JSONError) -> Void)? = nil
    ) throws(JSONError) -> JSON {
        if bytes.count > limits.maximumBytes {
            let kind = JSONError.Kind.tooLarge(limit: limits.maximumBytes)
            throw JSONError(kind: kind, offset: origin.offset, position: origin.position)
        }
        var builder = JSONTreeBuilder(bytes, origin: origin, limits: limits)
        builder.inexact = inexact
        return try builder.read()
    }
}

/// The limits on the depth and the length of a text.
public struct JSONLimits: Sendable, Equatable {
    /// The maximum depth of nested arrays and objects, 1…256.
    public let maximumDepth: Int
    /// The maximum length of a document, in bytes.
    public let maximumBytes: Int

    /// A depth of 128, a length of 16 MiB.
    public static let `default` = JSONLimits()

    /// Limits; a depth outside 1…256 is clamped.
    ///
    /// A tree is built, compared and freed by recursion; 256 levels fit the smallest stack of a thread.
    public init(maximumDepth: Int = 128, maximumBytes: Int = 16 << 20) {
        self.maximumDepth = min(max(maximumDepth, 1), 256)
        self.maximumBytes = max(maximumBytes, 0)
    }
}
