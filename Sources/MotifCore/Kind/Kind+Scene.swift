public import MotifFormula
import MotifJSON

extension Kind {
    /// What the formulas of a kind read for one pattern on one screen.
    public struct SceneValues: Sendable {
        /// The values of parameters, scene inputs and bindings by name.
        public let values: FormulaValues
        /// What could not be evaluated, with the formula's place in the kind.
        public let problems: [Problem]
    }

    /// Evaluates the scene: parameters, what is given, the standards of what is not, and the bindings.
    ///
    /// What needs a value that could not be evaluated has none either and is not reported again.
    ///
    /// - Parameters:
    ///   - parameters: Values as a pattern has them; what is left out has its default.
    ///   - given: Scene inputs that the caller decides.
    ///   - device: Size of the screen as it is held.
    ///   - document: Asked for what formulas see of a document that a parameter names: `.record` with `title` and so on.
    /// - Complexity: O(n) in the parts of all formulas.
    public func scene(
        parameters: ParameterValues = [:], given: [String: FormulaValue] = [:], device: MotionSize,
        document: (DocumentName) -> FormulaValue? = { _ in nil }
    ) -> SceneValues {
        scene(reading: parameterValues(parameters, document: document), given: given, device: device)
    }

    /// What formulas read of a pattern's parameters; curves are not among them.
    func parameterValues(_ parameters: ParameterValues, document: (DocumentName) -> FormulaValue?) -> FormulaValues {
        var values = FormulaValues()
        for definition in self.parameters {
            let value = parameters[definition.name] ?? definition.defaultValue
            values[definition.name] = value?.formulaValue(document: document)
        }
        return values
    }

    /// The scene over parameters whose values are known.
    func scene(
        reading parameters: FormulaValues, given: [String: FormulaValue], device: MotionSize
    ) -> SceneValues {
        var values = parameters
        var problems: [Problem] = []
        var missing: Set<String> = []
        for definition in order {
            let (name, formula, path) = self.definition(definition)
            guard let formula else { continue }
            if case .input = definition, let value = given[name] {
                values[name] = value
                continue
            }
            values[SceneInput.deviceName] = .size(device)
            do throws(FormulaError) {
                values[name] = try formula.value(in: values)
            } catch {
                if missing.isDisjoint(with: formula.names) { problems.append(Problem(.badFormula(error), at: path)) }
                missing.insert(name)
            }
        }
        values[SceneInput.deviceName] = nil
        return SceneValues(values: values, problems: problems)
    }

    func definition(_ definition: Definition) -> (name: String, formula: CheckedFormula?, path: JSONPath) {
        let root = JSONPath.root
        switch definition {
        case .input(let index):
            let path = root.appending(key: "scene").appending(index: index).appending(key: "default")
            guard scene.indices.contains(index) else { return ("", nil, path) }
            return (scene[index].name, scene[index].defaultFormula, path)
        case .binding(let index):
            let path = root.appending(key: "bindings").appending(index: index).appending(key: "formula")
            guard bindings.indices.contains(index) else { return ("", nil, path) }
            return (bindings[index].name, bindings[index].formula, path)
        }
    }
}

extension Kind {
    /// The names that formulas of the kind read, with their types: parameters, scene inputs and bindings.
    public var formulaScope: FormulaScope {
        var scope = FormulaScope([:])
        for parameter in parameters { scope[parameter.name] = parameter.type.formulaType }
        for input in scene { scope[input.name] = input.type.formulaType }
        for binding in bindings { scope[binding.name] = binding.formula.type }
        return scope
    }

    /// The names that formulas of a layer and of its tracks read: those of the kind, and of a layer that repeats the
    /// element and `index`.
    public func formulaScope(of layer: Layer) -> FormulaScope {
        var scope = formulaScope
        guard let repetition = layer.repetition else { return scope }
        scope["index"] = .number
        if case .list(let element) = repetition.list.type { scope[repetition.element] = element }
        return scope
    }

    /// The names that the formulas of an interaction read: those of the kind and the gesture's.
    public var gestureScope: FormulaScope {
        var scope = formulaScope
        scope["translation"] = .point
        scope["velocity"] = .point
        scope["progress"] = .number
        return scope
    }
}
