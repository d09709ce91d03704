import MotifCore
import MotifJSON
import MotifStore

extension ImportWriter {
    /// Writes a kind by itself, so that its patterns can name its revision; or keeps it until its references are there.
    func takeKind(_ document: Document, at place: ImportPlace) throws {
        guard try document.references.allSatisfy(isKnown) else {
            waitingKinds.append((place, document))
            return
        }
        let name = document.metadata.name
        let entry = try writer.store.reader.entry(of: name)
        if let entry, !seen.insert(entry.id) { return try fail(name, [Problem(.twice(what: name.quoted))], at: place) }
        let isThere = entry.map { !$0.isDeleted } ?? false
        if isThere, options.conflict != .update, let entry, try isDifferent(document, entry) {
            if options.conflict == .fail { return try fail(name, [Problem(.exists(what: name.quoted))], at: place) }
            return try tell(Outcome(name: name, revision: entry.newest, action: .skipped))
        }
        let action: Outcome.Action = isThere ? .updated : entry == nil ? .created : .restored
        try tell(try writer.save(document, to: entry, as: action))
        if let id = try writer.store.reader.entry(of: name)?.id { seen.insert(id) }
    }

    private func isDifferent(_ document: Document, _ entry: CatalogEntry) throws -> Bool {
        ContentDigest(of: document.json.canonicalBytes) != entry.digest
    }
}
