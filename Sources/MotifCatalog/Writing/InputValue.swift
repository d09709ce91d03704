package import MotifCore
public import MotifJSON
import MotifText

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

    /// Whether the text is the name of a shared value: `{duration-quick}`.
    package var isAlias: Bool {
        if case .text(let text) = self { ValueAlias(text: text.trimmed) != nil } else { false }
    }

    /// Reads the value by a definition.
    package func value(
        of definition: ParameterDefinition, at path: JSONPath = .root
    ) throws(Problems) -> ParameterValue {
        switch self {
        case .text(let text):
            let own = Result { () throws(Problems) in try definition.value(fromText: text, at: path) }
            guard case .failure = own else { return try own.get() }
            if let value = try definition.value(spelled: text, at: path) { return value }
            return try own.get()
        case .json(let json): return try definition.value(from: json, at: path)
        }
    }
}
