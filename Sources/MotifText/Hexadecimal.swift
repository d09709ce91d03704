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
/// - Source: RFC 3986, section 2.1.
package enum PercentEncoding {
    /// The text with each `%` and two hexadecimal digits replaced by their byte.
    ///
    /// - Returns: `nil` if a `%` has no digits after it, or if the bytes aren't UTF-8 or have a zero among them.
    package static func decode(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let decoded = [UInt8](hexadecimal: digits), decoded != [0]
            else { return nil }
            bytes += decoded
            rest = rest.dropFirst(2)
        }
        // `String(validating:as:)` is newer than iOS 16. What isn't UTF-8 is repaired, so it comes back as other bytes.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
