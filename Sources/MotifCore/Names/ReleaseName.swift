/// The name of a release, such as `1.4` or `spring-2026`.
///
/// It has letters, digits, and `.`, `-`, `_` between them: at most 64 in all. A name that reads as a change number or a
/// date isn't one, so that a text names a release or a moment, never both.
public struct ReleaseName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name.
    public let text: String

    /// The largest number of characters.
    public static let maximumLength = 64

    /// - Returns: `nil` if the text isn't a name.
    public init?(_ text: String) {
        guard Self.isValid(text) else { return nil }
        self.text = text
    }

    /// The name.
    public var description: String { text }

    /// Whether the left name comes first by its bytes.
    public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }

    private static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, bytes.count <= maximumLength else { return false }
        guard isAlphanumeric(first), isAlphanumeric(last) else { return false }
        guard bytes.allSatisfy({ isAlphanumeric($0) || $0 == dot || $0 == hyphen || $0 == underscore }) else {
            return false
        }
        return !bytes.allSatisfy(isDigit) && !beginsLikeADate(bytes)
    }

    /// Four digits, a hyphen, and two digits, as every date of ISO 8601 begins.
    private static func beginsLikeADate(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 7 && bytes[..<4].allSatisfy(isDigit) && bytes[4] == hyphen && bytes[5...6].allSatisfy(isDigit)
    }

    private static let dot = UInt8(ascii: ".")
    private static let hyphen = UInt8(ascii: "-")
    private static let underscore = UInt8(ascii: "_")

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
