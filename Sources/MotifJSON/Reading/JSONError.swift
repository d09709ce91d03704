import MotifText

/// Why a text is not taken as JSON, and where.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        /// There is nothing but white space.
        case empty
        /// The grammar is broken; what was expected and what was found, in words.
        case syntax(String)
        /// A key stands twice in one object.
        case duplicateKey(String)
        /// More arrays and objects stand in one another than the limit.
        case tooDeep(limit: Int)
        /// The document has more bytes than the limit.
        case tooLarge(limit: Int)
        /// A number is beyond the range of a double; its text.
        case notFinite(String)
        /// An integer would change when it is kept as a double; its text.
        case inexact(String)
        /// A byte belongs to no scalar of UTF-8.
        case notUTF8(UInt8)
        /// More follows the value; what was found, in words.
        case trailingContent(String)
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, in bytes from the start of the text.
    public let offset: Int
    /// Where, as line and column.
    public let position: TextPosition
    /// The value in which it happens, from the root of its document; nil where no value has begun.
    public let path: JSONPath?

    /// This kind of thing at this place.
    public init(kind: Kind, offset: Int, position: TextPosition, path: JSONPath? = nil) {
        self.kind = kind
        self.offset = offset
        self.position = position
        self.path = path
    }

    /// What is wrong and what would be right, for people.
    public var message: String {
        switch kind {
        case .empty: "The text is empty; a JSON value expected"
        case .syntax(let words): words
        case .duplicateKey(let key): "Key '\(key)' stands twice in one object"
        case .tooDeep(let limit): "Arrays and objects stand more than \(limit) deep in one another"
        case .tooLarge(let limit): "The document is longer than \(Self.size(limit))"
        case .notFinite(let text): "\(Self.shortened(text)) is beyond the range of a double"
        case .inexact(let text): Self.inexactWords(text)
        case .notUTF8(let byte): "Byte \(Self.hexadecimal(byte)) at \(position) is not UTF-8"
        case .trailingContent(let found): "The text goes on after its value; its end expected, found \(found)"
        }
    }

    /// Place and message: `2:7: Key 'slug' stands twice in one object`.
    public var description: String {
        "\(position): \(message)"
    }

    /// A byte as `0xFF`.
    static func hexadecimal(_ byte: UInt8) -> String {
        "0x" + [byte].hexadecimal(uppercase: true)
    }

    private static func inexactWords(_ text: String) -> String {
        let nearest = Double(text).map { "; the nearest is \(JSONNumber.text($0))" } ?? ""
        return "Integer \(shortened(text)) is not kept exactly by a double\(nearest)"
    }

    private static func size(_ bytes: Int) -> String {
        let mebibyte = 1 << 20
        return bytes >= mebibyte && bytes.isMultiple(of: mebibyte) ? "\(bytes / mebibyte) MiB" : "\(bytes) bytes"
    }

    private static func shortened(_ digits: String) -> String {
        let count = digits.utf8.count
        return count <= 40 ? digits : "\(digits.prefix(12))… (\(count) characters)"
    }
}
