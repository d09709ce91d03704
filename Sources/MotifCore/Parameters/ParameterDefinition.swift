/// One parameter of a kind, one field of a record or the element of a list: name, type, default and bounds.
public struct ParameterDefinition: Sendable, Equatable {
    /// The name in formulas and patterns; empty for the element of a list.
    public let name: String
    /// The type of the value.
    public let type: ParameterType
    /// The value of patterns that don't set one.
    public let defaultValue: ParameterValue?
    /// The range of a numeric value.
    public let bounds: NumericBounds
    /// Whether a record can omit this field.
    public let isOptional: Bool
    /// The description, in a sentence.
    public let summary: String

    /// A definition with these properties.
    public init(
        name: String, type: ParameterType, defaultValue: ParameterValue? = nil, bounds: NumericBounds = NumericBounds(),
        isOptional: Bool = false, summary: String = ""
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.bounds = bounds
        self.isOptional = isOptional
        self.summary = summary
    }
}
