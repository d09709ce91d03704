#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why standard output can no longer be written.
enum OutputError: Error {
    /// Its reader has gone, as after `| head -1`.
    case closed
    /// The system's error number.
    case failed(Int32)
}

/// Standard output, through a buffer.
final class Output {
    private var buffer: [UInt8] = []
    private static let limit = 1 << 16

    /// Prints to standard output; what is printed before an error is not lost.
    static func print(_ body: (Output) throws -> Void) throws {
        let output = Output()
        do {
            try body(output)
        } catch {
            try output.flush()
            throw error
        }
        try output.flush()
    }

    /// Appends text.
    func write(_ text: String) throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.limit { try flush() }
    }

    /// Appends text and a line feed.
    func line(_ text: String = "") throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= Self.limit { try flush() }
    }

    /// Appends bytes.
    func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.limit { try flush() }
    }

    /// Hands everything to the system.
    func flush() throws(OutputError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        var done = 0
        while done < buffer.count {
            let count = buffer[done...].withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
            if count > 0 {
                done += count
            } else if errno == EPIPE {
                throw .closed
            } else if errno != EINTR && errno != EAGAIN {
                throw .failed(errno)
            }
        }
    }
}

/// Notices and errors, written to standard error line by line and without a buffer.
enum Notice {
    /// Writes a line. Control characters are replaced.
    static func write(_ line: String) {
        let bytes = Array((line.escaped + "\n").utf8)
        // There is nowhere left to report a failure.
        _ = bytes.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
    }

    /// Writes bytes as they are.
    static func raw(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
    }
}

/// The system's call; inside the types its name is that of a method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
