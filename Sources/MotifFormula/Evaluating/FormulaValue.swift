/// The value of a name or a formula.
public enum FormulaValue: Sendable {
    /// A number; the results of formulas are always finite.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// Characters.
    case text(String)
    /// A place.
    case point(MotionPoint)
    /// Width and height.
    case size(MotionSize)
    /// A rectangle.
    case frame(MotionFrame)
    /// A timing curve.
    case curve(FormulaCurve)
    /// Values in order.
    case list([FormulaValue])
    /// Values by field name.
    case record([String: FormulaValue])
    /// No value, for an optional type.
    case missing

    /// The type of the value; a list has the type of its first element.
    public var type: FormulaType {
        switch self {
        case .number: .number
        case .boolean: .boolean
        case .text: .text
        case .point: .point
        case .size: .size
        case .frame: .frame
        case .curve: .curve
        case .list(let elements): .list(elements.first?.type ?? .any)
        case .record(let fields): .record(fields.mapValues(\.type))
        case .missing: .optional(.any)
        }
    }

    /// Whether its own numbers are finite; those in lists and records are checked when they are read.
    public var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .point(let point): point.isFinite
        case .size(let size): size.isFinite
        case .frame(let frame): frame.isFinite
        case .boolean, .text, .curve, .list, .record, .missing: true
        }
    }
}

extension FormulaValue: Hashable {
    /// Whether both have the same type and content; texts are compared by their Unicode scalars.
    ///
    /// Canonically equivalent texts have the same hash but aren't equal, which is allowed.
    public static func == (left: FormulaValue, right: FormulaValue) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
        case (.point(let left), .point(let right)): left == right
        case (.size(let left), .size(let right)): left == right
        case (.frame(let left), .frame(let right)): left == right
        case (.curve(let left), .curve(let right)): left == right
        case (.list(let left), .list(let right)): left == right
        case (.record(let left), .record(let right)): left == right
        case (.missing, .missing): true
        default: false
        }
    }
}

/// The values of the names that a formula reads.
///
///     var values: FormulaValues = ["screen": .size(MotionSize(width: 393, height: 852))]
///     values["progress"] = .number(0.5)
///
/// Setting a name and evaluating again costs one dictionary entry; formulas read names in O(1).
public struct FormulaValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var values: [String: FormulaValue]

    /// Values by name.
    public init(_ values: [String: FormulaValue] = [:]) {
        self.values = values
    }

    /// Values by name; if a name appears twice, the last value counts.
    public init(dictionaryLiteral elements: (String, FormulaValue)...) {
        values = Dictionary(elements) { _, last in last }
    }

    /// The value of a name; `nil` if it has none.
    public subscript(name: String) -> FormulaValue? {
        get { values[name] }
        set { values[name] = newValue }
    }
}

extension Double {
    /// The number in texts and messages: at most two decimals, no trailing zeros, halves rounded away from zero.
    ///
    ///     12.0 → 12    0.125 → 0.13    -0.001 → 0    1e20 → 1e+20
    var formulaText: String {
        // Beyond 2^53 / 100, hundredths are no longer exact.
        guard let hundredths = Int64(exactly: (self * 100).rounded()), magnitude < 9e13 else { return "\(self)" }
        let sign = hundredths < 0 ? "-" : ""
        let whole = hundredths.magnitude / 100
        let tens = hundredths.magnitude / 10 % 10
        let ones = hundredths.magnitude % 10
        if tens == 0 && ones == 0 { return "\(sign)\(whole)" }
        return ones == 0 ? "\(sign)\(whole).\(tens)" : "\(sign)\(whole).\(tens)\(ones)"
    }
}
