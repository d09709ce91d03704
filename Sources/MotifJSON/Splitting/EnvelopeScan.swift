/// Recognizes an envelope by the first key of an object, byte by byte.
struct FirstKeyScan {
    enum Verdict {
        case undecided, document
        case envelope(key: String)
    }

    private var key: [UInt8] = []
    private var isInKey = false
    private var isInObject = false

    /// Reads the next byte of the text and returns what is known after it.
    mutating func read(_ byte: UInt8, of envelope: JSONDocumentSplitter.EnvelopeKeys) -> Verdict {
        if !isInObject {
            isInObject = true
            return .undecided
        }
        if !isInKey {
            isInKey = byte == UInt8(ascii: "\"")
            return isInKey || byte.isJSONWhiteSpace ? .undecided : .document
        }
        if byte == UInt8(ascii: "\"") {
            return envelope.all.first { $0.utf8.elementsEqual(key) }.map { .envelope(key: $0) } ?? .document
        }
        key.append(byte)
        return key.count > envelope.longest ? .document : .undecided
    }
}

/// Splits an envelope into pieces, from after its first key to its end.
struct EnvelopeScan {
    private enum Expectation {
        case key, colon, value, memberEnd, elementOrEnd, element, elementEnd
    }

    /// Where the envelope starts.
    private let start: TextPosition
    /// The keys of the arrays whose elements are pieces.
    private let sections: [String]
    private var expectation = Expectation.colon
    private var key: String
    private var keys: Set<[UInt8]>
    /// The start of the section that is being read, and the index of its next element.
    private var sectionStart = TextPosition.start
    private var element = 0
    /// The key, value or element that is being read.
    private var scan: ValueScan?

    init(firstKey: String, start: TextPosition, sections: [String]) {
        key = firstKey
        keys = [Array(firstKey.utf8)]
        self.start = start
        self.sections = sections
    }

    /// Reads the next byte or piece; returns whether the envelope is closed.
    mutating func step(_ text: inout SplitterText, _ take: (JSONDocumentSplitter.Piece) throws -> Void) throws -> Bool {
        if scan == nil { return try look(&text) }
        if let end = scan?.end(in: text.chunk, from: text.index) {
            text.index = end
            try endPart(&text, take)
        } else {
            text.index = text.chunk.count
            try text.keep()
        }
        return false
    }

    /// Ends the input inside the envelope: passes on what is left as a piece if the reader will reject it, or else
    /// throws.
    mutating func finish(_ text: inout SplitterText, _ take: (JSONDocumentSplitter.Piece) throws -> Void) throws {
        if let scan, expectation != .key, !scan.mayEnd { return try endPart(&text, take) }
        text.skip()
        let isInSection = expectation == .element || expectation == .elementOrEnd || expectation == .elementEnd
        let (place, begin) = isInSection ? ("the array '\(key)'", sectionStart) : ("an object", start)
        throw fault(.syntax("The text ends inside \(place) that starts at \(begin)"), text)
    }

    /// Reads a byte between keys, values and elements.
    private mutating func look(_ text: inout SplitterText) throws(JSONError) -> Bool {
        let byte = text.byte
        var isClosed = false
        switch (expectation, byte) {
        case (_, 0x20), (_, 0x09), (_, 0x0A), (_, 0x0D): break
        case (.colon, UInt8(ascii: ":")): expectation = .value
        case (.value, UInt8(ascii: "[")) where sections.contains(key):
            sectionStart = text.cursor.position
            element = 0
            expectation = .elementOrEnd
        case (.elementOrEnd, UInt8(ascii: "]")), (.elementEnd, UInt8(ascii: "]")): expectation = .memberEnd
        case (.elementEnd, UInt8(ascii: ",")): expectation = .element
        case (.memberEnd, UInt8(ascii: ",")): expectation = .key
        case (.memberEnd, UInt8(ascii: "}")): isClosed = true
        default:
            guard canBegin(byte) else { throw unexpected(byte, text) }
            scan = ValueScan(first: byte, in: .container)
            return false
        }
        text.index += 1
        text.skip()
        return isClosed
    }

    /// Whether a key, value or element may begin with `byte` here; the reader checks the rest of it.
    private func canBegin(_ byte: UInt8) -> Bool {
        switch expectation {
        case .key: byte == UInt8(ascii: "\"")
        case .value, .element, .elementOrEnd: !",:]}".utf8.contains(byte)
        case .colon, .memberEnd, .elementEnd: false
        }
    }

    private mutating func endPart(
        _ text: inout SplitterText, _ take: (JSONDocumentSplitter.Piece) throws -> Void
    ) throws {
        scan = nil
        switch expectation {
        case .key:
            try text.endPiece { bytes, origin in try readKey(bytes, origin) }
            expectation = .colon
        case .element, .elementOrEnd:
            let place = JSONDocumentSplitter.Piece.Place.element(section: key, index: element)
            element += 1
            expectation = .elementEnd
            try text.endPiece { try take(JSONDocumentSplitter.Piece(bytes: $0, origin: $1, place: place)) }
        case .colon, .value, .memberEnd, .elementEnd:
            let place = JSONDocumentSplitter.Piece.Place.member(key: key)
            expectation = .memberEnd
            try text.endPiece { try take(JSONDocumentSplitter.Piece(bytes: $0, origin: $1, place: place)) }
        }
    }

    private mutating func readKey(_ bytes: UnsafeRawBufferPointer, _ origin: TextOrigin) throws(JSONError) {
        var scanner = JSONScanner(bytes, origin: origin)
        let range = try scanner.scanString()
        key = scanner.text(of: range)
        if !keys.insert(Array(key.utf8)).inserted { throw scanner.fault(.duplicateKey(key), at: 0) }
    }

    private func unexpected(_ byte: UInt8, _ text: SplitterText) -> JSONError {
        let expected =
            switch expectation {
            case .key: "Expected a key in double quotes after ','"
            case .colon: "Expected ':' after a key"
            case .value: "Expected a value after ':'"
            case .memberEnd: "Expected ',' or '}' after a value"
            case .elementOrEnd: "Expected a value or ']'"
            case .element: "Expected a value after ','"
            case .elementEnd: "Expected ',' or ']' after a value"
            }
        let isPrintable = (0x21...0x7E).contains(byte)
        let found = isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(JSONError.hexadecimal(byte))"
        return fault(.syntax("\(expected), found \(found)"), text)
    }

    private func fault(_ kind: JSONError.Kind, _ text: SplitterText) -> JSONError {
        let place = text.cursor
        return JSONError(
            kind: kind, offset: place.offset, position: place.position, path: .root.appending(key: key))
    }
}

extension UInt8 {
    /// Whether this byte is white space in JSON.
    var isJSONWhiteSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
    }
}
