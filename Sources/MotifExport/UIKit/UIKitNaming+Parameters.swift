import MotifCore

extension UIKitNaming {
    /// The notation of Swift among the parameters themselves, where their records need no prefix.
    private var inner: SwiftLanguage { SwiftLanguage(prefix: shared("")) }

    /// The parameters of a pattern, as a struct whose members have the pattern's values.
    ///
    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func parameterStruct() throws(Problems) -> [CodeStatement] {
        let members = try initialValues().map { definition, name, value -> [CodeStatement] in
            let own = inner.type(of: definition.type.formulaType ?? .curve, in: records)
            let swift = definition.type == .duration ? "TimeInterval" : own
            let head =
                definition.type == .curve
                ? "var \(name) = \(swift)" : "var \(name)\(value.constructs(swift) ? "" : ": \(swift)") = "
            return doc(definition) + [.code(value.prefixed(head))]
        }
        let entries = records.all.map { record -> [CodeStatement] in
            [
                .code(""), .comment("/// One entry of the parameters."),
                .block("struct \(record.name): Equatable", record.fields.flatMap(field)),
            ]
        }
        return CodeStatement.doc("The parameters of \(title).") + [
            .block("struct \(type)Parameters", (members + entries).flatMap { $0 })
        ]
    }

    private func field(_ field: ParameterDefinition) -> [CodeStatement] {
        guard let own = field.type.formulaType else { return [] }
        let swift = inner.type(of: own, in: records) + (field.isOptional ? "?" : "")
        return doc(field, isField: true) + [.code("var \(SwiftText.valueName(field.name)): \(swift)")]
    }
}
