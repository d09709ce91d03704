/// Finds the parts of a text, and reports the place of the first error.
///
/// It accepts exactly RFC 8259. It keeps a stack of its own, so only the limit bounds the nesting.
struct JSONScanner {
    /// A part of the text; ranges include the quotes.
    enum Event: Equatable {
        case key(Range<Int>)
        case scalar(Range<Int>)
        case number(Range<Int>)
        case opens(isObject: Bool)
        case closes
    }

    /// An array or object that is open.
    struct Container {
        let isObject: Bool
        let start: Int
        var index = -1
        var key: Range<Int>?
    }

    private enum Expectation {
        case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, end
    }

    let bytes: UnsafeRawBufferPointer
    let origin: TextOrigin
    let maximumDepth: Int
    var offset: Int
    private(set) var containers: [Container] = []
    /// The start of the last event.
    private(set) var eventStart = 0
    private var expectation = Expectation.value

    init(_ bytes: UnsafeRawBufferPointer, origin: TextOrigin = TextOrigin(), maximumDepth: Int = .max) {
        self.bytes = bytes
        self.origin = origin
        self.maximumDepth = maximumDepth
        offset = ByteOrderMark.length(in: bytes)
    }

    /// The byte at `offset`; nil at the end.
    var byte: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Returns the next event; `nil` at the end of the text.
    mutating func next() throws(JSONError) -> Event? {
        while true {
            skipWhiteSpace()
            eventStart = offset
            switch (expectation, byte) {
            case (.end, nil): return nil
            case (.end, _): throw fault(.trailingContent(try found()))
            case (.colon, UInt8(ascii: ":")):
                offset += 1
                expectation = .value
            case (.commaOrEnd, UInt8(ascii: ",")):
                offset += 1
                expectation = containers.last?.isObject == true ? .key : .value
            case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
            case (.commaOrEnd, UInt8(ascii: "]")) where containers.last?.isObject == false: return close()
            case (.commaOrEnd, UInt8(ascii: "}")) where containers.last?.isObject == true: return close()
            case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")): return try readKey()
            case (.value, let first?), (.valueOrEnd, let first?): return try readValue(first)
            default: throw try unexpected()
            }
        }
    }

    private mutating func skipWhiteSpace() {
        while let byte, byte.isJSONWhiteSpace { offset += 1 }
    }

    private mutating func close() -> Event {
        offset += 1
        containers.removeLast()
        expectation = containers.isEmpty ? .end : .commaOrEnd
        return .closes
    }

    private mutating func readKey() throws(JSONError) -> Event {
        let key = try scanString()
        containers[containers.count - 1].key = key
        expectation = .colon
        return .key(key)
    }

    private mutating func readValue(_ first: UInt8) throws(JSONError) -> Event {
        if let container = containers.last, !container.isObject { containers[containers.count - 1].index += 1 }
        let afterwards = containers.isEmpty ? Expectation.end : .commaOrEnd
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if containers.count >= maximumDepth { throw fault(.tooDeep(limit: maximumDepth)) }
            let isObject = first == UInt8(ascii: "{")
            containers.append(Container(isObject: isObject, start: offset))
            offset += 1
            expectation = isObject ? .keyOrEnd : .valueOrEnd
            return .opens(isObject: isObject)
        case UInt8(ascii: "\""):
            let range = try scanString()
            expectation = afterwards
            return .scalar(range)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let range = try scanNumber()
            expectation = afterwards
            return .number(range)
        default:
            for word in ["true", "false", "null"] where isWord(word) {
                offset += word.utf8.count
                expectation = afterwards
                return .scalar(eventStart..<offset)
            }
            throw try unexpected()
        }
    }

    private func isWord(_ word: String) -> Bool {
        UnsafeRawBufferPointer(rebasing: bytes[offset...]).starts(with: word.utf8) && wordLength() == word.utf8.count
    }

    /// The error for a byte at `offset` that the grammar doesn't allow.
    private func unexpected() throws(JSONError) -> JSONError {
        if byte == nil { return endsEarly() }
        let closing = containers.last?.isObject == true ? "'}'" : "']'"
        let follows = precedingByte() == UInt8(ascii: ",") ? " after ','" : ""
        let expected =
            switch expectation {
            case .value: "Expected a value\(follows)"
            case .valueOrEnd: "Expected a value or ']'"
            case .key: "Expected a key in double quotes\(follows)"
            case .keyOrEnd: "Expected a key in double quotes or '}'"
            case .colon: "Expected ':' after a key"
            case .commaOrEnd: "Expected ',' or \(closing) after a value"
            case .end: "Expected the end of the text"
            }
        return fault(.syntax("\(expected), found \(try found())"))
    }

    private func endsEarly() -> JSONError {
        guard let container = containers.last else { return fault(.empty) }
        let sort = container.isObject ? "an object" : "an array"
        return fault(.syntax("The text ends inside \(sort) that starts at \(position(of: container.start))"))
    }

    private func precedingByte() -> UInt8? {
        bytes[..<offset].last { !$0.isJSONWhiteSpace }
    }
}
