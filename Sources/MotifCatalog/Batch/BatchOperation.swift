import MotifCore
import MotifJSON

/// What a line of a batch asks for.
enum BatchOperation {
    /// What only reads.
    enum Read {
        case get(DocumentReference)
        case list(ListRequest)
        case validate(Subject)
        case log(DocumentName?, limit: Int?)
        case diff(DocumentReference, with: DocumentReference?)
        case sample(SampleRequest)
        case check(CheckRequest)
    }

    /// What makes revisions.
    enum Write {
        case create(DocumentName, Edit)
        case update(DocumentName, Edit, expecting: RevisionNumber?)
        case copy(DocumentReference, to: Slug)
        case rename(DocumentName, to: Slug)
        case delete(DocumentName, expecting: RevisionNumber?)
        case deleteAll([DocumentName])
        case restore(DocumentReference)
    }

    /// Which documents are validated.
    enum Subject {
        /// Every document of the catalog.
        case everything
        /// These.
        case named([DocumentName])
        /// One that the line brings along; it is not saved.
        case document(JSON)
    }

    case read(Read)
    case write(Write)

    /// Runs it inside a change; what it reads is what the change has written so far.
    func run(on writer: CatalogWriter) throws -> BatchResult {
        switch self {
        case .read(let operation): try operation.run(on: writer)
        case .write(let operation): try operation.run(on: writer)
        }
    }
}
