public import MotifFormula
import MotifJSON

/// A value that the app or the device decides, such as the size of the screen or the frame of a tapped view.
public struct SceneInput: Sendable, Equatable {
    /// The name in formulas.
    public let name: String
    /// The type of its value.
    public let type: ParameterType
    /// The default; it can read `device`, the size of the screen in its orientation.
    public let defaultFormula: CheckedFormula
    /// The possible positions of a frame.
    public let placement: Placement
    /// The description, in a sentence.
    public let summary: String

    /// The possible positions of a frame.
    public enum Placement: String, Sendable, Hashable, CaseIterable {
        /// The position from the formula or the caller.
        case fixed
        /// Any position on the screen, decided by the app; checks try a grid of positions.
        case any
    }

    /// The name of the screen's size in formulas of scene inputs.
    static let deviceName = "device"

    /// The types that an input can have.
    static let types = ParameterType.plain.filter { $0 != .color && $0 != .curve }.map(\.word)
}

/// Reads scene inputs and bindings, whose formulas can read each other in any order, but not circularly.
struct SceneReading {
    /// The inputs in the order of the document, `nil` for those with a problem.
    private(set) var inputs: [SceneInput?] = []
    /// The bindings in the order of the document, `nil` for those with a problem.
    private(set) var bindings: [Kind.Binding?] = []
    /// Inputs and bindings, each after those that it reads.
    private(set) var order: [Kind.Definition] = []

    /// A definition before its formula is checked.
    private struct Draft {
        let definition: Kind.Definition
        let name: String
        let formula: Formula
        let path: JSONPath
        let type: FormulaType?
        var input: (type: ParameterType, placement: SceneInput.Placement, summary: String)?
    }

    private var drafts: [Draft] = []

    /// Reads `scene` and `bindings` and adds their names.
    init(_ reader: inout ObjectReader, _ names: inout KindNames) {
        var drafts: [Draft] = []
        var index = 0
        let inputs = reader.parts("scene", limit: KindLimits.inputs, summary: "What the app or the device decides.") {
            inner in
            defer { index += 1 }
            if let draft = Self.input(&inner, .input(index), &names) { drafts.append(draft) }
            return true
        }
        index = 0
        let bindings = reader.parts("bindings", limit: KindLimits.bindings, summary: "Names for formulas.") { inner in
            defer { index += 1 }
            if let draft = Self.binding(&inner, .binding(index), &names) { drafts.append(draft) }
            return true
        }
        self.drafts = drafts
        self.inputs = inputs.map { _ in nil }
        self.bindings = bindings.map { _ in nil }
        checkFormulas(&reader, &names)
    }

    private static func input(
        _ reader: inout ObjectReader, _ definition: Kind.Definition, _ names: inout KindNames
    ) -> Draft? {
        let name = declared(&reader, "scene input")
        let type = type(&reader)
        if let name, let kind = names.add(name, type.map { $0.formulaType ?? .any } ?? .any) {
            reader.report(kind, at: "name")
        }
        let placement: SceneInput.Placement? = reader.word("placement", "placement")
        if placement == .any, let type, type != .frame {
            reader.report(.rule(.wrongType, "Only a frame can be placed anywhere"), at: "placement")
        }
        let summary = reader.text("summary") ?? ""
        _ = reader.required(
            "default", .formula("A formula, which can read 'device', the size of the screen."),
            is: "a formula, such as 'device' for the size of the screen")
        guard let formula = reader.parsedFormula("default"), let name, let type else { return nil }
        return Draft(
            definition: definition, name: name, formula: formula, path: reader.path.appending(key: "default"),
            type: type.formulaType, input: (type, placement ?? .fixed, summary))
    }

    private static func binding(
        _ reader: inout ObjectReader, _ definition: Kind.Definition, _ names: inout KindNames
    ) -> Draft? {
        let name = declared(&reader, "binding")
        if let name, let kind = names.add(name, .any) { reader.report(kind, at: "name") }
        _ = reader.required("formula", is: "the formula that the name stands for")
        guard let formula = reader.parsedFormula("formula"), let name else { return nil }
        return Draft(
            definition: definition, name: name, formula: formula, path: reader.path.appending(key: "formula"), type: nil
        )
    }

    private static func declared(_ reader: inout ObjectReader, _ what: String) -> String? {
        // Names are unique across parameters, inputs and bindings, which `KindNames` checks.
        var taken: Set<String> = []
        return reader.name(of: what, taken: &taken)
    }

    private static func type(_ reader: inout ObjectReader) -> ParameterType? {
        let known = SceneInput.types
        let word = reader.value("type", .choice(known))?.string
        if let word, !known.contains(word), ParameterType.names.contains(word) {
            reader.report(
                .rule(.wrongType, "The type of a scene input must be one of: \(known.joined(separator: ", "))"),
                at: "type")
            return nil
        }
        return ParameterDefinition.type(&reader, depth: 0)
    }

    /// Checks the formulas in an order in which the types of all names are known.
    private mutating func checkFormulas(_ reader: inout ObjectReader, _ names: inout KindNames) {
        let sorted = DefinitionOrder(drafts.map { ($0.name, $0.formula.names) })
        for cycle in sorted.cycles {
            let members = cycle.map { drafts[$0] }
            guard let first = members.first else { continue }
            reader.take([Problem(.cycle(members.map(\.name)), at: first.path)])
        }
        for draft in sorted.order.map({ drafts[$0] }) {
            order.append(draft.definition)
            let isInput = draft.input != nil
            let scope = isInput ? names.scope(with: [SceneInput.deviceName: .size]) : names.scope
            let checked: CheckedFormula
            do throws(FormulaErrors) {
                checked = try draft.formula.checked(in: scope, as: draft.type)
            } catch {
                reader.take(error.errors.map { Problem(.badFormula($0), at: draft.path) })
                continue
            }
            keep(checked, for: draft)
            if !isInput { names.setType(of: draft.name, to: checked.type) }
        }
    }

    private mutating func keep(_ formula: CheckedFormula, for draft: Draft) {
        switch draft.definition {
        case .input(let index) where inputs.indices.contains(index):
            guard let input = draft.input else { return }
            inputs[index] = SceneInput(
                name: draft.name, type: input.type, defaultFormula: formula, placement: input.placement,
                summary: input.summary)
        case .binding(let index) where bindings.indices.contains(index):
            bindings[index] = Kind.Binding(name: draft.name, formula: formula)
        default: break
        }
    }
}
