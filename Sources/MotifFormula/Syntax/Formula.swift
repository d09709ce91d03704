/// A formula of the small language in which kinds say their choreography and queries say what they look for.
///
///     let formula = try Formula("(max(screen.width, screen.height) + reach) / side + thresholdScale")
///     formula.names   // ["screen", "reach", "side", "thresholdScale"]
///
/// Numbers are written `1`, `.5`, `1.5` or `1e3`, without a unit; text `'in single quotes'` with a quote inside
/// written twice; names with letters, digits and `_`. `BinaryOperator` says what binds tighter, `FormulaFunction` what
/// can be called, `FormulaLimits` how long and deep it may be.
///
/// Reading one settles only how it is written; `checked(in:as:)` settles what its names and types mean.
public struct Formula: Sendable {
    /// The text as it was given.
    public let source: String
    /// What it says.
    public let syntax: Syntax
    /// The names that it reads, without their members: `view.width` reads `view`.
    public let names: Set<String>

    /// Reads a formula.
    ///
    /// - Throws: the first place that cannot be read, also where `FormulaLimits` are passed.
    public init(_ source: String) throws(FormulaError) {
        self.source = source
        syntax = try FormulaParser.syntax(of: source)
        names = syntax.names
    }
}

extension Formula: Hashable {
    /// Formulas are the same if they are written the same, scalar by scalar.
    public static func == (left: Formula, right: Formula) -> Bool {
        left.source.utf8.elementsEqual(right.source.utf8)
    }

    /// Feeds the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
    }
}

/// What bounds a formula, so that reading, checking and evaluating one takes little time and little stack.
public enum FormulaLimits {
    /// UTF-8 bytes of a formula, and of a template with formulas in it.
    public static let bytes = 4096
    /// Levels of parentheses, arguments, indices, branches and signs inside each other.
    public static let nesting = 64
    /// Levels of the syntax tree; a row of n operators makes n of them.
    ///
    /// Every walk over a tree may recurse this far: an optimised build evaluates the highest one within the 512 KB of
    /// stack that Darwin gives to all threads but the first.
    public static let height = 128
}
