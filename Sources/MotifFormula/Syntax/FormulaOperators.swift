/// An operator in front of one operand. Binds tighter than every binary operator.
public enum UnaryOperator: String, Hashable, Sendable, CaseIterable {
    /// `-`: a number's negative.
    case negate = "-"
    /// `!`: true for false and false for true.
    case not = "!"
}

/// An operator between two operands; its raw value is how it is written.
///
/// From tight to loose, as in Swift (`??` is a node of its own, between `+` and the comparisons):
///
///     . [] ()        left
///     - !            in front
///     * / %          left
///     + -            left
///     ??             right
///     == != < <= > >= in      none: `a < b < c` is refused
///     &&             left
///     ||             left
///     ? :            right
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
    /// Sum of two numbers.
    case add = "+"
    /// Difference of two numbers.
    case subtract = "-"
    /// Product of two numbers.
    case multiply = "*"
    /// Quotient of two numbers; dividing by zero is refused.
    case divide = "/"
    /// Remainder of a division that rounds toward zero, with the sign of the left number: `-7 % 3` is -1.
    case remainder = "%"
    /// Both are the same; text by its exact Unicode scalars.
    case equal = "=="
    /// They differ.
    case notEqual = "!="
    /// Below; numbers, or texts by their Unicode scalars.
    case less = "<"
    /// Below or the same.
    case lessOrEqual = "<="
    /// Above.
    case greater = ">"
    /// Above or the same.
    case greaterOrEqual = ">="
    /// The left value is an element of the list on the right.
    case within = "in"
    /// Both hold; the right one is not evaluated if the left one does not.
    case and = "&&"
    /// One of them holds; the right one is not evaluated if the left one does.
    case or = "||"

    /// How tightly it binds: more is tighter.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .within: 3
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    /// How tightly `??` binds.
    static let coalescePrecedence = 4

    /// Whether it compares two values and so cannot stand in a row.
    var isComparison: Bool { precedence == 3 }
}
