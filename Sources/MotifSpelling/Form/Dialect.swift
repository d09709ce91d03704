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

    /// The name for display.
    package var title: String {
        switch self {
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        case .coreAnimation: "Core Animation"
        case .css: "CSS"
        case .motion: "Motion"
        case .reanimated: "Reanimated"
        case .reactNative: "React Native Animated"
        case .compose: "Jetpack Compose"
        case .flutter: "Flutter"
        case .android: "Android XML"
        case .figma: "Figma"
        case .lottie: "Lottie"
        case .tokens: "design tokens"
        }
    }

    /// The language in which it is written. JSON is read as object literals of TypeScript.
    package var language: SourceLanguage {
        switch self {
        case .swiftUI, .uiKit, .coreAnimation: .swift
        case .css: .css
        case .motion, .reanimated, .reactNative, .figma, .lottie, .tokens: .typeScript
        case .compose: .kotlin
        case .flutter: .dart
        case .android: .xml
        }
    }

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
