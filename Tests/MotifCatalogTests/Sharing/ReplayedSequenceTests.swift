import MotifCore
import MotifJSON
import MotifStore
import Testing

@testable import MotifCatalog

@Suite struct `Making several local changes again` {
    @Test func `each keeps its author, message, and time, and the states in between`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("shrink", ("delay", .number(9))) }],
            ours: [
                { try $0.set("grow", ("delay", .number(1))) }, { try $0.set("grow", ("delay", .number(2))) },
                { try $0.set("grow", ("delay", .number(3))) },
            ])
        let notes = try merging.tom.sharingStatus().local.map(\.note)
        #expect(try merging.merge().moved == 3)
        let changes = try merging.tom.store.read { try $0.changes(after: 2) }
        #expect(changes.map(\.note) == notes)
        for (number, delay) in [(2, 1.0), (3, 2), (4, 3)] {
            let state = try merging.tom.read { try $0.state(of: "grow@\(number)") }
            #expect(state.document.json["parameters"]?["delay"] == .number(delay))
        }
    }

    @Test func `an undone change stays undone`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(9))) }],
            ours: [
                { try $0.set("grow", ("delay", .number(1))) }, { try $0.set("shrink", ("delay", .number(2))) },
                { try $0.set("grow", ("delay", .number(0))) },
            ])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 9)
        #expect(try merging.tom.json("delay", of: "shrink") == 2)
    }

    @Test func `a name used only in an intermediate change doesn't conflict`() throws {
        let merging = try Merging(
            theirs: [{ try $0.add(SmallDocuments.pattern("blink", delay: 9)) }],
            ours: [
                { try $0.add(SmallDocuments.pattern("blink", delay: 1)) }, { try $0.rename("blink", to: "glow") },
            ])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "blink") == 9)
        #expect(try merging.tom.json("delay", of: "glow") == 1)
    }

    @Test func `a reference that exists only in an intermediate change doesn't block a deletion`() throws {
        let merging = try Merging(
            theirs: [{ try $0.delete("item:ring") }],
            ours: [
                { try $0.set("grow", ("items", .items("ring")), ("delay", .number(1))) },
                { try $0.set("grow", ("items", .items())) },
            ])
        try merging.merge()
        #expect(try merging.tom.json("items", of: "grow") == [])
        #expect(try merging.tom.json("delay", of: "grow") == 1)
    }

    @Test func `a change that the hub has already is absorbed, and others aren't`() throws {
        let edit: Merging.Write = { try $0.set("grow", ("delay", .number(1))) }
        let merging = try Merging(theirs: [edit], ours: [edit, { try $0.set("shrink", ("delay", .number(2))) }])
        let outcome = try merging.merge()
        #expect(outcome.absorbed == 1)
        #expect(outcome.moved == 1)
    }

    @Test func `a document that was deleted and restored here keeps an edit from there`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(1))) }],
            ours: [{ try $0.delete("grow") }, { try $0.restore("grow") }])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
    }

    @Test func `releases move, and the outcome names them`() throws {
        let merging = try Merging(theirs: [{ try $0.set("grow", ("delay", .number(1))) }])
        let release = try #require(ReleaseName("1.0"))
        try merging.team.write("tom", to: merging.tom) { try $0.set("shrink", ("delay", .number(2))) }
        try merging.tom.release(release, as: merging.team.note("tom"))
        let outcome = try merging.merge()
        #expect(outcome.movedReleases == [release])
        #expect(try merging.mia.releases().map(\.number) == [4])
    }

    @Test func `two give the same name to different releases`() throws {
        let merging = try Merging()
        let (name, other) = (try #require(ReleaseName("1.0")), try #require(ReleaseName("1.0-tom")))
        try merging.mia.release(name, as: merging.team.note("mia"))
        try merging.mia.push(to: merging.team.hub)
        try merging.team.write("tom", to: merging.tom) { try $0.set("shrink", ("delay", .number(2))) }
        try merging.tom.release(name, as: merging.team.note("tom"))
        let stop = try merging.stop()
        #expect(stop.takenReleases == [name])
        #expect(stop.conflicts.isEmpty)
        var options = MergeOptions()
        options.renamedReleases = [name: name]
        #expect(throws: MergeStop.self) { try merging.tom.pull(from: merging.team.hub, options) }
        options.renamedReleases = [name: other]
        let outcome = try merging.tom.pull(from: merging.team.hub, options)
        #expect(outcome.movedReleases == [other])
        #expect(try merging.tom.releases().map(\.release) == [name, other])
        try merging.merge()
    }

    @Test func `answers that don't fit are refused`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(1))) }],
            ours: [{ try $0.set("grow", ("delay", .number(2))) }])
        for (take, kind) in [
            ("grow.dellay=theirs", MergeAnswerError.Kind.notAConflict(nearest: "grow.delay")),
            ("shrink=ours", .notAConflict(nearest: nil)),
        ] {
            let error = #expect(throws: MergeAnswerError.self) {
                try merging.tom.pull(from: merging.team.hub, try Merging.options(["grow.delay=ours", take]))
            }
            #expect(error?.kind == kind)
        }
        #expect(throws: MergeAnswerError.self) {
            try merging.tom.pull(from: merging.team.hub, try Merging.options(["grow.delay=soon"]))
        }
        try merging.merge(taking: ["grow.delay=ours"])
        // The hub has moved: the answer has no conflict now.
        #expect(throws: MergeAnswerError.self) {
            try merging.tom.pull(from: merging.team.hub, try Merging.options(["grow.delay=ours"]))
        }
    }

    @Test func `trying writes nothing`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(1))) }],
            ours: [{ try $0.set("shrink", ("delay", .number(2))) }])
        let before = try (merging.tom.head(), merging.tom.exported(), merging.tom.sharingStatus())
        var options = MergeOptions()
        options.isDryRun = true
        let tried = try merging.tom.pull(from: merging.team.hub, options)
        let after = try (merging.tom.head(), merging.tom.exported(), merging.tom.sharingStatus())
        #expect(after == before)
        #expect(try merging.merge() == tried)
    }
}
