import MotifCore
import MotifJSON
import MotifStore

extension ImportWriter {
    /// Writes a kind by itself, so that its patterns can refer to its revision, or keeps it until its references exist.
    func add(_ kind: Document, at place: ImportPlace) throws {
        guard try kind.references.allSatisfy(isKnown) else {
            waitingKinds.append((place, kind))
            return
        }
        let name = kind.metadata.name
        let entry = try writer.store.entry(of: name)
        if let entry, !(try isWanted(entry, holding: PreparedDocument(kind.body), at: place)) { return }
        let outcome = try writer.write(kind, to: entry, as: entry.map(Self.action(on:)) ?? .created)
        if entry == nil, let id = try writer.store.entry(of: name)?.id { seen.insert(id) }
        try count(outcome)
    }
}
