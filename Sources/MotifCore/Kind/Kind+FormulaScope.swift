public import MotifFormula

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
