import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct BatchTests {
    /// Runs lines on a catalog and gives the answers.
    private func run(
        _ catalog: Catalog, _ rule: Batch.FailureRule = .undo, _ lines: String...
    ) throws -> (answers: [JSON], summary: Batch.Summary) {
        let batch = Batch(catalog, onFailure: rule) {
            ChangeNote(author: "mia", message: $0 ?? "", date: Timestamp(millisecondsSince1970: 1_800_000_000_000))
        }
        var answers: [JSON] = []
        let reader = JSONReader()
        let summary = try batch.run(BatchLines(Array(lines.joined(separator: "\n").utf8))) { line in
            #expect(line.last == UInt8(ascii: "\n"))
            answers.append(try reader.read(line))
        }
        return (answers, summary)
    }

    private let slower = #"{"op":"update","ref":"expand","set":{"expandDuration":"400ms"}}"#

    @Test func `a get has the document and its revision`() throws {
        let catalog = try Sample.catalog()
        let answers = try run(catalog, .undo, #"{"id":[1],"op":"show","ref":"expand"}"#).answers
        let stored = try catalog.read { try $0.state(of: try DocumentReference("expand")) }
        #expect(
            answers.first == [
                "line": 1, "id": [1], "ok": true,
                "result": [
                    "type": "pattern", "slug": "expand", "revision": 1, "newest": 1, "kindRevision": 1,
                    "author": "mia", "updated": "2027-01-15T08:00:00.000Z", "document": stored.document.json,
                    "durations": ["present": 0.7],
                ],
            ])
        #expect(answers.last == ["done": true, "committed": true, "ok": 1, "failed": 0])
    }

    @Test func `reads see earlier writes of the batch, and so does the catalog afterward`() throws {
        let catalog = try Sample.catalog()
        let (answers, summary) = try run(
            catalog, .undo, #"{"op":"show","ref":"expand"}"#, slower, #"{"op":"show","ref":"expand"}"#,
            #"{"op":"show","ref":"expand@1"}"#)
        let durations = answers.map { $0["result"]?["document"]?["parameters"]?["expandDuration"]?.number }
        #expect(durations == [0.35, nil, 0.4, 0.35, nil])
        #expect(answers[1]["result"] == ["action": "updated", "revision": 2, "slug": "expand", "type": "pattern"])
        #expect(summary.isCommitted)
        #expect(try Sample.history(catalog, of: try Sample.name("expand")) == ["expand@2 updated", "expand@1 created"])
    }

    @Test func `the first failure undoes everything and ends the batch`() throws {
        let catalog = try Sample.catalog()
        let before = try Sample.export(catalog)
        let (answers, summary) = try run(
            catalog, .undo, slower, #"{"id":"x","op":"show","ref":"expnd"}"#, #"{"op":"show","ref":"expand"}"#)
        #expect(summary == Batch.Summary(ok: 1, failed: 1, isCommitted: false))
        #expect(answers.count == 3)
        #expect(answers[1]["id"] == "x")
        #expect(answers[1]["error"]?["code"] == "not-found")
        #expect(answers[1]["error"]?["message"]?.string?.contains("Did you mean 'expand'?") == true)
        #expect(answers[2] == ["done": true, "committed": false, "ok": 1, "failed": 1])
        #expect(try Sample.export(catalog) == before)
        #expect(try Sample.history(catalog, of: try Sample.name("expand")).count == 1)
    }

    @Test func `each line is independent if the batch keeps going`() throws {
        let catalog = try Sample.catalog()
        let (answers, summary) = try run(
            catalog, .keepGoing, #"{"op":"delete","ref":"nothing"}"#, slower.dropLast() + #","message":"calm"}"#,
            "broken", #"{"op":"copy","ref":"expand","to":"expand-2"}"#)
        #expect(answers.map { $0["ok"]?.boolean } == [false, true, false, true, nil])
        // `ok` of the last line is a number.
        #expect(summary == Batch.Summary(ok: 2, failed: 2, isCommitted: true))
        var messages: [String] = []
        try catalog.read { try $0.history(of: nil, limit: 2) { messages.append($0.note.message) } }
        #expect(messages == ["", "calm"])
        #expect(try catalog.verify() == [])
    }

    @Test func `one batch is one change, with the message of its first writing line`() throws {
        let catalog = try Sample.catalog()
        let changes = try catalog.read { try $0.statistics().changes }
        _ = try run(
            catalog, .undo, #"{"op":"show","ref":"expand"}"#, slower.dropLast() + #","message":"calm"}"#,
            #"{"op":"copy","ref":"expand","to":"expand-2","message":"twin"}"#)
        #expect(try catalog.read { try $0.statistics().changes } == changes + 1)
        var messages: [String] = []
        try catalog.read { try $0.history(of: nil, limit: 2) { messages.append($0.note.message) } }
        #expect(messages == ["calm", "calm"])
    }

    struct Failing: CustomTestStringConvertible {
        let line: String
        let code: String
        let path: String
        let message: String
        var testDescription: String { line }
    }

    @Test(arguments: [
        Failing(line: #"{"op":"shw"}"#, code: "unknown-reference", path: "$.op", message: "Did you mean 'show'?"),
        Failing(
            line: #"{"op":"dance"}"#, code: "unknown-reference", path: "$.op",
            message: "expected one of: list, show"),
        Failing(line: #"{"ref":"expand"}"#, code: "missing", path: "$", message: "'op' is missing"),
        Failing(line: #"{"op":"show"}"#, code: "missing", path: "$", message: "'ref' is missing"),
        Failing(
            line: #"{"op":"list","limt":3}"#, code: "unknown-key", path: "$.limt", message: "Did you mean 'limit'?"),
        Failing(line: #"{"op":"show","ref":7}"#, code: "wrong-type", path: "$.ref", message: "text"),
        Failing(line: #"{"op":"show","ref":"Expand"}"#, code: "bad-slug", path: "$.ref", message: "'expand'"),
        Failing(line: #"{"op":"show","ref":"expand@7"}"#, code: "not-found", path: "$", message: "newest is 1"),
        Failing(line: #"{"op":"update","ref":"expand@1"}"#, code: "syntax", path: "$.ref", message: "'expand'"),
        Failing(line: "[]", code: "wrong-type", path: "$", message: "an object"),
        Failing(line: #"{"op":"show",}"#, code: "syntax", path: "$", message: ""),
        Failing(line: #"{"op":"show","op":"show"}"#, code: "duplicate-key", path: "$", message: "'op'"),
        Failing(line: #"{"op":"list","limit":-1}"#, code: "out-of-range", path: "$.limit", message: "0 or more"),
        Failing(line: #"{"op":"list","where":"kind = 'x'"}"#, code: "bad-formula", path: "$", message: ""),
        Failing(
            line: #"{"op":"update","ref":"expand","expect":7}"#, code: "conflict", path: "$", message: "revision 1"),
        Failing(
            line: #"{"op":"update","ref":"expand","set":{"expandDuraton":1}}"#, code: "unknown-parameter",
            path: "$.parameters.expandDuraton", message: "Did you mean 'expandDuration'?"),
        Failing(line: #"{"op":"create","ref":"expand","kind":"expand"}"#, code: "exists", path: "$", message: "exists"),
        Failing(line: #"{"op":"delete","ref":"kind:expand"}"#, code: "in-use", path: "$", message: "used by"),
    ])
    func `a line that fails has a reason`(_ test: Failing) throws {
        let answers = try run(try Sample.catalog(), .undo, test.line).answers
        let error = answers.first?["error"]
        #expect(answers.first?["ok"] == false)
        #expect(error?["code"]?.string == test.code)
        #expect(error?["path"]?.string?.hasPrefix(test.path) == true)
        #expect(error?["message"]?.string?.contains(test.message) == true || test.message.isEmpty, "\(answers)")
    }

    @Test func `all problems of a line are reported together`() throws {
        let line = #"{"op":"update","ref":"expand","set":{"expandDuration":-1,"thresholdScale":"x"}}"#
        let answers = try run(try Sample.catalog(), .undo, line).answers
        let paths = answers.first?["error"]?["problems"]?.array?.map { $0["path"]?.string }
        #expect(paths == ["$.parameters.expandDuration", "$.parameters.thresholdScale"])
    }

    @Test func `a line that isn't JSON is reported with its column`() throws {
        let answers = try run(try Sample.catalog(), .keepGoing, "", #"{"op": get}"#).answers
        #expect(answers.first?["line"] == 2)
        #expect(answers.first?["error"]?["code"] == "syntax")
        #expect(answers.first?["error"]?["column"] == 8)
    }

    @Test func `blank lines, a byte order mark and carriage returns are accepted`() throws {
        let get = #"{"op":"show","ref":"expand"}"# + "\r"
        let answers = try run(try Sample.catalog(), .undo, "\u{FEFF}\r\n\r", get).answers
        #expect(answers.map { $0["line"] } == [3, nil])
    }

    @Test func `a changed kind that a pattern doesn't fit fails its own line`() throws {
        let catalog = try Sample.catalog(.nothing)
        let documents = [Sample.kind(), Sample.pattern("slow", duration: 2)]
        try catalog.importDocuments(from: [Sample.lines(documents)], as: Sample.note)
        let change = JSON.object(["op": "update", "ref": "kind:fade", "document": Sample.kind(maximum: 1)])
        let (answers, _) = try run(catalog, .undo, change.canonical, #"{"op":"show","ref":"slow"}"#)
        #expect(answers.first?["line"] == 1)
        #expect(answers.first?["error"]?["code"] == "out-of-range")
        #expect(answers.first?["error"]?["ref"] == "slow")
        #expect(answers.last?["committed"] == false)
    }

    @Test func `every operation answers`() throws {
        let catalog = try Sample.catalog()
        let (answers, summary) = try run(
            catalog, .undo, #"{"op":"create","document":{"type":"pattern","slug":"a","title":"A","kind":"expand"}}"#,
            #"{"op":"create","ref":"b","kind":"expand","title":"B","tag":["x","y"],"set":{"thresholdScale":3}}"#,
            #"{"op":"update","ref":"b","reset":["thresholdScale"],"untag":"x","expect":1}"#,
            #"{"op":"copy","ref":"b","to":"c"}"#, #"{"op":"rename","ref":"c","to":"d"}"#,
            #"{"op":"delete","ref":["a","d"]}"#, #"{"op":"restore","ref":"d"}"#,
            #"{"op":"list","where":"kind == 'expand' && 'y' in tags","sort":"-slug"}"#,
            #"{"op":"list","deleted":true}"#, #"{"op":"validate"}"#, #"{"op":"log","ref":"d"}"#,
            #"{"op":"diff","ref":"b@1","with":"b@2"}"#, #"{"op":"validate","document":{"type":"item"}}"#,
            #"{"op":"diff","range":"1"}"#, #"{"op":"changelog","range":"1.."}"#,
            #"{"op":"diff","range":"1..2"}"#)
        #expect(summary == Batch.Summary(ok: 16, failed: 0, isCommitted: true))
        let results = answers.compactMap { $0["result"] }
        #expect(results[2]["revision"] == 2)
        #expect(results[5].array?.map { $0["action"] } == ["deleted", "deleted"])
        #expect(results[7].array?.map { $0["slug"] } == ["d", "b"])
        #expect(results[8].array?.map { $0["slug"] } == ["a"])
        #expect(results[9] == [])
        #expect(results[10].array?.map { $0["action"] } == ["restored", "deleted", "renamed", "created"])
        let paths = results[11]["entries"]?.array?.map { $0["path"]?.string }
        #expect(paths == ["$.parameters.thresholdScale", "$.tags"])
        #expect(results[12].array?.isEmpty == false)
        let changes = results[13].array?.map { "\($0["slug"]?.string ?? "") \($0["change"]?.string ?? "")" }
        #expect(changes == ["b new", "d new"] && results[15] == results[13])
        #expect(try catalog.verify() == [])
    }

    @Test func `an undo and a release are separate changes, in the same transaction`() throws {
        let lines = [
            slower, #"{"op":"release","name":"1.0","message":"first"}"#, slower.replacing("400", with: "500"),
            #"{"op":"copy","ref":"expand","to":"twin"}"#, #"{"op":"undo"}"#, #"{"op":"show","ref":"expand"}"#,
            #"{"op":"rename","ref":"expand","to":"grow"}"#,
        ]
        func run(_ catalog: Catalog, _ rule: Batch.FailureRule, _ lines: [String]) throws -> [JSON] {
            var answers: [JSON] = []
            let batch = Batch(catalog, onFailure: rule) {
                ChangeNote(author: "mia", message: $0 ?? "", date: Sample.note.date)
            }
            _ = try batch.run(BatchLines(Array(lines.joined(separator: "\n").utf8))) {
                answers.append(try JSONReader().read($0))
            }
            return answers
        }
        let catalog = try Sample.catalog()
        let answers = try run(catalog, .undo, lines)
        #expect(answers.last?["committed"] == true, "\(answers)")
        #expect(answers[1]["result"]?["change"] == 3 && answers[1]["result"]?["release"] == "1.0")
        #expect(answers[4]["result"]?.array?.map { $0["action"] } == ["deleted", "updated"])
        #expect(answers[5]["result"]?["document"]?["parameters"]?["expandDuration"] == 0.4)
        #expect(try catalog.read { try $0.statistics().changes } == 6)
        #expect(try catalog.verify() == [])
        // A failure after them undoes them, too.
        let other = try Sample.catalog()
        let failed = try run(other, .undo, lines + [#"{"op":"show","ref":"none"}"#])
        #expect(failed.last?["committed"] == false)
        #expect(try other.read { try $0.statistics().changes } == 1)
        #expect(try other.releases().isEmpty)
    }
}
