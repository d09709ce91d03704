public import MotifFormula

/// The type of a parameter's value, with its unit.
public indirect enum ParameterType: Sendable, Equatable {
    /// Seconds.
    case duration
    /// Points.
    case length
    /// Degrees.
    case angle
    /// Any finite number.
    case number
    /// A number from 0 to 1.
    case fraction
    /// A whole number.
    case integer
    /// True or false.
    case boolean
    /// Any text.
    case text
    /// One of these names.
    case choice([String])
    /// A color in sRGB with alpha, each component from 0 to 1.
    case color
    /// x and y in points.
    case point
    /// Width and height in points.
    case size
    /// x, y, width and height in points.
    case frame
    /// A timing curve.
    case curve
    /// The slug of a document of this type.
    case reference(DocumentType)
    /// Named fields of types of their own.
    case record([ParameterDefinition])
    /// Any number of values of one type.
    case list(ParameterDefinition)

    /// The `type` in a definition.
    public var word: String {
        switch self {
        case .duration: "duration"
        case .length: "length"
        case .angle: "angle"
        case .number: "number"
        case .fraction: "fraction"
        case .integer: "integer"
        case .boolean: "boolean"
        case .text: "text"
        case .choice: "choice"
        case .color: "color"
        case .point: "point"
        case .size: "size"
        case .frame: "frame"
        case .curve: "curve"
        case .reference: "reference"
        case .record: "record"
        case .list: "list"
        }
    }

    /// Every `type` that a definition can have.
    public static let names = [
        "duration", "length", "angle", "number", "fraction", "integer", "boolean", "text", "choice", "color", "point",
        "size", "frame", "curve", "reference", "record", "list",
    ]

    /// The types without parts, which their words alone name.
    static let plain: [ParameterType] = [
        .duration, .length, .angle, .number, .fraction, .integer, .boolean, .text, .color, .point, .size, .frame,
        .curve,
    ]

    /// The unit of its numbers as people see it: ` s`, ` pt`, `°`, or nothing.
    public var unit: String {
        switch self {
        case .duration: " s"
        case .length, .point, .size, .frame: " pt"
        case .angle: "°"
        default: ""
        }
    }

    /// The type with its article, for sentences: `a frame`, `an angle`.
    package var withArticle: String { ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word }

    /// The range of the type itself.
    var bounds: NumericBounds? {
        switch self {
        case .fraction: .fraction
        case .integer: .exactIntegers
        default: nil
        }
    }

    /// The units that its numbers can have in text; longer names come first if one ends in another.
    var units: [Measure.Unit] {
        switch self {
        case .duration: [.init(name: "ms", shift: -3), .init(name: "s")]
        case .angle:
            [
                .init(name: "deg"), .init(name: "turn", factor: 360), .init(name: "rad", factor: 180 / .pi),
                .init(name: "°"),
            ]
        case .length: [.init(name: "pt")]
        case .fraction: [.init(name: "%", shift: -2)]
        default: []
        }
    }

    /// The spellings of a number of this type, for sentences.
    var numberSpellings: String {
        switch self {
        case .duration: "a duration such as 0.35, '350ms' or '0.35s'"
        case .angle: "an angle such as 90, '90deg' or '0.25turn'"
        case .length: "a length such as 12 or '12pt'"
        case .integer: "a whole number"
        case .fraction: "a number from 0 to 1, or '50%'"
        default: "a number"
        }
    }

    /// The keys of the numbers of a point, a size, or a frame.
    package var coordinates: [String] {
        switch self {
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .frame: ["x", "y", "width", "height"]
        default: []
        }
    }

    /// Whether the value is one number, which can have bounds.
    public var isNumeric: Bool {
        switch self {
        case .duration, .length, .angle, .number, .fraction, .integer: true
        default: false
        }
    }
}

extension ParameterType {
    /// The type in formulas; `nil` for a list of curves, which formulas can't read.
    public var formulaType: FormulaType? {
        switch self {
        case .duration, .length, .angle, .number, .fraction, .integer: .number
        case .boolean: .boolean
        case .text, .choice: .text
        case .color: Self.colorType
        case .point: .point
        case .size: .size
        case .frame: .frame
        case .curve: .curve
        case .reference(let type): Self.documentType(type)
        case .record(let fields): .record(Self.fieldTypes(fields))
        case .list(let element): element.type.memberType.map(FormulaType.list)
        }
    }

    /// The type in formulas as part of a record or a list, where they can't read curves.
    private var memberType: FormulaType? { self == .curve ? nil : formulaType }

    /// The type of a color in formulas.
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
        case .pattern, .kind, .value: break
        }
        return .record(fields)
    }

    private static func fieldTypes(_ fields: [ParameterDefinition]) -> [String: FormulaType] {
        var types: [String: FormulaType] = [:]
        for field in fields {
            guard let type = field.type.memberType else { continue }
            types[field.name] = field.isOptional ? .optional(type) : type
        }
        return types
    }
}
