import MotifText

/// The name of a document within its type: lowercase words and digits joined by single hyphens, such as `zoom-icons`.
///
/// A `Slug` is always well formed; nothing checks it again.
public struct Slug: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name, 1…64 characters of `[a-z0-9-]`.
    public let text: String

    /// The maximum length, in characters.
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

    /// The title of a document without one: `Zoom icons` for `zoom-icons`.
    package var titleWords: String { text.split(separator: "-").joined(separator: " ").capitalizedFirst }

    /// Whether the left slug comes first by code units, which is the order of lists and exports.
    public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    /// Returns the slug nearest to a text: `Zoom Icons!` becomes `zoom-icons`, `Größe` becomes `groesse`.
    ///
    /// - Returns: `nil` if the text has no Latin letter or digit.
    public static func suggestion(for text: String) -> Slug? {
        // The start of a long text is enough.
        let start = String(text.unicodeScalars.prefix(1000)).lowercased()
        let words = start.split { !($0.isLetter || $0.isNumber) }.map(ascii).filter { !$0.isEmpty }
        var joined = words.joined(separator: "-").prefix(maximumLength)
        while joined.last == "-" { joined.removeLast() }
        return Slug(joined)
    }

    /// A lowercase word in ASCII; other scripts are left out.
    private static func ascii(_ word: Substring) -> String {
        // A Scandinavian word: its other umlauts are letters of their own, and lose their marks as well.
        let isNordic = word.contains("å")
        return word.reduce(into: "") { text, letter in
            guard let first = letter.unicodeScalars.first else { return }
            if !isNordic || !"äö".contains(letter), let spelling = spellings[letter] {
                text += spelling
            } else if first.isASCII {
                text.unicodeScalars.append(first)
            } else if let base = first.properties.name?.split(separator: " "), base.count > 3,
                base.starts(with: ["LATIN", "SMALL", "LETTER"]) && base[3].count == 1
                    || base.starts(with: ["LATIN", "SMALL", "LIGATURE"])
            {
                // `LATIN SMALL LETTER O WITH STROKE`, `LATIN SMALL LIGATURE FI`
                text += base[3].lowercased()
            }
        }
    }

    /// The usual spelling of letters without their marks.
    private static let spellings: [Character: String] = [
        "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i",
    ]

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

/// The message for invalid slugs.
enum SlugNaming {
    static func message(for text: String) -> String {
        let rule = "use lowercase letters, digits and single hyphens, at most \(Slug.maximumLength) characters"
        guard let suggestion = Slug.suggestion(for: text) else {
            return "'\(text.clipped)' is not a valid slug; \(rule)"
        }
        return "'\(text.clipped)' is not a valid slug; \(rule). Did you mean '\(suggestion)'?"
    }
}
