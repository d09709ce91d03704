/// Splits a whole text into its values, and those that are envelopes into their members and elements.
struct ValueSplitter {
    let text: UnsafeRawBufferPointer
    let envelope: JSONDocumentSplitter.EnvelopeKeys
    let maximumBytes: Int
    /// The start of what wasn't passed on yet.
    private(set) var origin = TextOrigin()

    /// Passes every piece to `take`.
    ///
    /// - Throws: `JSONError` for a piece that is too large, and for a text that isn't JSON; errors of `take`.
    mutating func run(_ take: (JSONDocumentSplitter.Piece) throws -> Void) throws {
        var count = 0
        var rest = origin.skipBlanks(in: text)
        while !rest.isEmpty {
            var scanner = JSONScanner(rest, origin: origin)
            if let key = try scanner.firstKey(), envelope.all.contains(key) {
                try takeMembers(after: key, &scanner, take)
            } else {
                while !scanner.containers.isEmpty {
                    _ = try scanner.next()
                    try scanner.checkDepth()
                }
                try pass(0..<scanner.offset, of: scanner, .document(index: count), take)
                count += 1
            }
            let end = scanner.origin.offset + scanner.offset
            advance(to: end)
            rest = origin.skipBlanks(in: UnsafeRawBufferPointer(rebasing: text[end...]))
        }
    }

    /// Passes on the members of an envelope and the elements of its sections, from after its first key to its end.
    private mutating func takeMembers(
        after key: String, _ scanner: inout JSONScanner, _ take: (JSONDocumentSplitter.Piece) throws -> Void
    ) throws {
        var key = key
        var keys: Set = [ExactText(key)]
        // The index of the next element, in a section.
        var element: Int?
        var begin = 0
        while !scanner.containers.isEmpty, let event = try scanner.next() {
            try scanner.checkDepth()
            let depth = scanner.containers.count
            let outer = element == nil ? 1 : 2
            switch event {
            case .key(let range) where depth == 1:
                key = scanner.text(of: range)
                guard keys.insert(ExactText(key)).inserted else {
                    throw scanner.fault(.duplicateKey(key), at: range.lowerBound)
                }
                continue
            case .opens(isObject: false) where depth == 2 && outer == 1 && envelope.sections.contains(key):
                element = 0
                continue
            case .closes where depth < outer:
                element = nil
                continue
            case .opens where depth == outer + 1:
                begin = scanner.eventStart
                continue
            case .closes where depth == outer: break
            case .scalar where depth == outer, .number where depth == outer: begin = scanner.eventStart
            default: continue
            }
            try pass(
                begin..<scanner.offset, of: scanner,
                element.map { .element(section: key, index: $0) } ?? .member(key: key), take)
            element = element.map { $0 + 1 }
        }
    }

    private mutating func pass(
        _ range: Range<Int>, of scanner: JSONScanner, _ place: JSONDocumentSplitter.Piece.Place,
        _ take: (JSONDocumentSplitter.Piece) throws -> Void
    ) throws {
        advance(to: scanner.origin.offset + range.lowerBound)
        try JSONDocumentSplitter.Piece.check(range.count, at: origin, maximumBytes: maximumBytes)
        try take(JSONDocumentSplitter.Piece(bytes: scanner.bytes(in: range), origin: origin, place: place))
    }

    private mutating func advance(to offset: Int) {
        origin.advance(over: UnsafeRawBufferPointer(rebasing: text[origin.offset..<offset]))
    }
}

extension JSONScanner {
    /// Throws where a value is deeper than any that is read, so that what is kept of it is bounded.
    fileprivate func checkDepth() throws(JSONError) {
        let limit = JSONLimits.default.maximumDepth
        // An envelope adds two levels.
        if containers.count > limit + 2 { throw fault(.tooDeep(limit: limit), at: offset) }
    }

    /// Reads the start of a value: up to its first key if it is an object that has one, and all of it if it is a scalar.
    ///
    /// The key by which an editor finds a schema doesn't count; most people write it first.
    mutating func firstKey() throws(JSONError) -> String? {
        guard case .opens(isObject: true)? = try next(), case .key(let key)? = try next() else { return nil }
        guard text(of: key) == "$schema" else { return text(of: key) }
        guard case .scalar? = try next(), case .key(let second)? = try next() else { return text(of: key) }
        return text(of: second)
    }
}

extension TextOrigin {
    /// What a text that starts here has after its byte order mark and white space, which this skips.
    mutating func skipBlanks(in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let mark = offset == 0 ? ByteOrderMark.length(in: text) : 0
        let first = text[mark...].firstIndex { !$0.isJSONWhiteSpace } ?? text.count
        offset += mark
        advance(over: UnsafeRawBufferPointer(rebasing: text[mark..<first]))
        return UnsafeRawBufferPointer(rebasing: text[first...])
    }
}

extension UInt8 {
    /// Whether this byte is white space in JSON.
    var isJSONWhiteSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
