package import MotifCore
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

    /// The value as a definition reads it.
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
