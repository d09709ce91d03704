/// One parameter of a kind, one field of a record or the element of a list: name, type, default and bounds.
public struct ParameterDefinition: Sendable, Equatable {
    /// The name by which formulas and patterns speak of it; empty for the element of a list.
    public let name: String
    /// The type of its value.
    public let type: ParameterType
    /// The value of a pattern that gives none.
    public let defaultValue: ParameterValue?
    /// What a numeric value may be.
    public let bounds: NumericBounds
    /// Whether a record may leave this field out.
    public let isOptional: Bool
    /// What the parameter does, in a sentence.
    public let summary: String

    /// Puts together what a kind says of a parameter.
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
