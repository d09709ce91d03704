import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import MotifSystem
import Testing

@testable import MotifMCP

/// Calls run beside the reader of messages.
@Suite struct `a session` {
    /// A session whose calls wait until they may open the catalog.
    private struct Waiting {
        let session: MCPSession
        let answers = Channel<[UInt8]>(capacity: 100)
        let permits = Channel<Int>(capacity: 100)
        let begun = Channel<Int>(capacity: 100)

        init() throws {
            let date = Timestamp(millisecondsSince1970: 1_800_000_000_000)
            let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "mia", date: date))
            let (answers, permits, begun) = (answers, permits, begun)
            let server = MCPServer(
                .all, access: .writing, version: "1",
                open: { _ in
                    _ = begun.send(1)
                    _ = try permits.receive()
                    return catalog
                }, as: { ChangeNote(author: "agent", message: $0 ?? "", date: date) })
            session = try MCPSession(server) { answers.send($0) }
            say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
            _ = try hear()
        }

        func say(_ line: String) { #expect(session.receive(Array(line.utf8))) }

        func call(_ id: Int, _ tool: String, _ arguments: String = "{}") {
            say(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
            )
        }

        func hear() throws -> JSON { try JSONReader().read(try #require(try answers.receive())) }
    }

    @Test func `answers a ping while a call runs`() throws {
        let agent = try Waiting()
        agent.call(1, "stats")
        _ = try agent.begun.receive()
        agent.say(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
        #expect(try agent.hear()["id"] == 2)
        _ = agent.permits.send(1)
        #expect(try agent.hear()["id"] == 1)
        agent.session.finish()
    }

    @Test(arguments: ["check", "list", "log", "validate", "stats"])
    func `stops a canceled call, and answers the next one`(_ tool: String) throws {
        let agent = try Waiting()
        agent.call(1, tool)
        agent.call(2, "stats")
        agent.call(3, "stats")
        _ = try agent.begun.receive()
        for id in [1, 2] {
            agent.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        for _ in 1...3 { _ = agent.permits.send(1) }
        #expect(try agent.hear()["id"] == 3)
        agent.session.finish()
    }

    @Test func `finishes a call that writes although it was canceled`() throws {
        let agent = try Waiting()
        agent.call(1, "update", #"{"ref":"expand","set":{"expandDuration":"250ms"}}"#)
        agent.call(2, "show", #"{"ref":"expand"}"#)
        _ = try agent.begun.receive()
        agent.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        for _ in 1...2 { _ = agent.permits.send(1) }
        #expect(try agent.hear()["result"]?["structuredContent"]?["revision"] == 2)
        agent.session.finish()
    }

    @Test func `answers everything in order before it exits, including unreadable lines`() throws {
        let agent = try Waiting()
        agent.call(1, "stats")
        agent.say("nonsense")
        agent.call(2, "stats")
        for _ in 1...2 { _ = agent.permits.send(1) }
        agent.session.finish()
        #expect(try [agent.hear()["id"], agent.hear()["id"], agent.hear()["id"]] == [1, .null, 2])
    }

    @Test func `a long answer is cut with a note, or refused`() throws {
        let rows = (0..<5_000).map { JSON.object(["slug": .string("pattern-\($0)"), "title": "A pattern"]) }
        let answer = try MCPAnswer(["result": .array(rows), "total": 5_000], of: "list")
        let cut = answer.json
        #expect(cut.canonicalBytes.count < 60_000 && cut["total"] == 5_000)
        let count = try #require(cut["result"]?.array?.count)
        #expect(count > 500 && answer.note?.contains("first \(count) of 5000") == true)
        #expect(cut.object?.keys.sorted() == ["result", "total"])
        let short: JSON = ["result": .array(Array(rows.prefix(10)))]
        #expect(try MCPAnswer(short, of: "list").json == short)
        let long = JSON.string(String(repeating: "x", count: 70_000))
        for answer: JSON in [["text": long], ["result": [long]]] {
            let failure = #expect(throws: OperationFailure.self) { try MCPAnswer(answer, of: "export") }
            #expect(failure?.code == "too-large")
        }
    }
}
