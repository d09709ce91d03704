public import MotifFormula
public import MotifJSON

extension ParameterValue {
    /// The canonical form.
    public var json: JSON {
        switch self {
        case .duration(let number), .length(let number), .angle(let number), .number(let number),
            .fraction(let number):
            .number(number)
        case .integer(let number): .integer(number)
        case .boolean(let flag): .boolean(flag)
        case .text(let text), .choice(let text): .string(text)
        case .color(let color): color.json
        case .point(let point): FormulaValue.point(point).json
        case .size(let size): FormulaValue.size(size).json
        case .frame(let frame): FormulaValue.frame(frame).json
        case .curve(let curve): curve.json
        case .reference(let name): .string(name.slug.text)
        case .record(let fields): .object(fields.json)
        case .list(let elements): .array(elements.map(\.json))
        }
    }

    /// Appends the canonical text, which is that of `json`.
    package func writeCanonical(into bytes: inout [UInt8]) {
        switch self {
        case .duration(let number), .length(let number), .angle(let number), .number(let number),
            .fraction(let number):
            JSONNumber.write(number, into: &bytes)
        case .text(let text), .choice(let text): JSON.write(text, into: &bytes)
        case .reference(let name): JSON.write(name.slug.text, into: &bytes)
        case .record(let fields): fields.writeCanonical(into: &bytes)
        default: json.writeCanonical(into: &bytes)
        }
    }

    /// Returns the value in formulas, without the curves in a record or a list, which formulas can't read.
    ///
    /// - Parameter document: Returns what formulas see of a document. If it returns `nil`, they see only its slug.
    public func formulaValue(document: (DocumentName) -> FormulaValue? = { _ in nil }) -> FormulaValue {
        switch self {
        case .duration(let number), .length(let number), .angle(let number), .number(let number),
            .fraction(let number):
            return .number(number)
        case .integer(let number): return .number(Double(number))
        case .boolean(let flag): return .boolean(flag)
        case .text(let text), .choice(let text): return .text(text)
        case .color(let color): return color.formulaValue
        case .point(let point): return .point(point)
        case .size(let size): return .size(size)
        case .frame(let frame): return .frame(frame)
        case .curve(let curve): return curve.formulaValue
        case .reference(let name): return document(name) ?? .record(["slug": .text(name.slug.text)])
        case .record(let fields):
            var values: [String: FormulaValue] = [:]
            for field in fields.members where !field.value.isCurve {
                values[field.name] = field.value.formulaValue(document: document)
            }
            return .record(values)
        case .list(let elements):
            return .list(elements.filter { !$0.isCurve }.map { $0.formulaValue(document: document) })
        }
    }

    private var isCurve: Bool {
        if case .curve = self { true } else { false }
    }
}

extension [ParameterDefinition] {
    /// Returns what formulas read of the parameters, with the defaults of those that aren't given.
    func formulaValues(_ given: ParameterValues, document: (DocumentName) -> FormulaValue?) -> FormulaValues {
        reduce(into: FormulaValues()) { values, definition in
            let value = given[definition.name] ?? definition.defaultValue
            values[definition.name] = value?.formulaValue(document: document)
        }
    }
}
