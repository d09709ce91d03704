import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `A shared value` {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.inMemory(with: .nothing, as: Sample.note)
        try write { writer in
            for document in SmallDocuments.all { try writer.add(document) }
            try writer.add(Self.value("base", 0.5))
            try writer.add(Self.value("quick", ["value": "base"]))
            try writer.set("grow", to: "{quick}")
        }
    }

    static func value(_ slug: String, _ value: JSON, type: JSON = "duration") -> JSON {
        ["type": "value", "slug": .string(slug), "title": .string(slug), "valueType": type, "value": value]
    }

    private func write(_ body: (CatalogWriter) throws -> Void) throws { try catalog.write(as: Sample.note, body) }

    /// The problems of a write, which changes nothing.
    private func problems(_ body: (CatalogWriter) throws -> Void) throws -> [String] {
        let before = try catalog.head()
        let problems = try #require(throws: Problems.self) { try write(body) }
        #expect(try catalog.head() == before)
        let all = problems.misfits.isEmpty ? [problems] : problems.misfits
        return all.flatMap { one in
            one.problems.map { (one.document.map { "\($0): " } ?? "") + "\($0.path): \($0.message)" }
        }
    }

    @Test func `takes the place of a parameter, and its type decides where`() throws {
        #expect(try catalog.json("duration", of: "grow") == ["resolved": 0.5, "value": "quick"])
        #expect(try catalog.value("duration", of: "grow") == "0.5 s")
        let found = try catalog.read { try $0.names(of: ListRequest(.pattern, filter: "duration == 0.5")) }
        #expect(found.map(\.description) == ["grow"])
        #expect(
            try problems { try $0.set("grow", "delay", to: "{quick}") } == [
                "$.parameters.delay: Expected a value of type number; found 'value:quick' of type duration"
            ])
        #expect(
            try problems { try $0.set("grow", to: "{quikc}") } == [
                "$.parameters.duration: Unknown value 'quikc'. Did you mean 'quick'?"
            ])
    }

    @Test func `makes new revisions of all that use it, in one change`() throws {
        try write { writer in
            try writer.set("shrink", to: "{base}")
            let outcome = try writer.update("value:base") { $0.set("value", to: .text("750ms")) }
            #expect(
                outcome.dependents.map(\.description) == [
                    "updated value:quick@2", "updated grow@3", "updated shrink@3",
                ])
        }
        #expect(try catalog.value("duration", of: "grow") == "0.75 s")
        #expect(try catalog.read { try $0.motion(of: "grow@2").motion.pattern.parameters["duration"] } == .seconds(0.5))
        let entries = try catalog.difference(from: "grow@2", to: "grow").entries
        #expect(entries.map(\.description) == ["$.parameters.duration: 0.5 s → 0.75 s, through quick@2"])
        #expect(try catalog.verify() == [])
    }

    @Test func `that no longer fits lists everything that would fail`() throws {
        try write { try $0.set("shrink", to: "{base}") }
        let problem = "$.parameters.duration: 'duration' is 3 s; it must be between 0 s and 2 s"
        #expect(
            try problems { try $0.update("value:base") { $0["value"] = .seconds(3) } } == [
                "grow: \(problem)", "shrink: \(problem)",
            ])
    }

    @Test func `can't be its own alias, or part of a long chain`() throws {
        #expect(
            try problems { try $0.update("value:base") { $0.set("value", to: .text("{quick}")) } } == [
                "$.value: Circular reference: base → quick → base"
            ])
        #expect(
            try problems { try $0.update("value:base") { $0.set("value", to: .text("{base}")) } } == [
                "$.value: Circular reference: base → base"
            ])
        try write { writer in
            for index in 1...62 {
                try writer.add(Self.value("v\(index)", ["value": .string(index == 1 ? "quick" : "v\(index - 1)")]))
            }
        }
        #expect(
            try problems { try $0.add(Self.value("v63", ["value": "v62"])) } == [
                "$.value: Nested more than 64 levels deep"
            ])
        // A chain also becomes too long at its other end.
        #expect(
            try problems { writer in
                try writer.add(Self.value("root", 1))
                try writer.update("value:base") { $0.set("value", to: .text("{root}")) }
            } == ["value:v62: $.value: Nested more than 64 levels deep"])
    }

    @Test func `is renamed with its users, and deleted without any`() throws {
        try write { try $0.rename("value:quick", to: "fast") }
        #expect(try catalog.json("duration", of: "grow") == ["resolved": 0.5, "value": "fast"])
        #expect(
            try problems { try $0.delete("value:base") } == ["$: Value 'base' is used by 'value:fast'"])
        let places = try catalog.read { try $0.uses(of: "value:fast").map { "\($0.entry.name) \($0.places)" } }
        #expect(places == [#"grow ["duration"]"#])
        try write { try $0.set("grow", to: "0.25") }
        try write { writer in
            try writer.delete("value:fast")
            try writer.delete("value:base")
        }
        #expect(
            try problems { try $0.restore("grow@2") } == [
                "$.parameters.duration: Value 'fast' was deleted by revision 3"
            ])
        #expect(try catalog.verify() == [])
    }

    @Test func `of items is read by formulas, and follows them`() throws {
        try write { writer in
            try writer.add(
                [
                    "type": "value", "slug": "menu", "title": "Menu", "valueType": "list",
                    "element": ["type": "reference", "documentType": "item"], "value": ["dot"],
                ])
            try writer.update("grow") { $0.set("items", to: .text("{menu}")) }
            try writer.rename("item:dot", to: "point")
        }
        #expect(try catalog.json("items", of: "grow") == ["resolved": ["point"], "value": "menu"])
        let before = try #require(try catalog.head()?.number)
        try write { try $0.update("item:point") { $0.set("color", to: .text("#00ff00")) } }
        var request = ListRequest(.pattern)
        request.changedSince = .change(before)
        #expect(try catalog.read { try $0.names(of: request) }.map(\.description).contains("grow"))
        #expect(try catalog.verify() == [])
    }

    @Test func `can be a timing, with parts that are others`() throws {
        try write {
            try $0.add(Self.value("standard", ["curve": "easeInOut", "duration": ["value": "quick"]], type: "timing"))
        }
        try write { try $0.update("value:base") { $0["value"] = .seconds(1) } }
        #expect(
            try catalog.json("value:standard")?["value"]
                == ["curve": "easeInOut", "duration": ["resolved": 1, "value": "quick"]])
        try write { try $0.add(Self.value("other", ["value": "standard"], type: "timing")) }
        #expect(try catalog.json("value:other")?["value"]?["resolved"] == ["curve": "easeInOut", "duration": 1])
        #expect(
            try problems { try $0.add(Self.value("bad", ["curve": "easeIn"], type: "timing")) } == [
                "$.value: 'duration' is missing; it is a duration"
            ])
        #expect(
            try problems {
                try $0.add(
                    Self.value("bad", ["curve": ["spring": ["dampingRatio": 0.5]], "duration": 0], type: "timing"))
            }
            .count == 1)
    }

    @Test func `is imported in any order, and what a file says it was has no effect`() throws {
        let pattern = """
            {"type": "pattern", "slug": "grow", "title": "grow", "kind": "fade",
             "parameters": {"duration": {"value": "slow", "resolved": 99}}}
            """
        let lines = [
            try JSONReader().read(pattern), Self.value("slow", ["value": "slower"]), Self.value("slower", 1.5),
            Self.value("base", 1),
        ]
        let other = try Catalog.inMemory(with: .nothing, as: Sample.note)
        try other.write(as: Sample.note) { try $0.add(SmallDocuments.kind()) }
        for catalog in [catalog, other] {
            try catalog.importDocuments(from: [Sample.lines(lines)], as: Sample.note)
            #expect(try catalog.json("duration", of: "grow") == ["resolved": 1.5, "value": "slow"])
            #expect(try catalog.verify() == [])
        }
        #expect(try catalog.json("value:quick")?["value"]?["resolved"] == 1)
        let dangling = [try JSONReader().read(pattern.replacing("slow", with: "nothing"))]
        let problems = try #require(throws: ImportProblems.self) {
            try other.importDocuments(from: [Sample.lines(dangling)], as: Sample.note)
        }
        #expect(problems.documents.flatMap(\.problems).map(\.message) == ["Unknown value 'nothing'"])
        let circle = [Self.value("a", ["value": "b"]), Self.value("b", ["value": "a"])]
        #expect(throws: ImportProblems.self) {
            try other.importDocuments(from: [Sample.lines(circle)], as: Sample.note)
        }
    }

    @Test func `is exported and imported as it is`() throws {
        let other = try Catalog.inMemory(with: .nothing, as: Sample.note)
        let text = Array(try catalog.exported().utf8)
        try other.importDocuments(from: [.bytes(text, name: "all.jsonl")], as: Sample.note)
        #expect(try other.exported() == catalog.exported())
        let again = try other.importDocuments(from: [.bytes(text, name: "all.jsonl")], as: Sample.note)
        #expect(again.counts == [.unchanged: again.total])
    }

    @Test func `shows what saving it would do to its users`() throws {
        let (effects, count) = try catalog.read { reader in
            try reader.effects(ofSaving: Self.value("base", 3), on: reader.screens(for: CheckRequest()))
        }
        #expect(count == 2)
        #expect(effects.map(\.name.description) == ["grow"] && effects[0].problems.count == 1)
    }
}

extension CatalogWriter {
    /// Sets a pattern's parameter from text.
    fileprivate func set(_ pattern: String, _ parameter: String = "duration", to text: String) throws {
        try update(pattern) { $0.set(parameter, to: .text(text)) }
    }
}
