import MotifCore
import MotifJSON
import MotifStore

extension CatalogOperation {
    /// What an operation does.
    enum Action: Sendable {
        case read(Read)
        case write(Write)
    }

    /// An operation that only reads.
    indirect enum Read: Sendable {
        case get(DocumentReference)
        case list(ListRequest)
        case validate(Subject)
        case log(DocumentName?, limit: Int?)
        case diff(DocumentReference, with: DocumentReference?)
        /// What differs between two states of the catalog.
        case changes(HistoryRange)
        case sample(SampleRequest)
        case check(CheckRequest)
        case curve(CurveRequest)
        case uses(DocumentName)
        case changelog(HistoryRange?)
        case releases
        case stats
        /// Another operation on the catalog as it was.
        case past(HistoryMoment, Read)
    }

    /// An operation that writes revisions.
    enum Write: Sendable {
        case create(DocumentName, Edit)
        case update(DocumentName, Edit, expecting: RevisionNumber?)
        case copy(DocumentReference, to: Slug)
        case rename(DocumentName, to: Slug)
        case delete(DocumentName, expecting: RevisionNumber?)
        case deleteAll([DocumentName])
        case restore(DocumentReference)
    }

    /// The documents to validate.
    enum Subject: Sendable {
        /// Every document of the catalog.
        case everything
        /// These documents.
        case named([DocumentName])
        /// A document in the operation itself, which isn't saved.
        case document(JSON)
    }
}
