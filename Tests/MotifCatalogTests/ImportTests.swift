import MotifCatalog
import MotifCore
import MotifJSON
import SeededRandom
import Testing

@Suite struct ImportTests {
    @Test(arguments: ExportFormat.allCases)
    func `an export imported into an empty catalog exports the same bytes`(_ format: ExportFormat) throws {
        let first = try Sample.catalog()
        let text = try Sample.export(first, as: format)
        let second = try Sample.catalog(.nothing)
        let summary = try second.importDocuments(
            from: [.bytes(Array(text.utf8), name: "export")], as: Sample.note)
        #expect(summary.counts == [.created: summary.total])
        #expect(try Sample.export(second, as: format) == text)
        #expect(try second.verify() == [])
    }

    @Test func `a catalog's own export changes nothing`() throws {
        let catalog = try Sample.catalog()
        let before = try Sample.history(catalog)
        let text = try Sample.export(catalog)
        let summary = try catalog.importDocuments(from: [.bytes(Array(text.utf8), name: "export")], as: Sample.note)
        #expect(summary.counts == [.unchanged: summary.total])
        #expect(try Sample.history(catalog) == before)
        #expect(try catalog.read { try $0.statistics().changes } == 1)
    }

    @Test func `texts that differ only in how an accent is written stay different texts`() throws {
        let spellings = ["caf\u{E9}", "cafe\u{301}"]
        func item(_ slug: String, _ tags: [String]) -> JSON {
            [
                "type": "item", "slug": .string(slug), "title": "T", "tags": .array(tags.map(JSON.string)),
                "color": "#ff0000", "image": "x",
            ]
        }
        let catalog = try Sample.catalog(.nothing)
        let documents = [item("a", [spellings[0]]), item("b", [spellings[1]]), item("c", spellings)]
        try catalog.importDocuments(from: [Sample.lines(documents)], as: Sample.note)
        #expect(try catalog.verify() == [])
        for (tag, slugs) in [(spellings[0], "a c"), (spellings[1], "b c")] {
            let request = ListRequest(.item, tags: [tag])
            let found = try catalog.read { try $0.names(of: request) }
            #expect(found.map(\.slug.text).joined(separator: " ") == slugs)
        }
        try catalog.write(as: Sample.note) { try $0.delete("item:a") }
        try catalog.write(as: Sample.note) { try $0.update("item:c") { $0.tags = [spellings[1]] } }
        #expect(try catalog.verify() == [])
    }

    @Test func `documents can be in any order`() throws {
        let catalog = try Sample.catalog()
        var lines = try Sample.export(catalog, as: .jsonLines).split(separator: "\n").map(String.init)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<10 {
            lines.shuffle(using: &generator)
            let empty = try Sample.catalog(.nothing)
            let text = lines.joined(separator: "\n")
            try empty.importDocuments(from: [.bytes(Array(text.utf8), name: "lines")], as: Sample.note)
            #expect(try Sample.export(empty) == Sample.export(catalog))
            #expect(try empty.verify() == [])
            #expect(try Sample.history(empty).count == lines.count)
        }
    }

