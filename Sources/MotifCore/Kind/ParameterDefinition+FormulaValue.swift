public import MotifFormula
public import MotifJSON

extension ParameterDefinition {
    /// What formulas see of a canonical value.
    ///
    /// - Parameters:
    ///   - json: The canonical value.
    ///   - document: Returns what formulas see of a document; if it returns `nil`, they see only its slug.
    /// - Returns: `nil` for a curve, and for what is no canonical value of this definition.
    public func formulaValue(of json: JSON, document: (DocumentName) -> FormulaValue?) -> FormulaValue? {
        func number(_ key: String) -> Double { json[key]?.number ?? 0 }
        switch type {
        case .duration, .length, .angle, .number, .fraction, .integer: return json.number.map(FormulaValue.number)
        case .boolean: return json.boolean.map(FormulaValue.boolean)
        case .text, .choice: return json.string.map(FormulaValue.text)
        case .color: return SRGBColor(json: json)?.formulaValue
        case .point: return .point(MotionPoint(x: number("x"), y: number("y")))
        case .size: return .size(MotionSize(width: number("width"), height: number("height")))
        case .frame:
            return .frame(
                MotionFrame(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
        case .curve: return nil
        case .reference(let type):
            guard let slug = json.string.flatMap({ Slug($0) }) else { return nil }
            return document(DocumentName(type, slug)) ?? .record(["slug": .text(slug.text)])
        case .record(let fields): return record(json, fields, document)
        case .list(let element):
            return json.array.map { .list($0.compactMap { element.formulaValue(of: $0, document: document) }) }
        }
    }

    private func record(
        _ json: JSON, _ fields: [ParameterDefinition], _ document: (DocumentName) -> FormulaValue?
    ) -> FormulaValue? {
        var values: [String: FormulaValue] = [:]
        for field in fields {
            guard let inner = json[field.name] else { continue }
            values[field.name] = field.formulaValue(of: inner, document: document)
        }
        return .record(values)
    }
}

extension SRGBColor {
    /// The colour as formulas see it.
    public var formulaValue: FormulaValue {
        .record(["red": .number(red), "green": .number(green), "blue": .number(blue), "alpha": .number(alpha)])
    }
}

extension Item {
    /// The item as formulas see it.
    public var formulaValue: FormulaValue {
        var fields: [String: FormulaValue] = [
            "slug": .text(metadata.name.slug.text), "title": .text(metadata.title), "summary": .text(metadata.summary),
            "color": color.formulaValue,
        ]
        fields["image"] = image.map(FormulaValue.text)
        return .record(fields)
    }
}

extension Device {
    /// The device as formulas see it.
    public var formulaValue: FormulaValue {
        .record([
            "slug": .text(metadata.name.slug.text), "title": .text(metadata.title),
            "screen": .size(MotionSize(width: width, height: height)),
        ])
    }
}
