package import MotifCore
public import MotifJSON

/// A value from outside, before its type is known.
public enum InputValue: Sendable, Equatable {
    /// Text, such as `350ms`.
    case text(String)
    /// JSON as in a document.
    case json(JSON)
}

extension InputValue {
    /// A value of a batch; a string is read as text.
    init(given json: JSON) { self = json.string.map(InputValue.text) ?? .json(json) }

    /// Reads the value by a definition.
    package func value(
        of definition: ParameterDefinition, at path: JSONPath = .root
    ) throws(Problems) -> ParameterValue {
        switch self {
        case .text(let text): try definition.value(fromText: text, at: path)
        case .json(let json): try definition.value(from: json, at: path)
        }
    }
}

extension MotionSize {
    /// `{"height", "width"}`
    var json: JSON { ["width": .number(width), "height": .number(height)] }
}
