import MotifJSON
import SeededRandom

extension JSON {
    /// A value of any sort, at most `depth` deep.
    static func random(depth: Int, using generator: inout SeededGenerator) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &generator))
        case 2: return .number(Double(Int.random(in: -1000...1000, using: &generator)))
        case 3, 4:
            let number = Double(bitPattern: generator.next())
            return .number(number.isFinite ? number : 0.1)
        case 5: return .string(randomText(using: &generator))
        case 6:
            let count = Int.random(in: 0..<6, using: &generator)
            return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
        default:
            let count = Int.random(in: 0..<12, using: &generator)
            return .object(
                JSONObject(
                    (0..<count).map { _ in
                        (randomText(using: &generator), random(depth: depth - 1, using: &generator))
                    }))
        }
    }

    private static func randomText(using generator: inout SeededGenerator) -> String {
        let alphabet: [Unicode.Scalar] = [
            "a", "b", "Z", "0", " ", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "e", "\u{301}",
            "\u{FB33}", "\u{1F600}", "\u{FFFF}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}", "\u{2028}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<20, using: &generator) {
            text.append(alphabet.randomElement(using: &generator) ?? "a")
        }
        return String(text)
    }
}
