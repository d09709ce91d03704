/// The functions of the formula language.
public enum FormulaFunction: String, Hashable, Sendable, CaseIterable {
    /// The smallest number.
    case min
    /// The largest number.
    case max
    /// A number without its sign.
    case abs
    /// The sign of a number.
    case sign
    /// The square root.
    case sqrt
    /// The length of a diagonal.
    case hypot
    /// Rounds down.
    case floor
    /// Rounds up.
    case ceil
    /// Rounds to the nearest.
    case round
    /// Limits a number to a range.
    case clamp
    /// Linear interpolation.
    case lerp
    /// Creates a point.
    case point
    /// Creates a size.
    case size
    /// Creates a frame.
    case frame
    /// The center of a frame.
    case center
    /// The frame of a size at the origin.
    case bounds
    /// The distance to the farthest corner.
    case farthest
    /// A smaller frame inside a frame.
    case inset
    /// The number of elements.
    case count
    /// The sum of a list.
    case sum
    /// The row of an item.
    case row
    /// The column of an item.
    case column
    /// Creates an opaque color.
    case color
    /// Searches for a text in a text.
    case contains
    /// Searches for a text at the start.
    case startsWith
    /// Searches for a text at the end.
    case endsWith
    /// The settling duration of a spring.
    case settlingDuration

    /// The types of its parameters, in order.
    public var parameters: [FormulaType] {
        switch self {
        case .min, .max, .abs, .sign, .sqrt, .floor, .ceil, .round: [.number]
        case .hypot, .point, .size: [.number, .number]
        case .clamp, .lerp, .color: [.number, .number, .number]
        case .frame: [.number, .number, .number, .number]
        case .center: [.frame]
        case .bounds: [.size]
        case .farthest: [.point, .size]
        case .inset: [.frame, .number]
        case .count: [.list(.any)]
        case .sum: [.list(.number)]
        case .row, .column: [.number, .list(.number)]
        case .contains, .startsWith, .endsWith: [.text, .text]
        case .settlingDuration: [.curve]
        }
    }

    /// Whether the parameter can be repeated, or replaced by a list.
    public var isRepeating: Bool { self == .min || self == .max }

    /// The type of the result.
    public var result: FormulaType {
        switch self {
        case .point, .center: .point
        case .size: .size
        case .frame, .bounds, .inset: .frame
        case .color: .record(["red": .number, "green": .number, "blue": .number, "alpha": .number])
        case .contains, .startsWith, .endsWith: .boolean
        case .settlingDuration: .optional(.number)
        default: .number
        }
    }

    /// The signature: `clamp(number, number, number)`.
    public var signature: String {
        let types = parameters.map(\.description).joined(separator: ", ")
        return isRepeating ? "\(rawValue)(\(types), …) or \(rawValue)(list of numbers)" : "\(rawValue)(\(types))"
    }

    /// The description in one line.
    public var summary: String {
        switch self {
        case .min: "The smallest of its numbers"
        case .max: "The largest of its numbers"
        case .abs: "The number without its sign"
        case .sign: "-1, 0 or 1 for a negative number, zero or a positive one"
        case .sqrt: "The square root of a number that is not negative"
        case .hypot: "The diagonal of a rectangle with these sides"
        case .floor: "The number rounded down"
        case .ceil: "The number rounded up"
        case .round: "The nearest whole number; halves are rounded away from zero"
        case .clamp: "The first number, limited to the range from the second to the third"
        case .lerp:
            "The first number plus a fraction of the distance to the second; the fraction may be below 0 or above 1"
        case .point: "The point at x and y"
        case .size: "The size with this width and height"
        case .frame: "The frame at x and y with this width and height"
        case .center: "The center of a frame"
        case .bounds: "The frame of this size at 0, 0"
        case .farthest: "The distance from a point to the farthest corner of the frame of this size at 0, 0"
        case .inset: "The frame inside a frame, at this distance from every side"
        case .count: "The number of elements of a list"
        case .sum: "The sum of a list of numbers; 0 if it is empty"
        case .row: "The row of the item with this index in rows of these lengths; both count from 0"
        case .column: "The column of the item with this index in rows of these lengths; both count from 0"
        case .color: "The opaque color with this red, green and blue, each from 0 to 1"
        case .contains: "Whether the first text contains the second"
        case .startsWith: "Whether the first text starts with the second"
        case .endsWith: "Whether the first text ends with the second"
        case .settlingDuration:
            "The seconds until a spring is at rest; missing for other curves, and for a spring that takes the duration of "
                + "its track"
        }
    }
}
