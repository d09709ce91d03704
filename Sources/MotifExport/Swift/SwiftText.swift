/// Words as Swift source has them.
enum SwiftText {
    /// A name of a type: `expand-sign-in` → `ExpandSignIn`. What begins with a digit gets an `M` before it.
    static func typeName(_ words: String) -> String {
        let name = parts(of: words).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber ?? true ? "M" + name : name
    }

    /// A name of a value: `phantom.image center.x` → `phantomImageCenterX`.
    static func valueName(_ words: String) -> String {
        let name = typeName(words)
        let first = name.prefix(1).lowercased() + name.dropFirst()
        return keywords.contains(first) ? "`\(first)`" : first
    }

    /// Text for the rest of a line after `//`, without what would end the line or turn its direction.
    static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmless($0) ? $0 : " " }))
    }

    /// Runs of ASCII letters and digits; others stand between words.
    private static func parts(of words: String) -> [Substring] {
        words.split { character in
            !(character.isASCII && (character.isLetter || character.isNumber))
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
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
