/// An operator before its operand. It binds tighter than every binary operator.
public enum UnaryOperator: String, Hashable, Sendable, CaseIterable {
    /// `-`: the negative of a number.
    case negate = "-"
    /// `!`: true for false and false for true.
    case not = "!"
}

/// An operator between two operands; its raw value is its spelling.
///
/// The precedence is as in Swift, highest first (`??` is a node of its own):
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
    /// Both are equal; texts are compared by their Unicode scalars.
    case equal = "=="
    /// Both are different.
    case notEqual = "!="
    /// The left one is less; numbers, or texts by their Unicode scalars.
    case less = "<"
    /// The left one is less or equal.
    case lessOrEqual = "<="
    /// The left one is greater.
    case greater = ">"
    /// The left one is greater or equal.
    case greaterOrEqual = ">="
    /// The left value is an element of the list on the right.
    case within = "in"
    /// Both are true; the right one isn't evaluated if the left one is false.
    case and = "&&"
    /// One of them is true; the right one isn't evaluated if the left one is true.
    case or = "||"

    /// The precedence: a higher one binds tighter.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .within: 3
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    /// The precedence of `??`.
    static let coalescePrecedence = 4

    /// Whether it is a comparison, which can't follow another one.
    var isComparison: Bool { precedence == 3 }
}
