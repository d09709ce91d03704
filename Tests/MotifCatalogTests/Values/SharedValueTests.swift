import MotifCore
import MotifJSON
import SeededRandom
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

    @Test func `replaces a parameter's value if the types match`() throws {
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
        #expect(
            try problems { try $0.set("grow", to: "{nothing}") } == [
                "$.parameters.duration: Unknown value 'nothing'; expected one of: base, quick"
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

    @Test(
        arguments: [
            ("duration", "200", [:], "'value' is 200 s; it must be between 0 s and 60 s. Did you mean '200ms'?"),
            ("duration", "-1s", [:], "'value' is -1 s; it must be between 0 s and 60 s"),
            ("duration", "200s", ["maximum": "300s"], nil), ("duration", "90", ["minimum": "80s"], nil),
            ("duration", "0.4", ["maximum": "300ms"], "'value' is 0.4 s; it must be between 0 s and 0.3 s"),
            ("duration", "-0.1", ["minimum": "-0.2"], nil),
            ("length", "-12pt", [:], nil),
            ("length", "-12pt", ["exclusiveMinimum": "0pt"], "'value' is -12 pt; it must be more than 0 pt"),
            ("fraction", "150%", [:], "'value' is 1.5; it must be between 0 and 1"),
            ("integer", "4", ["maximum": "3"], "'value' is 4; it must be at most 3"),
            ("curve", "easeIn", ["maximum": "3"], "Unknown key 'maximum'"),
            (
                "timing", #"{"curve": "easeIn", "duration": 200}"#, [:],
                "'duration' is 200 s; it must be between 0 s and 60 s. Did you mean '200ms'?"
            ),
            ("duration", "{base}", ["maximum": "400ms"], "'value' is 0.5 s; it must be between 0 s and 0.4 s"),
        ] as [(String, String, [String: String], String?)])
    func `has a range, like a parameter`(_ type: String, _ value: String, _ range: [String: String], _ problem: String?)
        throws
    {
        func make(_ writer: CatalogWriter) throws {
            try writer.create("value:made") { draft in
                draft.setMember("valueType", to: .string(type))
                for (key, end) in range { draft.set(key, to: .text(end)) }
                draft.set("value", to: .text(value))
            }
        }
        guard let problem else {
            try write(make)
            // The range is part of the text, so that it holds for the next value, too.
            return #expect(try catalog.json("value:made")?.object?.members.count == 5 + range.count)
        }
        let found = try problems(make)
        #expect(found.count == 1 && found[0].contains(problem), "\(found)")
    }

    @Test func `is named in braces, also with its type, and a word without them gets the hint`() throws {
        try write { try $0.set("grow", to: "{value:base}") }
        #expect(try catalog.json("duration", of: "grow") == ["resolved": 0.5, "value": "base"])
        #expect(
            try problems { try $0.set("grow", to: "base") } == [
                "$.parameters.duration: Write '{base}' for the shared value: 'base' is not a duration such as 0.35, "
                    + "'350ms' or '0.35s'"
            ])
        #expect(try problems { try $0.set("grow", to: "bass") }.allSatisfy { !$0.contains("{") })
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

    @Test func `is imported in any order, and the resolved values in a file have no effect`() throws {
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
        let message = "Unknown value 'nothing'; expected one of: base, slow, slower"
        #expect(problems.documents.flatMap(\.problems).map(\.message) == [message])
        let circle = [Self.value("a", ["value": "b"]), Self.value("b", ["value": "a"])]
        #expect(throws: ImportProblems.self) {
            try other.importDocuments(from: [Sample.lines(circle)], as: Sample.note)
        }
    }

    /// Each alias is checked when its value has arrived, however they are ordered.
    @Test func `an import of many aliases has them in any order`() throws {
        let lines = (0..<300).map { index in
            let (chain, place) = (index / 50, index % 50)
            return Self.value("c\(chain)-\(place)", place == 0 ? 1 : ["value": .string("c\(chain)-\(place - 1)")])
        }
        var generator = SeededGenerator(seed: 3)
        for lines in [lines, lines.reversed(), lines.shuffled(using: &generator)] {
            let catalog = try Catalog.inMemory(with: .nothing, as: Sample.note)
            try catalog.importDocuments(from: [Sample.lines(lines)], as: Sample.note)
            #expect(try catalog.json("value:c5-49")?["value"]?["resolved"] == 1)
        }
    }

    @Test func `is exported and imported unchanged`() throws {
        let other = try Catalog.inMemory(with: .nothing, as: Sample.note)
        let text = Array(try catalog.exported().utf8)
        try other.importDocuments(from: [.bytes(text, name: "all.jsonl")], as: Sample.note)
        #expect(try other.exported() == catalog.exported())
        let again = try other.importDocuments(from: [.bytes(text, name: "all.jsonl")], as: Sample.note)
        #expect(again.counts == [.unchanged: again.total])
    }

    @Test func `shows how saving it would change its users`() throws {
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
