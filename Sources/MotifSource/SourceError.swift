/// An error in a text that isn't a single expression.
public struct SourceError: Error, Hashable, Sendable {
    /// The problem.
    public enum Kind: Hashable, Sendable {
        /// An expression is missing.
        case missingExpression
        /// A part of the text doesn't belong to the expression.
        case unexpected(String)
        /// A bracket has no partner.
        case unclosed(String)
        /// Expressions are nested too deeply, or a chain of operators or members is too long.
        case tooDeep
    }

    /// The problem.
    public let kind: Kind
    /// The byte offset of the problem.
    public let offset: Int

    /// The error in words.
    public var message: String {
        switch kind {
        case .missingExpression: "an expression is missing"
        case .unexpected(let text): "unexpected '\(text)'"
        case .unclosed(let bracket): "'\(bracket)' isn't closed"
        case .tooDeep:
            "the expression is nested more than \(SourceParser.mostDepth) levels deep, or a chain in it has more than "
                + "\(SourceExpression.mostHeight) links"
        }
    }
}
