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
        var names = UniqueNames(reserved: ["isEnded", "body", "content", "phase", "min", "max", "abs", "hypot", "self"])
        let kind = subject.motion.kind
        let all = kind.scene.map(\.name) + kind.bindings.map(\.name)
        members = Dictionary(all.map { ($0, names.value($0)) }) { first, _ in first }
    }

    /// The source of a formula.
    ///
    /// - Parameter value: Its value in the exported scene, which is written if it is the same on every screen.
    /// - Returns: `nil` if the formula reads something that isn't a number, a point, a size, or a frame.
    mutating func source(of formula: CheckedFormula, value: Double) -> FormulaTerm? {
        let names = closure(of: formula.names)
        guard !names.isDisjoint(with: kind.scene.map(\.name) + ["device"]) else {
            return FormulaTerm((value * 1e6).rounded() / 1e6)
        }
        guard names.allSatisfy(isAvailable) else { return nil }
        let term = term(formula)
        let bindings = kind.bindings.filter { names.contains($0.name) }.map { self.term($0.formula) }
        let functions = ([term] + bindings).reduce(into: Set<String>()) { $0.formUnion($1.code.functions) }
        guard functions.isSubset(of: Self.known) else { return nil }
        read.formUnion(names)
        self.functions.formUnion(functions)
        return term
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

    private func term(_ formula: CheckedFormula) -> FormulaTerm {
        var names = members.merging(parameters) { member, _ in member }
        names["device"] = screen.flatMap { members[$0] }
        var scope = kind.formulaScope
        scope["device"] = .size
        return FormulaWriter.swift(scope, names: names.mapValues { Code($0) }, owner: owner).term(formula)
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

    /// The bindings that are read, as computed members.
    var computed: [CodeStatement] {
        kind.bindings.compactMap { binding in
            guard read.contains(binding.name), let member = members[binding.name],
                let type = Self.type(binding.formula.type)
            else { return nil }
            return .block("private var \(member): \(type)", [.code(term(binding.formula).code)])
        }
    }
}
