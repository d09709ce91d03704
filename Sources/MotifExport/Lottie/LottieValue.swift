import MotifJSON

/// JSON whose members keep their order.
///
/// The Android player and rlottie ignore members of a shape before its `ty`, so sorted keys would
/// lose the shape.
indirect enum LottieValue: Sendable {
    case number(Double)
    case text(String)
    case boolean(Bool)
    case list([LottieValue])
    case object([(String, LottieValue)])

    /// Returns a pair of numbers, such as a size or a position.
    static func pair(_ x: Double, _ y: Double) -> LottieValue { .list([.number(x), .number(y)]) }

    /// The text, with a line feed at the end. Values that fit within 120 columns are on one line; others are indented.
    var pretty: String {
        var text: [UInt8] = []
        write(into: &text, indentation: 0)
        return String(decoding: text, as: UTF8.self) + "\n"
    }

    private func write(into text: inout [UInt8], indentation: Int) {
        let start = text.count
        if writeLine(into: &text, limit: start + 120 - indentation) { return }
        text.removeSubrange((start + 1)...)
        var separator = "\n"
        for (key, value) in parts {
            text += (separator + String(repeating: " ", count: indentation + 2)).utf8
            if let key { Self.write(key, into: &text) }
            value.write(into: &text, indentation: indentation + 2)
            separator = ",\n"
        }
        text += ("\n" + String(repeating: " ", count: indentation) + brackets.closing).utf8
    }

    /// Appends the value on one line.
    ///
    /// - Returns: `false`, perhaps before its end, if a list or an object ends beyond the limit.
    private func writeLine(into text: inout [UInt8], limit: Int) -> Bool {
        switch self {
        case .number(let number): JSONNumber.write(Self.rounded(number), into: &text)
        case .text(let string): JSON.write(string, into: &text)
        case .boolean(let boolean): text += (boolean ? "true" : "false").utf8
        case .list, .object:
            text += brackets.opening.utf8
            for (index, (key, value)) in parts.enumerated() {
                if index > 0 { text += ", ".utf8 }
                if let key { Self.write(key, into: &text) }
                guard value.writeLine(into: &text, limit: limit), text.count < limit else { return false }
            }
            text += brackets.closing.utf8
            return text.count <= limit
        }
        return true
    }

    private static func write(_ key: String, into text: inout [UInt8]) {
        JSON.write(key, into: &text)
        text += ": ".utf8
    }

    private var brackets: (opening: String, closing: String) {
        if case .object = self { ("{", "}") } else { ("[", "]") }
    }

    /// The values of a list, or the members of an object.
    private var parts: [(key: String?, value: LottieValue)] {
        switch self {
        case .list(let values): values.map { (nil, $0) }
        case .object(let members): members.map { ($0.0, $0.1) }
        case .number, .text, .boolean: []
        }
    }

    /// Players use single precision, and C libraries differ in the last bit of a sine, so six decimals are enough.
    /// Anything beyond 1e9 is out of sight.
    private static func rounded(_ number: Double) -> Double {
        guard number == number else { return 0 }
        return (min(max(number, -1e9), 1e9) * 1e6).rounded() / 1e6
    }
}

extension LottieValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    init(integerLiteral value: Int) { self = .number(Double(value)) }

    init(stringLiteral value: String) { self = .text(value) }

    init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension LottieValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: LottieValue...) { self = .list(elements) }

    init(dictionaryLiteral elements: (String, LottieValue)...) { self = .object(elements) }
}
