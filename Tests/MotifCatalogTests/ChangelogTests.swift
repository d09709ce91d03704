import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `A changelog` {
    private static func note(_ day: Int, _ message: String = "") throws -> ChangeNote {
        ChangeNote(author: "mia", message: message, date: try #require(Timestamp("2026-05-0\(day)T12:00:00Z")))
    }

    /// A kind and two patterns on the 1st, then the release 1.0; the changes of 1.1 on the 3rd; and one after it on the
    /// 5th.
    private static func catalog() throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .nothing, as: note(1))
        try catalog.write(as: note(1, "begin")) {
            try $0.create("kind:fade", document: Sample.kind())
            try $0.create("a", document: Sample.pattern("a"))
            try $0.create("b", document: Sample.pattern("b"))
        }
        try catalog.release(#require(ReleaseName("1.0")), as: note(2))
        try catalog.write(as: note(3, "slower")) { try $0.update("a") { $0["duration"] = .seconds(1) } }
        try catalog.write(as: note(3)) { try $0.rename("a", to: "c") }
        try catalog.write(as: note(3, "there and back")) { try $0.update("b") { $0["duration"] = .seconds(1) } }
        try catalog.write(as: note(3, "there and back")) { try $0.update("b") { $0["duration"] = .seconds(0.5) } }
        try catalog.release(#require(ReleaseName("1.1")), as: note(4))
        try catalog.write(as: note(5, "no longer used")) { try $0.delete("b") }
        return catalog
    }

    /// `release: word name: values [messages]`
    private static func lines(_ changelog: Changelog) -> [String] {
        changelog.sections.flatMap { section in
            let head = section.release?.release?.text ?? "unreleased"
            return [head]
                + section.documents.map { document in
                    var values = ""
                    if case .changed(let entries, _) = document.change.effect {
                        values = entries.map { "\($0.shortPath) \($0.oldText ?? "–") → \($0.newText ?? "–")" }
                            .joined(separator: ", ")
                    }
                    let notes = document.notes.map(\.message).joined(separator: "; ")
                    return "\(document.change.word) \(document.change.name) (\(values)) [\(notes)]"
                }
        }
    }

    private static let unreleased = ["unreleased", "deleted b () [no longer used]"]
    private static let second = ["1.1", "renamed c (duration 0.5 s → 1 s, slug a → c) [slower; ]"]
    private static let first = ["1.0", "new a () [begin]", "new b () [begin]", "new kind:fade () [begin]"]

    @Test(
        arguments: [
            (nil, nil, unreleased + second + first), ("1.0", nil, unreleased + second), ("1.0", "1.1", second),
            (nil, "1.0", first), ("1.1", nil, unreleased), ("2", "1.1", second),
            ("2026-05-02", "2026-05-04", second + ["1.0"]), ("2026-05-05", "2026-05-05", unreleased),
            ("2026-05-06", nil, []), ("1.1", "1.1", []),
        ] as [(String?, String?, [String])])
    func `has what differs, by release`(from: String?, to: String?, expected: [String]) throws {
        let changelog = try Self.catalog().read {
            try $0.changelog(from: from.map { try HistoryMoment($0) }, to: to.map { try HistoryMoment($0) })
        }
        #expect(Self.lines(changelog) == expected)
    }

    @Test func `begins at the last release`() throws {
        #expect(try Self.lines(Self.catalog().read { try $0.changelogSinceRelease() }) == Self.unreleased)
    }

    @Test func `doesn't mention what was taken back`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        func update(_ number: Double, _ message: String) throws {
            try catalog.write(as: ChangeNote(author: "a", message: message, date: Sample.note.date)) {
                try $0.update("expand") { $0.set("expandDuration", to: .json(.number(number))) }
            }
        }
        func notes() throws -> [String] {
            try catalog.read { try $0.changelog(from: .change(1)) }.sections.flatMap(\.documents).flatMap(\.notes)
                .map(\.message)
        }
        for (number, message) in [(0.3, "One"), (0.31, "Two")] { try update(number, message) }
        let note = ChangeNote(author: "a", message: "", date: Sample.note.date)
        _ = try catalog.undo(3, as: note)
        #expect(try notes() == ["One"])
        try catalog.changes { _ = try $0.redo(3, as: note, MergeOptions()) }
        #expect(try notes() == ["One", "Two"])
        _ = try catalog.undo(3, as: note)
        try update(0.32, "Three")
        try update(0.33, "Undo change 2")
        #expect(try notes() == ["One", "Three", "Undo change 2"])
    }

    @Test func `doesn't run backward`() throws {
        let catalog = try Self.catalog()
        let problems = try Sample.problems {
            _ = try catalog.read { try $0.changelog(from: HistoryMoment("1.1"), to: HistoryMoment("1.0")) }
        }
        #expect(problems == ["conflict $"])
    }

    @Test func `says that the motion differs if only the kind does`() throws {
        let catalog = try Self.catalog()
        var kind = Sample.kind().object ?? JSONObject()
        let tracks: JSON = [
            [
                "layer": "destination", "property": "opacity", "from": "0.5", "to": "1", "begin": "0",
                "duration": "duration", "curve": "linear",
            ]
        ]
        kind["operations"] = [["name": "push", "driver": "time", "tracks": tracks]]
        try catalog.write(as: Self.note(6)) { try $0.update("kind:fade", document: .object(kind)) }
        let changelog = try catalog.read { try $0.changelog(from: HistoryMoment("2026-05-06")) }
        let change = try #require(changelog.sections.first?.documents.first?.change)
        #expect(change.name.description == "c")
        guard case .changed(let entries, let kindChange) = change.effect else {
            Issue.record("\(change)")
            return
        }
        #expect(entries.isEmpty)
        #expect(kindChange?.to.description == "kind:fade@2")
        #expect(kindChange?.motion.isEmpty == false)
    }
}

