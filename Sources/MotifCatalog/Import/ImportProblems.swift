public import MotifCore

/// Why nothing was imported: every document with problems, up to a limit.
public struct ImportProblems: Error, Sendable, Equatable {
    /// The problems of one document.
    public struct OfDocument: Sendable, Equatable {
        /// The file or `<stdin>`.
        public let source: String
        /// The document, where its type and slug could be read.
        public let name: DocumentName?
        /// Its problems, each with its line and column in the source.
        public let problems: [Problem]
    }

    /// In the order of the sources.
    public let documents: [OfDocument]
    /// Whether there may be more: reading stopped at `limit` documents.
    public let isCut: Bool

    /// After so many documents with problems the rest is not looked at.
    public static let limit = 100
}
