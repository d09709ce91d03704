import MotifPlatform

/// The input of a splitter: the current chunk, and the part of the current piece that was in earlier chunks.
struct SplitterText {
    /// The index of the next byte in the chunk.
    var index = 0
    /// The start of the current piece in the input.
    private(set) var cursor = TextOrigin()
    private(set) var chunk = UnsafeRawBufferPointer(start: nil, count: 0)
    private(set) var pending: [UInt8] = []
    /// The end of the part of the chunk that was skipped, passed on or kept.
    private var taken = 0
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// Whether the chunk is read to its end.
    var isAtEnd: Bool {
        index >= chunk.count
    }

    /// The byte at `index`.
    var byte: UInt8 {
        chunk[index]
    }

    /// Starts the next chunk.
    mutating func begin(_ chunk: UnsafeRawBufferPointer) {
        self.chunk = chunk
        index = 0
        taken = 0
    }

    /// Releases the chunk.
    mutating func end() {
        begin(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    /// Advances to the next line feed, or to the end of the chunk.
    mutating func advanceToLineFeed() {
        guard let start = chunk.baseAddress, !isAtEnd else { return }
        let found = memchr(start + index, Int32(UInt8(ascii: "\n")), chunk.count - index)
        index = found.map { UnsafeRawPointer($0) - start } ?? chunk.count
    }

    /// Drops the bytes up to `index` and those that were kept; the next piece starts here.
    mutating func skip() {
        pending.withUnsafeBytes { cursor.advance(over: $0) }
        cursor.advance(over: fresh)
        startNextPiece()
    }

    /// Drops a byte order mark, which belongs to no line.
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

    /// Passes the piece that ends at `index` to `body`, and continues after it.
    mutating func endPiece<Value>(_ body: (UnsafeRawBufferPointer, TextOrigin) throws -> Value) throws -> Value {
        try checkSize()
        let value = try withPiece(body)
        skip()
        return value
    }

    /// Passes the line that ends at `index` to `body`, and continues after its line feed.
    mutating func endLine(_ body: (UnsafeRawBufferPointer, TextOrigin) throws -> Void) throws {
        try checkSize()
        try withPiece(body)
        if !isAtEnd { index += 1 }
        // `skip` would read every byte to find the column, which is known here.
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
