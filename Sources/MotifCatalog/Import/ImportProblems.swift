public import MotifCore

/// The problems for which nothing was imported, by document.
public struct ImportProblems: Error, Sendable, Equatable {
    /// The problems of one document.
    public struct OfDocument: Sendable, Equatable {
        /// The file or `<stdin>`.
        public let source: String
        /// The document; `nil` if its type and slug couldn't be read.
        public let name: DocumentName?
        /// Its problems, each with its line and column in the source.
        public let problems: [Problem]
    }

    /// In the order of the sources.
    public let documents: [OfDocument]
    /// Whether there may be more: reading stopped at `limit` documents.
    public let isCut: Bool

    /// The number of documents with problems after which reading stops.
    public static let limit = 100
}
