import MotifJSON
import MotifText

/// Text as Swift source: names, literals, comments.
enum SwiftText {
    /// Returns the name of a type: `expand-sign-in` → `ExpandSignIn`. An `M` precedes a leading digit.
    static func typeName(_ text: String) -> String {
        // Other characters separate words.
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { String($0).capitalizedFirst }.joined()
        return name.first?.isNumber ?? true ? "M" + name : name
    }

    /// Returns the name of a value: `phantom.image center.x` → `phantomImageCenterX`.
    static func valueName(_ text: String) -> String {
        let name = typeName(text)
        let first = name.prefix(1).lowercased() + name.dropFirst()
        return keywords.contains(first) ? "`\(first)`" : first
    }

    /// Returns an argument label, for which keywords need no backticks.
    static func label(_ text: String) -> String { valueName(text).replacing("`", with: "") }

    /// Returns text for a line comment, without characters that would end the line or change its direction.
    static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isUnsafeToPrint ? " " : $0 }))
    }

    /// Returns a finite number as a literal.
    static func number(_ number: Double) -> String {
        // The compiler warns that its decimal literal loses digits.
        if number.isSubnormal { return "Double(bitPattern: \(number.bitPattern))" }
        let text = JSONNumber.text(number)
        // Digits alone could be an integer literal, which would overflow.
        return number.magnitude >= 0x1p53 && !text.contains("e") ? text + ".0" : text
    }

    /// Returns a string literal; invisible characters, and those that change the direction of a line, are escaped.
    static func literal(_ text: String) -> String {
        CodeText.literal(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// - Source: The Swift Programming Language, "Lexical Structure": words reserved in declarations and expressions.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}

/// Names of Swift.
extension UniqueNames {
    /// Returns words as the name of a value, with a number if it is taken.
    mutating func value(_ text: String) -> String { bare(SwiftText.valueName(text)) }

    /// Returns labels for words, by the words.
    mutating func labels(_ words: [String]) -> [String: String] {
        words.reduce(into: [:]) { $0[$1] = free(SwiftText.label($1)) }
    }

    /// Returns words as the names of values, by the words.
    ///
    /// - Parameter prefix: Words before each name.
    mutating func values(_ words: [String], after prefix: String = "") -> [String: String] {
        words.reduce(into: [:]) { $0[$1] = value("\(prefix) \($1)") }
    }

    /// Returns words as the name of a type, with a number if it is taken.
    mutating func type(_ text: String) -> String { bare(SwiftText.typeName(text)) }

    private mutating func bare(_ name: String) -> String {
        // A keyword with a number needs no quotes.
        let bare = name.replacing("`", with: "")
        let free = free(bare)
        return free == bare ? name : free
    }
}
