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
        lines(at: 0).map { String(repeating: " ", count: $0.indentation) + $0.text + "\n" }.joined()
    }

    private typealias Line = (indentation: Int, text: String)

    private func lines(at indentation: Int) -> [Line] {
        let (opening, closing): (String, String)
        var parts: [[Line]]
        switch self {
        case .number(let number): return [(indentation, JSON.number(Self.rounded(number)).canonical)]
        case .text(let text): return [(indentation, JSON.string(text).canonical)]
        case .boolean(let boolean): return [(indentation, boolean ? "true" : "false")]
        case .list(let values):
            (opening, closing, parts) = ("[", "]", values.map { $0.lines(at: indentation + 2) })
        case .object(let members):
            (opening, closing, parts) = ("{", "}", members.map { $0.1.lines(at: indentation + 2) })
            for (index, member) in members.enumerated() {
                parts[index][0].text = "\(JSON.string(member.0).canonical): \(parts[index][0].text)"
            }
        }
        if parts.allSatisfy({ $0.count == 1 }) {
            let line = opening + parts.map { $0[0].text }.joined(separator: ", ") + closing
            if line.utf8.count <= 120 - indentation { return [(indentation, line)] }
        }
        for index in parts.indices.dropLast() { parts[index][parts[index].count - 1].text += "," }
        return [(indentation, opening)] + parts.joined() + [(indentation, closing)]
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
