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
                    "import androidx.compose.animation.core.AnimationSpec",
                    "import androidx.compose.animation.core.CubicBezierEasing",
                    "import androidx.compose.animation.core.spring", "import androidx.compose.animation.core.tween",
                    "import androidx.compose.ui.graphics.Color", "import androidx.compose.ui.unit.dp", "",
                    "object MotionValues {",
                ], ["}"]
            )
        case .motion: ([], [])
        case .reanimated: (["import { Easing } from \"react-native-reanimated\";", ""], [])
        }
    }

    /// The name of a constant; in Kotlin, it starts with a capital letter, like Compose's constants.
    func name(_ slug: Slug, among names: inout UniqueNames) -> String {
        switch self {
        case .css: "--\(slug)"
        case .compose: names.free(SwiftText.typeName(slug.text))
        case .uiKit, .swiftUI: names.free(SwiftText.valueName(slug.text))
        case .motion, .reanimated:
            names.free(SwiftText.label(slug.text) + (TypeScriptText.keywords.contains(slug.text) ? "Value" : ""))
        }
    }

    /// The lines of a constant.
    ///
    /// - Parameter isMade: Whether each use creates a new object, since an app can change UIKit's objects.
    func lines(_ name: String, _ code: ValueCode, summary: String) -> [String] {
        let comment = SwiftText.comment(summary)
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
            let type = code.type.map { ": \($0)" } ?? ""
            return (comment.isEmpty ? [] : ["// \(comment)"]) + ["val \(name)\(type) = \(code.text)"]
        case .motion, .reanimated:
            let isLiteral = "[{".contains(code.text.prefix(1)) && !code.text.isEmpty
            return (comment.isEmpty ? [] : ["// \(comment)"])
                + ["export const \(name) = \(code.text)\(isLiteral ? " as const" : "");"]
        }
    }

    /// A reference to another constant.
    func reference(_ name: String) -> String { self == .css ? "var(\(name))" : name }
}

/// A constant's text.
struct ValueCode {
    /// The code of the value.
    var text: String
    /// Its type in Swift or Kotlin, if the text doesn't show it.
    var type: String?
    /// Whether each use creates a new object.
    var isObject = false
    /// Whether it needs iOS 17.
    var isRecent = false
    /// The loss, if any.
    var losses: [WrittenSpelling.Loss] = []
}
