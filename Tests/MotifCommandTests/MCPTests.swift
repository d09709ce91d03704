import Foundation
import MotifJSON
import MotifPublishing
import MotifScan
import Testing

@testable import MotifCatalog

@Suite struct `motif mcp` {
    private let hello =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"#
        + #""clientInfo":{"name":"test","version":"1"}}}"#

    private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    private let slower = #"{"ref":"expand","set":{"expandDuration":"400ms"},"message":"Calmer"}"#

    private func answers(_ run: Run) throws -> [JSON] {
        try run.output.split(separator: "\n").map { try JSONReader().read(String($0)) }
    }

    @Test func `answers each message as it arrives, and ends with its input`() throws {
        let sandbox = try Sandbox()
        let agent = try sandbox.conversation("mcp")
        try agent.say(hello)
        let first = try JSONReader().read(try agent.hear())
        #expect(first["result"]?["serverInfo"]?["name"] == "motif")
        try agent.say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        try agent.say(call("show", #"{"ref":"expand"}"#))
        let shown = try JSONReader().read(try agent.hear())
        #expect(shown["result"]?["structuredContent"]?["revision"] == 1)
        // What others write meanwhile is seen.
        #expect(try sandbox.motif("update", "expand", "--title", "Grow").exit == 0)
        try agent.say(call("show", #"{"ref":"expand"}"#))
        let grown = try JSONReader().read(try agent.hear())
        #expect(grown["result"]?["structuredContent"]?["revision"] == 2)
        let run = try agent.end()
        #expect(run.exit == 0)
        #expect(run.output == "" && run.errors == "")
    }

    @Test func `names its tools in its help`() throws {
        let output = try Sandbox().motif("help", "mcp").output
        let help = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        func names(where isIncluded: (OperationDefinition) -> Bool) -> String {
            let names = OperationTable.all.scanning(besides: "").definitions.filter(isIncluded).map(\.name)
            return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
        }
        #expect(help.contains("The tools \(names { !$0.isWriting }) only read"))
        #expect(help.contains("there are also \(names(where: \.isWriting));"))
    }

    @Test func `writes only if it may, with the author and the agent's message`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let lines = [hello, call("update", slower)].joined(separator: "\n")
        let reading = try answers(try sandbox.motif("mcp", input: lines))
        #expect(reading.last?["error"]?["code"] == -32602)
        #expect(try sandbox.contents() == before)
        let run = try sandbox.motif("mcp", "--allow-writes", "--author", "robot", input: lines)
        #expect(run.exit == 0)
        #expect(try answers(run).last?["result"]?["structuredContent"]?["action"] == "updated")
        let log = try sandbox.motif("log", "expand", "--format", "jsonl").output
        let entry = try JSONReader().read(String(log.split(separator: "\n").first ?? ""))
        #expect(entry["author"] == "robot")
        #expect(entry["message"] == "Calmer")
        #expect(try sandbox.isSound())
    }

    @Test func `reports a line that is too long, and continues`() throws {
        let sandbox = try Sandbox()
        let long = String(repeating: "x", count: 17 << 20)
        let run = try sandbox.motif("mcp", input: [long, hello].joined(separator: "\n"))
        #expect(try answers(run).map { $0["error"]?["code"] } == [-32600, nil])
        #expect(run.exit == 0)
    }

    @Test func `exits quietly if its output is closed`() throws {
        let sandbox = try Sandbox()
        let lines = Array(repeating: hello, count: 2000).joined(separator: "\n")
        let run = try sandbox.motif("mcp", input: lines, output: .closedPipe)
        #expect(run.exit == 0)
        #expect(run.errors == "" && run.signal == 0)
    }

    @Test func `reports a catalog that is missing at once, and one that disappears to the agent`() throws {
        let empty = try Sandbox(.nothing)
        let missing = try empty.motif("mcp", input: hello)
        #expect(missing.exit == 66)
        #expect(missing.output == "")
        let sandbox = try Sandbox()
        let agent = try sandbox.conversation("mcp")
        try agent.say(hello)
        _ = try agent.hear()
        try FileManager.default.removeItem(at: sandbox.path("motif.db"))
        try agent.say(call("list", "{}"))
        let answer = try JSONReader().read(try agent.hear())
        #expect(answer["result"]?["isError"] == true)
        #expect(answer["result"]?["content"]?.array?.first?["text"]?.string?.contains("does not exist") == true)
        #expect(try agent.end().exit == 0)
    }

    @Test func `waits for another writer, and reports 'busy' if the wait is too long`() throws {
        let sandbox = try Sandbox()
        let writer = try sandbox.conversation("batch")
        try writer.say(#"{"op":"update","ref":"expand","title":"Grow"}"#)
        _ = try writer.hear()
        let lines = [hello, call("show", #"{"ref":"expand"}"#, id: 1), call("update", slower, id: 2)]
        let run = try answers(try sandbox.motif("mcp", "--allow-writes", input: lines.joined(separator: "\n")))
        #expect(run.map { $0["id"] } == [0, 1, 2])
        #expect(run[1]["result"]?["structuredContent"]?["revision"] == 1)
        #expect(run[2]["result"]?["content"]?.array?.first?["text"]?.string?.contains(#""code":"busy""#) == true)
        #expect(try writer.end().exit == 0)
    }
}
