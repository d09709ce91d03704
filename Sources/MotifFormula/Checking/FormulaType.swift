/// What sort of value a name or a formula has.
public indirect enum FormulaType: Hashable, Sendable {
    /// A finite number.
    case number
    /// True or false.
    case boolean
    /// Characters.
    case text
    /// A place, with `x` and `y`.
    case point
    /// `width` and `height`.
    case size
    /// A rectangle, with `x`, `y`, `width` and `height`.
    case frame
    /// Any count of values of one type.
    case list(FormulaType)
    /// Named fields.
    case record([String: FormulaType])
    /// A value that may be missing; `??` says what stands in.
    case optional(FormulaType)
    /// A type that is known only with each document; fits everywhere and is checked while evaluating.
    case any

    /// Whether a value of this type can stand where `expected` is needed.
    ///
    /// A record fits one that asks for fewer fields, and a value fits where it might have been missing.
    public func fits(_ expected: FormulaType) -> Bool {
        switch (self, expected) {
        case (.any, _), (_, .any): true
        case (.optional(let own), .optional(let needed)): own.fits(needed)
        case (_, .optional(let needed)): fits(needed)
        case (.list(let own), .list(let needed)): own.fits(needed)
        case (.record(let own), .record(let needed)):
            needed.allSatisfy { name, type in own[name]?.fits(type) ?? type.isOptional }
        default: self == expected
        }
    }

    /// The type of a value that is either of this type or of `other`; nil if nothing fits both.
    func joined(with other: FormulaType) -> FormulaType? {
        if self == .any || other == .any { return .any }
        if fits(other) { return other }
        return other.fits(self) ? self : nil
    }

    /// The members of a value of this type with their types; nil if it has none or they are not known.
    public var members: [String: FormulaType]? {
        switch self {
        case .point: ["x": .number, "y": .number]
        case .size: ["width": .number, "height": .number]
        case .frame: ["x": .number, "y": .number, "width": .number, "height": .number]
        case .record(let fields): fields
        case .number, .boolean, .text, .list, .optional, .any: nil
        }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}

extension FormulaType: CustomStringConvertible {
    /// As help writes it: `number`, `list of text`, `optional point`.
    public var description: String {
        switch self {
        case .number: "number"
        case .boolean: "boolean"
        case .text: "text"
        case .point: "point"
        case .size: "size"
        case .frame: "frame"
        case .list(let element): "list of \(element.plural)"
        case .record: "record"
        case .optional(let type): "optional \(type)"
        case .any: "value"
        }
    }

    /// As a sentence has it: `a number`, `text`, `a list of text`.
    public var phrase: String {
        switch self {
        case .text: "text"
        case .optional(let type): "\(type.phrase) that may be missing"
        default: "a \(self)"
        }
    }

    private var plural: String {
        switch self {
        case .text: "text"
        case .list(let element): "lists of \(element.plural)"
        case .optional(let type): "optional \(type.plural)"
        default: "\(self)s"
        }
    }
}
