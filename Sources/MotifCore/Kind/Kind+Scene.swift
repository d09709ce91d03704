public import MotifFormula
import MotifJSON

extension Kind {
    /// The values that formulas of a kind read, for one pattern on one screen.
    public struct SceneValues: Sendable {
        /// The values of parameters, scene inputs and bindings by name.
        public let values: FormulaValues
        /// The formulas that could not be evaluated, with their places in the kind.
        public let problems: [Problem]
    }

    /// Evaluates the scene: parameters, given inputs, the defaults of other inputs, and bindings.
    ///
    /// A formula that reads a value that could not be evaluated has no value either, and isn't reported.
    ///
    /// - Parameters:
    ///   - parameters: The values of a pattern; missing ones have their defaults.
    ///   - given: Scene inputs that the caller decides.
    ///   - device: The size of the screen in its orientation.
    ///   - document: Returns what formulas see of a document that a parameter refers to: a `.record` with `title` and
    ///     so on.
    /// - Complexity: O(n) in the parts of all formulas.
    public func scene(
        parameters: ParameterValues = [:], given: [String: FormulaValue] = [:], device: MotionSize,
        document: (DocumentName) -> FormulaValue? = { _ in nil }
    ) -> SceneValues {
        scene(
            reading: self.parameters.formulaValues(parameters, document: document), given: given, device: device)
    }

    /// Evaluates the scene for known values of the parameters.
    func scene(
        reading parameters: FormulaValues, given: [String: FormulaValue], device: MotionSize
    ) -> SceneValues {
        var values = parameters
        var problems: [Problem] = []
        var missing: Set<String> = []
        values[SceneInput.deviceName] = .size(device)
        for definition in order {
            let (name, formula) = self.formula(of: definition)
            guard let formula else { continue }
            if case .input = definition, let value = given[name] {
                values[name] = value
                continue
            }
            do throws(FormulaError) {
                values[name] = try formula.value(in: values)
            } catch {
                if missing.isDisjoint(with: formula.names) {
                    problems.append(Problem(.badFormula(error), at: Self.path(of: definition)))
                }
                missing.insert(name)
            }
        }
        values[SceneInput.deviceName] = nil
        return SceneValues(values: values, problems: problems)
    }

    /// Returns the name and the formula of a scene input or a binding.
    func formula(of definition: Definition) -> (name: String, formula: CheckedFormula?) {
        switch definition {
        case .input(let index):
            guard scene.indices.contains(index) else { return ("", nil) }
            return (scene[index].name, scene[index].defaultFormula)
        case .binding(let index):
            guard bindings.indices.contains(index) else { return ("", nil) }
            return (bindings[index].name, bindings[index].formula)
        }
    }

    private static func path(of definition: Definition) -> JSONPath {
        switch definition {
        case .input(let index): JSONPath.root.appending(key: "scene").appending(index: index).appending(key: "default")
        case .binding(let index):
            JSONPath.root.appending(key: "bindings").appending(index: index).appending(key: "formula")
        }
    }
}

extension Kind {
    /// The names that formulas of the kind can read, with their types: parameters, scene inputs and bindings.
    public var formulaScope: FormulaScope {
        var scope = FormulaScope([:])
        for parameter in parameters { scope[parameter.name] = parameter.type.formulaType }
        for input in scene { scope[input.name] = input.type.formulaType }
        for binding in bindings { scope[binding.name] = binding.formula.type }
        return scope
    }

    /// Returns the names that formulas of a layer and its tracks can read: those of the kind, and for a repeated layer,
    /// the element and `index`.
    public func formulaScope(of layer: Layer) -> FormulaScope {
        var scope = formulaScope
        guard let repetition = layer.repetition else { return scope }
        scope["index"] = .number
        if case .list(let element) = repetition.list.type { scope[repetition.element] = element }
        return scope
    }

    /// The names that formulas of an interaction can read: those of the kind and of the gesture.
    public var gestureScope: FormulaScope {
        var scope = formulaScope
        scope["translation"] = .point
        scope["velocity"] = .point
        scope["progress"] = .number
        return scope
    }
}
