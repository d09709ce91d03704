import MotifText

/// The reason why a text isn't valid JSON, and its place.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problem.
    public enum Kind: Sendable, Equatable {
        /// The text has only white space.
        case empty
        /// Invalid syntax; what was expected and what was found, in words.
        case syntax(String)
        /// A key appears twice in one object.
        case duplicateKey(String)
        /// Arrays and objects are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// The document has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The text of a number beyond the range of a double.
        case notFinite(String)
        /// The text of an integer that a double can't represent exactly.
        case inexact(String)
        /// A byte that isn't valid UTF-8.
        case notUTF8(UInt8)
        /// Text after the value; what was found, in words.
        case trailingContent(String)
    }

    /// The problem.
    public let kind: Kind
    /// The offset of the error, in bytes from the start of the text.
    public let offset: Int
    /// The line and column of the error.
    public let position: TextPosition
    /// The path to the value with the error, from the root of its document; `nil` if no value has begun.
    public let path: JSONPath?

    /// An error of this kind at this place.
    public init(kind: Kind, offset: Int, position: TextPosition, path: JSONPath? = nil) {
        self.kind = kind
        self.offset = offset
        self.position = position
        self.path = path
    }

    /// The error in words, with the way to fix it.
    public var message: String {
        switch kind {
        case .empty: "The text is empty; expected a JSON value"
        case .syntax(let message): message
        case .duplicateKey(let key): "Key '\(key)' appears twice in one object"
        case .tooDeep(let limit): "Arrays and objects are nested more than \(limit) levels deep"
        case .tooLarge(let limit): "The document is longer than \(Self.size(limit))"
        case .notFinite(let text): "\(Self.shortened(text)) is too large; the largest number is 1.79e308"
        case .inexact(let text): Self.inexactWords(text)
        case .notUTF8(let byte): "Byte \(Self.hexadecimal(byte)) at \(position) is not valid UTF-8"
        case .trailingContent(let found): "Expected the end of the text after the value, found \(found)"
        }
    }

    /// Place and message: `2:7: Key 'slug' appears twice in one object`.
    public var description: String {
        "\(position): \(message)"
    }

    /// A byte as `0xFF`.
    static func hexadecimal(_ byte: UInt8) -> String {
        "0x" + [byte].hexadecimal(uppercase: true)
    }

    private static func inexactWords(_ text: String) -> String {
        let nearest = Double(text).map { "; the nearest number is \(JSONNumber.text($0))" } ?? ""
        return "Integer \(shortened(text)) can't be stored exactly\(nearest)"
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
