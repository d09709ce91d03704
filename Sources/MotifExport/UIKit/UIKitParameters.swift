import MotifCore
import MotifFormula

/// The parameters of a pattern, as a struct whose members have the pattern's values.
struct UIKitParameters {
    let names: UIKitNaming
    /// Among the parameters themselves, their records need no prefix.
    private var language: SwiftFormulas { SwiftFormulas(prefix: names.shared("")) }

    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func statements() throws(Problems) -> [CodeStatement] {
        let values = try names.initialValues(constant: { names.subject.constant(for: $0, in: .uiKit) }) {
            own throws(Problems) in try names.curve(own)
        }
        let members = values.map { definition, name, value -> [CodeStatement] in
            let type = language.type(of: definition.type.formulaType ?? .curve, in: names.records)
            let swift = definition.type == .duration ? "TimeInterval" : type
            let head =
                definition.type == .curve
                ? "var \(name) = \(swift)" : "var \(name)\(value.constructs(swift) ? "" : ": \(swift)") = "
            return names.doc(definition) + [.code(value.prefixed(head))]
        }
        let records = names.records.all.map { record -> [CodeStatement] in
            [
                .code(""), .comment("/// One entry of the parameters."),
                .block("struct \(record.name): Equatable", record.fields.flatMap(field)),
            ]
        }
        return CodeStatement.doc("The parameters of \(names.title).") + [
            .block("struct \(names.type)Parameters", (members + records).flatMap { $0 })
        ]
    }

    private func field(_ field: ParameterDefinition) -> [CodeStatement] {
        guard let type = field.type.formulaType else { return [] }
        let swift = language.type(of: type, in: names.records) + (field.isOptional ? "?" : "")
        return names.doc(field, isField: true) + [.code("var \(SwiftText.valueName(field.name)): \(swift)")]
    }
}
