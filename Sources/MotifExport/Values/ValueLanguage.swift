import MotifCore
import MotifSpelling
import MotifText

/// A target's notation for shared values as constants.
enum ValueLanguage: String {
    case uiKit = "uikit"
    case swiftUI = "swiftui"
    case css
    case compose
    case motion
    case reanimated

    /// The spelling of its curves.
    var dialect: Dialect {
        switch self {
        case .uiKit: .uiKit
        case .swiftUI: .swiftUI
        case .css: .css
        case .compose: .compose
        case .motion: .motion
        case .reanimated: .reanimated
        }
    }

    /// The lines before and after the constants, each indented if there are any.
    var frame: (head: [String], foot: [String]) {
        switch self {
        case .uiKit: (["import UIKit", "", "enum MotionValues {"], ["}"])
        case .swiftUI: (["import SwiftUI", "", "enum MotionValues {"], ["}"])
        case .css: ([":root {"], ["}"])
        case .compose:
            (
                [
                    "package motion", "", "import androidx.compose.animation.core.CubicBezierEasing",
                    "import androidx.compose.animation.core.FiniteAnimationSpec",
                    "import androidx.compose.animation.core.spring", "import androidx.compose.animation.core.tween",
                    "import androidx.compose.ui.graphics.Color", "import androidx.compose.ui.unit.dp", "",
                    "object MotionValues {",
                ], ["}"]
            )
        case .motion: ([], [])
        case .reanimated: (["import { Easing } from \"react-native-reanimated\";", ""], [])
        }
    }

    /// The name of a constant; in Kotlin, it starts with a capital letter, like Compose's constants, unless it is a
    /// function.
    func name(_ value: SharedValue, among names: inout UniqueNames) -> String {
        let slug = value.metadata.name.slug
        return switch self {
        case .css: "--\(slug)"
        case .compose where code(value, reference: { _ in nil })?.type != nil:
            names.free(KotlinText.valueName(slug.text))
        case .compose: names.free(SwiftText.typeName(slug.text))
        case .uiKit, .swiftUI: names.free(SwiftText.valueName(slug.text))
        case .motion, .reanimated:
            names.free(SwiftText.label(slug.text) + (TypeScriptText.keywords.contains(slug.text) ? "Value" : ""))
        }
    }

    /// The lines of a constant, with its unit if neither its type nor its text shows it.
    func lines(_ name: String, _ code: ValueCode, summary: String) -> [String] {
        let words = [SwiftText.comment(summary), code.unit ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
        let comment = words.prefix(1).uppercased() + words.dropFirst()
        switch self {
        case .uiKit, .swiftUI:
            let type = code.type.map { ": \($0)" } ?? ""
            let line =
                code.isObject
                ? "@MainActor static var \(name)\(type) { \(code.text) }" : "static let \(name)\(type) = \(code.text)"
            let availability = code.isRecent ? ["@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"] : []
            return (comment.isEmpty ? [] : ["/// \(comment)"]) + availability + [line]
        case .css:
            return (comment.isEmpty ? [] : ["/* \(Escaping.markup(comment)) */"])
                + ["\(name): \(code.text);"]
        case .compose:
            let line = code.type.map { "fun <T> \(name)(): \($0) = \(code.text)" }
            let constant = "\(code.isConstant ? "const " : "")val \(name) = \(code.text)"
            return (comment.isEmpty ? [] : ["/** \(comment) */"]) + [line ?? constant]
        case .motion, .reanimated:
            let isLiteral = "[{".contains(code.text.prefix(1)) && !code.text.isEmpty
            return (comment.isEmpty ? [] : ["/** \(comment) */"])
                + ["export const \(name) = \(code.text)\(isLiteral ? " as const" : "");"]
        }
    }

    /// A reference to another constant.
    func reference(_ name: String) -> String { self == .css ? "var(\(name))" : name }

    /// A reference to a whole value, which may be a function.
    func reference(_ name: String, like code: ValueCode) -> String {
        self == .compose && code.type != nil ? "\(name)()" : reference(name)
    }
}

/// A constant's text.
struct ValueCode {
    /// The code of the value.
    var text: String
    /// Its type in Swift, or the result of a function in Kotlin, if the text doesn't show it.
    var type: String?
    /// The unit of a number, if the text doesn't show it.
    var unit: String?
    /// Whether Kotlin's compiler knows it.
    var isConstant = false
    /// Whether each use creates a new object.
    var isObject = false
    /// Whether it needs iOS 17.
    var isRecent = false
    /// The loss, if any.
    var losses: [WrittenSpelling.Loss] = []
}
