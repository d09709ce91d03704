import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `Making changes of kinds again` {
    private static func kind(_ json: JSON) -> Merging.Write { { try $0.update("kind:fade", document: json) } }

    private static let extra = SmallDocuments.number("extra", default: 7)

    @Test func `a new parameter here, and patterns edited and created there`() throws {
        let merging = try Merging(
            theirs: [
                { writer in
                    try writer.set("grow", ("delay", .number(1)))
                    try writer.add(SmallDocuments.pattern("blink"))
                }
            ], ours: [Self.kind(SmallDocuments.kind(more: [Self.extra]))])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
        for name in ["grow", "blink", "shrink"] { #expect(try merging.tom.json("extra", of: name) == 7) }
    }

    @Test func `a new parameter there, and patterns edited and created here`() throws {
        let merging = try Merging(
            theirs: [Self.kind(SmallDocuments.kind(more: [Self.extra]))],
            ours: [
                { try $0.set("grow", ("delay", .number(1))) }, { try $0.add(SmallDocuments.pattern("blink")) },
            ])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
        for name in ["grow", "blink", "shrink"] { #expect(try merging.tom.json("extra", of: name) == 7) }
    }

    /// A change that removes the parameter `extra` from the kind and its patterns.
    private static func removal(_ patterns: [String]) -> (Team, Catalog) throws -> Void {
        { team, catalog in
            let lines = [SmallDocuments.kind()] + patterns.map { SmallDocuments.pattern($0) }
            try catalog.importDocuments(from: [Sample.lines(lines)], as: team.note("ada"))
        }
    }

    private static let before: Merging.Write = kind(SmallDocuments.kind(more: [extra]))
    private static let patterns = ["grow", "shrink", "spin"]

    @Test func `a parameter that is removed here with its values, and patterns edited there`() throws {
        let merging = try Merging(before: Self.before, theirs: [{ try $0.set("grow", ("delay", .number(1))) }])
        try Self.removal(Self.patterns)(merging.team, merging.tom)
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
        #expect(try merging.tom.json("extra", of: "grow") == nil)
    }

    @Test func `a parameter that is removed there with its values, and patterns edited here`() throws {
        let merging = try Merging(before: Self.before, ours: [{ try $0.set("grow", ("delay", .number(1))) }])
        try Self.removal(Self.patterns)(merging.team, merging.mia)
        try merging.mia.push(to: merging.team.hub)
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
        #expect(try merging.tom.json("extra", of: "grow") == nil)
    }

    @Test func `a parameter that is removed here has a new value there`() throws {
        let merging = try Merging(before: Self.before, theirs: [{ try $0.set("grow", ("extra", .number(1))) }])
        try Self.removal(Self.patterns)(merging.team, merging.tom)
        #expect(try merging.conflicts() == ["grow.extra"])
        let stop = try merging.stop(taking: ["grow.extra=theirs"])
        #expect(stop.problems.isEmpty == false)
        try merging.merge(taking: ["grow.extra=ours"])
        #expect(try merging.tom.json("extra", of: "grow") == nil)
    }

    @Test func `a parameter that is removed there has a new value here, which isn't valid`() throws {
        let merging = try Merging(before: Self.before, ours: [{ try $0.set("grow", ("extra", .number(1))) }])
        try Self.removal(Self.patterns)(merging.team, merging.mia)
        try merging.mia.push(to: merging.team.hub)
        let conflict = try #require(try merging.stop().conflicts.first)
        #expect(conflict.label == "grow.extra" && conflict.checks == ConflictChecks(screens: 2, ours: nil, theirs: 2))
        try merging.merge(taking: ["grow.extra=theirs"])
        #expect(try merging.tom.json("extra", of: "grow") == nil)
    }

    @Test func `a new pattern there has a parameter that is removed here`() throws {
        let merging = try Merging(before: Self.before, theirs: [{ try $0.add(SmallDocuments.pattern("blink")) }])
        try Self.removal(Self.patterns)(merging.team, merging.tom)
        let stop = try merging.stop()
        #expect(stop.problems.map(\.document) == [try DocumentReference("blink").name])
        // A later local change makes it fit: nobody sees the state in between.
        try merging.team.write("tom", to: merging.tom) { writer in
            try writer.update("kind:fade", document: SmallDocuments.kind(more: [Self.extra]))
        }
        try merging.merge()
        #expect(try merging.tom.json("extra", of: "blink") == 7)
    }

    @Test func `both change different parts of a kind`() throws {
        let merging = try Merging(
            theirs: [Self.kind(SmallDocuments.kind(maximum: 3))],
            ours: [Self.kind(SmallDocuments.kind(more: [Self.extra]))])
        try merging.merge()
        let parameters = try merging.tom.json("kind:fade")?["parameters"]?.array ?? []
        #expect(parameters.map { $0["name"] } == ["duration", "delay", "items", "extra"])
        #expect(parameters.first?["maximum"] == 3)
        #expect(try merging.tom.json("extra", of: "grow") == 7)
    }

    @Test(arguments: [("ours", 5.0), ("theirs", 3), ("base", 2)])
    func `both change the same part of a kind`(answer: String, maximum: Double) throws {
        let merging = try Merging(
            theirs: [Self.kind(SmallDocuments.kind(maximum: 3))], ours: [Self.kind(SmallDocuments.kind(maximum: 5))])
        #expect(try merging.conflicts() == ["kind:fade.parameters.duration.maximum"])
        try merging.merge(taking: ["kind:fade.parameters.duration.maximum=\(answer)"])
        let parameters = try merging.tom.json("kind:fade")?["parameters"]?.array ?? []
        #expect(parameters.first?["maximum"] == .number(maximum))
    }

    @Test func `a limit here that a new value there exceeds`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("duration", .seconds(1.5))) }],
            ours: [Self.kind(SmallDocuments.kind(maximum: 1))])
        let stop = try merging.stop()
        #expect(stop.problems.map(\.document) == [try DocumentReference("grow").name])
        try merging.team.write("tom", to: merging.tom, Self.kind(SmallDocuments.kind(maximum: 1.6)))
        try merging.merge()
        #expect(try merging.tom.json("duration", of: "grow") == 1.5)
    }

    @Test func `a kind is renamed and changed, and patterns are edited there`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(1))) }],
            ours: [
                { writer in
                    try writer.rename("kind:fade", to: "dim")
                    try writer.update("kind:dim", document: SmallDocuments.kind("dim", more: [Self.extra]))
                    try writer.set("grow", ("extra", .number(3)))
                }
            ])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "grow") == 1)
        #expect(try merging.tom.json("extra", of: "grow") == 3)
        #expect(try merging.tom.json("grow")?["kind"] == "dim")
    }

    @Test func `an answer holds, whatever default the kind had in between`() throws {
        let kind = { (value: Double) in
            Self.kind(SmallDocuments.kind(more: [SmallDocuments.number("extra", default: value)]))
        }
        // The patterns keep the value 1 that the first change gave them.
        let merging = try Merging(theirs: [kind(3)], ours: [kind(1), kind(6)])
        #expect(try merging.conflicts().contains("grow.extra"))
        try merging.merge(taking: ["kind:fade=ours", "grow.extra=ours", "shrink.extra=theirs", "spin.extra=base"])
        #expect(try merging.tom.json("extra", of: "grow") == 1)
        #expect(try merging.tom.json("extra", of: "shrink") == 3)
        #expect(try merging.tom.json("extra", of: "spin") == 6)
    }
}
