import MotifCore
import MotifJSON
import MotifStore
import TestHubs
import Testing

@testable import MotifCatalog

/// A clone with one local change, and a hub in memory that has more than it and isn't what it was.
@Suite struct `A hub that isn't what it was` {
    private let team: Team
    private let hub: MemoryHub
    private let mia: Catalog
    private let tom: Catalog

    /// Change 1 has all documents; mia's 2 updates a pattern, 3 creates two, 4 updates again. Tom has 1 and 2.
    init() throws {
        team = try Team.small()
        hub = MemoryHub(try Self.records(of: team.origin))
        mia = try Catalog.cloneInMemory(hub, url: "memory")
        tom = try Catalog.cloneInMemory(hub, url: "memory")
        try team.write("mia", to: mia) { try $0.set("grow", ("delay", .number(1))) }
        try mia.push(to: hub)
        try tom.pull(from: hub)
        try team.write("mia", to: mia) { writer in
            try writer.add(SmallDocuments.pattern("blink"))
            try writer.add(SmallDocuments.pattern("glow"))
        }
        try team.write("mia", to: mia) { try $0.set("glow", ("delay", .number(2))) }
        try mia.push(to: hub)
        try team.write("tom", to: tom) { try $0.set("shrink", ("delay", .number(3))) }
    }

    private static func records(of catalog: Catalog, through last: Int? = nil) throws -> [HistoryRecord] {
        var records: [HistoryRecord] = []
        try catalog.store.read { try $0.records(after: 0, through: last) { records.append($0) } }
        return records
    }

    /// The error of a pull, which leaves the clone as it was.
    private func failedPull(_ catalog: Catalog? = nil) throws -> HubError.Kind? {
        let clone = catalog ?? tom
        let before = try (clone.head(), clone.exported(), clone.sharingStatus())
        let error = #expect(throws: HubError.self) { try clone.pull(from: hub) }
        let after = try (clone.head(), clone.exported(), clone.sharingStatus())
        #expect(after == before)
        #expect(try clone.verify() == [])
        return error?.kind
    }

    /// Replaces a record of the hub.
    private func replace(_ index: Int, _ edit: Alteration) {
        let new = edit(hub.records[index])
        hub.records.replaceSubrange(index...index, with: [new].compactMap(\.self))
    }

