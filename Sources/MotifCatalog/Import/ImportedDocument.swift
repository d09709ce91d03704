import MotifCore
import MotifJSON
import MotifStore

/// A document on its way from a source into the catalog.
struct ImportedDocument: Sendable {
    /// Where it stands, for problems.
    let place: ImportPlace
    /// What the reading thread made of it.
    let result: ReadResult

    enum ReadResult: Sendable {
        /// A kind, checked; patterns need it whole.
        case kind(Document)
        /// Any other document, checked and prepared for the store.
        case checked(PreparedText)
        /// A pattern whose kind has not come by yet.
        case waiting
        /// What is wrong with it.
        case problems(DocumentName?, [Problem])
    }

    /// Whether it is no JSON, so that its end may be another than it seems.
    var isBroken: Bool {
        guard case .problems(_, let problems) = result else { return false }
        return problems.contains { problem in
            if case .json = problem.kind { problem.code == .syntax } else { false }
        }
    }
}

/// Where a document stands in the sources.
struct ImportPlace: Sendable {
    /// The file or `<stdin>`.
    let source: String
    /// The first line and column of its text.
    let position: TextPosition
    /// Its text as it stands there; empty where there is none.
    let text: [UInt8]

    /// These problems with their lines and columns in the source.
    func located(_ problems: [Problem]) -> [Problem] {
        problems.map { problem in
            var problem = problem
            if problem.position == nil {
                problem.position = problem.path.position(in: text)?.inText(from: position) ?? position
            }
            return problem
        }
    }
}
