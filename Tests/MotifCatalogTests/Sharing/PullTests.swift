import MotifCore
import MotifJSON
import MotifStore
import Testing

@testable import MotifCatalog

@Suite struct `Pulling and pushing` {
    private let team: Team
    private let mia: Catalog
    private let tom: Catalog

    init() throws {
        team = try Team()
        mia = try team.clone()
        tom = try team.clone()
    }

    @Test func `a clone is the same catalog`() throws {
        try expectSame(mia, team.origin)
        let status = try mia.sharingStatus()
        #expect(status.hub == HubLink(url: "memory", shared: 1))
        #expect(status.local == [])
    }

    @Test func `one clone pulls the changes that another pushed`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        #expect(try mia.push(to: team.hub).map(\.number) == [2])
        #expect(try tom.pull(from: team.hub).received.map(\.note.author) == ["mia"])
        try expectSame(mia, tom)
        try expectSame(tom, team.origin)
        #expect(try tom.pull(from: team.hub) == PullOutcome())
        #expect(try mia.pull(from: team.hub) == PullOutcome())
    }

    @Test func `a pull lets others write while it waits for the hub`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        try mia.push(to: team.hub)
        let slow = SlowHub(team.hub) { [team, tom] in
            try team.write("tom", to: tom) { try $0.update("expand") { $0["presentDuration"] = .seconds(1) } }
        }
        let outcome = try tom.pull(from: slow)
        #expect((outcome.received.map(\.number), outcome.moved) == ([2], 1))
        #expect(try tom.value("expandDuration", of: "expand") == "0.25 s")
        #expect(try tom.value("presentDuration", of: "expand") == "1 s")
        #expect(try tom.verify() == [])
    }

    @Test func `a hub isn't locked while changes are on their way to it`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        let head = try team.origin.head()
        let error = #expect(throws: HubError.self) {
            try team.hub.append(after: head) { add in
                try mia.store.read { try $0.records(after: 1, each: add) }
                try team.write("tom", to: team.origin) {
                    try $0.update("expand") { $0["presentDuration"] = .seconds(1) }
                }
            }
        }
        #expect(try error?.kind == .moved(team.origin.head()))
        try mia.sync(with: team.hub)
        try expectSame(mia, team.origin)
    }

    @Test func `a pull starts over if somebody else has pulled meanwhile`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        try mia.push(to: team.hub)
        let slow = SlowHub(team.hub) { [team, tom] in try tom.pull(from: team.hub) }
        #expect(try tom.pull(from: slow) == PullOutcome())
        try expectSame(mia, tom)
    }

    @Test func `a push is refused when the hub has moved, and sync makes the change again`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        let note = try team.write("tom", to: tom) { try $0.update("expand") { $0["presentDuration"] = .seconds(1) } }
        try mia.push(to: team.hub)
        let error = #expect(throws: HubError.self) { try tom.push(to: team.hub) }
        #expect(try error?.kind == .moved(mia.head()))
        let outcome = try tom.sync(with: team.hub)
        #expect(outcome.pull.received.map(\.note.author) == ["mia"])
        #expect(outcome.pull.moved == 1)
        #expect(outcome.pushed.map(\.note) == [note])
        try mia.pull(from: team.hub)
        try expectSame(mia, tom)
        #expect(try tom.value("expandDuration", of: "expand") == "0.25 s")
        #expect(try tom.value("presentDuration", of: "expand") == "1 s")
    }

    @Test func `a push that was interrupted when the hub had its changes is continued`() throws {
        for duration in [250, 300] {
            try team.write("mia", to: mia) {
                try $0.update("expand") { $0["expandDuration"] = .milliseconds(Double(duration)) }
            }
            if duration == 250 { try mia.push(to: team.hub) }
        }
        try mia.store.rewrite { try $0.setHubLink(HubLink(url: "memory", shared: 1)) }
        #expect(try mia.push(to: team.hub).map(\.number) == [3])
        #expect(try mia.sharingStatus().local == [])
        try expectSame(mia, team.origin)
    }

    @Test func `a value that both changed needs a decision, and nothing is written before it`() throws {
        try team.write("mia", to: mia) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
        try mia.push(to: team.hub)
        try team.write("tom", to: tom) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(500) } }
        let before = try (tom.head(), tom.exported(), tom.sharingStatus())
        let stop = try #require(throws: MergeStop.self) { try tom.pull(from: team.hub) }
        #expect(stop.conflicts.map(\.label) == ["expand.expandDuration"])
        let conflict = try #require(stop.conflicts.first)
        #expect(conflict.ours?.author == "tom")
        #expect(conflict.theirs?.author == "mia")
        #expect(conflict.checks == ConflictChecks(screens: 44, ours: 44, theirs: 44))
        let after = try (tom.head(), tom.exported(), tom.sharingStatus())
        #expect(after == before)
        for (answer, value) in [("theirs", "0.25 s"), ("ours", "0.5 s"), ("400ms", "0.4 s"), ("base", "0.35 s")] {
            let again = try team.clone()
            try again.pull(from: team.hub)
            var options = MergeOptions()
            try options.answers.add("expand.expandDuration=\(answer)")
            let other = try Catalog.cloneInMemory(CatalogHub(team.yesterday()), url: "memory")
            try team.write("tom", to: other) {
                try $0.update("expand") { $0["expandDuration"] = .milliseconds(500) }
            }
            try other.pull(from: team.hub, options)
            #expect(try other.value("expandDuration", of: "expand") == value)
            #expect(try other.verify() == [])
        }
    }
}

/// A hub during whose first answer something else happens.
private final class SlowHub: Hub {
    private let hub: any Hub
    private var meanwhile: (() throws -> Void)?

    init(_ hub: any Hub, _ meanwhile: @escaping () throws -> Void) { (self.hub, self.meanwhile) = (hub, meanwhile) }

    var address: String { hub.address }
    func state() throws -> HubState? { try hub.state() }
    func point(_ number: Int) throws -> HistoryPoint? { try hub.point(number) }

    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try meanwhile?()
        meanwhile = nil
        try hub.read(after: number, each: each)
    }

    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        try hub.append(after: head, records)
    }
}
