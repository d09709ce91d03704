import MotifCore
import MotifFormula
import MotifJSON

/// The parameters of a pattern, as a struct whose members have the pattern's values.
struct UIKitParameters {
    let words: UIKitNaming

    /// The struct, in lines.
    func lines() -> [String] {
        let kind = words.subject.motion.kind
        let curves = UIKitCurves(fitted: words.subject.curves)
        var lines = ["/// The parameters of \(words.title).", "struct \(words.type)Parameters {"]
        for parameter in kind.parameters {
            guard let name = words.parameters[parameter.name] else { continue }
            if case .curve(let curve)? = words.subject.motion.pattern.parameters[parameter.name] {
                lines += doc(parameter.summary, .curve)
                lines += SwiftLayout.lines("var \(name) = \(words.values.curve)\(curves.expression(curve))", indent: 1)
            } else if let type = parameter.type.formulaType, let value = words.subject.scene.values[parameter.name] {
                lines += doc(parameter.summary, parameter.type)
                let swift = parameter.type == .duration ? "TimeInterval" : local(words.values.swiftType(of: type))
                let literal = words.values.literal(value, type)
                let annotation = literal.hasPrefix("\(swift)(") ? "" : ": \(swift)"
                lines += SwiftLayout.lines("var \(name)\(annotation) = \(literal)", indent: 1)
            }
        }
        for record in words.values.records { lines += declaration(of: record) }
        return lines + ["}"]
    }

    private func declaration(of record: UIKitValues.Record) -> [String] {
        var lines = ["", "    /// One entry of the parameters.", "    struct \(record.name): Equatable {"]
        for field in record.fields {
            guard let type = field.type.formulaType else { continue }
            lines += doc(field.summary, field.type).map { "    " + $0 }
            let swift = local(words.values.swiftType(of: type)) + (field.isOptional ? "?" : "")
            lines.append("        var \(SwiftText.valueName(field.name)): \(swift)")
        }
        return lines + ["    }"]
    }

    /// The type as it is called among the parameters themselves.
    private func local(_ type: String) -> String { type.replacing("\(words.values.home).", with: "") }

    private func doc(_ summary: String, _ type: ParameterType) -> [String] {
        let unit =
            switch type {
            case .duration: "seconds"
            case .length: "points"
            case .angle: "degrees"
            case .fraction: "0 to 1"
            case .choice(let cases): "one of \(cases.joined(separator: ", "))"
            default: ""
            }
        let text = [SwiftText.comment(summary), unit].filter { !$0.isEmpty }.joined(separator: "; ")
        return text.isEmpty ? [] : ["    /// \(text)."]
    }
}
