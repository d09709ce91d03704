import MotifCore
import MotifFormula
import MotifJSON

/// The values of one modifier: numbers, or formulas of what the app provides, such as the size of the screen.
struct SwiftUIValues: MotionNaming {
    let subject: ExportSubject
    let language: any CodeLanguage
    /// The source of parameters that are numbers.
    let parameters: [String: String]
    let members: [String: String]
    let records = CodeRecords()
    private var kind: Kind { subject.motion.kind }
    /// The names that formulas have read so far, directly or through bindings.
    private(set) var read: Set<String> = []

    /// Functions of formulas that need no `UIKit`.
    private static let known: Set<String> = ["sign", "lerp", "center", "inset", "farthest"]

    /// - Parameter prefix: The prefix of the types of shared code.
    init(_ subject: ExportSubject, parameters: [String: String], prefix: String) {
        (self.subject, self.parameters, language) = (subject, parameters, SwiftFormulas(prefix: prefix))
        var names = UniqueNames(reserved: ["isEnded", "body", "content", "phase", "min", "max", "abs", "hypot", "self"])
        let kind = subject.motion.kind
        members = names.values(kind.scene.map(\.name) + kind.bindings.map(\.name))
    }

    func element(_ repetition: Layer.Repetition) -> String { "element" }

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
        let formulas = formulas()
        let term = formulas.term(formula)
        let bindings = kind.bindings.filter { names.contains($0.name) }.map { formulas.term($0.formula) }
        let functions = ([term] + bindings).reduce(into: Set<String>()) { $0.formUnion($1.code.functions) }
        guard functions.isSubset(of: Self.known) else { return nil }
        read.formUnion(names)
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
        if let input = kind.scene.first(where: { $0.name == name }) { return type(of: input.type.formulaType) != nil }
        if let binding = kind.bindings.first(where: { $0.name == name }) {
            return type(of: binding.formula.type) != nil
        }
        return parameters[name] != nil || name == "device" && screenInput != nil
    }

    /// A type without `UIKit`; `nil` for others.
    private func type(of type: FormulaType?) -> String? {
        switch type {
        case .number?, .boolean?, .point?, .size?, .frame?: type.map { language.type(of: $0, in: records) }
        default: nil
        }
    }
}

extension SwiftUIValues {
    /// What the app provides: the members with their labels.
    var inputs: [(member: String, type: String, summary: String)] {
        kind.scene.compactMap { input in
            let isRead = read.contains(input.name) || input.name == screenInput?.name && read.contains("device")
            guard isRead, let member = members[input.name], let type = type(of: input.type.formulaType) else {
                return nil
            }
            return (member, type, input.summary)
        }
    }

    /// The bindings that are read, as computed members.
    var computed: [CodeStatement] {
        kind.bindings.compactMap { binding in
            guard read.contains(binding.name), let member = members[binding.name],
                let type = type(of: binding.formula.type)
            else { return nil }
            return .block("private var \(member): \(type)", [.code(formulas().term(binding.formula).code)])
        }
    }
}