    /// A kind with a longer maximum and another default, and a pattern that needs the one or has the other.
    @Test func `a pattern may come before the kind that it fits`() throws {
        let kind = Sample.kind(maximum: 9)
        var exports: [String] = []
        for documents in [[kind, Sample.pattern("slow", duration: 8)], [Sample.pattern("slow", duration: 8), kind]] {
            let catalog = try Sample.catalog(.nothing)
            try catalog.importDocuments(from: [Sample.lines([Sample.kind(), Sample.pattern("slow")])], as: Sample.note)
            try catalog.importDocuments(from: [Sample.lines(documents)], as: Sample.note)
            exports.append(try Sample.export(catalog))
            #expect(
                try Sample.history(catalog, of: Sample.name("slow")) == ["slow@2 updated", "slow@1 created"])
        }
        #expect(exports[0] == exports[1])
    }

    @Test func `a kind with other parameters comes before patterns that leave values out`() throws {
        let catalog = try Sample.catalog(.nothing)
        try catalog.importDocuments(from: [Sample.lines([Sample.kind(), Sample.pattern("slow")])], as: Sample.note)
        let pattern: JSON = ["type": "pattern", "slug": "new", "kind": "fade", "title": "New"]
        let before = try Sample.export(catalog)
        let problems = #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [Sample.lines([pattern, Sample.kind(maximum: 9)])], as: Sample.note)
        }
        #expect(
            problems?.documents.flatMap(\.problems).map(\.message) == [
                "Kind 'fade' has parameters other than the catalog's and comes after patterns that leave values out; "
                    + "put it before them"
            ])
        #expect(try Sample.export(catalog) == before)
        try catalog.importDocuments(from: [Sample.lines([pattern, Sample.kind()])], as: Sample.note)
        try catalog.importDocuments(from: [Sample.lines([Sample.kind(maximum: 9), pattern])], as: Sample.note)
    }

    @Test func `every problem of every document is reported with its line, and nothing is imported`() throws {
        let catalog = try Sample.catalog(.nothing)
        let text = [
            Sample.kind().canonical, Sample.pattern("good").canonical,
            Sample.pattern("slow", duration: 9).canonical, #"{"type": "pattern", "slug": "#,
            Sample.pattern("Bad Slug").canonical, Sample.pattern("lost", kind: "fede").canonical,
            Sample.pattern("good").canonical,
        ].joined(separator: "\n")
        let problems = #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [.bytes(Array(text.utf8), name: "a.jsonl")], as: Sample.note)
        }
        let told = (problems?.documents ?? []).flatMap { document in
            document.problems.map { "\($0.position?.line ?? 0) \($0.code.rawValue)" }
        }
        #expect(told.sorted() == ["3 out-of-range", "4 syntax", "5 bad-slug", "6 unknown-kind", "7 exists"])
        #expect(try Sample.history(catalog).isEmpty)
    }

    struct Conflict: CustomTestStringConvertible {
        let rule: ImportOptions.Conflict
        let duration: JSON
        let testDescription: String
    }

    @Test(arguments: [
        Conflict(rule: .update, duration: 1, testDescription: "update takes the import's"),
        Conflict(rule: .skip, duration: 0.5, testDescription: "skip keeps the catalog's"),
    ])
    func `a document that exists`(_ conflict: Conflict) throws {
        let catalog = try Sample.catalog(.nothing)
        try catalog.importDocuments(from: [Sample.lines([Sample.kind(), Sample.pattern("soft")])], as: Sample.note)
        try catalog.importDocuments(
            from: [Sample.lines([Sample.pattern("soft", duration: 1)])], ImportOptions(conflict: conflict.rule),
            as: Sample.note)
        let state = try catalog.read { try $0.state(of: try DocumentReference("soft")) }
        #expect(state.document.json["parameters"]?["duration"] == conflict.duration)
    }

    @Test func `an existing document stops an import that must not update`() throws {
        let catalog = try Sample.catalog(.nothing)
        try catalog.importDocuments(from: [Sample.lines([Sample.kind(), Sample.pattern("soft")])], as: Sample.note)
        let changed = Sample.lines([Sample.pattern("new"), Sample.pattern("soft", duration: 1)])
        #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [changed], ImportOptions(conflict: .fail), as: Sample.note)
        }
        #expect(try Sample.history(catalog).count == 2)
    }

    @Test func `a dry run reports changes and makes none`() throws {
        let catalog = try Sample.catalog(.nothing)
        let summary = try catalog.importDocuments(
            from: [Sample.lines([Sample.kind(), Sample.pattern("soft")])], ImportOptions(mode: .dryRun), as: Sample.note
        )
        #expect(summary.counts == [.created: 2])
        #expect(try Sample.history(catalog).isEmpty)
    }

    @Test func `pruning keeps the imported documents`() throws {
        let catalog = try Sample.catalog()
        let documents = [Sample.kind(), Sample.pattern("soft")]
        try catalog.importDocuments(from: [Sample.lines(documents)], ImportOptions(missing: .delete), as: Sample.note)
        var names: [String] = []
        names = try catalog.read { try $0.names(of: ListRequest(nil)).map(\.description) }
        #expect(names == ["kind:fade", "soft"])
        #expect(try catalog.verify() == [])
    }

    @Test func `a kind and the patterns that need its new range can be imported together`() throws {
        let catalog = try Sample.catalog(.nothing)
        let first = [Sample.kind(), Sample.pattern("slow", duration: 2), Sample.pattern("soft")]
        try catalog.importDocuments(from: [Sample.lines(first)], as: Sample.note)
        let second = [Sample.kind(maximum: 1), Sample.pattern("slow", duration: 1)]
        let summary = try catalog.importDocuments(from: [Sample.lines(second)], as: Sample.note)
        #expect(summary.counts == [.updated: 2])
        #expect(summary.dependents == 1)
        #expect(try Sample.history(catalog, of: try Sample.name("slow")) == ["slow@2 updated", "slow@1 created"])
    }
}
