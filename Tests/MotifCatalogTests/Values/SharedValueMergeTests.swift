import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `Merging shared values` {
    private static func set(_ name: String, _ value: String) -> Merging.Write {
        let key = name.hasPrefix("value:") ? "value" : "duration"
        return { try $0.update(name) { $0.set(key, to: .text(value)) } }
    }

    private static let before: Merging.Write = { writer in
        try writer.add(`A shared value`.value("quick", 0.5))
        try set("grow", "{quick}")(writer)
    }

    @Test func `a value and a pattern that uses it don't conflict`() throws {
        let merging = try Merging(
            before: Self.before, theirs: [Self.set("value:quick", "1s")],
            ours: [{ try $0.set("grow", ("delay", .number(2))) }])
        try merging.merge()
        #expect(try merging.tom.json("duration", of: "grow") == ["resolved": 1, "value": "quick"])
        #expect(try merging.tom.json("delay", of: "grow") == 2)
    }

    @Test func `two values of one value are a conflict of the value alone`() throws {
        let merging = try Merging(
            before: Self.before, theirs: [Self.set("value:quick", "1s")], ours: [Self.set("value:quick", "1.5s")])
        #expect(try merging.conflicts() == ["value:quick.value"])
        try merging.merge(taking: ["all=theirs"])
        #expect(try merging.mia.json("duration", of: "grow") == ["resolved": 1, "value": "quick"])
    }

    @Test func `a new user gets the value that the other side changed`() throws {
        let merging = try Merging(
            before: Self.before, theirs: [Self.set("value:quick", "1s")], ours: [Self.set("shrink", "{quick}")])
        try merging.merge()
        #expect(try merging.tom.json("duration", of: "shrink") == ["resolved": 1, "value": "quick"])
    }

    @Test func `a new user follows a rename on the other side`() throws {
        let merging = try Merging(
            before: Self.before, theirs: [{ try $0.rename("value:quick", to: "fast") }],
            ours: [Self.set("shrink", "{quick}")])
        try merging.merge()
        #expect(try merging.tom.json("duration", of: "shrink") == ["resolved": 0.5, "value": "fast"])
    }

    @Test func `an alias and a value of its own are a conflict`() throws {
        let merging = try Merging(
            before: Self.before, theirs: [Self.set("shrink", "{quick}")], ours: [Self.set("shrink", "1s")])
        #expect(try merging.conflicts() == ["shrink.duration"])
        try merging.merge(taking: ["shrink.duration=theirs"])
        #expect(try merging.tom.json("duration", of: "shrink") == ["resolved": 0.5, "value": "quick"])
    }

    @Test func `a value that the other side deleted has no users`() throws {
        let merging = try Merging(
            before: { try $0.add(`A shared value`.value("quick", 0.5)) },
            theirs: [{ try $0.delete("value:quick") }], ours: [Self.set("shrink", "{quick}")])
        let stop = try merging.stop()
        #expect(stop.problems.first?.problems.map(\.message) == ["Value 'quick' was deleted by revision 2"])
    }

    @Test func `a circle made by both sides is refused`() throws {
        let merging = try Merging(
            before: { writer in
                try writer.add(`A shared value`.value("a", 0.5))
                try writer.add(`A shared value`.value("b", 0.5))
            }, theirs: [Self.set("value:a", "{b}")], ours: [Self.set("value:b", "{a}")])
        let stop = try merging.stop()
        #expect(stop.problems.first?.problems.map(\.message) == ["Circular reference: b → a → b"])
    }

    @Test func `undo restores all users of a value, and redo changes them again`() throws {
        let team = try Team.small()
        let catalog = team.origin
        try team.write("mia", to: catalog, Self.before)
        let before = try catalog.exported()
        try team.write("mia", to: catalog, Self.set("value:quick", "1s"))
        let after = try catalog.exported()
        let change = try #require(try catalog.head()?.number)
        try catalog.undo(change, as: team.note("tom"))
        #expect(try catalog.exported() == before)
        try catalog.undo(change + 1, as: team.note("tom"))
        #expect(try catalog.exported() == after)
        #expect(try catalog.past(after: change - 1).exported() == before)
        #expect(try catalog.verify() == [])
    }
}
