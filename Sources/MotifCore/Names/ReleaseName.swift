import MotifText

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
        guard first.isLetter || first.isDigit, last.isLetter || last.isDigit else { return false }
        guard bytes.allSatisfy({ $0.isNameByte || $0 == dot || $0 == hyphen }) else { return false }
        return !bytes.allSatisfy(\.isDigit) && !beginsLikeADate(bytes)
    }

    /// Four digits, a hyphen, and two digits, as every date of ISO 8601 begins.
    private static func beginsLikeADate(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 7 && bytes[..<4].allSatisfy(\.isDigit) && bytes[4] == hyphen
            && bytes[5...6].allSatisfy(\.isDigit)
    }

    private static let dot = UInt8(ascii: ".")
    private static let hyphen = UInt8(ascii: "-")
}
