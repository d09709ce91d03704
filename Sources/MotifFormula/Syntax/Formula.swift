/// A formula in the language of kinds and filters.
///
///     let formula = try Formula("(max(screen.width, screen.height) + reach) / side + thresholdScale")
///     formula.names   // ["screen", "reach", "side", "thresholdScale"]
///
/// Numbers are written `1`, `.5`, `1.5` or `1e3`, without a unit; text `'in single quotes'` with a quote inside written
/// twice; names with letters, digits and `_`. `BinaryOperator` lists operators by precedence, `FormulaFunction` the
/// functions, and `FormulaLimits` the limits on length and depth.
///
/// The initializer checks only the syntax; `checked(in:as:)` checks names and types.
public struct Formula: Sendable {
    /// The text as it was written.
    public let source: String
    /// The syntax tree.
    public let syntax: Syntax
    /// The names that the formula reads, without their members: `view.width` reads `view`.
    public let names: Set<String>

    /// Parses a formula.
    ///
    /// - Throws: The first syntax error, or a limit of `FormulaLimits` that the text exceeds.
    public init(_ source: String) throws(FormulaError) {
        self.source = source
        syntax = try FormulaParser.syntax(of: source)
        names = syntax.names
    }
}

extension Formula: Hashable {
    /// Whether both have the same text, compared by Unicode scalars.
    public static func == (left: Formula, right: Formula) -> Bool {
        left.source.utf8.elementsEqual(right.source.utf8)
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
    }
}

/// The limits on a formula, so that parsing, checking and evaluating it take little time and stack.
public enum FormulaLimits {
    /// The maximum length of a formula or a template, in bytes of UTF-8.
    public static let bytes = 4096
    /// The maximum depth of nested parentheses, arguments, indices, branches and signs.
    public static let nesting = 64
    /// The maximum height of the syntax tree; n operators in a row make n levels.
    ///
    /// Recursion over a tree may be this deep: an optimized build evaluates the highest tree within the 512 KB of stack
    /// that Darwin gives to every thread but the first.
    public static let height = 128
}
