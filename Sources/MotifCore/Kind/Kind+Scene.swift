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

    private func definition(_ definition: Definition) -> (name: String, formula: CheckedFormula?, path: JSONPath) {
        let root = JSONPath.root
        switch definition {
        case .input(let index):
            let path = root.appending(key: "scene").appending(index: index).appending(key: "default")
            guard scene.indices.contains(index) else { return ("", nil, path) }
            return (scene[index].name, scene[index].standard, path)
        case .binding(let index):
            let path = root.appending(key: "bindings").appending(index: index).appending(key: "formula")
            guard bindings.indices.contains(index) else { return ("", nil, path) }
            return (bindings[index].name, bindings[index].formula, path)
        }
    }
}
