/// An error in a formula, with its place.
public struct FormulaError: Error, Hashable, Sendable {
    /// The problem.
    public enum Kind: Hashable, Sendable {
        /// An error in the syntax.
        case syntax(SyntaxProblem)
        /// An error in names or types.
        case meaning(MeaningProblem)
        /// An error in the evaluation.
        case evaluation(EvaluationProblem)
    }

    /// The problem.
    public let kind: Kind
    /// The place in `source`.
    public let span: SourceSpan
    /// The text of the formula, or of the template around it.
    public let source: String

    /// An error at a place of `source`; public for those who compile formulas in their own way, such as queries.
    public init(_ kind: Kind, at span: SourceSpan, of source: String) {
        self.kind = kind
        self.span = span
        self.source = source
    }

    /// The error in words, without its place.
    public var message: String {
        switch kind {
        case .syntax(let problem): problem.message
        case .meaning(let problem): problem.message
        case .evaluation(let problem): problem.message
        }
    }

    /// The same error in a text that contains the formula `bytes` after its start.
    func moved(by bytes: Int, in source: String) -> FormulaError {
        FormulaError(kind, at: span.moved(by: bytes), of: source)
    }
}

extension FormulaError: CustomStringConvertible {
    /// `line:column: message`
    public var description: String { "\(line):\(column): \(message)" }
}

/// Every error in the names and types of a formula, in the order of its text.
public struct FormulaErrors: Error, Hashable, Sendable {
    /// At least one.
    public let errors: [FormulaError]

    /// Sorts the errors in the order of the text.
    public init(_ errors: [FormulaError]) {
        self.errors = errors.sorted { $0.span.lowerBound < $1.span.lowerBound }
    }
}

extension FormulaErrors: CustomStringConvertible {
    /// One `line:column: message` a line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
