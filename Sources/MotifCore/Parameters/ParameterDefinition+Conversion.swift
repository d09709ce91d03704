import MotifJSON

extension ParameterDefinition {
    /// Checks a value that a program sets.
    ///
    /// A plain number, as of a literal, is taken in the unit of the type, and a text is read as in a document; a value
    /// with another unit is refused.
    ///
    ///     try definition.value(.seconds(0.5))
    ///     try definition.value("500ms")
    ///
    /// - Throws: Every problem of the value.
    public func value(_ value: ParameterValue, at path: JSONPath = .root) throws(Problems) -> ParameterValue {
        guard let mismatch = mismatch(of: value) else { return try self.value(from: value.json, at: path) }
        throw Problems([Problem(.wrongType(expected: type.withArticle, found: mismatch.withArticle), at: path)])
    }

    /// The type of a value, or of the first element of a list, that can't stand for this type.
    private func mismatch(of value: ParameterValue) -> ParameterType? {
        switch (type, value) {
        case (_, .text), (.duration, .duration), (.length, .length), (.angle, .angle), (.fraction, .fraction): nil
        case (_, .number) where type.isNumeric, (_, .integer) where type.isNumeric: nil
        case (_, .duration): .duration
        case (_, .length): .length
        case (_, .angle): .angle
        case (_, .fraction): .fraction
        case (.list(let element), .list(let values)): values.lazy.compactMap(element.mismatch).first
        case (.record(let fields), .record(let values)):
            fields.lazy.compactMap { field in values[field.name].flatMap(field.mismatch) }.first
        // The JSON of the others tells them apart.
        default: nil
        }
    }
}
