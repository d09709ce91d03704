#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The input of a splitter: the chunk at hand, and what of the piece being read stood in chunks before.
struct SplitterText {
    /// The next byte to look at, in the chunk.
    var index = 0
    /// Where what is neither skipped nor given away begins, in the input: the piece being read.
    private(set) var cursor = TextOrigin()
    private(set) var chunk = UnsafeRawBufferPointer(start: nil, count: 0)
    private(set) var pending: [UInt8] = []
    /// Up to where the chunk is skipped, given away or kept.
    private var taken = 0
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// Whether the chunk is used up.
    var isAtEnd: Bool {
        index >= chunk.count
    }

    /// The byte at `index`.
    var byte: UInt8 {
        chunk[index]
    }

    /// Takes the next chunk.
    mutating func begin(_ chunk: UnsafeRawBufferPointer) {
        self.chunk = chunk
        index = 0
        taken = 0
    }

    /// Lets go of the chunk.
    mutating func end() {
        begin(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    /// Goes on to the next line feed; to the end of the chunk where none follows.
    mutating func advanceToLineFeed() {
        guard let start = chunk.baseAddress, !isAtEnd else { return }
        let found = memchr(start + index, Int32(UInt8(ascii: "\n")), chunk.count - index)
        index = found.map { UnsafeRawPointer($0) - start } ?? chunk.count
    }

    /// Drops the bytes up to `index`, and what was kept; the next piece starts here.
    mutating func skip() {
        pending.withUnsafeBytes { cursor.advance(over: $0) }
        cursor.advance(over: fresh)
        startNextPiece()
    }

    /// Drops the bytes up to `index` as no part of any line: a byte order mark.
    mutating func skipMark() {
        cursor.offset += pending.count + fresh.count
        startNextPiece()
    }

    /// Keeps the bytes up to `index` as part of the piece, until the next chunk.
    mutating func keep() throws(JSONError) {
        try checkSize()
        pending.append(contentsOf: fresh)
        taken = index
    }

    /// Gives the piece that ends at `index` to `body`, and goes on behind it.
    mutating func endPiece<Value>(_ body: (UnsafeRawBufferPointer, TextOrigin) throws -> Value) throws -> Value {
        try checkSize()
        let value = try withPiece(body)
        skip()
        return value
    }

    /// Gives the line that ends at `index` to `body`, and goes on behind its line feed.
    mutating func endLine(_ body: (UnsafeRawBufferPointer, TextOrigin) throws -> Void) throws {
        try checkSize()
        try withPiece(body)
        if !isAtEnd { index += 1 }
        // `skip` would look at every byte for the column, which is known here.
        cursor.offset += pending.count + fresh.count
        cursor.position = TextPosition(line: cursor.position.line + 1, column: 1)
        startNextPiece()
    }

    private mutating func withPiece<Value>(
        _ body: (UnsafeRawBufferPointer, TextOrigin) throws -> Value
    ) throws -> Value {
        if pending.isEmpty { return try body(fresh, cursor) }
        try keep()
        return try pending.withUnsafeBytes { try body($0, cursor) }
    }

    private mutating func startNextPiece() {
        pending.removeAll(keepingCapacity: true)
        taken = index
    }

    private func checkSize() throws(JSONError) {
        if pending.count + index - taken > maximumBytes {
            let kind = JSONError.Kind.tooLarge(limit: maximumBytes)
            throw JSONError(kind: kind, offset: cursor.offset, position: cursor.position)
        }
    }

    /// The bytes of the chunk that belong to the piece so far.
    private var fresh: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: chunk[taken..<index])
    }
}
