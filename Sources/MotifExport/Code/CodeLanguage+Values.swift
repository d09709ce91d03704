import MotifCore
import MotifFormula

/// What most languages write in the same way.
extension CodeLanguage {
    /// A call; the least or the greatest of a single number is that number.
    func call(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm {
        guard let first = arguments.first else { return FormulaTerm("\(function.rawValue)()") }
        func value(_ type: FormulaType, _ fields: [String]) -> FormulaTerm {
            FormulaTerm(record(type, nil, zip(fields, arguments).map { ($0, $1.code) }))
        }
        switch function {
        case .point: return value(.point, ["x", "y"])
        case .size: return value(.size, ["width", "height"])
        case .frame: return value(.frame, ["x", "y", "width", "height"])
        case .clamp where arguments.count == 3:
            return call(.min, [call(.max, Array(arguments.prefix(2))), arguments[2]])
        case .min where arguments.count == 1, .max where arguments.count == 1:
            if case .list = first.type { return extreme(function, of: first) }
            return first
        default: return call(function, first, arguments)
        }
    }

    func conditional(_ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm) -> FormulaTerm {
        let operands = [condition.moreThan(.conditional), first.moreThan(.conditional).prefixed("? ")]
        return FormulaTerm(
            .operation(operands + Code.prefixed(second.operands(.conditional), ": ")), .conditional,
            isTyped: first.isTyped || second.isTyped)
    }

    func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm {
        left.infix(sign.rawValue, strength, right)
    }

    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm { left.infix("%", .product, right) }

    /// The type of a formula's result.
    func type(of type: FormulaType, in records: CodeRecords) -> String {
        switch type {
        case .number, .any: types.number
        case .boolean: types.boolean
        case .text: types.text
        case .point: types.point
        case .size: types.size
        case .frame: types.frame
        case .curve: types.curve
        case .list(let element): types.list(self.type(of: element, in: records))
        case .optional(let present): types.optional(self.type(of: present, in: records))
        case .record where type == ParameterType.colorType: types.color
        case .record: records[type].map { types.records + $0.name } ?? types.never
        }
    }

    /// A value as source.
    func value(_ value: FormulaValue, _ type: FormulaType, in records: CodeRecords) -> Code {
        func fields(_ numbers: KeyValuePairs<String, Double>) -> Code {
            record(type, nil, numbers.map { ($0.key, number($0.value).code) })
        }
        switch (value, type) {
        case (_, .optional(let present)): return self.value(value, present, in: records)
        case (.number(let number), _): return self.number(number).code
        case (.boolean(let boolean), _): return boolean ? "true" : "false"
        case (.text(let text), _): return Code(literal(text))
        case (.point(let point), _): return fields(["x": point.x, "y": point.y])
        case (.size(let size), _): return fields(["width": size.width, "height": size.height])
        case (.frame(let frame), _):
            return fields(["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
        case (.list(let elements), .list(let element)):
            return list(elements.map { self.value($0, element, in: records) })
        case (.record(let values), ParameterType.colorType):
            return color(
                ["red", "green", "blue", "alpha"].map { if case .number(let part)? = values[$0] { part } else { 1 } })
        case (.record(let values), .record(let types)):
            let parts = (records[type]?.fields ?? []).compactMap { field -> Field? in
                guard let part = values[field.name], let type = types[field.name], part != .missing else { return nil }
                return (field.name, self.value(part, type, in: records))
            }
            return record(type, records[type], parts)
        case (.list, _), (.record, _), (.curve, _), (.missing, _): return missing
        }
    }

    /// A color as source.
    func color(_ color: SRGBColor) -> Code { value(color.formulaValue, ParameterType.colorType, in: CodeRecords()) }

    var prefix: String { "Motion" }

    func list(_ elements: [Code]) -> Code { .list(elements) }

    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code { Code(name) }

    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code {
        .call(timing.appending(isSize ? ".size" : ".value"), ["time", from, to])
    }

    /// A size, which is never negative.
    func atLeastZero(_ code: Code) -> Code {
        let zero = number(0)
        return code == zero.code ? code : call(.max, [zero, FormulaTerm(code)]).code
    }

    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm {
        if case .record = base.type { return FormulaTerm(base.dot(valueName(field))) }
        return FormulaTerm(base.dot(field))
    }

    func precedes(_ first: FormulaTerm, _ second: FormulaTerm) -> Code { .call("precedes", [first.code, second.code]) }

    /// Text that can't end a comment, or begin a nested one, which Kotlin allows.
    func comment(_ text: String) -> String {
        // By scalars: a combining mark after '*' makes it another character, but not for a lexer.
        var written = String.UnicodeScalarView()
        for scalar in SwiftText.comment(text).unicodeScalars {
            let isAfterStar = written.last == "*" && scalar == "/"
            if isAfterStar || written.last == "/" && scalar == "*" { written.append(" ") }
            written.append(scalar)
        }
        return String(written)
    }
}
