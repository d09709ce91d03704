extension Sequence<UInt8> {
    /// The bytes as hexadecimal, two digits each.
    package func hexadecimal(uppercase: Bool = false) -> String {
        let digits = Array((uppercase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
        var text: [UInt8] = []
        text.reserveCapacity(underestimatedCount * 2)
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension [UInt8] {
    /// The bytes of hexadecimal digits, two for each; `nil` for anything else.
    package init?(hexadecimal text: some StringProtocol) {
        var bytes: [UInt8] = []
        var digits = text.utf8.makeIterator()
        while let high = digits.next() {
            guard let low = digits.next(), let high = Self.value(of: high), let low = Self.value(of: low) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        self = bytes
    }

    private static func value(of digit: UInt8) -> UInt8? {
        Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
    }
}

/// Percent-encoding, as URLs have it.
///
/// - Source: RFC 3986, sections 2.1, 2.3, and 3.3.
package enum PercentEncoding {
    /// The path with every byte encoded that isn't a letter, a digit, or one of `/-._~@`.
    package static func encode(path: String) -> String {
        path.utf8.map { byte in
            let isPlain = byte.isNameByte || "/-.~@".utf8.contains(byte)
            return isPlain ? String(Unicode.Scalar(byte)) : "%" + [byte].hexadecimal(uppercase: true)
        }.joined()
    }

    /// The text with each `%` and two hexadecimal digits replaced by their byte.
    ///
    /// - Returns: `nil` if a `%` has no digits after it, or if the bytes aren't UTF-8 or have a zero among them.
    package static func decode(_ text: some StringProtocol) -> String? {
        let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        var bytes = Array(parts[0])
        for part in parts.dropFirst() {
            let digits = String(decoding: part.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let decoded = [UInt8](hexadecimal: digits), decoded != [0] else { return nil }
            bytes += decoded + part.dropFirst(2)
        }
        // `String(validating:as:)` is newer than iOS 16. What isn't UTF-8 is repaired, so it comes back as other bytes.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
