import MotifCatalog
import MotifCore
import MotifHub
import MotifStore
import MotifSystem
import Testing

/// What every hub does with the histories of real catalogs.
@Suite struct HistoryTrials {
    /// In the first change, so that each trial has a catalog of its own in a database.
    private let origin = "trial \(UInt64.random(in: 0 ... .max))"

    /// A catalog whose changes create, update, rename, and delete documents, and name a release.
    private func catalog(_ author: String = "mia") throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .shipped, as: note("ada", 0, origin))
        try catalog.write(as: note(author, 1, "it's \"quoted\" 😀\n\t\u{2028}")) { writer in
            try writer.update("expand") { $0["expandDuration"] = .milliseconds(250) }
            for number in 1...40 { try writer.copy("zoom-icons", to: "zoom-\(number)") }
        }
        try catalog.write(as: note(author, 2)) { try $0.rename("mask-reveal", to: "mask") }
        _ = try catalog.release(try #require(ReleaseName("1.0")), as: note(author, 3))
        try catalog.write(as: note(author, 4)) { try $0.delete("zoom-7") }
        return catalog
    }

    private func note(_ author: String, _ time: Int64, _ message: String = "") -> ChangeNote {
        ChangeNote(
            author: author, message: message, date: Timestamp(millisecondsSince1970: 1_800_000_000_000 + time))
    }

    private func records(_ author: String = "mia") throws -> [HistoryRecord] {
        try CatalogHub(catalog(author)).records()
    }

    @Test(arguments: HubKind.available) func `appended changes are read by other clients`(_ kind: HubKind) throws {
        let records = try self.records()
        let changes = records.changes
        #expect(changes.count == 5 && records.count > 90)
        let place = try kind.makePlace()
        let hub = try place.open()
        var head: HistoryPoint?
        for numbers in [1...1, 2...3, 4...5] {
            try hub.append(after: head, records.of(numbers))
            head = changes[numbers.upperBound - 1].point
            let state = HubState(identity: changes[0].hash, head: try #require(head))
            #expect(try place.open().state() == state)
        }
        let other = try place.open()
        for number in 0...5 {
            #expect(try other.records(after: number) == (number == 5 ? [] : records.of(number + 1...5)))
            #expect(try other.point(number) == (number == 0 ? nil : changes[number - 1].point))
        }
        #expect(try other.point(6) == nil)
        #expect(try lastChange(of: Catalog.cloneInMemory(other, url: "trial")) == head)
    }

    @Test(arguments: HubKind.available) func `nothing is appended behind another head`(_ kind: HubKind) throws {
        let (mine, theirs) = (try records(), try records("tom"))
        #expect(mine.changes[0] == theirs.changes[0] && mine.changes[1] != theirs.changes[1])
        let place = try kind.makePlace()
        try place.open().append(after: nil, mine.of(1...2))
        let head = mine.changes[1].point
        let attempts = [
            (nil, theirs.of(1...1)), (theirs.changes[0].point, theirs.of(2...2)),
            (theirs.changes[1].point, theirs.of(3...4)), (mine.changes[3].point, mine.of(5...5)),
        ]
        for (expected, records) in attempts {
            let hub = try place.open()
            #expect(throws: HubError(.moved(head), at: hub.address)) { try hub.append(after: expected, records) }
        }
        #expect(try place.open().records() == mine.of(1...2))
    }

    @Test(arguments: HubKind.available)
    func `an append that its caller cancels writes nothing`(_ kind: HubKind) throws {
        struct GivenUp: Error {}
        let place = try kind.makePlace()
        let hub = try place.open()
        let records = try self.records()
        try hub.append(after: nil, records.of(1...1))
        let head = records.changes[0].point
        let more = records.of(2...5)
        for count in [1, 2, more.count - 1, more.count] {
            #expect(throws: GivenUp.self) {
                try hub.append(after: head) { each in
                    for record in more.prefix(count) { try each(record) }
                    throw GivenUp()
                }
            }
            #expect(try place.open().state()?.head == head)
        }
        try hub.append(after: head, more)
        #expect(try place.open().records() == records)
    }

    @Test(arguments: [HubKind.file, .served]) func `a catalog refuses records that don't fit`(_ kind: HubKind) throws {
        let records = try self.records()
        let place = try kind.makePlace()
        let hub = try place.open()
        try hub.append(after: nil, records.of(1...1))
        let head = records.changes[0].point
        let rest = records.of(2...5)
        var altered = rest
        if case .revision(let revision) = rest[1] {
            altered[1] = .revision(
                RevisionRecord(
                    key: revision.key, kind: revision.kind, digest: revision.digest,
                    body: (revision.body ?? []) + [UInt8(ascii: " ")]))
        }
        let shortened = Array(rest.prefix(20)) + records.of(3...5)
        for wrong in [altered, shortened, Array(rest.dropFirst()), records.of(3...5), try Sample.records(2)] {
            let error = #expect(throws: HubError.self) { try hub.append(after: head, wrong) }
            guard case .altered = error?.kind else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(try place.open().records() == records.of(1...1))
        }
    }

    @Test(arguments: HubKind.available)
    func `clones that share at once end with the same history`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        let start = try records()
        try place.open().append(after: nil, start)
        let (clones, rounds) = (4, 4)
        try inThreads(clones) { number in
            let hub = try place.open()
            let clone = try Catalog.cloneInMemory(hub, url: "trial")
            for round in 1...rounds {
                let note = note("clone-\(number)", Int64(10 + round))
                try clone.write(as: note) { try $0.copy("expand", to: "expand-\(number)-\(round)") }
                let outcome = try clone.sync(with: hub, maximumTries: 10_000)
                #expect(outcome.pushed.map(\.note) == [note])
            }
        }
        let records = try place.open().records()
        #expect(Array(records.prefix(start.count)) == start)
        let notes = records.changes.dropFirst(5).map(\.note)
        #expect(notes.count == clones * rounds && Set(notes.map { "\($0)" }).count == notes.count)
        let last = try Catalog.cloneInMemory(place.open(), url: "trial")
        #expect(try last.verify() == [])
        #expect(try lastChange(of: last) == records.head)
    }

    private func lastChange(of catalog: Catalog) throws -> HistoryPoint? { try catalog.read { try $0.head } }
}

extension [HistoryRecord] {
    /// The changes without their revisions.
    var changes: [ChangeRecord] {
        compactMap { if case .change(let change) = $0 { change } else { nil } }
    }

    /// The changes with these numbers and their revisions.
    func of(_ numbers: ClosedRange<Int>) -> [HistoryRecord] {
        var number = 0
        return filter {
            if case .change(let change) = $0 { number = change.number }
            return numbers.contains(number)
        }
    }
}
