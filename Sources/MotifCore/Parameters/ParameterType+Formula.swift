public import MotifFormula

extension ParameterType {
    /// The type under which formulas see a value; `nil` for a curve, which no formula reads.
    public var formulaType: FormulaType? {
        switch self {
        case .duration, .length, .angle, .number, .fraction, .integer: .number
        case .boolean: .boolean
        case .text, .choice: .text
        case .color: Self.colorType
        case .point: .point
        case .size: .size
        case .frame: .frame
        case .curve: nil
        case .reference(let type): Self.documentType(type)
        case .record(let fields): .record(Self.fieldTypes(fields))
        case .list(let element): element.type.formulaType.map(FormulaType.list)
        }
    }

    /// A color as formulas see it.
    public static let colorType = FormulaType.record([
        "red": .number, "green": .number, "blue": .number, "alpha": .number,
    ])

    private static func documentType(_ type: DocumentType) -> FormulaType {
        var fields: [String: FormulaType] = ["slug": .text, "title": .text]
        switch type {
        case .item:
            fields["summary"] = .text
            fields["color"] = colorType
            fields["image"] = .optional(.text)
        case .device: fields["screen"] = .size
        case .pattern, .kind: break
        }
        return .record(fields)
    }

    private static func fieldTypes(_ fields: [ParameterDefinition]) -> [String: FormulaType] {
        var types: [String: FormulaType] = [:]
        for field in fields {
            guard let type = field.type.formulaType else { continue }
            types[field.name] = field.isOptional ? .optional(type) : type
        }
        return types
    }
}
