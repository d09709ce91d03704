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

extension Sequence {
    /// Transforms every element, and throws the problems of all elements together.
    public func mapCollectingProblems<Value>(
        _ transform: (Element) throws(Problems) -> Value
    ) throws(Problems) -> [Value] {
        var problems: [Problem] = []
        var values: [Value] = []
        values.reserveCapacity(underestimatedCount)
        for element in self {
            do throws(Problems) {
                values.append(try transform(element))
            } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw Problems(problems) }
        return values
    }
}
