import MotifCatalog
import MotifJSON

/// Messages over a stream of bytes, in both directions, each on a line of its own.
final class MessageStream {
    private let stream: ByteStream
    private let reader = JSONReader()
    private var received: [UInt8] = []
    private var start = 0
    private var pending: [UInt8] = []

    private static let blockBytes = 1 << 16
    private static let maximumGreetingBytes = 200
    private static let lineEnd = UInt8(ascii: "\n")

    private let maximumBytes: Int

    /// - Parameter maximumBytes: The most bytes of a message that is read.
    init(_ stream: ByteStream, maximumBytes: Int = HubMessage.maximumBytes) {
        self.stream = stream
        self.maximumBytes = maximumBytes
    }

    /// How long the other end may be silent, in seconds; `nil` for any time.
    var maximumSilence: Double? {
        get { stream.maximumSilence }
        set { stream.maximumSilence = newValue }
    }

    /// Whether the other end has sent something, or has ended.
    var hasInput: Bool { start < received.count || stream.hasInput }

    /// Sends the first line.
    func greet() throws(StreamFailure) {
        pending += Array("\(HubMessage.greeting)\(HubMessage.version)\n".utf8)
        try flush()
    }

    /// Reads the other end's first line, which has the version of its protocol.
    ///
    /// - Throws: `ended` if there is no line; `HubError`: `unreadable` if it isn't a greeting, `otherVersion`.
    func checkGreeting(of other: String) throws {
        let (line, isWhole) = try takeLine(upTo: Self.maximumGreetingBytes)
        if line.isEmpty, !isWhole { throw StreamFailure.ended }
        let text = String(decoding: line, as: UTF8.self)
        guard isWhole, text.hasPrefix(HubMessage.greeting),
            let version = Int(text.dropFirst(HubMessage.greeting.count))
        else { throw HubError(.unreadable(text), at: other) }
        guard version == HubMessage.version else {
            throw HubError(.otherVersion(found: version, known: HubMessage.version), at: other)
        }
    }

    /// Sends a message with the next block; `flush` sends what is left.
    func send(_ message: HubMessage) throws(StreamFailure) {
        let line = message.json.canonicalBytes
        guard line.count <= HubMessage.maximumBytes else { throw .tooLong }
        pending += line
        pending.append(Self.lineEnd)
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
    func next() throws(StreamFailure) -> HubMessage? {
        let (line, isWhole) = try takeLine(upTo: maximumBytes)
        guard isWhole else {
            if line.isEmpty { return nil }
            throw line.count < maximumBytes ? .ended : .tooLong
        }
        do {
            return try HubMessage(try reader.read(Array(line)))
        } catch {
            throw .garbled
        }
    }

    /// The bytes up to the end of the line, the end of the stream, or the limit.
    private func takeLine(upTo limit: Int) throws(StreamFailure) -> (bytes: ArraySlice<UInt8>, isWhole: Bool) {
        var searched = start
        while true {
            if let end = received[searched...].firstIndex(of: Self.lineEnd), end - start <= limit {
                defer { start = end + 1 }
                return (received[start..<end], true)
            }
            guard received.count - start < limit else { return (received[start...].prefix(limit), false) }
            searched = received.count - start
            if try !receive() { return (received[start...], false) }
        }
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
