extension String {
    /// The text with a capital first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// A number of things: `1 pattern`, `2 patterns`.
    package static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension Sequence<UInt8> {
    /// The bytes as hexadecimal, two digits each.
    package func hexadecimal(uppercase: Bool = false) -> String {
        let digits = Array((uppercase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
        var text: [UInt8] = []
        for byte in self { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
