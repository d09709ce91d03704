import MotifCore

/// One message of the protocol: its length in four bytes, its kind in one, and its content.
///
/// The protocol begins with a line from each end, `motif-hub 1`, so that the text of a login shell isn't taken for
/// messages. Then the client asks, and the server answers:
///
/// | request | answer |
/// |---|---|
/// | `state` | `state` |
/// | `point` with a number | `point` |
/// | `read` with a number | `change` and `revision`, then `end` |
/// | `append` with a head; `change` and `revision`, then `end` or `cancel` | `done` |
///
/// Any answer can be `failure`, also amid records. The answer to an append can come before its end, which the client
/// then sends early. Numbers have eight bytes, the highest first; texts have their length in four bytes before them.
struct Frame: Hashable {
    enum Kind: UInt8 {
        case state = 1
        case point, read, append, change, revision, end, cancel, done, failure
    }

    /// The kind.
    let kind: Kind
    /// The content.
    let content: [UInt8]

    /// The version of the protocol.
    static let version = 1
    /// The greeting up to the version.
    static let greeting = "motif-hub "
    /// The most bytes of a message, far more than a document may have.
    static let mostBytes = 64 << 20

    /// A message with what `write` adds to its content.
    init(_ kind: Kind, _ write: (inout FrameWriter) -> Void = { _ in }) {
        var writer = FrameWriter()
        write(&writer)
        self.init(kind, content: writer.bytes)
    }

    init(_ kind: Kind, content: [UInt8]) {
        self.kind = kind
        self.content = content
    }
}

/// Writes the content of a message.
struct FrameWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int) { bytes += number.bigEndianBytes }

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    mutating func add(_ digest: ContentDigest) { bytes += digest.bytes }

    mutating func add(_ content: [UInt8]) {
        bytes += UInt32(clamping: content.count).bigEndianBytes
        bytes += content
    }

    /// Adds a value behind a byte that says whether there is one.
    mutating func add<Value>(_ value: Value?, _ write: (inout FrameWriter, Value) -> Void) {
        bytes.append(value == nil ? 0 : 1)
        if let value { write(&self, value) }
    }

    mutating func add<Value>(_ values: [Value], _ write: (inout FrameWriter, Value) -> Void) {
        add(values.count)
        for value in values { write(&self, value) }
    }
}

/// Reads the content of a message, whatever it is.
struct FrameReader {
    private var rest: ArraySlice<UInt8>

    init(_ frame: Frame) { rest = frame.content[...] }

    mutating func number() throws(StreamFailure) -> Int {
        guard let number = Int(bigEndian: try take(8)) else { throw .garbled }
        return number
    }

    mutating func bytes() throws(StreamFailure) -> [UInt8] {
        guard let count = UInt32(bigEndian: try take(4)) else { throw .garbled }
        return Array(try take(Int(count)))
    }

    mutating func text() throws(StreamFailure) -> String {
        guard let text = String(validating: try bytes(), as: UTF8.self) else { throw .garbled }
        return text
    }

    mutating func digest() throws(StreamFailure) -> ContentDigest {
        guard let digest = ContentDigest(Array(try take(ContentDigest.byteCount))) else { throw .garbled }
        return digest
    }

    mutating func optional<Value>(
        _ read: (inout FrameReader) throws(StreamFailure) -> Value
    ) throws(StreamFailure) -> Value? {
        switch try take(1).first {
        case 0: nil
        case 1: try read(&self)
        default: throw .garbled
        }
    }

    mutating func list<Value>(
        _ read: (inout FrameReader) throws(StreamFailure) -> Value
    ) throws(StreamFailure) -> [Value] {
        let count = try number()
        var values: [Value] = []
        // Each takes at least a byte, so that a wrong count ends soon.
        guard (0...rest.count).contains(count) else { throw .garbled }
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    /// Checks that nothing is left.
    func end() throws(StreamFailure) {
        if !rest.isEmpty { throw .garbled }
    }

    private mutating func take(_ count: Int) throws(StreamFailure) -> ArraySlice<UInt8> {
        guard rest.count >= count else { throw .garbled }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
