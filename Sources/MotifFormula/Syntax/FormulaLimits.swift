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
