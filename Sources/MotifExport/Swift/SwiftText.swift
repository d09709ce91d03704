import MotifJSON
import MotifText

/// Words as Swift source has them.
enum SwiftText {
    /// A name of a type: `expand-sign-in` → `ExpandSignIn`. What begins with a digit gets an `M` before it.
    static func typeName(_ words: String) -> String {
        let name = parts(of: words).map { String($0).capitalizedFirst }.joined()
        return name.first?.isNumber ?? true ? "M" + name : name
    }

    /// A name of a value: `phantom.image center.x` → `phantomImageCenterX`.
    static func valueName(_ words: String) -> String {
        let name = typeName(words)
        let first = name.prefix(1).lowercased() + name.dropFirst()
        return keywords.contains(first) ? "`\(first)`" : first
    }

    /// A name before an argument, where words of the language need no quotes.
    static func label(_ words: String) -> String { valueName(words).replacing("`", with: "") }

    /// Text for the rest of a line after `//`, without what would end the line or turn its direction.
    static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isUnsafeToPrint ? " " : $0 }))
    }

    /// A number that is finite, as a literal.
    static func number(_ number: Double) -> String {
        // The compiler warns that the decimal of one loses digits.
        if number.isSubnormal { return "Double(bitPattern: \(number.bitPattern))" }
        let text = JSONNumber.text(number)
        // Digits alone may be taken for an integer, which holds no more.
        return number.magnitude >= 0x1p53 && !text.contains("e") ? text + ".0" : text
    }

    /// Text in quotes; what is not seen or turns the direction of a line is written as its number.
    static func literal(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case "\n": "\\n"
            default:
                scalar.isUnsafeToPrint
                    ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
            }
        }
        return "\"\(characters.joined())\""
    }

    /// Runs of ASCII letters and digits; others stand between words.
    private static func parts(of words: String) -> [Substring] {
        words.split { character in
            !(character.isASCII && (character.isLetter || character.isNumber))
        }
    }

    /// - Source: The Swift Programming Language, "Lexical Structure": words reserved in declarations and expressions.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
