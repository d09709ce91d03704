import MotifCore
import MotifSpelling

/// A target's notation for constants: shared values, and the timings of patterns.
enum ValueLanguage: String {
    case uiKit = "uikit"
    case swiftUI = "swiftui"
    case css
    case compose
    case motion
    case reanimated

    /// The spelling of its timings.
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

    var style: CodeStyle {
        switch self {
        case .uiKit, .swiftUI: .swift
        case .compose: .kotlin
        case .css, .motion, .reanimated: .typeScript
        }
    }

    /// Whether a constant is a declaration of a module.
    var isScript: Bool { self == .motion || self == .reanimated }

    /// What timings are called in names of types and files.
    var timingNoun: String {
        switch self {
        case .uiKit, .swiftUI, .css: "timing"
        case .compose: "specs"
        case .motion: "transitions"
        case .reanimated: "timings"
        }
    }

    /// Constants in a type with this name, or in an object.
    func group(_ name: String, _ members: [CodeStatement]) -> [CodeStatement] {
        switch self {
        case .uiKit, .swiftUI: [.block("enum \(name)", members)]
        case .compose: [.block("object \(name)", members)]
        case .css: [.block(":root", members)]
        case .motion, .reanimated: [.code("export const \(name) = {"), .indented(members), .code("} as const;")]
        }
    }

    /// A file with declarations.
    func file(_ declarations: [CodeStatement], package: String?) -> String {
        let body = declarations.lines(style: style)
        let head: [String] =
            switch self {
            case .uiKit: ["import UIKit", ""]
            case .swiftUI: ["import SwiftUI", ""]
            case .compose: ["package \(package ?? "motion")"] + KotlinText.imports(of: [], face: body, with: []) + [""]
            case .css: []
            case .motion, .reanimated: imports(of: body) + (imports(of: body).isEmpty ? [] : [""])
            }
        return (head + body).joined(separator: "\n") + "\n"
    }

    /// Imports for lines of TypeScript: easings, and constants of another file.
    func imports(of lines: [String]) -> [String] {
        let words = CodeSupport.words(in: lines.joined(separator: "\n"))
        let easing = self == .reanimated && words.contains("Easing")
        return (easing ? ["import { Easing } from \"react-native-reanimated\";"] : [])
            + (words.contains(Substring(ValueFile.module))
                ? ["import * as \(ValueFile.module) from \"./\(ValueFile.moduleFile)\";"] : [])
    }

    /// The name of a constant; in Kotlin, it starts with a capital letter, like Compose's constants, unless it is a
    /// function.
    func name(_ value: SharedValue, among names: inout UniqueNames) -> String {
        let slug = value.metadata.name.slug
        return switch self {
        case .css: "--\(slug)"
        case .compose where !value.isSpecification: names.free(SwiftText.typeName(slug.text))
        case .uiKit, .swiftUI, .compose, .motion, .reanimated: name(slug.text, among: &names)
        }
    }

    /// Words as the name of a constant of any type.
    func name(_ words: String, among names: inout UniqueNames) -> String {
        switch self {
        case .css: names.free(words)
        case .uiKit, .swiftUI: names.value(words)
        case .compose: names.free(KotlinText.valueName(words))
        case .motion, .reanimated:
            names.free(SwiftText.label(words) + (TypeScriptText.keywords.contains(words) ? "Value" : ""))
        }
    }

    /// A constant, with its unit if neither its type nor its text shows it.
    ///
    /// - Parameter isMember: Whether it belongs to a group.
    func declaration(
        _ name: String, _ code: ValueCode, summary: String = "", isMember: Bool = true
    ) -> [CodeStatement] {
        var text = SwiftText.comment(summary)
        if code.unit != nil, text.last == "." { text.removeLast() }
        let words = [text, code.unit ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
        let comment = words.prefix(1).uppercased() + words.dropFirst()
        let type = code.type.map { ": \($0)" } ?? ""
        switch self {
        case .uiKit, .swiftUI:
            let availability = code.availability.map { [CodeStatement.code(Code($0))] } ?? []
            let head: Code = "@MainActor static var \(name)\(type)"
            return CodeStatement.doc(comment) + availability + [
                code.isObject
                    ? .member(head, code.code) : .code(code.code.prefixed("static let \(name)\(type) = "))
            ]
        case .css:
            let words = comment.isEmpty ? [] : [CodeStatement.code("/* \(Escaping.comment(comment)) */")]
            return words + [.code("\(name): \(code.code.text);")]
        case .compose:
            let head = code.isFunction ? "fun <T> \(name)()\(type)" : "\(code.isConstant ? "const " : "")val \(name)"
            return CodeStatement.doc(comment) + [.code(code.code.prefixed("\(head) = "))]
        case .motion, .reanimated:
            let value =
                isMember
                ? code.code.prefixed("\(name): ").appending(",")
                : code.code.prefixed("export const \(name) = ").appending(code.isLiteral ? " as const;" : ";")
            return CodeStatement.doc(comment) + [.code(value)]
        }
    }

    /// A reference to a constant of the same file.
    func reference(_ name: String) -> String { self == .css ? "var(\(name))" : name }

    /// A reference from another file.
    func qualified(_ name: String) -> String {
        switch self {
        case .uiKit, .swiftUI, .compose: "\(ValueFile.type).\(name)"
        case .css: reference(name)
        case .motion, .reanimated: "\(ValueFile.module).\(name)"
        }
    }
}

/// The value of a constant.
struct ValueCode {
    var code: Code
    /// Its type in Swift, or the result of a function in Kotlin, if the code doesn't show it.
    var type: String?
    /// The unit of a number, if the code doesn't show it.
    var unit: String?
    /// Whether Kotlin's compiler knows it.
    var isConstant = false
    /// Whether it is an object, an array, or a string of TypeScript.
    var isLiteral = false
    /// Whether each use creates a new object.
    var isObject = false
    /// The first version of iOS that has it, if older ones are in use.
    var system: Int?
    /// The loss, if any.
    var losses: [WrittenSpelling.Loss] = []

    /// Whether Kotlin needs a function, since `T` depends on what is animated.
    var isFunction: Bool { type?.hasSuffix("<T>") == true }

    var availability: String? {
        system.map { "@available(iOS \($0), macOS \($0 - 3), tvOS \($0), watchOS \($0 - 7), *)" }
    }
}

extension SharedValue {
    /// Whether Compose's code is an `AnimationSpec`, which a function returns for any type.
    var isSpecification: Bool { if case .curve(.spring) = value { true } else { type == .timing } }
}
