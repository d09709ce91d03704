/// Everything that is wrong with one document, where a caller needs it as an error. Never empty.
public struct Problems: Error, Sendable, Equatable {
    /// In the order in which they were found.
    public let problems: [Problem]

    /// Wraps what was found.
    public init(_ problems: [Problem]) { self.problems = problems }

    /// Wraps one problem.
    public init(_ kind: Problem.Kind) { problems = [Problem(kind)] }
}
