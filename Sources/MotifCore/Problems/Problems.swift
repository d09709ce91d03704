public import MotifJSON

/// All problems of a document, as an error. Never empty.
public struct Problems: Error, Sendable, Equatable {
    /// The problems, in the order in which they were found.
    public let problems: [Problem]
    /// The document, if it isn't the one that was passed in.
    public let document: DocumentName?
    /// The patterns that no longer fit a changed kind, each with its problems, if that is the error; `document` is the
    /// first of them.
    public let misfits: [Problems]

    /// An error with these problems.
    ///
    /// - Parameters:
    ///   - problems: The problems.
    ///   - document: The document, if it isn't the one that was passed in.
    ///   - misfits: All patterns that no longer fit a changed kind, if the document is one.
    public init(_ problems: [Problem], of document: DocumentName? = nil, amongMisfits misfits: [Problems] = []) {
        self.problems = problems
        self.document = document
        self.misfits = misfits
    }

    /// An error with one problem.
    public init(_ kind: Problem.Kind, at path: JSONPath = .root) { self.init([Problem(kind, at: path)]) }
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
