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

extension FormulaValue {
    /// As documents write it; nothing for what is missing.
    var json: JSON {
        switch self {
        case .number(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .text(let text): .string(text)
        case .point(let point): ["x": .number(point.x), "y": .number(point.y)]
        case .size(let size): size.json
        case .frame(let frame):
            [
                "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
                "height": .number(frame.height),
            ]
        case .list(let elements): .array(elements.map(\.json))
        case .record(let fields): .object(JSONObject(fields.map { ($0.key, $0.value.json) }))
        case .missing: .null
        }
    }
}

extension MotionSize {
    /// `{"height", "width"}`
    var json: JSON { ["width": .number(width), "height": .number(height)] }
}
