import MotifJSON

/// Builds the text of an export and writes it in pieces.
struct ExportText {
    private let write: ([UInt8]) throws -> Void
    private var bytes: [UInt8] = []
    private var isFirstMember = true
    private var isFirstElement = true

    private static let pieceSize = 1 << 16

    init(write: @escaping ([UInt8]) throws -> Void) {
        self.write = write
        bytes.reserveCapacity(Self.pieceSize + (1 << 13))
    }

    mutating func line(_ body: [UInt8]) throws {
        bytes += body
        bytes.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    mutating func beginEnvelope() throws { bytes += "{".utf8 }

    mutating func endEnvelope() throws { bytes += "\n}\n".utf8 }

    mutating func member(_ key: String, _ value: JSON) throws {
        beginMember(key)
        value.writePretty(into: &bytes, levels: 1)
        try flushIfLong()
    }

    mutating func beginSection(_ key: String) throws {
        beginMember(key)
        bytes += "[".utf8
        isFirstElement = true
    }

    mutating func element(_ value: JSON) throws {
        bytes += (isFirstElement ? "\n    " : ",\n    ").utf8
        isFirstElement = false
        value.writePretty(into: &bytes, levels: 2)
        try flushIfLong()
    }

    mutating func endSection() throws { bytes += (isFirstElement ? "]" : "\n  ]").utf8 }

    mutating func flush() throws {
        guard !bytes.isEmpty else { return }
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func beginMember(_ key: String) {
        bytes += (isFirstMember ? "\n  " : ",\n  ").utf8
        isFirstMember = false
        JSON.string(key).writeCanonical(into: &bytes)
        bytes += ": ".utf8
    }

    private mutating func flushIfLong() throws {
        if bytes.count >= Self.pieceSize { try flush() }
    }
}
