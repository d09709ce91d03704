public import MotifCore

/// Something of a damaged catalog that the salvaged one doesn't have.
public struct Loss: Sendable, Hashable {
    /// The reasons why a revision or a change is lost.
    public enum Reason: Sendable, Hashable {
        /// The revision's text doesn't match its hash.
        case altered
        /// The revision can't be read from the file.
        case missing
        /// No revision of the pattern's kind from that time is left, or the text doesn't fit the one that is.
        case otherKind
        /// The revision refers to this document, which is lost.
        case lostReference(DocumentName)
        /// Another document has the revision's name, after a renaming that is lost.
        case takenName(DocumentName)
        /// The revision deletes a document of which nothing else is left.
        case emptyDeletion
        /// The change doesn't match its hash, or has none: its author, message, or time may not be the original ones.
        case unprovenChange
        /// The author, message, and time of the change are lost.
        case lostNote
    }

    /// The reason.
    public let reason: Reason
    /// The document, by its number in the damaged catalog; `nil` for a change.
    public let document: DocumentID?
    /// The last known name of the document.
    public let name: DocumentName?
    /// The number that the revision had; `nil` for a change, and for a document of which nothing is left.
    public let revision: RevisionNumber?
    /// The number that the change had, if it is known.
    public let change: Int?
    /// The canonical text of a revision that is intact, but can't be part of a sound catalog.
    public let text: [UInt8]?

    init(
        _ reason: Reason, document: DocumentID? = nil, name: DocumentName? = nil, revision: RevisionNumber? = nil,
        change: Int? = nil, text: [UInt8]? = nil
    ) {
        self.reason = reason
        self.document = document
        self.name = name
        self.revision = revision
        self.change = change
        self.text = text
    }

    /// Whether it is a revision, or a whole document, rather than what is known of a change.
    public var isOfDocument: Bool { document != nil }

    /// A description of the loss, for people.
    public var message: String {
        switch reason {
        case .altered: "The text doesn't match its hash"
        case .missing where revision == nil: "Nothing of the document is left"
        case .missing: "The revision can't be read from the file"
        case .otherKind: "No revision of its kind that it fits is left"
        case .lostReference(let name): "It refers to \(name.quotedInside), which is lost"
        case .takenName(let name): "It was renamed later, and \(name.quotedInside) is another document now"
        case .emptyDeletion: "It deletes a document of which nothing else is left"
        case .unprovenChange: "Its author, message, and time can't be proven: the change doesn't match its hash"
        case .lostNote: "Its author, message, and time are lost"
        }
    }
}
