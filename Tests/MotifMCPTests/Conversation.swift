import MotifCatalog
import MotifJSON
import MotifMCP
import MotifPublishing
import Testing

/// A client of a server on a catalog in memory.
struct Conversation {
    let catalog: Catalog
    private let server: MCPServer

    init(_ access: Catalog.Access = .reading, _ table: OperationTable = .all) throws {
        let date = Timestamp(millisecondsSince1970: 1_800_000_000_000)
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "mia", date: date))
        self.catalog = catalog
        server = MCPServer(
            table, access: access, version: "1.2.3", open: { _ in catalog },
            as: { ChangeNote(author: "agent", message: $0 ?? "", date: date) })
    }

    /// A server whose catalog can't be opened.
    init(failing error: any Error) throws {
        let date = Timestamp(millisecondsSince1970: 1_800_000_000_000)
        catalog = try Catalog.inMemory(with: .nothing, as: ChangeNote(author: "mia", date: date))
        server = MCPServer(
            .all, access: .reading, version: "1.2.3", open: { _ in throw error },
            as: { ChangeNote(author: "agent", message: $0 ?? "", date: date) })
    }

    /// The answer to a line.
    func say(_ line: String) throws -> JSON? {
        guard let answer = server.answer(Array(line.utf8)) else { return nil }
        #expect(answer.last == UInt8(ascii: "\n") && answer.count { $0 == 10 } == 1, "an answer isn't one line")
        return try JSONReader().read(answer)
    }

    /// The answer to a line that was too long.
    func sayTooMuch() throws -> JSON { try JSONReader().read(server.answer(toLineOver: 100)) }

    /// The answer to a request of the stateless revision.
    func ask(_ method: String, _ params: JSONObject = [:]) throws -> JSON {
        var params = params
        params["_meta"] = [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
            "io.modelcontextprotocol/clientCapabilities": [:],
        ]
        let request: JSON = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(params)]
        return try #require(try say(request.canonical))
    }

    /// The result of a tool.
    func call(_ tool: String, _ arguments: JSONObject = [:]) throws -> JSON {
        let answer = try ask("tools/call", ["name": .string(tool), "arguments": .object(arguments)])
        return try #require(answer["result"], "\(answer.canonical)")
    }

    /// Agrees on a revision.
    func initialize(_ revision: String) throws -> JSON? {
        try say(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)","#
                + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#)
    }
}
