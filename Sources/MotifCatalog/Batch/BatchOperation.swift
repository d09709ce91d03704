import MotifCore
import MotifJSON

/// An operation of a batch.
enum BatchOperation {
    /// An operation that only reads.
    indirect enum Read {
        case get(DocumentReference)
        case list(ListRequest)
        case validate(Subject)
        case log(DocumentName?, limit: Int?)
        case diff(DocumentReference, with: DocumentReference?)
        case sample(SampleRequest)
        case check(CheckRequest)
        /// Another operation on the catalog as it was.
        case past(HistoryMoment, Read)
    }

    /// An operation that writes revisions.
    enum Write {
        case create(DocumentName, Edit)
        case update(DocumentName, Edit, expecting: RevisionNumber?)
        case copy(DocumentReference, to: Slug)
        case rename(DocumentName, to: Slug)
        case delete(DocumentName, expecting: RevisionNumber?)
        case deleteAll([DocumentName])
        case restore(DocumentReference)
    }

    /// The documents to validate.
    enum Subject {
        /// Every document of the catalog.
        case everything
        /// These documents.
        case named([DocumentName])
        /// A document in the line itself, which isn't saved.
        case document(JSON)
    }

    case read(Read)
    case write(Write)
}
