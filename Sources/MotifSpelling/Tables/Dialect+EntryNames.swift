package import MotifSource

extension Dialect {
    /// The number that a constant of a platform has, such as `Spring.StiffnessLow`.
    package static func constant(_ path: [String], in language: SourceLanguage) -> SourceNumber? {
        guard let name = path.last else { return nil }
        return numbers["\(language.name) \(path.dropLast().last ?? "").\(name)"].map { SourceNumber($0) }
    }

    private static let numbers: [String: Double] = {
        // Of Swift's numbers, which aren't motion by themselves.
        let types = ["", "TimeInterval", "Double", "CGFloat", "CFTimeInterval"]
        var found = Dictionary(uniqueKeysWithValues: types.map { ("\(SourceLanguage.swift.name) \($0).zero", 0.0) })
        for dialect in allCases {
            for shape in dialect.shapes where shape.isProperty {
                guard let number = shape.fixed[.value].flatMap(Double.init) else { continue }
                found["\(dialect.language.name) \(shape.type).\(shape.name)"] = number
                // Kotlin can import the members of an object.
                if shape.type == "Spring" { found["\(dialect.language.name) .\(shape.name)"] = number }
            }
        }
        return found
    }()
}

extension Dialect {
    /// The members of SwiftUI's type of animations, with the labels of their first arguments.
    private static let animations: [String: Set<String>] = Dictionary(
        Dialect.swiftUI.shapes.filter { $0.type == Dialect.swiftUI.animationType }.map { shape in
            (shape.name, Set(shape.parameters.map { $0.label ?? "" }))
        }, uniquingKeysWith: { $0.union($1) })

    /// Whether SwiftUI's type of animations has a member with this name.
    ///
    /// - Parameter label: The label of an argument that one of the member's forms must have; empty for one without.
    package static func hasAnimation(_ name: String, label: String? = nil) -> Bool {
        animations[name].map { labels in label.map(labels.contains) ?? true } ?? false
    }
}

/// How code uses a name that introduces motion.
package enum EntryUse: Sendable, Equatable {
    /// A function or an initializer: `withAnimation(…)`.
    case call
    /// A method on an expression: `view.animation(…)`.
    case method
    /// A static method of these types: `UIView.animate(…)`.
    case member([String])
    /// A type whose members are values: `Animation.easeIn(…)`.
    case namespace
    /// A function or a method with an animation of its own, unless an argument has one: `fadeIn()`.
    case host
    /// An object whose properties are assigned afterward: `CASpringAnimation(…)`.
    case object
    /// A call of Flutter whose arguments can contain other widgets.
    case widget
    /// An XML element.
    case element
    /// An argument, an attribute, or a key: `animation: .easeIn`.
    case label
    /// A value whose methods set its arguments: `FadeIn.delay(100)`.
    case chain
    /// A component whose attributes animate: `<motion.div animate={…}>`.
    case component

    /// The use of a name that has two.
    package func joined(with other: EntryUse) -> EntryUse {
        guard case .member(let types) = self, case .member(let more) = other else { return self }
        return .member(types + more.filter { !types.contains($0) })
    }
}

extension Dialect {
    /// Types of values that are arguments of animations; only a call with its own numbers is found alone.
    private static let valueTypes: Set<String> = ["modifier", "Easing", "Spring", "UnitCurve"]

    /// The names that introduce motion in a dialect's code, from its table.
    package var entryNames: [String: EntryUse] {
        var found: [String: EntryUse] = [:]
        for shape in shapes where shape.name != "{}" && shape.name != "[]" {
            guard let use = use(of: shape) else { continue }
            let name = use == .namespace ? shape.type : shape.name
            found[name] = found[name]?.joined(with: use) ?? use
        }
        return found
    }

    private func use(of shape: CallShape) -> EntryUse? {
        if shape.type == "Animation" { return .namespace }
        // The parts of a sequence are found on their own, each with its location.
        let isList = shape.name != "{}" && shape.parameters.contains { $0.label == "*" && $0.role == .part }
        guard !shape.isProperty, !isList else { return nil }
        if language.isMarkup { return .element }
        let hasNumbers = shape.parameters.contains { $0.role == .x1 }
        if Self.valueTypes.contains(shape.type), !hasNumbers { return nil }
        // The type of a duration isn't motion by itself.
        let isTime = !shape.parameters.isEmpty && shape.fixed.isEmpty && shape.parameters.allSatisfy(\.role.isTime)
        if shape.isHost { return .host }
        switch shape.type {
        case "" where isTime: return nil
        case "" where self == .coreAnimation && shape.acceptsOthers: return .object
        case "" where self == .flutter && shape.acceptsOthers, "*" where self == .flutter: return .widget
        case "chain": return .chain
        case "": return .call
        case "*": return .method
        default: return .member([shape.type])
        }
    }
}

extension CallShape {
    /// Whether it takes an animation, and has one of its own otherwise.
    var isHost: Bool { acceptsOthers && parameters.contains { $0.role == .animation && $0.label != nil } }
}
