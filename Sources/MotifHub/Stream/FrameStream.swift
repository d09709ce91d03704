/// Messages over a stream of bytes, in both directions.
final class FrameStream {
    private let stream: ByteStream
    private var received: [UInt8] = []
    private var start = 0
    private var pending: [UInt8] = []

    private static let blockBytes = 1 << 16
    private static let mostGreetingBytes = 200

    init(_ stream: ByteStream) { self.stream = stream }

    /// Whether the other end has sent something, or has ended.
    var hasInput: Bool { start < received.count || stream.hasInput }

    // MARK: The greeting

    /// Sends the first line.
    func greet() throws(StreamFailure) {
        pending += Array("\(Frame.greeting)\(Frame.version)\n".utf8)
        try flush()
    }

    /// Reads the other end's first line.
    ///
    /// - Returns: The version of its protocol, or the text if it isn't a greeting.
    /// - Throws: `ended` if there is no line.
    func readGreeting() throws(StreamFailure) -> Greeting {
        let expected = Array(Frame.greeting.utf8)
        while true {
            let line = received[start...].prefix(Self.mostGreetingBytes)
            let isGreeting = line.prefix(expected.count).elementsEqual(expected.prefix(line.count))
            let end = line.firstIndex(of: UInt8(ascii: "\n"))
            if let end {
                let text = String(decoding: line[..<end], as: UTF8.self)
                if isGreeting, let version = Int(text.dropFirst(expected.count)) {
                    start = end + 1
                    return .version(version)
                }
            }
            if end != nil || line.count == Self.mostGreetingBytes {
                return .other(String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
            }
            if try !receive() {
                if line.isEmpty { throw .ended }
                return .other(String(decoding: line, as: UTF8.self))
            }
        }
    }

    /// The first line of the other end.
    enum Greeting: Hashable {
        case version(Int)
        case other(String)
    }

    // MARK: Messages

    /// Sends a message with the next block; `flush` sends what is left.
    func send(_ frame: Frame) throws(StreamFailure) {
        let count = frame.content.count + 1
        guard count <= Frame.mostBytes else { throw .tooLong }
        pending += UInt32(count).bigEndianBytes
        pending.append(frame.kind.rawValue)
        pending += frame.content
        if pending.count >= Self.blockBytes { try flush() }
    }

    /// Sends everything.
    func flush() throws(StreamFailure) {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        try stream.write(bytes)
    }

    /// Reads the next message.
    ///
    /// - Returns: `nil` if the other end has ended after a message.
    func next() throws(StreamFailure) -> Frame? {
        guard let header = try take(4) else { return nil }
        guard let count = UInt32(bigEndian: header), count > 0 else { throw .garbled }
        guard count <= Frame.mostBytes else { throw .tooLong }
        guard let bytes = try take(Int(count)) else { throw .ended }
        guard let kind = bytes.first.flatMap({ Frame.Kind(rawValue: $0) }) else { throw .garbled }
        return Frame(kind, content: Array(bytes.dropFirst()))
    }

    /// The next bytes, whose number is what has arrived at most, whatever the other end announces.
    private func take(_ count: Int) throws(StreamFailure) -> ArraySlice<UInt8>? {
        while received.count - start < count {
            if try !receive() {
                if start == received.count { return nil }
                throw .ended
            }
        }
        defer { start += count }
        return received[start..<start + count]
    }

    private func receive() throws(StreamFailure) -> Bool {
        if start > 0 {
            received.removeSubrange(..<start)
            start = 0
        }
        let bytes = try stream.read(upTo: Self.blockBytes)
        received += bytes
        return !bytes.isEmpty
    }
}
