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
        var bytes: [UInt8] = []
        write(into: &bytes, indentation: 0)
        bytes.append(UInt8(ascii: "\n"))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let width = 120

    private func write(into bytes: inout [UInt8], indentation: Int) {
        let start = bytes.count
        // Stops at the end of the line; otherwise, each level of nesting would write everything below it again.
        if writeLine(into: &bytes, upTo: start + Self.width - indentation) { return }
        switch self {
        case .number, .text, .boolean: return
        case .list(let values):
            bytes.removeSubrange(start...)
            write(values.map { ("", $0) }, "[", "]", into: &bytes, indentation)
        case .object(let members):
            bytes.removeSubrange(start...)
            write(members, "{", "}", into: &bytes, indentation)
        }
    }

    private func write(
        _ members: [(String, LottieValue)], _ opening: String, _ closing: String, into bytes: inout [UInt8],
        _ indentation: Int
    ) {
        func breakLine(_ columns: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
        }
        bytes += opening.utf8
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(indentation + 2)
            if opening == "{" { Self.writeKey(member.0, into: &bytes) }
            member.1.write(into: &bytes, indentation: indentation + 2)
        }
        breakLine(indentation)
        bytes += closing.utf8
    }

    /// Writes the value on one line.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file so far.
    ///   - end: The number of bytes at which the line ends.
    /// - Returns: Whether the value fits; a list or an object that doesn't is written in part.
    private func writeLine(into bytes: inout [UInt8], upTo end: Int) -> Bool {
        switch self {
        case .number(let number): JSON.number(Self.rounded(number)).writeCanonical(into: &bytes)
        case .text(let text): JSON.string(text).writeCanonical(into: &bytes)
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes += ", ".utf8 }
                guard value.writeLine(into: &bytes, upTo: end) else { return false }
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes += ", ".utf8 }
                Self.writeKey(member.0, into: &bytes)
                guard member.1.writeLine(into: &bytes, upTo: end) else { return false }
            }
            bytes.append(UInt8(ascii: "}"))
        }
        return bytes.count <= end
    }

    private static func writeKey(_ key: String, into bytes: inout [UInt8]) {
        JSON.string(key).writeCanonical(into: &bytes)
        bytes += ": ".utf8
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
