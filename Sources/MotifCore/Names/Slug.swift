import MotifText

/// The name of a document within its type: lower-case words and digits joined by single hyphens, `zoom-icons`.
///
/// A `Slug` is well formed once it exists; nothing checks it again.
public struct Slug: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name, 1…64 characters of `[a-z0-9-]`.
    public let text: String

    /// The longest name, in characters.
    public static let maximumLength = 64

    /// - Parameter text: A name of the form `[a-z0-9]+(-[a-z0-9]+)*`.
    /// - Returns: `nil` for any other text.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard Self.isWellFormed(text.utf8) else { return nil }
        self.text = text
    }

    /// The text itself.
    public var description: String { text }

    /// By code unit, the order in which catalogs list and export.
    public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    /// The well-formed name that is nearest to what a user wrote: `Zoom Icons!` gives `zoom-icons`.
    ///
    /// - Returns: `nil` where the text has no letter or digit of ASCII.
    public static func suggestion(for text: String) -> Slug? {
        // What a name is made of stands at the start; more of a long text is no help.
        let start = String(text.unicodeScalars.prefix(1000)).lowercased()
        let words = start.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        var joined = words.joined(separator: "-").prefix(maximumLength)
        while joined.last == "-" { joined.removeLast() }
        return Slug(joined)
    }

    private static func isWellFormed(_ bytes: String.UTF8View) -> Bool {
        var count = 0
        var previous = UInt8(ascii: "-")
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-") where previous != UInt8(ascii: "-"): break
            default: return false
            }
            count += 1
            previous = byte
        }
        return (1...maximumLength).contains(count) && previous != UInt8(ascii: "-")
    }
}

/// The one place that says what a slug is.
enum SlugNaming {
    static func message(for text: String) -> String {
        let rule = "a slug has small letters, digits and single hyphens, at most \(Slug.maximumLength) characters"
        guard let suggestion = Slug.suggestion(for: text) else {
            return "'\(text.clipped)' is not a valid slug; \(rule)"
        }
        return "'\(text.clipped)' is not a valid slug; \(rule). Did you mean '\(suggestion)'?"
    }
}
