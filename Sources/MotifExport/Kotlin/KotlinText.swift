import MotifJSON
import MotifText

/// Text as Kotlin source: names, literals.
enum KotlinText {
    /// Returns the name of a value, in backticks if it is a keyword.
    static func valueName(_ text: String) -> String {
        let name = SwiftText.label(text)
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns a finite number as a `Double`.
    static func number(_ number: Double) -> String {
        let text = JSONNumber.text(number)
        return text.contains(where: { $0 == "." || $0 == "e" }) ? text : text + ".0"
    }

    /// Returns a string literal; invisible characters, and those that change the direction of a line, are escaped.
    static func literal(_ text: String) -> String {
        let units = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"", "$": "\\\(scalar)"
            case "\n": "\\n"
            default: scalar.isUnsafeToPrint ? CodeText.escaped(scalar) : String(scalar)
            }
        }
        return "\"\(units.joined())\""
    }

    /// The functions of Kotlin's library that formulas and the shared code call.
    static let functions = [
        "abs", "ceil", "cos", "exp", "expm1", "floor", "hypot", "ln", "roundToInt", "sign", "sin", "sqrt", "truncate",
    ].map { "kotlin.math.\($0)" }

    /// What files for Compose mention beside the shared code.
    static let compose = [
        "animation.AnimatedVisibilityScope", "animation.core.CubicBezierEasing", "animation.core.LinearEasing",
        "animation.core.spring", "animation.core.tween", "runtime.Composable",
    ].map { "androidx.compose.\($0)" }

    /// - Source: Kotlin language specification, "Lexical grammar": hard keywords.
    static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}

/// Text that several languages write in the same way.
enum CodeText {
    /// Returns a scalar as the escapes of its UTF-16 code units: `\u202E`.
    static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
