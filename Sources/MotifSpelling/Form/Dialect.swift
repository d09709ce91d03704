package import MotifSource

/// A platform or format with a notation of its own for timing.
package enum Dialect: String, CaseIterable, Sendable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
    case coreAnimation = "core-animation"
    case css
    case motion
    case reanimated
    case reactNative = "react-native"
    case compose
    case flutter
    case android
    case figma
    case lottie
    case tokens

    private var row: (title: String, language: SourceLanguage, modules: [String]) {
        switch self {
        case .swiftUI: ("SwiftUI", .swift, ["SwiftUI", "WidgetKit"])
        case .uiKit: ("UIKit", .swift, ["UIKit"])
        case .coreAnimation: ("Core Animation", .swift, ["QuartzCore", "UIKit", "AppKit", "Cocoa"])
        case .css: ("CSS", .css, [])
        case .motion: ("Motion", .typeScript, ["motion", "framer-motion", "motion-dom", "motion-v"])
        case .reanimated: ("Reanimated", .typeScript, ["react-native-reanimated", "@gorhom/bottom-sheet"])
        case .reactNative:
            ("React Native Animated", .typeScript, ["react-native", "@react-navigation", "expo-router"])
        case .compose: ("Jetpack Compose", .kotlin, ["androidx.compose"])
        case .flutter: ("Flutter", .dart, ["package:flutter"])
        case .android: ("Android XML", .xml, [])
        case .figma: ("Figma", .typeScript, [])
        case .lottie: ("Lottie", .typeScript, [])
        case .tokens: ("design tokens", .typeScript, [])
        }
    }

    /// The name for display.
    package var title: String { row.title }
    /// The language in which it is written. JSON is read as object literals of TypeScript.
    package var language: SourceLanguage { row.language }
    /// What makes a file one of a dialect: the modules that it imports.
    package var modules: [String] { row.modules }

    /// The dialects that are written in a language.
    package static func all(in language: SourceLanguage) -> [Dialect] { allCases.filter { $0.language == language } }

    /// The keys of objects that only group the entries of the objects around them.
    package var groups: Set<String> {
        switch self {
        case .motion: ["transition", "default"]
        case .reanimated, .reactNative: ["config"]
        case .figma: ["easingFunctionSpring", "easingFunctionCubicBezier"]
        case .tokens: ["$value"]
        default: []
        }
    }

    /// Whether arguments without a label can be bound to labeled parameters.
    var bindsByPosition: Bool { self == .compose || self == .flutter }

    /// The type of an argument with a timing of its own, if it is known.
    var partType: String? { self == .flutter ? Role.easing.type : nil }

    /// Whether its milliseconds are integers.
    package var hasWholeMilliseconds: Bool { self == .compose || self == .android || self == .flutter }

    /// The type of an animation, whose members can be written with a leading dot.
    var animationType: String? { self == .swiftUI ? "Animation" : nil }
}
