public import MotifCore
public import MotifFormula
public import MotifJSON

extension Edit.Value {
    /// A value of a batch: a text is read as on the command line.
    init(given json: JSON) { self = json.string.map(Edit.Value.text) ?? .json(json) }

    /// The value as formulas see it.
    ///
    /// - Returns: `nil`, and a problem, where it is none of the definition's type.
    public func formulaValue(
        of definition: ParameterDefinition, at path: JSONPath, problems: inout [Problem]
    ) -> FormulaValue? {
        let json: JSON? =
            switch self {
            case .text(let text): definition.json(from: text, at: path, problems: &problems)
            case .json(let json): json
            }
        guard let json, let canonical = definition.canonical(json, at: path, problems: &problems) else { return nil }
        return definition.formulaValue(of: canonical) { _ in nil }
    }
}

extension MotionSize {
    /// `{"height", "width"}`
    var json: JSON { ["width": .number(width), "height": .number(height)] }
}
