/// Builds values from the events of the scanner, and throws the first error in a text.
struct JSONTreeBuilder {
    private var scanner: JSONScanner
    /// Called for each number that is kept as its text; `nil` if that is an error.
    var inexact: ((JSONError) -> Void)?

    /// Creates a builder for a text that starts at `origin` of a larger one.
    init(_ bytes: UnsafeRawBufferPointer, origin: TextOrigin = TextOrigin(), limits: JSONLimits = .default) {
        scanner = JSONScanner(bytes, origin: origin, maximumDepth: limits.maximumDepth)
    }

    /// Returns the value of the whole text.
    ///
    /// - Throws: `JSONError`, with the place in the larger text.
    mutating func read() throws(JSONError) -> JSON {
        // The scanner throws if a text has no value, or anything after it.
        let value = try value() ?? .null
        _ = try scanner.next()
        return value
    }

    /// Reads the next value; `nil` at the end of the array or object.
    private mutating func value() throws(JSONError) -> JSON? {
        switch try scanner.next() {
        case nil, .closes, .key: nil
        case .opens(isObject: true): .object(try object())
        case .opens(isObject: false): .array(try array())
        case .number(let range): try number(range)
        case .scalar(let range): scalar(range)
        }
    }

    private mutating func array() throws(JSONError) -> [JSON] {
        var values: [JSON] = []
        while let value = try value() { values.append(value) }
        return values
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        var members: [JSONObject.Member] = []
        members.reserveCapacity(8)
        // The keys so far, once they are out of order; keys in order differ.
        var taken: Set<ExactText>?
        while case .key(let range)? = try scanner.next() {
            let key = scanner.text(of: range)
            if taken == nil, let last = members.last, !ScalarOrder.precedes(last.key, key) {
                taken = Set(members.lazy.map { ExactText($0.key) })
            }
            if taken?.insert(ExactText(key)).inserted == false {
                throw scanner.fault(.duplicateKey(key), at: range.lowerBound)
            }
            // A key without a value is an error of the scanner.
            guard let value = try value() else { break }
            members.append(JSONObject.Member(key: key, value: value))
        }
        if taken != nil { members.sort { ScalarOrder.precedes($0.key, $1.key) } }
        return JSONObject(sorted: members)
    }

    private func number(_ range: Range<Int>) throws(JSONError) -> JSON {
        let conversion = JSONNumberConversion(of: scanner.bytes(in: range))
        if case .kept(let number) = conversion { return .number(number) }
        let text = scanner.text(in: range)
        let error = scanner.fault(conversion == .inexact ? .inexact(text) : .notFinite(text), at: range.lowerBound)
        guard let inexact else { throw error }
        inexact(error)
        return .string(text)
    }

    /// A string or one of the three words, which differ in their first bytes.
    private func scalar(_ range: Range<Int>) -> JSON {
        switch scanner.bytes[range.lowerBound] {
        case UInt8(ascii: "\""): .string(scanner.text(of: range))
        case UInt8(ascii: "t"): .boolean(true)
        case UInt8(ascii: "f"): .boolean(false)
        default: .null
        }
    }
}
