/// The functions of the formula language.
public enum FormulaFunction: String, Hashable, Sendable, CaseIterable {
    /// The least number.
    case min
    /// The greatest number.
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
    /// Keeps a number within bounds.
    case clamp
    /// The way between two numbers.
    case lerp
    /// Makes a point.
    case point
    /// Makes a size.
    case size
    /// Makes a frame.
    case frame
    /// The middle of a frame.
    case center
    /// The frame of a size at the origin.
    case bounds
    /// The distance to the farthest corner.
    case farthest
    /// A smaller frame inside a frame.
    case inset
    /// How many elements.
    case count
    /// The sum of a list.
    case sum
    /// The row of an item.
    case row
    /// The column of an item.
    case column
    /// Makes an opaque colour.
    case color
    /// Looks for a text in a text.
    case contains
    /// Looks for a text at the start.
    case startsWith
    /// Looks for a text at the end.
    case endsWith

    /// What it takes, in order.
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
        }
    }

    /// Whether it takes its parameter once or more, or one list instead of them.
    public var isRepeating: Bool { self == .min || self == .max }

    /// What it gives.
    public var result: FormulaType {
        switch self {
        case .point, .center: .point
        case .size: .size
        case .frame, .bounds, .inset: .frame
        case .color: .record(["red": .number, "green": .number, "blue": .number, "alpha": .number])
        case .contains, .startsWith, .endsWith: .boolean
        default: .number
        }
    }

    /// How it is called: `clamp(number, number, number)`.
    public var signature: String {
        let types = parameters.map(\.description).joined(separator: ", ")
        return isRepeating ? "\(rawValue)(\(types), …) or \(rawValue)(list of numbers)" : "\(rawValue)(\(types))"
    }

    /// What it does, in a line.
    public var summary: String {
        switch self {
        case .min: "The least of its numbers"
        case .max: "The greatest of its numbers"
        case .abs: "The number without its sign"
        case .sign: "-1, 0 or 1 for a negative number, zero or a positive one"
        case .sqrt: "The square root of a number that is not negative"
        case .hypot: "The diagonal of a rectangle with these sides"
        case .floor: "The whole number at or below"
        case .ceil: "The whole number at or above"
        case .round: "The nearest whole number; halves go away from zero"
        case .clamp: "The first number, but not below the second and not above the third"
        case .lerp: "The number between the first and the second at a fraction of the way, which may leave 0 to 1"
        case .point: "The point at x and y"
        case .size: "The size of a width and a height"
        case .frame: "The frame at x and y with a width and a height"
        case .center: "The middle of a frame"
        case .bounds: "The frame at 0, 0 of a size"
        case .farthest: "The distance from a point to the farthest corner of the frame at 0, 0 of a size"
        case .inset: "The frame inside a frame, this far from every side"
        case .count: "How many elements a list has"
        case .sum: "The sum of a list of numbers; 0 if it is empty"
        case .row: "The row of the item with this index, from 0, in rows of these lengths"
        case .column: "The place in its row of the item with this index, from 0, in rows of these lengths"
        case .color: "The opaque colour of red, green and blue, each from 0 to 1"
        case .contains: "Whether the first text has the second in it"
        case .startsWith: "Whether the first text starts with the second"
        case .endsWith: "Whether the first text ends with the second"
        }
    }
}
