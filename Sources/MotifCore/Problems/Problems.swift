/// Everything that is wrong with one document, where a caller needs it as an error. Never empty.
public struct Problems: Error, Sendable, Equatable {
    /// In the order in which they were found.
    public let problems: [Problem]
    /// The document, where it is not the one that the caller spoke of.
    public let document: DocumentName?

    /// Wraps what was found.
    public init(_ problems: [Problem], of document: DocumentName? = nil) {
        self.problems = problems
        self.document = document
    }

    /// Wraps one problem.
    public init(_ kind: Problem.Kind) { self.init([Problem(kind)]) }
}
