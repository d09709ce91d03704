import MotifJSON

/// Text as Kotlin source: names, literals.
package enum KotlinText {
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

    /// Returns a string literal.
    static func literal(_ text: String) -> String { CodeText.literal(text, special: "$") }

    /// The functions of Kotlin's standard library that formulas and the shared code call.
    static let functions = [
        "abs", "ceil", "cos", "exp", "expm1", "floor", "hypot", "ln", "roundToInt", "sign", "sin", "sqrt", "truncate",
        "ulp",
    ].map { "kotlin.math.\($0)" }

    /// The declarations that files for Compose use besides the shared code.
    static let compose = [
        "animation.AnimatedVisibilityScope", "animation.core.CubicBezierEasing",
        "animation.core.FiniteAnimationSpec", "animation.core.LinearEasing", "animation.core.spring",
        "animation.core.tween", "runtime.Composable", "ui.graphics.Color", "ui.unit.dp",
    ].map { "androidx.compose.\($0)" }

    /// Imports for Kotlin code: functions that it calls, declarations that the framework's lines use, and imports of
    /// the parts.
    static func imports(of lines: [String], face: [String] = [], with parts: [CodeResource]) -> [String] {
        func mentioned(_ paths: [String], in lines: [String]) -> [String] {
            let words = CodeSupport.words(in: lines.joined(separator: "\n"), members: true)
            return paths.filter { words.contains($0.split(separator: ".").last ?? "") }.map { "import \($0)" }
        }
        let all = mentioned(functions, in: lines) + mentioned(compose, in: face)
        let unique = Set(all + parts.flatMap(\.imports))
        return unique.isEmpty ? [] : [""] + unique.sorted()
    }

    /// Whether text is the name of a package, without keywords.
    package static func isPackage(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
            name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
                && !keywords.contains(String(name))
                && name.first?.isNumber == false
        }
    }

    /// Types that Kotlin imports by default, and that one of the same package would hide from exported code, or from the
    /// app's.
    static let types = ["Any", "Array", "List", "Map", "Nothing", "Object", "Result", "Set", "String", "Unit"]

    /// - Source: Kotlin language specification, "Lexical grammar": hard keywords.
    static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}
