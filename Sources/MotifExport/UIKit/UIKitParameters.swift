import MotifCore
import MotifFormula
import MotifJSON

/// The parameters of a pattern, as a struct whose members have the pattern's values.
struct UIKitParameters {
    let names: UIKitNaming

    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func statements() throws(Problems) -> [CodeStatement] {
        let subject = names.subject
        let curves = UIKitCurves(fitted: subject.curves)
        var members: [CodeStatement] = []
        for parameter in subject.motion.kind.parameters {
            guard let name = names.parameters[parameter.name] else { continue }
            if case .curve(let curve)? = subject.motion.pattern.parameters[parameter.name] {
                let value = try curves.expression(curve).prefixed("var \(name) = \(names.values.curve)")
                members += doc(parameter, as: subject.summary(of: parameter)) + [.code(value)]
            } else if let type = parameter.type.formulaType, let value = subject.scene.values[parameter.name] {
                let swift = parameter.type == .duration ? "TimeInterval" : local(names.values.swiftType(of: type))
                let literal = names.values.literal(value, type)
                let annotation = literal.constructs(swift) ? "" : ": \(swift)"
                members += doc(parameter, as: subject.summary(of: parameter))
                let constant = subject.constant(parameter.name, in: .uiKit).flatMap {
                    ValueLanguage.uiKit.number($0, parameter.type)?.prefixed("var \(name): \(swift) = ")
                }
                members.append(.code(constant ?? literal.prefixed("var \(name)\(annotation) = ")))
            }
        }
        members += names.values.records.all.flatMap(declaration)
        return CodeStatement.doc("The parameters of \(names.title).") + [
            .block("struct \(names.type)Parameters", members)
        ]
    }

    private func declaration(of record: CodeRecords.Record) -> [CodeStatement] {
        let fields = record.fields.flatMap { field -> [CodeStatement] in
            guard let type = field.type.formulaType else { return [] }
            let swift = local(names.values.swiftType(of: type)) + (field.isOptional ? "?" : "")
            return doc(field) + [.code("var \(SwiftText.valueName(field.name)): \(swift)")]
        }
        return [
            .code(""), .comment("/// One entry of the parameters."), .block("struct \(record.name): Equatable", fields),
        ]
    }

    /// The type as it is called among the parameters themselves.
    private func local(_ type: String) -> String { type.replacing("\(names.values.home).", with: "") }

    private func doc(_ definition: ParameterDefinition, as summary: String? = nil) -> [CodeStatement] {
        let text = definition.documented(
            as: SwiftText.comment(summary ?? definition.summary), lengthUnit: "points")
        return CodeStatement.doc(text.isEmpty ? "" : "\(text).")
    }
}

extension ParameterDefinition {
    /// A summary with the unit of values, unless the summary has it.
    func documented(as summary: String, lengthUnit: String) -> String {
        let unit =
            switch type {
            case .duration: "seconds"
            case .length: lengthUnit
            case .angle: "degrees"
            case .fraction: "0 to 1"
            case .choice(let cases): "one of \(cases.joined(separator: ", "))"
            default: ""
            }
        let hasUnit = summary.split { !$0.isLetter }.contains { $0 == unit }
        return [summary, hasUnit ? "" : unit].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
