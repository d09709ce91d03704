import MotifCatalog
import MotifCore
import MotifStore

extension Frame {
    /// The message for a record.
    init(_ record: HistoryRecord) {
        switch record {
        case .change(let change): self.init(.change) { $0.add(change) }
        case .revision(let revision): self.init(.revision) { $0.add(revision) }
        }
    }

    /// The record in a message.
    ///
    /// - Returns: `nil` for a message of another kind.
    func record() throws(StreamFailure) -> HistoryRecord? {
        var reader = FrameReader(self)
        let record: HistoryRecord
        switch kind {
        case .change: record = .change(try reader.change())
        case .revision: record = .revision(try reader.revision())
        default: return nil
        }
        try reader.end()
        return record
    }
}

extension FrameWriter {
    mutating func add(_ point: HistoryPoint) {
        add(point.number)
        add(point.hash)
    }

    fileprivate mutating func add(_ change: ChangeRecord) {
        add(change.point)
        add(Int(change.note.date.millisecondsSince1970))
        add(change.note.author)
        add(change.note.message)
        add(change.release) { $0.add($1.text) }
        add(change.revisionCount)
    }

    fileprivate mutating func add(_ revision: RevisionRecord) {
        add(revision.key)
        add(revision.kind) { $0.add($1) }
        add(revision.digest)
        add(revision.body) { $0.add($1) }
    }

    private mutating func add(_ key: RevisionKey) {
        add(Int(key.document.value))
        add(key.number.value)
    }
}

extension FrameReader {
    mutating func point() throws(StreamFailure) -> HistoryPoint {
        HistoryPoint(number: try number(), hash: try digest())
    }

    fileprivate mutating func change() throws(StreamFailure) -> ChangeRecord {
        let point = try point()
        let date = Timestamp(millisecondsSince1970: Int64(try number()))
        let note = ChangeNote(author: try text(), message: try text(), date: date)
        let release = try optional { reader throws(StreamFailure) in
            guard let release = ReleaseName(try reader.text()) else { throw .garbled }
            return release
        }
        let count = try number()
        guard count >= 0 else { throw .garbled }
        return ChangeRecord(
            number: point.number, note: note, release: release, revisionCount: count, hash: point.hash)
    }

    fileprivate mutating func revision() throws(StreamFailure) -> RevisionRecord {
        RevisionRecord(
            key: try key(), kind: try optional { reader throws(StreamFailure) in try reader.key() },
            digest: try digest(), body: try optional { reader throws(StreamFailure) in try reader.bytes() })
    }

    private mutating func key() throws(StreamFailure) -> RevisionKey {
        let document = DocumentID(Int64(try number()))
        guard let number = RevisionNumber(try number()) else { throw .garbled }
        return RevisionKey(document, number)
    }
}
