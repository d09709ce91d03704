import MotifCore
import MotifJSON
import MotifStore
import Testing

@testable import MotifCatalog

@Suite struct `Undoing a change` {
    private let team: Team
    private let catalog: Catalog

    init() throws {
        team = try Team.small()
        catalog = team.origin
    }

    private func undoLast(_ takes: [String] = []) throws {
        let last = try #require(try catalog.store.read { try $0.head()?.number })
        try catalog.undo(last, as: team.note("tom", "undo"), try Merging.options(takes))
    }

    private static let extra = SmallDocuments.number("extra", default: 7)

    /// Changes that leave no trace after they are undone; a deletion keeps the slug.
    private static let changes: [(String, Merging.Write)] = [
        ("create", { try $0.add(SmallDocuments.pattern("blink", items: ["ring"])) }),
        (
            "create what refers to each other",
            { writer in
                try writer.add(SmallDocuments.item("mark"))
                try writer.add(SmallDocuments.kind("wipe"))
                try writer.add(SmallDocuments.pattern("left", kind: "wipe", items: ["mark"]))
            }
        ),
        ("update", { try $0.set("grow", ("delay", .number(1))) }),
        ("rename", { try $0.rename("grow", to: "bloom") }),
        ("rename what is referred to", { try $0.rename("item:dot", to: "point") }),
        ("rename a kind", { try $0.rename("kind:fade", to: "dim") }),
        (
            "exchange names",
            { writer in
                try writer.rename("grow", to: "other")
                try writer.rename("shrink", to: "grow")
            }
        ),
        ("delete", { try $0.delete("grow") }),
        (
            "delete what refers to each other",
            { writer in
                let names = ["kind:fade", "grow", "shrink", "spin", "item:dot"]
                try writer.delete(try names.map { try DocumentReference($0).name })
            }
        ),
        ("add a parameter", { try $0.update("kind:fade", document: SmallDocuments.kind(more: [extra])) }),
        (
            "add a parameter with values",
            { writer in
                try writer.update("kind:fade", document: SmallDocuments.kind(more: [extra]))
                try writer.set("grow", ("extra", .number(3)))
            }
        ),
        ("limit a parameter", { try $0.update("kind:fade", document: SmallDocuments.kind(maximum: 1)) }),
    ]

    @Test(arguments: changes.map(\.0)) func `leaves nothing of it`(name: String) throws {
        let change = try #require(Self.changes.first { $0.0 == name }).1
        let before = try catalog.exported()
        try team.write("tom", to: catalog, change)
        let after = try catalog.exported()
        #expect(after != before)
        try undoLast()
        #expect(try catalog.exported() == before)
        #expect(try catalog.verify() == [])
        // An undo is a change as any other.
        try undoLast()
        #expect(try catalog.exported() == after)
        #expect(try catalog.verify() == [])
    }

    @Test func `of an import leaves nothing of it`() throws {
        try team.write("tom", to: catalog) {
            try $0.update("kind:fade", document: SmallDocuments.kind(more: [Self.extra]))
        }
        let before = try catalog.exported()
        let lines = [
            SmallDocuments.kind(), SmallDocuments.pattern("blink"), SmallDocuments.pattern("grow", delay: 3),
            SmallDocuments.pattern("shrink"), SmallDocuments.pattern("spin"), SmallDocuments.item("mark"),
        ]
        try catalog.importDocuments(from: [Sample.lines(lines)], as: team.note("tom"))
        try undoLast()
        #expect(try catalog.exported() == before)
        #expect(try catalog.verify() == [])
    }

    @Test func `keeps later changes`() throws {
        try team.write("tom", to: catalog) { try $0.set("grow", ("delay", .number(1)), ("duration", .seconds(1))) }
        let change = try #require(try catalog.store.read { try $0.head()?.number })
        try team.write("mia", to: catalog) { try $0.set("grow", ("duration", .seconds(2))) }
        try team.write("mia", to: catalog) { try $0.rename("grow", to: "bloom") }
        let stop = try #require(throws: MergeStop.self) { try catalog.undo(change, as: team.note("tom")) }
        #expect(stop.conflicts.map(\.label) == ["bloom.duration"])
        #expect(stop.conflicts.first?.conflict.ours == 2)
        #expect(stop.conflicts.first?.conflict.theirs == 0.3)
        try catalog.undo(change, as: team.note("tom"), try Merging.options(["bloom.duration=ours"]))
        #expect(try catalog.json("delay", of: "bloom") == 0)
        #expect(try catalog.json("duration", of: "bloom") == 2)
    }

