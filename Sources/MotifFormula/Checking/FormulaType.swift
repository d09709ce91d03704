/// The type of a name or a formula.
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
    /// Any number of values of one type.
    case list(FormulaType)
    /// A timing curve, which only `settlingDuration` reads.
    case curve
    /// Named fields.
    case record([String: FormulaType])
    /// A value that may be missing; `??` provides a default.
    case optional(FormulaType)
    /// A type that depends on the document; it fits everywhere and is checked during evaluation.
    case any

    /// Whether a value of this type can be used where `expected` is required.
    ///
    /// A record fits a record type with fewer fields, and a value fits its optional type.
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

    /// Returns the common type of this type and another; `nil` if there is none.
    func joined(with other: FormulaType) -> FormulaType? {
        if self == .any || other == .any { return .any }
        if fits(other) { return other }
        return other.fits(self) ? self : nil
    }

    /// The types of the members of a value; `nil` if it has none, or if they aren't known.
    public var members: [String: FormulaType]? {
        switch self {
        case .point: ["x": .number, "y": .number]
        case .size: ["width": .number, "height": .number]
        case .frame: ["x": .number, "y": .number, "width": .number, "height": .number]
        case .record(let fields): fields
        case .number, .boolean, .text, .curve, .list, .optional, .any: nil
        }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}

extension FormulaType: CustomStringConvertible {
    /// The type as help shows it: `number`, `list of text`, `optional point`.
    public var description: String {
        switch self {
        case .number: "number"
        case .boolean: "boolean"
        case .text: "text"
        case .point: "point"
        case .size: "size"
        case .frame: "frame"
        case .list(let element): "list of \(element.plural)"
        case .curve: "curve"
        case .record: "record"
        case .optional(let type): "optional \(type)"
        case .any: "value"
        }
    }

    /// The type with its article, for sentences: `a number`, `text`, `a list of text`.
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
