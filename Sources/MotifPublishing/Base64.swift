/// Bytes as text.
///
/// - Source: https://www.rfc-editor.org/rfc/rfc4648#section-4
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns the bytes in groups of four letters, with padding.
    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            var letters = (0..<4).map { _ in
                defer { bits <<= 6 }
                return alphabet[bits >> 18 & 63]
            }
            for place in 4 - (3 - group.count)..<4 { letters[place] = UInt8(ascii: "=") }
            text += letters
        }
        return String(decoding: text, as: UTF8.self)
    }
}
