import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `an operation` {
    private func answer(_ operation: JSON, _ catalog: Catalog) throws -> JSON {
        let answer = try catalog.answer(try CatalogOperation(operation)) { message in
            ChangeNote(author: "mia", message: message ?? "none", date: Sample.note.date)
        }
        return try JSONReader().read(answer.text)
    }

    private func failure(_ operation: JSON, _ catalog: Catalog) throws -> OperationFailure? {
        do {
            _ = try answer(operation, catalog)
            return nil
        } catch let failure as OperationFailure {
            return failure
        }
    }

    @Test func `that writes is a change with its message and the author of the door`() throws {
        let catalog = try Sample.catalog()
        let written = try answer(
            ["op": "update", "ref": "expand", "set": ["expandDuration": "250ms"], "message": "calm"], catalog)
        #expect(written == ["action": "updated", "revision": 2, "slug": "expand", "type": "pattern"])
        var last: HistoryEntry?
        try catalog.read { try $0.history(limit: 1) { last = $0 } }
        #expect(last?.note.message == "calm")
        #expect(last?.note.author == "mia")
    }

    @Test func `that only reads asks for no author`() throws {
        let catalog = try Sample.catalog()
        let operation = try CatalogOperation(.stats, [:])
        #expect(!operation.isWriting)
        _ = try catalog.answer(operation) { _ in
            Issue.record("a reading operation asked for a note")
            return Sample.note
        }
    }

    @Test func `that searches for very many words is refused`() throws {
        let catalog = try Sample.catalog()
        #expect(try answer(["op": "list", "search": .string(String(repeating: "a ", count: 500))], catalog) != [])
        let failure = try failure(["op": "list", "search": .string(String(repeating: "a ", count: 50_000))], catalog)
        #expect(failure?.message == "The search has 100000 characters; the maximum is 1000")
    }

    @Test func `has a flag for whether it writes`() throws {
        let writing = OperationTable.catalog.definitions.filter(\.isWriting).map(\.name)
        #expect(writing == ["create", "update", "copy", "rename", "delete", "restore", "undo", "redo", "release"])
    }

    @Test func `has all problems of its keys with their paths`() throws {
        let problems = try Sample.problems {
            _ = try CatalogOperation(["op": "list", "limit": -1, "wher": "true", "sort": 3])
        }
        #expect(problems == ["wrong-type $.sort", "out-of-range $.limit", "unknown-key $.wher"])
        #expect(
            try Sample.problems { _ = try CatalogOperation(.show, ["op": "show"]) } == [
                "missing $", "unknown-key $.op",
            ])
        #expect(try Sample.problems { _ = try CatalogOperation([]) } == ["wrong-type $"])
    }

    @Test(
        arguments: [
            (["op": "show", "ref": "nothing"], "not-found", OperationFailure.Reason.notFound),
            (["op": "show", "ref": "expand@9"], "not-found", .notFound),
            (["op": "create", "ref": "expand", "kind": "expand", "title": "E"], "exists", .conflict),
            (["op": "update", "ref": "expand", "expect": 7], "conflict", .conflict),
            (["op": "delete", "ref": "kind:expand"], "in-use", .conflict),
            (["op": "update", "ref": "expand", "set": ["expandDuration": -1]], "out-of-range", .invalid),
            (["op": "list", "where": "kind ="], "bad-formula", .invalid),
            (["op": "list", "sort": "nothing"], "unknown-reference", .malformed),
        ] as [(JSON, String, OperationFailure.Reason)])
    func `that fails has a code and a reason`(_ operation: JSON, _ code: String, _ reason: OperationFailure.Reason)
        throws
    {
        let failure = try failure(operation, try Sample.catalog())
        #expect(failure?.code == code)
        #expect(failure?.reason == reason)
        #expect(failure?.message.isEmpty == false)
    }

    @Test func `that can't be read is malformed, whatever its problems`() throws {
        let problems = Problems(.notFound(what: "It", hint: nil))
        #expect(OperationFailure(malformed: problems).reason == .malformed)
        #expect(OperationFailure(problems).reason == .notFound)
        #expect(OperationFailure(problems).json == OperationFailure(malformed: problems).json)
    }

    @Test func `curve returns the data that the command prints`() throws {
        let catalog = try Sample.catalog(.nothing)
        let sheet = try answer(
            ["op": "curve", "curve": "linear", "duration": "2s", "at": ["50%", "500ms", 0.5]], catalog)
        #expect(sheet["values"]?.array?.map { $0["progress"] } == [0.5, 0.25, 0.25])
        #expect(sheet["duration"] == 2)
        let spring = try answer(["op": "curve", "curve": "spring(duration: 0.5, bounce: 0.3)"], catalog)
        #expect(spring["values"]?.array?.count == 11)
        #expect(spring["forms"]?["uiKit"]?["duration"] != nil)
        func problems(_ keys: JSONObject) throws -> [String] {
            let failure = try failure(.object(keys), catalog)
            return [failure?.code ?? "", failure?.json["path"]?.string ?? ""]
        }
        #expect(try problems(["op": "curve", "curve": "linear", "at": "101%"]) == ["out-of-range", "$.at[0]"])
        #expect(try problems(["op": "curve", "curve": "spring(dampingRatio: 0.8)"]) == ["bad-curve", "$.curve"])
        #expect(try Sample.problems { _ = try CatalogOperation(.curve, [:]) } == ["missing $"])
        let paths = try Sample.problems { _ = try CatalogOperation(.curve, ["curve": "bounce(3)", "duration": 0]) }
        #expect(paths == ["bad-curve $.curve", "out-of-range $.duration"])
    }

    @Test func `uses has the documents that refer to one`() throws {
        let catalog = try Sample.catalog(.nothing)
        let documents = [Sample.kind(), Sample.pattern("slow")]
        try catalog.importDocuments(from: [Sample.lines(documents)], as: Sample.note)
        let uses = try answer(["op": "uses", "ref": "kind:fade"], catalog)
        #expect(uses == [["places": ["kind"], "revision": 1, "slug": "slow", "type": "pattern"]])
    }

    @Test func `changelog and releases have the history of the catalog`() throws {
        let catalog = try Sample.catalog()
        try catalog.release(try #require(ReleaseName("1.0")), as: Sample.note)
        _ = try answer(["op": "update", "ref": "expand", "title": "Grow"], catalog)
        let changelog = try answer(["op": "changelog"], catalog)
        #expect(changelog["sections"]?.array?.first?["documents"]?.array?.map { $0["slug"] } == ["expand"])
        let first = try answer(["op": "changelog", "range": "..1.0"], catalog)
        #expect(first["sections"]?.array?.first?["release"] == "1.0")
        #expect(try answer(["op": "releases"], catalog).array?.map { $0["release"] } == ["1.0"])
        let failure = try failure(["op": "changelog", "range": "2.0.."], catalog)
        #expect(failure?.reason == .notFound)
    }

    @Test func `stats counts documents by type`() throws {
        let stats = try answer(["op": "stats"], try Sample.catalog())
        #expect(stats["documents"] == ["devices": 22, "items": 5, "kinds": 10, "patterns": 11, "values": 0])
        #expect(stats["revisions"] == 48)
    }

    @Test func `undo and release are separate changes`() throws {
        let catalog = try Sample.catalog()
        #expect(try answer(["op": "release", "name": "1.0", "message": "first"], catalog)["release"] == "1.0")
        #expect(try failure(["op": "release", "name": "1.0"], catalog)?.reason == .conflict)
        _ = try answer(["op": "update", "ref": "expand", "title": "Grow"], catalog)
        let undone = try answer(["op": "undo"], catalog).array
        #expect(undone?.map { $0["slug"] } == ["expand"] && undone?.first?["message"] == "none (undo change 3)")
        #expect(try answer(["op": "undo", "change": 3], catalog) == [])
        #expect(try failure(["op": "undo", "change": 99], catalog)?.reason == .notFound)
        #expect(try failure(["op": "undo", "change": 1, "take": ["x": "theirs"]], catalog) != nil)
    }

    @Test func `an undo that conflicts with a later change names the values, and accepts answers`() throws {
        let catalog = try Sample.catalog()
        for duration in [0.5, 0.6] {
            _ = try answer(["op": "update", "ref": "expand", "set": ["expandDuration": .number(duration)]], catalog)
        }
        let failure = try failure(["op": "undo", "change": 2], catalog)
        #expect(failure?.code == "conflict" && failure?.reason == .conflict)
        #expect(failure?.message.contains("'expand.expandDuration'") == true)
        let take: JSON = ["expand.expandDuration": "theirs"]
        let undone = try answer(["op": "undo", "change": 2, "take": take], catalog).array
        #expect(undone?.count == 1)
        let shown = try answer(["op": "show", "ref": "expand"], catalog)
        #expect(shown["document"]?["parameters"]?["expandDuration"] == 0.35)
    }

    @Test func `the log has the changed values and the releases`() throws {
        let catalog = try Sample.catalog()
        _ = try answer(["op": "update", "ref": "expand", "set": ["expandDuration": 0.5]], catalog)
        _ = try answer(["op": "release", "name": "1.0"], catalog)
        let log = try answer(["op": "log", "limit": 2], catalog).array
        #expect(log?.map { $0["action"] } == ["released", "updated"])
        #expect(log?.last?["changed"]?.array?.map { $0["newText"] } == ["0.5 s"])
    }

    /// The keys that a definition describes are those that it reads, whatever the others are.
    @Test(arguments: OperationTable.catalog.definitions.map(\.name)) func `reads every key that it describes`(
        _ name: String
    ) throws {
        let definition = try #require(OperationTable.catalog[name])
        for key in definition.format.keys {
            #expect(key.summary.hasSuffix("."), "\(name) \(key.name)")
            var object: JSONObject = ["noSuchKey": 1]
            object[key.name] = .null
            let problems = try Sample.problems { _ = try CatalogOperation(definition, object) }
            #expect(!problems.contains("unknown-key $.\(key.name)"), "\(name) \(key.name)")
            #expect(problems.contains("unknown-key $.noSuchKey"), "\(name) \(key.name)")
        }
        let names = definition.format.keys.map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
    }
}
