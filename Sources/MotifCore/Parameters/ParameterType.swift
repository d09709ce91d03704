/// The type of a parameter's value: what it may be, in which unit, and how it is stored.
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

    /// The word that a definition writes for its `type`.
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

    /// Every word that a definition's `type` may be.
    public static let words = [
        "duration", "length", "angle", "number", "fraction", "integer", "boolean", "text", "choice", "color", "point",
        "size", "frame", "curve", "reference", "record", "list",
    ]

    /// The unit of its numbers as it is shown: ` s`, ` pt`, `°`, or nothing.
    public var unit: String {
        switch self {
        case .duration: " s"
        case .length, .point, .size, .frame: " pt"
        case .angle: "°"
        default: ""
        }
    }

    /// The word after its article, for sentences: `a frame`, `an angle`.
    var withArticle: String { ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word }

    /// The range that the type itself has, whatever a definition says.
    var bounds: NumericBounds? {
        switch self {
        case .fraction: .fraction
        case .integer: .exactIntegers
        default: nil
        }
    }

    /// Whether its value is one number, which bounds can limit.
    public var isNumeric: Bool {
        switch self {
        case .duration, .length, .angle, .number, .fraction, .integer: true
        default: false
        }
    }
}