    /// The place of a change, and of those of its revisions.
    private func place(of number: Int, revision: Int = 0) throws -> Int {
        let change = try #require(
            hub.records.firstIndex { if case .change(let change) = $0 { change.number == number } else { false } })
        return change + revision
    }

    private static func change(_ edit: @escaping @Sendable (ChangeRecord) -> ChangeRecord) -> Alteration {
        { if case .change(let change) = $0 { .change(edit(change)) } else { $0 } }
    }

    private static func revision(_ edit: @escaping @Sendable (RevisionRecord) -> RevisionRecord) -> Alteration {
        { if case .revision(let revision) = $0 { .revision(edit(revision)) } else { $0 } }
    }

    private static let other = ContentDigest(of: Array("other".utf8))

    private typealias Alteration = @Sendable (HistoryRecord) -> HistoryRecord?

    /// Each change, the index of the record in it, and the damage to the record.
    private static let alterations: [(String, Int, Int, Alteration)] = [
        (
            "author", 3, 0,
            change { old in
                let note = ChangeNote(
                    author: "eve", message: old.note.message,
                    date: Timestamp(millisecondsSince1970: old.note.date.millisecondsSince1970))
                return ChangeRecord(
                    number: old.number, note: note, release: nil, revisionCount: old.revisionCount, hash: old.hash)
            }
        ),
        (
            "hash", 3, 0,
            change {
                ChangeRecord(
                    number: $0.number, note: $0.note, release: nil, revisionCount: $0.revisionCount, hash: other)
            }
        ),
        (
            "release", 4, 0,
            change {
                ChangeRecord(
                    number: $0.number, note: $0.note, release: ReleaseName("1.0"), revisionCount: $0.revisionCount,
                    hash: $0.hash)
            }
        ),
        (
            "number", 3, 0,
            change {
                ChangeRecord(
                    number: 5, note: $0.note, release: nil, revisionCount: $0.revisionCount, hash: $0.hash)
            }
        ),
        (
            "fewer revisions", 3, 0,
            change {
                ChangeRecord(number: $0.number, note: $0.note, release: nil, revisionCount: 1, hash: $0.hash)
            }
        ),
        (
            "no revisions", 4, 0,
            change {
                ChangeRecord(number: $0.number, note: $0.note, release: nil, revisionCount: 0, hash: $0.hash)
            }
        ),
        ("missing revision", 3, 2, { _ in nil }), ("missing first revision", 3, 1, { _ in nil }),
        ("missing last revision", 4, 1, { _ in nil }),
        (
            "text", 3, 1,
            revision { old in
                let text = String(decoding: old.body ?? [], as: UTF8.self).replacing("blink", with: "blank")
                return RevisionRecord(key: old.key, kind: old.kind, digest: old.digest, body: Array(text.utf8))
            }
        ),
        (
            "text and digest", 4, 1,
            revision { old in
                let text = Array(String(decoding: old.body ?? [], as: UTF8.self).replacing("glow", with: "flow").utf8)
                return RevisionRecord(key: old.key, kind: old.kind, digest: ContentDigest(of: text), body: text)
            }
        ),
        (
            "deletion", 4, 1,
            revision { RevisionRecord(key: $0.key, kind: $0.kind, digest: ContentDigest(of: []), body: nil) }
        ),
        (
            "kind", 3, 2,
            revision { old in
                let kind = old.kind.map { RevisionKey($0.document, $0.number.next) }
                return RevisionRecord(key: old.key, kind: kind, digest: old.digest, body: old.body)
            }
        ),
        (
            "document", 4, 1,
            revision { old in
                let key = RevisionKey(DocumentID(old.key.document.value - 1), old.key.number)
                return RevisionRecord(key: key, kind: old.kind, digest: old.digest, body: old.body)
            }
        ),
        (
            "revision number", 4, 1,
            revision { old in
                let key = RevisionKey(old.key.document, old.key.number.next)
                return RevisionRecord(key: key, kind: old.kind, digest: old.digest, body: old.body)
            }
        ),
    ]

    @Test(arguments: alterations.map(\.0)) func `is refused from the altered change on`(name: String) throws {
        let (_, change, revision, edit) = try #require(Self.alterations.first { $0.0 == name })
        replace(try place(of: change, revision: revision), edit)
        #expect(try failedPull() == .altered(change: change))
        let error = #expect(throws: HubError.self) { try Catalog.cloneInMemory(hub, url: "memory") }
        #expect(error?.kind == .altered(change: change))
    }

    @Test func `with documents that have exchanged their numbers is refused`() throws {
        let first = try place(of: 3, revision: 1)
        guard case .revision(let blink) = hub.records[first], case .revision(let glow) = hub.records[first + 1] else {
            throw HubError(.nothingShared, at: "memory")
        }
        hub.records[first] = .revision(
            RevisionRecord(key: blink.key, kind: glow.kind, digest: glow.digest, body: glow.body))
        hub.records[first + 1] = .revision(
            RevisionRecord(key: glow.key, kind: blink.kind, digest: blink.digest, body: blink.body))
        #expect(try failedPull() == .altered(change: 3))
        hub.records[first] = .revision(glow)
        hub.records[first + 1] = .revision(blink)
        #expect(try failedPull() == .altered(change: 3))
    }

    @Test func `of yesterday is an error, and a clone restores it`() throws {
        let today = hub.records
        hub.records = try Self.records(of: mia, through: 2)
        #expect(try failedPull(mia) == .behind(head: 2, known: 4))
        #expect(try mia.restore(hub).map(\.number) == [3, 4])
        #expect(hub.records == today)
        #expect(try mia.restore(hub) == [])
        try tom.sync(with: hub)
        try mia.pull(from: hub)
        try expectSame(mia, tom)
    }

    @Test func `with other changes is an error that names the first, and can be merged`() throws {
        hub.records = try Self.records(of: mia, through: 2)
        try team.write("tom", to: tom) { try $0.set("shrink", ("delay", .number(4))) }
        try tom.push(to: hub)
        #expect(try failedPull(mia) == .diverged(from: 3))
        let error = #expect(throws: HubError.self) { try mia.restore(hub) }
        #expect(error?.kind == .diverged(from: 3))
        #expect(try mia.setHub(hub, url: "memory") == 2)
        let outcome = try mia.sync(with: hub)
        #expect(outcome.pushed.count == 2)
        try tom.pull(from: hub)
        try expectSame(mia, tom)
        #expect(try tom.json("delay", of: "glow") == 2)
        #expect(try tom.json("delay", of: "shrink") == 4)
    }

    @Test func `of another catalog is refused`() throws {
        let other = try Team(.nothing)
        try other.write("bob", to: other.origin) { try $0.add(SmallDocuments.item("dot")) }
        hub.records = try Self.records(of: other.origin)
        let identity = try #require(try other.origin.head()).hash
        #expect(try failedPull() == .otherCatalog(identity: identity))
        for use in [{ try tom.setHub(hub, url: "memory") > 0 }, { try !tom.restore(hub).isEmpty }] {
            let error = #expect(throws: HubError.self) { _ = try use() }
            #expect(error?.kind == .otherCatalog(identity: identity))
        }
        let error = #expect(throws: HubError.self) { try tom.push(to: hub) }
        #expect(error != nil)
    }

    @Test func `without changes has lost them`() throws {
        hub.records = []
        #expect(try failedPull() == .behind(head: 0, known: 2))
    }

    @Test func `has a push already whose answer was lost`() throws {
        try tom.pull(from: hub)
        let pushed = FaultyHub(hub)
        pushed.fault = .lostAfterCommit
        #expect(throws: HubError.self) { try tom.push(to: pushed) }
        #expect(try tom.sharingStatus().local.count == 1)
        // Somebody else goes on from there.
        try mia.pull(from: hub)
        try team.write("mia", to: mia) { try $0.set("spin", ("delay", .number(5))) }
        try mia.push(to: hub)
        try team.write("tom", to: tom) { try $0.set("shrink", ("delay", .number(6))) }
        let outcome = try tom.pull(from: hub)
        #expect(outcome.received.map(\.number) == [6])
        #expect(outcome.moved == 1)
        try tom.push(to: hub)
        try mia.pull(from: hub)
        try expectSame(mia, tom)
        #expect(try mia.head()?.number == 7)
    }

    @Test func `that is lost while it is read changes nothing in the clone`() throws {
        for records in 0...5 {
            let lost = FaultyHub(hub)
            lost.fault = .lostAfterReading(records)
            let before = try (tom.head(), tom.exported(), tom.sharingStatus())
            #expect(throws: HubError.self) { try tom.pull(from: lost) }
            let after = try (tom.head(), tom.exported(), tom.sharingStatus())
            #expect(after == before)
        }
        try tom.sync(with: hub)
        #expect(try tom.verify() == [])
    }
}
