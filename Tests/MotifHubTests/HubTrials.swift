import MotifCatalog
import MotifCore
import MotifStore
import MotifSystem
import Testing

/// What every hub does. The records here have texts and hashes of any sort; `HistoryTrials` has those of catalogs.
@Suite struct HubTrials {
    @Test(arguments: HubKind.available) func `a hub without changes has no state`(_ kind: HubKind) throws {
        let hub = try kind.makePlace().open()
        #expect(try hub.state() == nil)
        #expect(try hub.point(1) == nil)
        #expect(try hub.records().isEmpty)
    }

    @Test(arguments: HubKind.unchecking) func `appended changes are read by other clients`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        let first = try Sample.records(1, ["{\"a\":1}", nil, "{}"], message: "it's \"quoted\"")
        let second = try Sample.records(2, []) + Sample.records(3)
        let hub = try place.open()
        try hub.append(after: nil, first)
        try hub.append(after: first.head, second)

        let other = try place.open()
        let identity = try #require(first.head).hash
        #expect(try other.state() == HubState(identity: identity, head: try #require(second.head)))
        #expect(try other.records() == first + second)
        #expect(try other.records(after: 1) == second)
        #expect(try other.records(after: 2) == Array(second.dropFirst()))
        #expect(try other.records(after: 3).isEmpty)
        #expect(try other.point(1) == first.head)
        #expect(try other.point(4) == nil)
    }

    @Test(arguments: HubKind.unchecking) func `odd texts come back as they were`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        var records: [HistoryRecord] = []
        for (index, text) in Sample.oddTexts.enumerated() {
            let change = try Sample.change(index + 1, author: text, message: text)
            records += [.change(change), .revision(try Sample.revision(Int64(index + 1), body: text))]
        }
        try place.open().append(after: nil, records)
        #expect(try place.open().records() == records)
    }

    @Test(arguments: HubKind.unchecking) func `releases have no revisions`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        let first = try Sample.records(1)
        try place.open().append(after: nil, first)
        let releases = try ["1.0", "v2_final-RC", "🎉"].prefix(2).enumerated().map { index, name in
            HistoryRecord.change(try Sample.change(index + 2, revisions: 0, release: name))
        }
        try place.open().append(after: first.head, releases)
        #expect(try place.open().records(after: 1) == releases)
    }

    @Test(arguments: HubKind.unchecking) func `nothing is appended behind another head`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        let hub = try place.open()
        let first = try Sample.records(1)
        try hub.append(after: nil, first)
        let second = try Sample.records(2)
        try hub.append(after: first.head, second)

        let late = try Sample.records(2)
        let others: [HistoryPoint?] = [
            nil, first.head, HistoryPoint(number: 2, hash: try Sample.digest()),
            HistoryPoint(number: 1, hash: try Sample.digest()), HistoryPoint(number: 7, hash: try Sample.digest()),
        ]
        for head in others {
            let client = try place.open()
            let new = head == nil ? try Sample.records(1) : late
            #expect(throws: HubError(.moved(second.head), at: client.address)) { try client.append(after: head, new) }
        }
        #expect(try place.open().records() == first + second)
    }

    @Test(arguments: HubKind.unchecking)
    func `a change of many revisions arrives as a whole`(_ kind: HubKind) throws {
        let place = try kind.makePlace()
        let bodies = (0..<6_000).map { index in index % 97 == 0 ? nil : "{\"number\":\(index),\"text\":\"\\t\\n😀\"}" }
        let first = try Sample.records(1, bodies)
        try place.open().append(after: nil, first)
        let more = try (2...600).flatMap { try Sample.records($0) } + Sample.records(601, bodies)
        try place.open().append(after: first.head, more)
        let isSame = try place.open().records() == first + more
        #expect(isSame)
        let isRestSame = try place.open().records(after: 1) == more
        #expect(isRestSame)
    }

    @Test(arguments: HubKind.unchecking, [1, 4_000])
    func `an append that its caller cancels writes nothing`(_ kind: HubKind, _ count: Int) throws {
        struct GivenUp: Error {}
        let place = try kind.makePlace()
        let hub = try place.open()
        let first = try Sample.records(1)
        try hub.append(after: nil, first)
        let more = try Sample.records(2, Array(repeating: "{}", count: count))
        #expect(throws: GivenUp.self) {
            try hub.append(after: first.head) { each in
                for record in more { try each(record) }
                throw GivenUp()
            }
        }
        #expect(try hub.records() == first)
        try hub.append(after: first.head, more)
        #expect(try place.open().state()?.head == more.head)
    }

    @Test(arguments: HubKind.unchecking) func `a reader can stop`(_ kind: HubKind) throws {
        struct Enough: Error {}
        let hub = try kind.makePlace().open()
        let records = try (1...50).flatMap { try Sample.records($0) }
        try hub.append(after: nil, records)
        var count = 0
        #expect(throws: Enough.self) {
            try hub.read(after: 0) { _ in
                count += 1
                if count == 7 { throw Enough() }
            }
        }
        #expect(try hub.records() == records)
    }

    @Test(arguments: HubKind.unchecking, [1, 700])
    func `of those who append at once, one wins each number`(_ kind: HubKind, _ revisions: Int) throws {
        let place = try kind.makePlace()
        let (clients, rounds) = (6, revisions == 1 ? 10 : 2)
        let results = Channel<Result<[HistoryPoint], any Error>>(capacity: clients)
        for _ in 0..<clients {
            try BackgroundThread.start {
                _ = results.send(Result { try Self.race(place, rounds, revisions) })
            }
        }
        var won: [HistoryPoint] = []
        for _ in 0..<clients { won += try #require(try results.receive()).get() }
        let changes = try place.open().records().compactMap { record -> HistoryPoint? in
            if case .change(let change) = record { change.point } else { nil }
        }
        #expect(changes.map(\.number) == Array(1...(clients * rounds)))
        #expect(won.sorted { $0.number < $1.number } == changes)
    }

    /// Appends until this has been the first as often as asked.
    static func race(_ place: HubPlace, _ rounds: Int, _ revisions: Int) throws -> [HistoryPoint] {
        let hub = try place.open()
        var won: [HistoryPoint] = []
        var head = try hub.state()?.head
        while won.count < rounds {
            let records = try Sample.records((head?.number ?? 0) + 1, Array(repeating: "{}", count: revisions))
            do {
                try hub.append(after: head, records)
                head = records.head
                won += head.map { [$0] } ?? []
            } catch let error as HubError {
                guard case .moved(let found) = error.kind else { throw error }
                head = found
            }
        }
        return won
    }
}
