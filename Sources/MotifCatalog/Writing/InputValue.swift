public import MotifCore
public import MotifFormula
public import MotifJSON

/// A value as it was given, before the type that it is for is known.
public enum InputValue: Sendable, Equatable {
    /// Text as on a command line, `350ms`.
    case text(String)
    /// JSON as in a document.
    case json(JSON)
}

extension InputValue {
    /// A value of a batch: a text is read as on the command line.
    init(given json: JSON) { self = json.string.map(InputValue.text) ?? .json(json) }

    /// The value as formulas see it.
    ///
    /// - Returns: `nil`, with a problem, if it isn't of the definition's type.
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
