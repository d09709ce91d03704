import MotifFormula
import MotifJSON

/// The names that formulas and tracks of a kind may use, as far as the kind has been read.
///
/// A part with a problem keeps its name here, with a type that fits everywhere, so that each mistake is reported once.
struct KindNames {
    /// Parameters, scene inputs and bindings, which share a namespace.
    private(set) var scope = FormulaScope([:])
    /// The defaults of curve parameters, which tracks may name as well.
    private(set) var curves: [String: Curve] = [:]
    /// Layers by name.
    var layers: [String: LayerFacts] = [:]
    /// Operations, including those with a problem.
    let operations: [String]

    /// Names that some formulas can read in addition to those of the kind.
    static let reserved: Set<String> = [SceneInput.deviceName, "index", "progress", "translation", "velocity"]

    /// The facts about a layer that tracks and operations need.
    struct LayerFacts {
        /// The names that formulas of the layer and its tracks can read.
        let scope: FormulaScope
        /// Its parts.
        let parts: Set<Layer.Part>
        /// Its index in the list.
        let index: Int
    }

    /// Creates the names of a kind with these operations.
    init(operations: [String]) {
        self.operations = operations
        scope.notes[SceneInput.deviceName] = "only defaults of the scene can read it"
    }

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
        if problem == nil { (curves[name], scope[name]) = (curve, .curve) }
        return problem
    }

    private func problem(of name: String) -> Problem.Kind? {
        if Self.reserved.contains(name) {
            return .rule(.exists, "'\(name)' is reserved in formulas; choose another name")
        }
        return scope[name] == nil ? nil : .duplicate(what: "The name '\(name)'")
    }

    /// Sets the type of a name that was added before its type was known.
    mutating func setType(of name: String, to type: FormulaType) { scope[name] = type }

    /// Reports an unknown operation. If the kind has no operations at all, that is reported elsewhere.
    func check(operation name: String, _ reader: inout ObjectReader, at key: String) {
        guard !operations.isEmpty, !operations.contains(name) else { return }
        reader.report(.unknown("operation", name, among: operations), at: key)
    }

    /// Returns the scope with additional names.
    func scope(with more: [String: FormulaType]) -> FormulaScope {
        var extended = scope
        for (name, type) in more { extended[name] = type }
        return extended
    }
}
