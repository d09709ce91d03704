import MotifPlatform
import MotifSystem
import MotifText

/// The reason why standard output can't be written.
enum OutputError: Error {
    /// Its reader has closed it, as `head -1` does.
    case closed
    /// The system's error number.
    case failed(Int32)

    /// The message for an error number.
    static func message(for number: Int32) -> String {
        "Standard output" + (number == EBADF ? " is closed" : ": \(Process.message(for: number))")
    }
}

/// Standard output, or standard error for tables that aren't the data of a command, through a buffer.
final class Output {
    private let stream: StandardStream
    private var buffer: [UInt8] = []
    /// How data is written for the terminal; `nil` if it is written as it is.
    private let data: DataText?
    private static let maximumBytes = 1 << 16

    /// - Parameter data: The language of the output, if it isn't made for terminals.
    init(_ data: DataText? = nil, to stream: StandardStream = .output) {
        self.stream = stream
        self.data = stream.isTerminal ? data : nil
    }

    /// Prints to standard output. Output before an error isn't lost.
    static func print(_ data: DataText? = nil, _ body: (Output) throws -> Void) throws {
        let output = Output(data)
        do {
            try body(output)
        } catch {
            try output.flush()
            throw error
        }
        try output.flush()
    }

    /// Appends text.
    func write(_ text: String) throws(OutputError) { try write(text.utf8) }

    /// Appends text and a line feed.
    func line(_ text: String = "") throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        try write("\n")
    }

    /// Appends bytes.
    func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.maximumBytes { try flush() }
    }

    /// Writes the buffer to the file descriptor.
    func flush() throws(OutputError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        if let data { buffer = data.shown(buffer) }
        var done = 0
        while done < buffer.count {
            let count = buffer[done...].withUnsafeBytes { systemWrite(stream.rawValue, $0.baseAddress, $0.count) }
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

/// Unbuffered lines on standard error, for notices and errors.
enum Notice {
    /// Writes a line, which stays one whatever it quotes. Control characters are replaced.
    static func write(_ line: String) { StandardStream.errors.write(line.onOneLine.escaped + "\n") }
}
