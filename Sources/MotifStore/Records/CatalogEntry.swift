public import MotifCore

/// A document's place in the catalog: its name and its newest revision, without the text.
public struct CatalogEntry: Sendable, Hashable {
    /// Its number in the catalog, which survives renaming, deletion and restoring.
    public let id: DocumentID
    /// The type and slug as of the newest revision.
    public let name: DocumentName
    /// The newest revision.
    public let newest: RevisionNumber
    /// Whether the newest revision is a deletion.
    public let isDeleted: Bool
    /// The hash of the newest revision: of its canonical text, or of no bytes for a deletion.
    public let digest: ContentDigest
    /// For a pattern, the revision of the kind that the newest revision was written for.
    public let kind: RevisionKey?

    /// The newest revision as a key.
    public var key: RevisionKey { RevisionKey(id, newest) }
}

/// The number that identifies a document within a catalog, whatever its name.
public struct DocumentID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number, 1 or more; it is never reused.
    public let value: Int64

    /// The number in digits.
    public var description: String { String(value) }

    /// Whether one document was created before another.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    package init(_ value: Int64) { self.value = value }
}

/// One revision of one document in a catalog.
public struct RevisionKey: Sendable, Hashable {
    /// The document.
    public let document: DocumentID
    /// The revision's number within the document.
    public let number: RevisionNumber

    /// A key of both.
    public init(_ document: DocumentID, _ number: RevisionNumber) {
        self.document = document
        self.number = number
    }
}
