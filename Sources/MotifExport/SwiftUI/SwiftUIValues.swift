import MotifCore
import MotifFormula
import MotifJSON

/// The values of one modifier: numbers, or formulas of what the app provides, such as the size of the screen.
struct SwiftUIValues {
    private let subject: ExportSubject
    /// The source of parameters that are numbers, by name.
    private let parameters: [String: String]
    private var kind: Kind { subject.motion.kind }
    /// The names that formulas have read so far, directly or through bindings.
    private(set) var read: Set<String> = []
    /// The functions that formulas call.
    private(set) var functions: Set<String> = []
    private let members: [String: String]
    private let owner: String

    /// Functions of formulas that need no `UIKit`.
    private static let known: Set<String> = ["sign", "lerp", "center", "inset", "farthest"]

    /// - Parameter owner: The type that has the functions of formulas.
    init(_ subject: ExportSubject, parameters: [String: String], functionsOf owner: String) {
        (self.subject, self.parameters, self.owner) = (subject, parameters, owner)
        var names = SwiftNames(reserved: ["isEnded", "body", "content", "phase", "min", "max", "abs", "hypot", "self"])
        let kind = subject.motion.kind
        let all = kind.scene.map(\.name) + kind.bindings.map(\.name)
        members = Dictionary(all.map { ($0, names.value($0)) }) { first, _ in first }
    }

    /// The source of a formula.
    ///
    /// - Parameter value: Its value in the exported scene, which is written if it is the same on every screen.
    /// - Returns: `nil` if the formula reads something that isn't a number, a point, a size, or a frame.
    mutating func source(of formula: CheckedFormula, value: Double) -> FormulaTerm.Source? {
        let names = closure(of: formula.names)
        guard !names.isDisjoint(with: kind.scene.map(\.name) + ["device"]) else {
            let text = SwiftText.number((value * 1e6).rounded() / 1e6)
            return FormulaTerm.Source(text, value < 0 ? .prefix : .whole, isTyped: false)
        }
        let functions = SwiftFormulas.Functions()
        guard names.allSatisfy(isAvailable), let term = term(formula, functions) else { return nil }
        for binding in kind.bindings where names.contains(binding.name) {
            guard self.term(binding.formula, functions) != nil else { return nil }
        }
        guard functions.used.isSubset(of: Self.known) else { return nil }
        read.formUnion(names)
        self.functions.formUnion(functions.used)
        return FormulaTerm.Source(term.text, term.strength, isTyped: term.isTyped)
    }

    /// The names that a formula reads, with those that its bindings read.
    private func closure(of names: Set<String>) -> Set<String> {
        var all = names
        for binding in kind.bindings.reversed() where all.contains(binding.name) {
            all.formUnion(closure(of: binding.formula.names))
        }
        return all
    }

    private func isAvailable(_ name: String) -> Bool {
        if let input = kind.scene.first(where: { $0.name == name }) { return Self.type(input.type.formulaType) != nil }
        if let binding = kind.bindings.first(where: { $0.name == name }) {
            return Self.type(binding.formula.type) != nil
        }
        return parameters[name] != nil || name == "device" && screen != nil
    }

    /// The scene input that is the size of the screen.
    private var screen: String? { kind.scene.first { $0.defaultFormula.formula.source == "device" }?.name }

    private func term(_ formula: CheckedFormula, _ functions: SwiftFormulas.Functions) -> FormulaTerm? {
        var names = members.merging(parameters) { member, _ in member }
        names["device"] = screen.flatMap { members[$0] }
        var scope = kind.formulaScope
        scope["device"] = .size
        return FormulaTranslation(into: SwiftFormulas(names: names, functions: functions, owner: owner), scope: scope)
            .term(formula)
    }

    private static func type(_ type: FormulaType?) -> String? {
        switch type {
        case .number: "CGFloat"
        case .boolean: "Bool"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .frame: "CGRect"
        default: nil
        }
    }
}

extension SwiftUIValues {
    /// What the app provides: the members with their labels.
    var inputs: [(member: String, type: String, summary: String)] {
        kind.scene.compactMap { input in
            let isRead = read.contains(input.name) || input.name == screen && read.contains("device")
            guard isRead, let member = members[input.name], let type = Self.type(input.type.formulaType) else {
                return nil
            }
            return (member, type, input.summary)
        }
    }

    /// The bindings that are read, as computed members in lines without an indent.
    var computed: [String] {
        kind.bindings.flatMap { binding -> [String] in
            guard read.contains(binding.name), let member = members[binding.name],
                let type = Self.type(binding.formula.type), let term = term(binding.formula, SwiftFormulas.Functions())
            else { return [] }
            return ["private var \(member): \(type) {", "    \(term.text)", "}"]
        }
    }
}