@Suite struct `Two sets of documents` {
    private static func words(_ changes: [DocumentChange]) -> [String] {
        changes.map { change in
            let revisions = [change.before, change.after].map { $0.map(\.description) ?? "–" }.joined(separator: " ")
            return "\(change.word) \(change.name) \(revisions)"
        }
    }

    private static func export(_ catalog: Catalog, _ format: ExportFormat = .json) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try catalog.read {
            _ = try $0.export(.everything, as: format, revisions: .included, to: { bytes += $0 })
        }
        return bytes
    }

    private static func source(_ bytes: [UInt8]) -> ImportSource { .bytes(bytes, name: "all") }

    private static func edited() throws -> Catalog {
        let catalog = try Sample.catalog()
        try catalog.write(as: Sample.note) {
            _ = try $0.update(Sample.name("expand"), Sample.set([("expandDuration", "1")]))
            try $0.delete("mask-reveal")
            try $0.copy("expand", to: "calm")
        }
        return catalog
    }

    @Test func `are compared by name in two catalogs`() throws {
        let (one, other) = (try Sample.catalog(), try Self.edited())
        let changes = try one.read { one in try other.read { try one.documentChanges(to: $0) } }
        #expect(Self.words(changes) == ["new calm – 1", "changed expand 1 2", "deleted mask-reveal 1 –"])
        #expect(try one.read { one in try Sample.catalog().read { try one.documentChanges(to: $0) } }.isEmpty)
    }

    @Test func `differ in two catalogs if only a kind moves otherwise`() throws {
        let catalogs = try (0..<2).map { number in
            let catalog = try Sample.catalog(.nothing)
            var kind = Sample.kind().canonical
            if number == 1 { kind = kind.replacing(#""from":"0""#, with: #""from":"0.5""#) }
            let json = try JSONReader().read(kind)
            try catalog.write(as: Sample.note) {
                try $0.create("kind:fade", document: json)
                try $0.create("a", document: Sample.pattern("a"))
            }
            return catalog
        }
        let changes = try catalogs[0].read { one in try catalogs[1].read { try one.documentChanges(to: $0) } }
        #expect(Self.words(changes) == ["changed kind:fade 1 1", "changed a 1 1"])
    }

    @Test(arguments: [ExportFormat.json, .jsonLines])
    func `are a catalog and an export, with the revisions that it was made from`(format: ExportFormat) throws {
        let catalog = try Self.edited()
        let file = try Self.export(catalog, format)
        try catalog.write(as: Sample.note) {
            _ = try $0.update(Sample.name("expand"), Sample.set([("expandDuration", "2")]))
            try $0.copy("expand", to: "later")
        }
        let some = try catalog.changes(to: [Self.source(file)], as: Sample.note)
        #expect(Self.words(some.changes) == ["changed expand 3 2"])
        let all = try catalog.changes(to: [Self.source(file)], comparing: .allDocuments, as: Sample.note)
        #expect(Self.words(all.changes) == ["changed expand 3 2", "deleted later 1 –"])
        #expect(some.sameCount == all.sameCount && some.sameCount > 40)
        let new = try Sample.catalog(.nothing).changes(to: [Self.source(file)], as: Sample.note)
        #expect(new.sameCount == 0 && new.changes.allSatisfy { $0.effect == .added })
    }

    @Test(arguments: [ExportFormat.json, .jsonLines])
    func `are imported only if nothing changed since the export`(format: ExportFormat) throws {
        let catalog = try Self.edited()
        let file = try Self.export(catalog, format)
        try catalog.write(as: Sample.note) {
            _ = try $0.update(Sample.name("expand"), Sample.set([("expandDuration", "2")]))
        }
        let guarded = ImportOptions(conflict: .updateIfUnchanged)
        let error = #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [Self.source(file)], guarded, as: Sample.note)
        }
        let message = "Pattern 'expand' is at revision 3; the import was exported from revision 2"
        #expect(error?.documents.flatMap(\.problems).map(\.message) == [message])
        let current = try Self.export(catalog, format)
        #expect(
            try catalog.importDocuments(from: [Self.source(current)], guarded, as: Sample.note).counts[.updated] == nil)
        // The canonical texts are the same with and without revisions.
        let other = try Sample.catalog(.nothing)
        try other.importDocuments(from: [Self.source(current)], as: Sample.note)
        #expect(try Sample.export(other) == Sample.export(catalog))
    }

    @Test(arguments: [
        (#"{"format":"motif/1","revisions":[]}"#, "wrong-type $.revisions"),
        (#"{"format":"motif/2","patterns":[]}"#, "out-of-range $.format"),
        (#"{"format":"motif/x","patterns":[]}"#, "syntax $.format"),
        (#"{"format":"motif/1","revisions":{"expand":0}}"#, "out-of-range $.revisions.expand"),
        (#"{"format":"motif/1","revisions":{"Expand":1}}"#, "syntax $.revisions.Expand"),
    ])
    func `with invalid revisions are refused`(text: String, problem: String) throws {
        let catalog = try Sample.catalog()
        let error = #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [.bytes(Array(text.utf8), name: "all")], as: Sample.note)
        }
        #expect(error?.documents.flatMap(\.problems).map { "\($0.code.rawValue) \($0.path)" } == [problem])
    }
}
