import MotifCore
import MotifJSON
import MotifStore

/// The text of a document in one state of a history, and which documents it names.
///
/// A name means another document in another state, so the documents are known by their numbers.
struct ReplayedText {
    let document: Document
    /// The documents that it names, its kind among them.
    let names: [DocumentName: DocumentID]

    /// The document's JSON with the names that documents have elsewhere.
    ///
    /// - Parameter naming: Returns the name that a document has there; `nil` if it isn't there.
    func json(naming: (DocumentID) throws -> DocumentName?) rethrows -> JSON {
        var slugs: [DocumentName: Slug] = [:]
        for (name, id) in names {
            if let now = try naming(id), now != name { slugs[name] = now.slug }
        }
        return slugs.isEmpty ? document.json : document.renaming(slugs)
    }
}

/// Changes of one history that are to be made in another one, which has everything before them.
struct ReplayedHistory {
    /// A change, and the texts that it wrote.
    struct Change {
        let note: ChangeNote
        let release: ReleaseName?
        /// The number in its history; `nil` for a change that isn't part of one.
        var number: Int?
        var revisions: [Revision] = []
    }

    /// A text that a change wrote; `nil` for a deletion.
    struct Revision {
        let document: DocumentID
        let text: ReplayedText?
        /// Whether no later change writes the document.
        fileprivate(set) var isLast = true
    }

    /// A document that the changes wrote.
    struct Subject {
        let document: DocumentID
        /// Its text before the changes; `nil` if it didn't exist or was deleted.
        let base: ReplayedText?
        /// Its text after the changes; `nil` if it is deleted.
        var last: ReplayedText?
        /// The note of the last change that wrote it.
        var note: ChangeNote

        /// Its name, the most recent one first.
        var names: [DocumentName] {
            let names = [last, base].compactMap { $0?.document.metadata.name }
            return names.first == names.last ? Array(names.prefix(1)) : names
        }
    }

    var changes: [Change] = []
    /// In the order in which the changes wrote them first.
    private(set) var subjects: [Subject] = []
    /// The number of documents that both histories have.
    let sharedDocuments: Int64
    private var indices: [DocumentID: Int] = [:]
    /// The last revision of each document so far: the places of its change and in it.
    private var lastRevisions: [DocumentID: (change: Int, revision: Int)] = [:]

    init(sharedDocuments: Int64) { self.sharedDocuments = sharedDocuments }

    /// Adds a revision to the last change.
    ///
    /// - Parameter base: Returns the document's text before all changes.
    mutating func add(_ revision: Revision, base: () throws -> ReplayedText?) rethrows {
        guard let note = changes.last?.note else { preconditionFailure("A revision belongs to a change") }
        if let (change, index) = lastRevisions[revision.document] { changes[change].revisions[index].isLast = false }
        changes[changes.count - 1].revisions.append(revision)
        lastRevisions[revision.document] = (changes.count - 1, changes[changes.count - 1].revisions.count - 1)
        if let index = indices[revision.document] {
            subjects[index].last = revision.text
            subjects[index].note = note
        } else {
            indices[revision.document] = subjects.count
            subjects.append(
                Subject(document: revision.document, base: try base(), last: revision.text, note: note))
        }
    }

    /// The document as the changes found it, and as they left it.
    func subject(_ document: DocumentID) -> Subject? { indices[document].map { subjects[$0] } }
}

extension CatalogReader {
    /// The changes after this one, with their texts.
    ///
    /// - Complexity: O(*n*) memory.
    func replayedHistory(after change: Int) throws -> ReplayedHistory {
        var history = ReplayedHistory(sharedDocuments: try store.documentCount(through: change))
        try store.records(after: change) { record in
            switch record {
            case .change(let change):
                history.changes.append(.init(note: change.note, release: change.release, number: change.number))
            case .revision(let revision):
                let text = try revision.body.map {
                    try replayedText($0, of: revision.key, kind: revision.kind)
                }
                try history.add(.init(document: revision.key.document, text: text)) {
                    try RevisionNumber(revision.key.number.value - 1).flatMap {
                        try replayedText(of: RevisionKey(revision.key.document, $0))
                    }
                }
            }
        }
        return history
    }

    /// The text of a revision; `nil` for a deletion.
    func replayedText(of key: RevisionKey) throws -> ReplayedText? {
        guard let revision = try store.revision(key) else { return nil }
        return try revision.body.map { try replayedText($0, of: key, kind: revision.kind) }
    }

    private func replayedText(_ body: [UInt8], of key: RevisionKey, kind: RevisionKey?) throws -> ReplayedText {
        let document = try document(body, kind: try kind.flatMap { try kinds.kind($0) })
        var names: [DocumentName: DocumentID] = [:]
        for name in document.references { names[name] = try store.entry(named: name, when: key)?.id }
        if case .pattern(let pattern) = document { names[DocumentName(.kind, pattern.kind)] = kind?.document }
        return ReplayedText(document: document, names: names)
    }
}
