import MotifCore
import MotifJSON
import MotifStore

/// A document read from a source.
struct ImportedDocument: Sendable {
    /// Its place in the sources, for problems.
    let origin: ImportOrigin
    /// The result of reading it.
    let result: ReadResult
    /// What its values can't hold of their texts, in words.
    var losses: [String] = []

    enum ReadResult: Sendable {
        /// A kind or a shared value, checked; others need it whole.
        case source(Document)
        /// Any other document, checked and prepared for the store.
        case checked(PreparedDocument)
        /// A text that the catalog has already.
        case known(CatalogEntry)
        /// A document whose kind or shared values haven't arrived yet, or don't allow it so far.
        case waiting
        /// No document, but the revisions that documents of the source were exported from.
        case revisions(Envelope.Revisions)
        /// The document's problems, with its name if it could be read.
        case problems(DocumentName?, [Problem])
    }
}

/// A document's place in the sources.
struct ImportOrigin: Sendable {
    /// The file or `<stdin>`.
    let source: String
    /// The first line and column of its text.
    let position: TextPosition
    /// Its text in the source; empty if there is none.
    let text: [UInt8]
    /// The number of places before it, in all sources.
    let order: Int

    /// Adds lines and columns in the source to problems.
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