    @Test func `is refused for releases and for changes that aren't there`() throws {
        try catalog.release(try #require(ReleaseName("1.0")), as: team.note("tom"))
        for change in [2, 3, 0, -1] {
            let problems = #expect(throws: Problems.self) { try catalog.undo(change, as: team.note("tom")) }
            #expect(problems?.problems.map(\.code) == [.notFound])
        }
        #expect(try catalog.read { try $0.undoable()?.number } == 1)
    }

    @Test func `of another author's change, or of the first one, needs its number`() throws {
        func undo(_ change: Int?, as author: String) throws {
            try catalog.changes { _ = try $0.undo(change, as: team.note(author), MergeOptions()) }
        }
        func redo(_ change: Int?, as author: String) throws {
            try catalog.changes { _ = try $0.redo(change, as: team.note(author), MergeOptions()) }
        }
        let first = try catalog.read { try $0.change(1).note.author }
        let whole = try #require(throws: Problems.self) { try undo(nil, as: first) }
        #expect(whole.problems.map(\.message) == [#"Change 1 made the catalog; confirm with "change": 1"#])
        try team.write("tom", to: catalog) { try $0.set("grow", ("delay", .number(1))) }
        let problems = try #require(throws: Problems.self) { try undo(nil, as: "mia") }
        #expect(problems.problems.map(\.code) == [.conflict])
        #expect(problems.problems.map(\.message) == [#"Change 2 is by tom; confirm with "change": 2"#])
        #expect(try catalog.json("delay", of: "grow") == 1)
        try undo(2, as: "mia")
        #expect(try catalog.json("delay", of: "grow") == 0)
        let again = try #require(throws: Problems.self) { try redo(nil, as: "tom") }
        #expect(again.problems.map(\.message) == [#"Change 3 is by mia; confirm with "change": 2"#])
        try redo(nil, as: "mia")
        try undo(nil, as: "tom")
        #expect(try catalog.json("delay", of: "grow") == 0)
    }

    @Test(arguments: [("shrink", "delay"), ("grow", "duration")])
    func `isn't misled by a message`(pattern: String, parameter: String) throws {
        try setDelay(1)
        let note = team.note("tom", "Undo change 2")
        try catalog.write(as: note) { try $0.set(pattern, (parameter, .number(1.5))) }
        let found = try next()
        #expect(found.undo == 3 && found.redo == nil)
        try catalog.write(as: team.note("tom", "Redo change 2")) { try $0.set("grow", ("delay", .number(0))) }
        #expect(try next().undo == 4)
    }

    @Test func `is recognized after later changes`() throws {
        let tags = ["a", "b"]
        for count in 1...2 {
            try team.write("tom", to: catalog) { try $0.update("grow") { $0.tags = Array(tags.prefix(count)) } }
        }
        try catalog.undo(2, as: team.note("tom"))
        #expect(try catalog.json("grow")?["tags"] == ["b"])
        let found = try next()
        #expect(found.undo == 3 && found.redo == 2)
    }

    @Test func `that is done already writes nothing`() throws {
        try team.write("tom", to: catalog) { try $0.set("grow", ("delay", .number(1))) }
        let change = try #require(try catalog.store.read { try $0.head()?.number })
        try undoLast()
        #expect(try catalog.undo(change, as: team.note("tom")) == [])
    }

    private func next() throws -> (undo: Int?, redo: Int?) {
        try catalog.read { (try $0.undoable()?.number, (try? $0.redoable())?.change.number) }
    }

    private func undoNext() throws {
        try catalog.changes { _ = try $0.undo(nil, as: team.note("tom"), MergeOptions()) }
    }
    private func redoNext() throws {
        try catalog.changes { _ = try $0.redo(nil, as: team.note("tom"), MergeOptions()) }
    }

    private func setDelay(_ delay: Double) throws {
        try team.write("tom", to: catalog) { try $0.set("grow", ("delay", .number(delay))) }
    }

    @Test func `repeatedly goes further back, and redoing goes forward`() throws {
        try setDelay(1)
        try catalog.release(try #require(ReleaseName("1.0")), as: team.note("tom"))
        try setDelay(2)
        try setDelay(3)
        var delays: [JSON?] = []
        for step in [undoNext, undoNext, undoNext, redoNext, redoNext, undoNext, redoNext, redoNext] {
            try step()
            delays.append(try catalog.json("delay", of: "grow"))
        }
        #expect(delays == [2, 1, 0, 1, 2, 1, 2, 3])
        #expect(throws: Problems.self) { try redoNext() }
        try undoNext()
        try setDelay(4)
        // What is written after an undo ends what can be made again without its number.
        #expect(try next().redo == nil)
        #expect(try catalog.read { try $0.redoable(5).change.number } == 5)
        try undoNext()
        #expect(try next().undo == 4)
    }

    @Test func `names the undone change, even with the author's own message`() throws {
        try setDelay(1)
        try catalog.changes {
            _ = try $0.undo(
                nil, as: ChangeNote(author: "tom", message: "Too slow", date: team.note("tom").date), MergeOptions())
        }
        try redoNext()
        let messages = try catalog.read { reader in try [3, 4].map { try reader.change($0).note.message } }
        #expect(messages == ["Too slow (undo change 2)", "Redo change 2"])
    }

    @Test(arguments: [
        "", "Undo", "undo change 2", "Undo change two", "Undo change 2.", "We undo change 2", "Undo change -2",
        "(undo change 2",
        "Undo change 99999999999999999999", "(Undo change 2)", "Undo  change 2",
    ]) func `isn't recognized in messages that people write`(message: String) {
        #expect(Reversal(message) == nil)
    }

    @Test func `that isn't shared yet names its change by the number that a pull gives it`() throws {
        let hub = team.hub
        let (mia, tom) = (try team.clone(), try team.clone())
        for delay in [1.0, 2] { try team.write("tom", to: tom) { try $0.set("grow", ("delay", .number(delay))) } }
        try tom.undo(3, as: team.note("tom"))
        try team.write("mia", to: mia) { try $0.add(SmallDocuments.item("mark")) }
        try mia.push(to: hub)
        try tom.pull(from: hub)
        #expect(try tom.read { try $0.change(5).note.message } == "Undo change 4")
        #expect(try tom.read { try $0.undoable()?.number } == 3)
        #expect(try tom.read { (try? $0.redoable())?.change.number } == 4)
    }

    @Test func `of a creation that is used is refused`() throws {
        try team.write("tom", to: catalog) { try $0.add(SmallDocuments.item("mark")) }
        let change = try #require(try catalog.store.read { try $0.head()?.number })
        try team.write("tom", to: catalog) { try $0.set("grow", ("items", .items("mark"))) }
        let stop = try #require(throws: MergeStop.self) { try catalog.undo(change, as: team.note("tom")) }
        #expect(stop.problems.flatMap(\.problems).map(\.code) == [.inUse])
    }
}

@Suite struct `Merging two catalogs` {
    @Test func `with a common history`() throws {
        let team = try Team.small()
        let (mia, tom) = (try team.clone(), try team.clone())
        try team.write("mia", to: mia) { try $0.rename("grow", to: "bloom") }
        try team.write("tom", to: tom) { try $0.set("grow", ("delay", .number(1))) }
        try mia.release(try #require(ReleaseName("1.0")), as: team.note("mia"))
        let outcome = try tom.merge(mia)
        #expect(outcome.received.map(\.note.author) == ["mia", "mia"])
        #expect(try tom.json("delay", of: "bloom") == 1)
        // Merging again changes nothing.
        #expect(try tom.merge(mia).received == [])
        #expect(try tom.verify() == [])
    }

    @Test func `without a common history`() throws {
        let (team, others) = (try Team.small(), try Team(.nothing))
        try others.write("bob", to: others.origin) { writer in
            for document in SmallDocuments.all { try writer.add(document) }
            try writer.add(SmallDocuments.pattern("blink", items: ["ring"]))
            try writer.set("grow", ("delay", .number(1)))
        }
        try team.write("tom", to: team.origin) { try $0.set("grow", ("delay", .number(2))) }
        let stop = try #require(throws: MergeStop.self) { try team.origin.merge(others.origin) }
        #expect(stop.conflicts.map(\.label) == ["grow.delay"])
        try team.origin.merge(others.origin, try Merging.options(["grow.delay=theirs"]))
        #expect(try team.origin.exported() == others.origin.exported())
        #expect(try team.origin.verify() == [])
        #expect(try team.origin.merge(others.origin).received == [])
    }
}
