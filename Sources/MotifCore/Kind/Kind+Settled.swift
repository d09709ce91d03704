import MotifFormula

extension Kind {
    /// Returns the scene inputs and bindings that depend on these inputs, in the order of their evaluation, and all
    /// names that formulas read differently when the inputs differ.
    func dependents(on inputs: Set<String>) -> (definitions: [Definition], names: Set<String>) {
        var names = inputs
        var definitions: [Definition] = []
        for definition in order {
            let (name, formula) = self.formula(of: definition)
            guard let formula, !inputs.contains(name), !formula.names.isDisjoint(with: names) else { continue }
            names.insert(name)
            definitions.append(definition)
        }
        return (definitions, names)
    }

    /// Returns the kind with the values of all formulas that read only parameters, so that many scenes evaluate them
    /// once.
    ///
    /// - Parameters:
    ///   - parameters: The values of the parameters.
    ///   - inputs: The scene inputs that aren't at their defaults, and the screen.
    func settled(by parameters: FormulaValues, except inputs: Set<String>) -> Kind {
        let names = dependents(on: inputs).names
        var values = parameters
        for definition in order {
            let (name, formula) = self.formula(of: definition)
            if let formula, !names.contains(name) { values[name] = try? formula.value(in: values) }
        }
        let settle = { (formula: CheckedFormula) in formula.settled(by: values, except: names) }
        return Kind(
            metadata: metadata, parameters: self.parameters, scene: scene.map { $0.mapFormula(settle) },
            bindings: bindings.map { Binding(name: $0.name, formula: settle($0.formula)) }, order: order,
            layers: layers.map { $0.settled(by: values, except: names) },
            operations: operations.map { operation in
                operation.mapTracks { $0.settled(by: values, except: names, on: layer(named: $0.layer)) }
            },
            reduced: reduced.map { $0.settled(by: values, except: names, on: layer(named: $0.layer)) },
            interactions: interactions, checks: checks.map { $0.settled(by: values, except: names) }, json: json)
    }
}

extension Layer {
    /// Returns the layer with the values of all formulas that read none of these names.
    func settled(by values: FormulaValues, except names: Set<String>) -> Layer {
        let names = names.union(ownNames)
        return mapFormulas { $0.settled(by: values, except: names) }
    }

    /// The names that only formulas of a repeated layer and its tracks can read.
    var ownNames: Set<String> { repetition.map { [$0.element, "index"] } ?? [] }
}

extension Track {
    /// Returns the track of a layer with the values of all formulas that read none of these names.
    func settled(by values: FormulaValues, except names: Set<String>, on layer: Layer?) -> Track {
        let names = layer.map { names.union($0.ownNames) } ?? names
        return mapFormulas { $0.settled(by: values, except: names) }
    }
}

extension SceneInput {
    fileprivate func mapFormula(_ transform: (CheckedFormula) -> CheckedFormula) -> SceneInput {
        SceneInput(
            name: name, type: type, defaultFormula: transform(defaultFormula), placement: placement, summary: summary)
    }
}

extension Kind.Check {
    /// Returns the check with the value of its condition if it reads none of these names.
    func settled(by values: FormulaValues, except names: Set<String>) -> Kind.Check {
        Kind.Check(
            name: name, summary: summary, level: level, operation: operation,
            holds: holds.settled(by: values, except: names), message: message)
    }
}

extension Kind.Operation {
    fileprivate func mapTracks(_ transform: (Track) -> Track) -> Kind.Operation {
        guard case .tracks(let driver, let tracks) = action else { return self }
        return Kind.Operation(name: name, summary: summary, action: .tracks(driver, tracks.map(transform)))
    }
}
