import MotifCore
import MotifJSON
import MotifStore

extension Importer {
    /// Writes a kind by itself, so that its patterns can name its revision; or keeps it until its references are there.
    func takeKind(_ document: Document, at place: ImportPlace) throws {
        guard try document.references.allSatisfy(isKnown) else {
            waitingKinds.append((place, document))
            return
        }
        let name = document.header.name
        let head = try writer.store.reader.head(of: name)
        if let head, !seen.insert(head.id) { return try fail(name, [Problem(.twice(what: name.title))], at: place) }
        let isThere = head.map { !$0.isDeleted } ?? false
        if isThere, options.conflict != .update, let head, try isDifferent(document, head) {
            if options.conflict == .fail { return try fail(name, [Problem(.exists(what: name.title))], at: place) }
            return try tell(Outcome(name: name, revision: head.newest, action: .skipped))
        }
        let action: Outcome.Action = isThere ? .updated : head == nil ? .created : .restored
        try tell(try writer.save(document, to: head, as: action))
        if let id = try writer.store.reader.head(of: name)?.id { seen.insert(id) }
    }

    private func isDifferent(_ document: Document, _ head: DocumentHead) throws -> Bool {
        Digest(of: document.json.canonicalBytes) != head.digest
    }
}
