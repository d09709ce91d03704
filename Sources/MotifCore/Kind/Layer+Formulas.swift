import MotifFormula

extension Layer {
    /// Returns the layer with each of its formulas replaced.
    func mapFormulas(_ transform: (CheckedFormula) -> CheckedFormula) -> Layer {
        Layer(
            name: name, roles: roles, shape: shape, frame: transform(frame), fill: fill?.mapFormula(transform),
            cornerRadius: cornerRadius.map(transform), shadow: shadow?.mapFormulas(transform),
            mask: mask?.mapFormulas(transform), hole: hole?.mapFormulas(transform), anchor: anchor.map(transform),
            perspective: perspective.map(transform), edge: edge, image: image.map(transform),
            text: text.map(transform), visible: visible.map(transform),
            repetition: repetition.map { Repetition(list: transform($0.list), element: $0.element) })
    }

    /// Whether its values are known, apart from those of the elements that it repeats for.
    var isSettled: Bool {
        var isSettled = true
        _ = mapFormulas { formula in
            if !formula.isSettled, !formula.names.isSubset(of: ownNames) { isSettled = false }
            return formula
        }
        return isSettled
    }
}

extension Layer.Circle {
    fileprivate func mapFormulas(_ transform: (CheckedFormula) -> CheckedFormula) -> Layer.Circle {
        Layer.Circle(center: transform(center), diameter: transform(diameter))
    }
}

extension Layer.Shadow {
    fileprivate func mapFormulas(_ transform: (CheckedFormula) -> CheckedFormula) -> Layer.Shadow {
        Layer.Shadow(
            color: color?.mapFormula(transform), opacity: transform(opacity), radius: transform(radius),
            offset: offset.map(transform))
    }
}

extension Paint {
    /// Returns the paint with its formula replaced, or with its color once the formula is settled.
    fileprivate func mapFormula(_ transform: (CheckedFormula) -> CheckedFormula) -> Paint {
        guard case .formula(let formula) = self else { return self }
        let replaced = transform(formula)
        if replaced.isSettled, let value = try? replaced.value(in: [:]), let color = SRGBColor(value) {
            return .color(color)
        }
        return .formula(replaced)
    }
}

extension Track {
    /// Returns the track with each of its formulas replaced.
    func mapFormulas(_ transform: (CheckedFormula) -> CheckedFormula) -> Track {
        func placed(_ formula: PlacedFormula) -> PlacedFormula {
            PlacedFormula(formula: transform(formula.formula), path: formula.path)
        }
        return Track(
            layer: layer, property: property, from: placed(from), to: placed(to), begin: begin.map(placed),
            duration: duration.map(placed), curve: curve, curvePath: curvePath)
    }
}
