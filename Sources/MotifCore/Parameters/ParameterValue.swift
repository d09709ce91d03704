public import MotifFormula

/// The value of a parameter, checked against its definition and in the unit of its type.
///
///     motion.pattern.parameters["expandDuration"]   // .duration(0.35)
public enum ParameterValue: Sendable {
    /// Seconds.
    case duration(Double)
    /// Points.
    case length(Double)
    /// Degrees.
    case angle(Double)
    /// A finite number.
    case number(Double)
    /// A number from 0 to 1.
    case fraction(Double)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case boolean(Bool)
    /// Any text.
    case text(String)
    /// One of the names of a choice.
    case choice(String)
    /// A color.
    case color(SRGBColor)
    /// A point, in points.
    case point(MotionPoint)
    /// A size, in points.
    case size(MotionSize)
    /// A rectangle, in points.
    case frame(MotionFrame)
    /// A timing curve.
    case curve(Curve)
    /// A document.
    case reference(DocumentName)
    /// The fields of a record, in the order of its definition.
    case record(ParameterValues)
    /// The elements of a list.
    case list([ParameterValue])
}

extension ParameterValue {
    /// A duration in seconds.
    public static func seconds(_ seconds: Double) -> ParameterValue { .duration(seconds) }

    /// A duration in milliseconds.
    public static func milliseconds(_ milliseconds: Double) -> ParameterValue { .duration(milliseconds / 1000) }

    /// A length in points.
    public static func points(_ points: Double) -> ParameterValue { .length(points) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> ParameterValue { .angle(degrees) }
}

extension ParameterValue {
    /// The number of a numeric value, in the unit of its type; `nil` for other values.
    public var number: Double? {
        switch self {
        case .duration(let number), .length(let number), .angle(let number), .number(let number),
            .fraction(let number):
            number
        case .integer(let number): Double(number)
        default: nil
        }
    }

    /// The point, if this is a point.
    public var point: MotionPoint? {
        if case .point(let point) = self { point } else { nil }
    }

    /// The size, if this is a size.
    public var size: MotionSize? {
        if case .size(let size) = self { size } else { nil }
    }
}

extension ParameterValue: Equatable {
    /// Whether both have the same type and the same content; texts are compared by their Unicode scalars.
    public static func == (left: ParameterValue, right: ParameterValue) -> Bool {
        switch (left, right) {
        case (.duration(let left), .duration(let right)), (.length(let left), .length(let right)),
            (.angle(let left), .angle(let right)), (.number(let left), .number(let right)),
            (.fraction(let left), .fraction(let right)):
            left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.text(let left), .text(let right)), (.choice(let left), .choice(let right)):
            left.utf8.elementsEqual(right.utf8)
        case (.color(let left), .color(let right)): left == right
        case (.point(let left), .point(let right)): left == right
        case (.size(let left), .size(let right)): left == right
        case (.frame(let left), .frame(let right)): left == right
        case (.curve(let left), .curve(let right)): left == right
        case (.reference(let left), .reference(let right)): left == right
        case (.record(let left), .record(let right)): left == right
        case (.list(let left), .list(let right)): left == right
        default: false
        }
    }
}

extension ParameterValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
    /// A number, in the unit of the parameter's type.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// A whole number, in the unit of the parameter's type.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// True or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// A text, which is read as the parameter's type, such as `"350ms"` for a duration.
    public init(stringLiteral value: String) { self = .text(value) }

    /// A list.
    public init(arrayLiteral elements: ParameterValue...) { self = .list(elements) }
}
