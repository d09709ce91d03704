import MotifFormula
import MotifJSON

extension JSONSchema {
    /// Curves in every spelling of a document.
    static let curve: JSONSchema = {
        let names = NamedCurve.allCases.map(\.rawValue) + Curve.cssNames.keys.sorted() + ["step-start", "step-end"]
        return .either(
            [
                .choice(names + CurvePreset.names),
                .text(matching: #"^\s*(cubic-bezier|steps|linear|spring)\s*\("#),
            ] + Curve.forms.map { form in JSONSchema { Curve.read(form, &$0) } })
    }()

    /// Colors in every spelling of a document.
    static let color: JSONSchema = .either([
        .text(matching: #"^\s*#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\s*$"#).with("format", "color-hex"),
        JSONSchema(reading: SRGBColor.read),
    ])

    /// Lists of this many values.
    static func list(of element: JSONSchema = number, count: Int) -> JSONSchema {
        list(of: element).with("minItems", .integer(count)).with("maxItems", .integer(count))
    }

    /// The control points of a cubic Bézier: x1, y1, x2, y2.
    static let bezier = JSONSchema(["type": "array", "items": false, "minItems": 4])
        .with(
            "prefixItems", .array([number(within: .fraction), number, number(within: .fraction), number].map(\.json)))

    /// Numbers in a range.
    static func number(within bounds: NumericBounds) -> JSONSchema { number.limited(to: bounds) }

    /// The same schema, limited to a range.
    func limited(to bounds: NumericBounds) -> JSONSchema {
        with(bounds.lower?.isInclusive == true ? "minimum" : "exclusiveMinimum", bounds.lower.map { .number($0.value) })
            .with(
                bounds.upper?.isInclusive == true ? "maximum" : "exclusiveMaximum",
                bounds.upper.map { .number($0.value) })
    }

    /// The name of a document.
    static let slug = text(matching: "^[a-z0-9]+(-[a-z0-9]+)*$").with("maxLength", .integer(Slug.maximumLength))

    /// The name of a part of a kind, which formulas can use.
    static let partName = text(matching: "^[A-Za-z_][A-Za-z0-9_]{0,63}$")

    /// Formulas.
    static func formula(_ description: String = "A formula.") -> JSONSchema { text.described(description) }

    /// Texts that aren't blank.
    static let wording = text(matching: #"\S"#)
}

extension ParameterDefinition {
    /// The schema of the values, in every spelling of a document.
    ///
    /// - Parameters:
    ///   - known: Returns the slugs of a type that an editor offers; others are valid, too.
    ///   - orAlias: Whether an alias can be in place of the value.
    func schema(knowing known: (DocumentType) -> [Slug] = { _ in [] }, orAlias: Bool = false) -> JSONSchema {
        let value = valueSchema(knowing: known)
        return (orAlias ? .either([value, .reference(to: "alias")]) : value).described(description)
            .with("default", defaultValue?.json)
    }

    /// `How long it takes. A duration such as 0.35, '350ms' or '0.35s', from 0 s to 2 s.`
    private var description: String {
        guard type.isNumeric else { return summary }
        let spellings = type.numberSpellings
        let range = bounds == NumericBounds() ? "" : ", " + bounds.phrase(unit: type.unit)
        let sentence = spellings.prefix(1).uppercased() + spellings.dropFirst() + range + "."
        guard let last = summary.last else { return sentence }
        return summary + (".!?".contains(last) ? " " : ". ") + sentence
    }

    private func valueSchema(knowing known: (DocumentType) -> [Slug]) -> JSONSchema {
        switch type {
        case .duration, .length, .angle, .number, .fraction, .integer: number
        case .boolean: .boolean
        case .text: .text
        case .choice(let cases): .choice(cases)
        case .color: .reference(to: "color")
        case .curve: .reference(to: "curve")
        case .point, .size, .frame: JSONSchema { reader in type.coordinates.compactMap { reader.coordinate($0) } }
        case .reference(let type): Self.reference(to: type, known(type))
        case .record(let fields):
            .object(
                fields.map { ($0.name, $0.schema(knowing: known)) },
                required: fields.filter { !$0.isOptional && $0.defaultValue == nil }.map(\.name))
        case .list(let element):
            .list(of: element.schema(knowing: known)).with("maxItems", .integer(Self.maximumListCount))
        }
    }

    /// A number, or a text with a unit, whose value a schema can't compare.
    private var number: JSONSchema {
        let number = (type == .integer ? JSONSchema.integer : .number).limited(to: allowed)
        if type.units.isEmpty { return number }
        let units = type.units.map(\.name).joined(separator: "|")
        let text = JSONSchema.text(
            matching: #"^\s*[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\s*("# + units + #")\s*$"#)
        return .either([number, text])
    }

    static func reference(to type: DocumentType, _ known: [Slug]) -> JSONSchema {
        let any = JSONSchema.text(matching: "^(\(type.rawValue):)?[a-z0-9]+(-[a-z0-9]+)*$")
        return known.isEmpty ? any : .either([.choice(known.map(\.text)), any])
    }
}
