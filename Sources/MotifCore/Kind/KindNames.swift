import MotifFormula
import MotifJSON

/// What the formulas and tracks of a kind may name, as far as the kind has been read.
///
/// A part with a problem keeps its name here, with a type that fits everywhere, so that a slip is told once.
struct KindNames {
    /// Parameters, scene inputs and bindings, which share one space of names.
    private(set) var scope = FormulaScope([:])
    /// The defaults of the curve parameters, which only the curve of a track may name.
    private(set) var curves: [String: Curve] = [:]
    /// Layers by name.
    var layers: [String: LayerFacts] = [:]
    /// Operations, also those with a problem.
    let operations: [String]

    /// Names that some formulas read beside those of the kind.
    static let reserved: Set<String> = [SceneInput.deviceName, "index", "progress", "translation", "velocity"]

    /// What tracks and operations need to know of a layer.
    struct LayerFacts {
        /// What the layer's own formulas and those of its tracks may read.
        let scope: FormulaScope
        /// The parts that it has.
        let parts: Set<Layer.Part>
        /// Its place in the list.
        let index: Int
    }

    /// The names of a kind with these operations.
    init(operations: [String]) { self.operations = operations }

    /// Adds a name, unless it is taken.
    ///
    /// - Returns: The problem of the name.
    mutating func add(_ name: String, _ type: FormulaType) -> Problem.Kind? {
        let problem = problem(of: name)
        if problem == nil { scope[name] = type }
        return problem
    }

    /// Adds the name of a parameter, unless it is taken; without a definition, the parameter has a problem.
    mutating func add(_ name: String, _ definition: ParameterDefinition?) -> Problem.Kind? {
        if case .curve(let curve)? = definition?.defaultValue { return add(name, curve: curve) }
        return add(name, definition?.type.formulaType ?? .any)
    }

    /// Adds the name of a curve parameter, unless it is taken.
    private mutating func add(_ name: String, curve: Curve) -> Problem.Kind? {
        let problem = problem(of: name)
        if problem == nil { curves[name] = curve }
        return problem
    }

    private func problem(of name: String) -> Problem.Kind? {
        if Self.reserved.contains(name) {
            return .rule(.exists, "'\(name)' has a meaning of its own in formulas; another name is needed")
        }
        return scope[name] == nil && curves[name] == nil ? nil : .duplicate(what: "The name '\(name)'")
    }

    /// Settles the type of a name that was added before it was known.
    mutating func setType(of name: String, to type: FormulaType) { scope[name] = type }

    /// Reports the name of an operation that the kind does not have; where it has none, that is told elsewhere.
    func check(operation name: String, _ reader: inout ObjectReader, at key: String) {
        guard !operations.isEmpty, !operations.contains(name) else { return }
        reader.report(.unknown("operation", name, among: operations), at: key)
    }

    /// The scope with more names.
    func scope(with more: [String: FormulaType]) -> FormulaScope {
        var extended = scope
        for (name, type) in more { extended[name] = type }
        return extended
    }
}
