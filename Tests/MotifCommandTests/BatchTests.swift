import Foundation
import MotifJSON
import Testing

@Suite struct BatchTests {
    private let get = #"{"op":"show","ref":"expand"}"#
    private let slower = #"{"op":"update","ref":"expand","set":{"expandDuration":"400ms"}}"#

    @Test func `a batch answers each line and ends with a summary`() throws {
        let sandbox = try Sandbox()
        let lines = [#"{"id":"a",\#(slower.dropFirst())"#, #"{"op":"log","ref":"expand","limit":1}"#]
        let run = try sandbox.motif("batch", "-m", "calmer", input: lines.joined(separator: "\n"))
        try expect(run, matches: "batch")
        #expect(try sandbox.isSound())
    }

    @Test func `the first failure undoes everything`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let lines = [slower, #"{"op":"delete","ref":"kind:expand"}"#, get]
        try expect(try sandbox.motif("batch", input: lines.joined(separator: "\n")), matches: "batch-undone")
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test func `with --keep-going each line is independent`() throws {
        let sandbox = try Sandbox()
        let lines = ["nonsense", slower, #"{"op":"show","ref":"expand@7"}"#, #"{"op":"shw"}"#]
        try sandbox.write(lines.joined(separator: "\r\n"), to: "edits.jsonl")
        try expect(try sandbox.motif("batch", "edits.jsonl", "--keep-going"), matches: "batch-keep-going")
        #expect(try sandbox.motif("show", "expand@2").exit == 0)
        #expect(try sandbox.isSound())
    }

    @Test func `a program holds a conversation over an open pipe`() throws {
        let sandbox = try Sandbox()
        let batch = try sandbox.conversation("batch")
        let reader = JSONReader()
        try batch.say(get)
        let first = try reader.read(try batch.hear())
        #expect(first["result"]?["document"]?["parameters"]?["expandDuration"] == 0.35)
        try batch.say(slower.dropLast() + #","expect":1}"#)
        #expect(try reader.read(try batch.hear())["result"]?["revision"] == 2)
        try batch.say(get)
        #expect(try reader.read(try batch.hear())["result"]?["revision"] == 2)
        // Nobody else sees it before the batch is through.
        #expect(try sandbox.motif("show", "expand@2").exit == 66)
        let run = try batch.end()
        #expect(run.exit == 0)
        #expect(run.output == #"{"done":true,"committed":true,"ok":3,"failed":0}"# + "\n")
        #expect(try sandbox.motif("show", "expand@2").exit == 0)
    }

    @Test func `a conversation of reads sees concurrent writes and blocks none`() throws {
        let sandbox = try Sandbox()
        let batch = try sandbox.conversation("batch", "--keep-going")
        let reader = JSONReader()
        try batch.say(get + "\n")
        #expect(try reader.read(try batch.hear())["result"]?["newest"] == 1)
        #expect(try sandbox.motif("update", "expand", "--set", "expandDuration=1").exit == 0)
        try batch.say(get)
        #expect(try reader.read(try batch.hear())["result"]?["newest"] == 2)
        #expect(try batch.end().exit == 0)
    }

    @Test func `a batch that only reads runs alongside one that writes`() throws {
        let sandbox = try Sandbox()
        let writing = try sandbox.conversation("batch")
        try writing.say(slower)
        _ = try writing.hear()
        let run = try sandbox.motif("batch", input: get)
        #expect(run.exit == 0)
        #expect(run.lines.first?.contains(#""revision":1"#) == true)
        #expect(try writing.end().exit == 0)
    }

    @Test func `an interrupted batch leaves nothing behind`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let batch = try sandbox.conversation("batch")
        try batch.say(slower)
        _ = try batch.hear()
        batch.signal(SIGINT)
        #expect(try batch.end().signal == SIGINT)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test func `thousands of reads are answered in order`() throws {
        let sandbox = try Sandbox()
        let slugs = ["expand", "punch-out", "kind:expand", "item:twitter", "device:iphone-15"]
        let count = 5000
        let lines = (0..<count).map { #"{"id":\#($0),"op":"show","ref":"\#(slugs[$0 % slugs.count])"}"# }
        let run = try sandbox.motif("batch", input: lines.joined(separator: "\n"))
        #expect(run.exit == 0)
        let reader = JSONReader()
        let answers = try run.lines.map { try reader.read(String($0)) }
        try #require(answers.count == count + 1)
        for (index, answer) in answers.dropLast().enumerated() {
            #expect(answer["id"] == .number(Double(index)))
            #expect(slugs[index % slugs.count].hasSuffix(answer["result"]?["slug"]?.string ?? "?"))
        }
    }

    @Test func `a get returns the saved bytes`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("batch", input: get)
        let exported = try sandbox.motif("export", "expand", "--to", "jsonl")
        let document = exported.output.trimmingCharacters(in: .newlines)
        #expect(run.lines.first?.hasSuffix(#""document":\#(document)}}"#) == true)
    }

    @Test func `a line of more than 16 MB is rejected and the next one is answered`() throws {
        let sandbox = try Sandbox()
        let line = #"{"op":"show","ref":"\#(String(repeating: "x", count: 16 << 20))"}"#
        let run = try sandbox.motif("batch", "--keep-going", input: line + "\n" + get)
        #expect(run.exit == 1)
        #expect(run.lines.first?.contains(#""code":"too-large""#) == true)
        #expect(run.lines.dropFirst().first?.hasPrefix(#"{"line":2,"ok":true"#) == true)
    }

    @Test func `a batch reports that it was saved, even if its output is closed before the last answer`() throws {
        let sandbox = try Sandbox()
        let batch = try sandbox.conversation("batch")
        try batch.say(slower)
        _ = try batch.hear()
        try batch.stopListening()
        let run = try batch.end()
        #expect(run.exit == 0)
        #expect(run.errors == "motif: Output was closed; the batch was saved\n")
        #expect(try sandbox.motif("show", "expand@2").exit == 0)
    }

    @Test func `--keep-going that is cut short says after which line`() throws {
        let sandbox = try Sandbox()
        let batch = try sandbox.conversation("batch", "--keep-going")
        try batch.say(slower)
        _ = try batch.hear()
        try batch.stopListening()
        try batch.say(get)
        let run = try batch.end()
        #expect(run.exit == 74)
        #expect(run.errors == "motif: Output was closed; only the first 2 lines were run\n")
        #expect(try sandbox.motif("show", "expand@2").exit == 0)
    }

    @Test func `as a dry run answers every line, and saves nothing`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let lines = """
            {"op": "copy", "ref": "expand", "to": "twin"}
            {"op": "show", "ref": "twin"}
            {"op": "undo"}
            """
        let run = try sandbox.run(["batch", "--dry-run"], input: lines)
        #expect(run.exit == 0 && run.errors == "Nothing was saved\n", "\(run.transcript)")
        #expect(run.lines.count == 4 && run.lines.last?.contains(#""committed":false"#) == true)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.run(["batch", "--dry-run", "--keep-going"], input: lines).exit == 64)
    }
}
