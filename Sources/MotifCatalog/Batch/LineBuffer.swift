import MotifJSON

/// Splits a stream of bytes into lines.
///
/// A line ends at a line feed, the last one also at the end of the input. Memory is bounded by the longest
/// accepted line and the bytes pushed last.
///
///     var buffer = LineBuffer()
///     buffer.push(chunk)
///     while let line = buffer.next() { run(line) }
package struct LineBuffer: Sendable {
    /// One line, without its line feed.
    package enum Line: Sendable, Equatable {
        /// Its bytes.
        case text([UInt8])
        /// A line longer than this limit, which is dropped. It is known before its end, which may never come.
        case tooLong(limit: Int)
    }

    private let maximumBytes: Int
    private var bytes: [UInt8] = []
    /// The start of the next line in `bytes`.
    private var start = 0
    /// The end of the bytes in which no line feed was found.
    private var searched = 0
    /// The end of the next line, if it is known.
    private var end: Int?
    /// Whether the line at `start` was too long, so that nothing of it is kept.
    private var isDropping = false
    private var isFinished = false

    /// - Parameter maximumBytes: Longer lines are dropped (default: 16 MiB).
    package init(maximumBytes: Int = JSONLimits.default.maximumBytes) { self.maximumBytes = maximumBytes }

    /// Whether `next` returns a line without more input.
    package var hasLine: Bool { end != nil }

    /// Adds the next bytes of the input.
    package mutating func push(_ chunk: UnsafeRawBufferPointer) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            if let end { self.end = end - start }
            start = 0
        }
        bytes.append(contentsOf: chunk)
        if end == nil { search() }
    }

    /// Adds the next bytes of the input.
    package mutating func push(_ chunk: [UInt8]) { chunk.withUnsafeBytes { push($0) } }

    /// Ends the input; the rest of it is the last line.
    package mutating func finish() {
        isFinished = true
        if end == nil { search() }
    }

    /// The next line; `nil` if there isn't a whole one yet.
    package mutating func next() -> Line? {
        guard let end else { return nil }
        let isTooLong = end - start > maximumBytes
        let line = isTooLong ? Line.tooLong(limit: maximumBytes) : .text(Array(bytes[start..<end]))
        isDropping = end == bytes.count || bytes[end] != UInt8(ascii: "\n")
        start = isDropping ? end : end + 1
        searched = start
        self.end = nil
        search()
        return line
    }

    private mutating func search() {
        let found = bytes.withUnsafeBytes { $0[searched...].firstIndex(of: UInt8(ascii: "\n")) }
        if let found, isDropping {
            (isDropping, start, searched) = (false, found + 1, found + 1)
            return search()
        }
        searched = found ?? bytes.count
        if isDropping {
            bytes.removeSubrange(start...)
            searched = start
        } else if found != nil || isFinished && start < bytes.count || bytes.count - start > maximumBytes {
            end = searched
        }
    }
}
