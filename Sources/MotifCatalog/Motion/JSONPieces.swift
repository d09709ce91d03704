import MotifJSON

/// Writes JSON value by value, so that only some of it is in memory.
struct JSONPieces {
    private let layout: SampledMotion.Layout
    private let write: ([UInt8]) throws -> Void
    private var bytes: [UInt8] = []
    private var isFirst = true
    private var levels = 0
    private static let pieceSize = 1 << 16

    init(_ layout: SampledMotion.Layout, _ write: @escaping ([UInt8]) throws -> Void) {
        self.layout = layout
        self.write = write
        bytes.reserveCapacity(Self.pieceSize + (1 << 13))
    }

    /// Begins an object or an array, which is a member if it has a name.
    mutating func open(_ mark: String, named name: String? = nil) {
        if levels > 0 { beginValue(name) }
        bytes += mark.utf8
        levels += 1
        isFirst = true
    }

    /// Ends an object or an array.
    mutating func close(_ mark: String) {
        levels -= 1
        if !isFirst { breakLine() }
        bytes += mark.utf8
        isFirst = false
    }

    /// Adds an element, or a member if it has a name.
    mutating func add(_ value: JSON, named name: String? = nil) throws {
        beginValue(name)
        switch layout {
        case .compact: value.writeCanonical(into: &bytes)
        case .pretty: value.writePretty(into: &bytes, levels: levels)
        }
        try flushIfLong()
    }

    /// Adds a text and the end of its line.
    mutating func add(line: [UInt8]) throws {
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    /// Writes what is left.
    mutating func flush() throws {
        guard !bytes.isEmpty else { return }
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func beginValue(_ name: String?) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        breakLine()
        guard let name else { return }
        JSON.string(name).writeCanonical(into: &bytes)
        bytes += (layout == .pretty ? ": " : ":").utf8
    }

    private mutating func breakLine() {
        if layout == .pretty { bytes += ("\n" + String(repeating: "  ", count: levels)).utf8 }
    }

    private mutating func flushIfLong() throws {
        if bytes.count >= Self.pieceSize { try flush() }
    }
}
