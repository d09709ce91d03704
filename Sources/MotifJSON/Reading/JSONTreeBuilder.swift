/// Builds values from the events of the strict scanner, and throws the first error in a text.
///
/// It accepts the same texts as `TapeReader`, and integers of any length as well.
struct JSONTreeBuilder {
    /// An array or object that is open, with its contents so far.
    private struct Container {
        let isObject: Bool
        var keys: [String] = []
        var values: [JSON] = []
        /// Keys as UTF-8, because canonically equivalent strings are equal.
        var taken: Set<[UInt8]> = []

        var value: JSON {
            isObject ? .object(JSONObject(Array(zip(keys, values)))) : .array(values)
        }
    }

    private var scanner: JSONScanner
    private var open: [Container] = []

    /// Creates a builder for a text that starts at `origin` of a larger one.
    init(_ bytes: UnsafeRawBufferPointer, origin: TextOrigin = TextOrigin(), limits: JSONLimits = .default) {
        scanner = JSONScanner(bytes, origin: origin, maximumDepth: limits.maximumDepth)
    }

    /// Returns the value of the whole text.
    ///
    /// - Throws: `JSONError`, with the place in the larger text.
    mutating func read() throws(JSONError) -> JSON {
        var value = JSON.null
        while let event = try scanner.next() {
            switch event {
            case .opens(let isObject):
                open.append(Container(isObject: isObject))
                continue
            case .key(let range):
                try take(key: range)
                continue
            case .closes: value = open.removeLast().value
            case .number(let range): value = .number(try number(range))
            case .scalar(let range): value = scalar(range)
            }
            if !open.isEmpty { open[open.count - 1].values.append(value) }
        }
        // The last value to end contains all others.
        return value
    }

    private mutating func take(key range: Range<Int>) throws(JSONError) {
        let key = scanner.text(of: range)
        let isNew = open[open.count - 1].taken.insert(Array(key.utf8)).inserted
        if !isNew { throw scanner.fault(.duplicateKey(key), at: range.lowerBound) }
        open[open.count - 1].keys.append(key)
    }

    private func number(_ range: Range<Int>) throws(JSONError) -> Double {
        let text = scanner.text(in: range)
        switch JSONNumberConversion(of: text) {
        case .kept(let number): return number
        case .inexact: throw scanner.fault(.inexact(text), at: range.lowerBound)
        case .notFinite: throw scanner.fault(.notFinite(text), at: range.lowerBound)
        }
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
