/// One thing wrong with a formula, and where.
public struct FormulaError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// How it is written.
        case syntax(SyntaxProblem)
        /// What its names and types mean.
        case meaning(MeaningProblem)
        /// What values it meets.
        case evaluation(EvaluationProblem)
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, in `source`.
    public let span: SourceSpan
    /// The text of the formula, or of the template around it.
    public let source: String

    /// A thing wrong at a place of `source`; also for who gives formulas a meaning of its own, as a query does.
    public init(_ kind: Kind, at span: SourceSpan, of source: String) {
        self.kind = kind
        self.span = span
        self.source = source
    }

    /// What is wrong in words, without the place.
    public var message: String {
        switch kind {
        case .syntax(let problem): problem.message
        case .meaning(let problem): problem.message
        case .evaluation(let problem): problem.message
        }
    }

    /// The same in a text that has the formula `bytes` after its start.
    func moved(by bytes: Int, in source: String) -> FormulaError {
        FormulaError(kind, at: span.moved(by: bytes), of: source)
    }
}

extension FormulaError: CustomStringConvertible {
    /// `line:column: message`
    public var description: String { "\(line):\(column): \(message)" }
}

/// Everything wrong with the meaning of a formula, in the order of its text.
public struct FormulaErrors: Error, Hashable, Sendable {
    /// At least one.
    public let errors: [FormulaError]

    /// Puts the errors in the order of the text.
    public init(_ errors: [FormulaError]) {
        self.errors = errors.sorted { $0.span.lowerBound < $1.span.lowerBound }
    }
}

extension FormulaErrors: CustomStringConvertible {
    /// One `line:column: message` a line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
