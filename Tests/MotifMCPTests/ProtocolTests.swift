import MotifCatalog
import MotifJSON
import MotifMCP
import Testing

@Suite struct `the protocol` {
    // The stateless revision.

    @Test func `is discovered with its revisions and tools`() throws {
        let result = try Conversation().ask("server/discover")["result"]
        #expect(
            result?["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
        #expect(result?["resultType"] == "complete")
        #expect(result?["capabilities"] == ["tools": [:]])
        #expect(result?["serverInfo"] == nil)
        #expect(result?["ttlMs"]?.number ?? 0 > 0)
        #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"] == "1.2.3")
    }

    @Test func `needs no handshake if each request names the revision`() throws {
        let answer = try Conversation().ask("tools/list")
        #expect(answer["id"] == 1)
        #expect(answer["result"]?["resultType"] == "complete")
        #expect(answer["result"]?["cacheScope"] == "private")
        #expect(answer["result"]?["tools"]?.array?.count == 13)
    }

    @Test func `lists its revisions for a client that asks for another`() throws {
        let answer = try Conversation().say(
            #"{"jsonrpc":"2.0","id":"a","method":"tools/list","params":{"_meta":{"#
                + #""io.modelcontextprotocol/protocolVersion":"1900-01-01","#
                + #""io.modelcontextprotocol/clientCapabilities":{}}}}"#)
        #expect(answer?["id"] == "a")
        #expect(answer?["error"]?["code"] == -32022)
        #expect(answer?["error"]?["data"]?["requested"] == "1900-01-01")
        #expect(answer?["error"]?["data"]?["supported"]?.array?.first == "2026-07-28")
    }

    @Test(arguments: ["ping", "logging/setLevel", "resources/list", "initialized", ""])
    func `has no other methods`(_ method: String) throws {
        #expect(try Conversation().ask(method)["error"]?["code"] == -32601)
    }

    // The revision with a handshake.

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1.0", "2025-11-25"),
    ])
    func `is the client's own for one with a handshake, if the server speaks it`(
        _ requested: String, _ agreed: String
    ) throws {
        let client = try Conversation()
        let result = try client.initialize(requested)?["result"]
        #expect(result?["protocolVersion"]?.string == agreed)
        #expect(result?["serverInfo"]?["version"] == "1.2.3")
        #expect(result?["resultType"] == nil)
        #expect(try client.say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
        #expect(try client.say(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)?["result"] == [:])
        let tools = try client.say(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)?["result"]
        #expect(tools?.object?.keys == ["tools"])
        let call =
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"show","arguments":{"ref":"expand"}}}"#
        #expect(try client.say(call)?["result"]?["structuredContent"]?["slug"] == "expand")
    }

    @Test(arguments: ["tools/list", "tools/call", "server/discover"])
    func `must be named before tools are used`(_ method: String) throws {
        let answer = try Conversation().say(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"name":"show"}}"#)
        #expect(answer?["error"]?["code"] == -32602)
        #expect(answer?["error"]?["message"]?.string?.contains("initialize") == true)
    }

    @Test func `has several messages in one only in the revision of March 2025`() throws {
        let lines = (1...2).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/list"}"# }.joined(separator: ",")
        let client = try Conversation()
        _ = try client.initialize("2025-03-26")
        let answers = try client.say("[\(lines),{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]")
        #expect(answers?.array?.map { $0["id"] } == [1, 2])
        let newer = try Conversation()
        _ = try newer.initialize("2025-06-18")
        #expect(try newer.say("[\(lines)]")?["error"]?["code"] == -32600)
    }

    @Test(arguments: [#""arguments":null,"#, "", #""arguments":{},"#, #""arguments":{"since":null},"#])
    func `calls a tool without arguments however that is written`(_ arguments: String) throws {
        let client = try Conversation()
        _ = try client.initialize("2025-11-25")
        let line = #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{\#(arguments)"name":"stats"}}"#
        #expect(try client.say(line)?["result"]?["isError"] == false)
        let ping = #"{"jsonrpc":"2.0","id":4,"method":"ping","params":null}"#
        #expect(try client.say(ping)?["result"] != nil)
    }

    // Messages.

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"#, -32700, JSON.null), ("nonsense", -32700, .null),
            (#""\uD800""#, -32700, .null),
            (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, -32700, .null), ("7", -32600, .null),
            ("[]", -32600, .null),
            (#"{"id":1,"method":"ping"}"#, -32600, 1), (#"{"jsonrpc":"1.0","id":"x","method":"ping"}"#, -32600, "x"),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600, 1), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, 1),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, .null),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, .null),
            (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600, .null),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602, 1),
            (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602, 1),
            (#"{"jsonrpc":"2.0","id":1,"method":"tool/list"}"#, -32601, 1),
            (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600, .null),
        ] as [(String, Int, JSON)])
    func `has an error for each wrong message`(_ line: String, _ code: Int, _ id: JSON) throws {
        let answer = try Conversation().say(line)
        #expect(answer?["error"]?["code"] == .number(Double(code)))
        #expect(answer?["id"] == id)
        #expect(answer?["jsonrpc"] == "2.0")
        #expect(answer?["error"]?["message"]?.string?.isEmpty == false)
    }

    @Test(arguments: [
        "", " \t\r", #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        #"{"jsonrpc":"2.0","method":"no/such/notification"}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
        #"{"jsonrpc":"2.0","id":4,"error":{"code":1,"message":"x"}}"#, #"{"jsonrpc":"2.0","method":"tools/list"}"#,
    ])
    func `leaves notifications and answers unanswered`(_ line: String) throws {
        #expect(try Conversation().say(line) == nil)
    }

    @Test(arguments: [
        (#""io.modelcontextprotocol/protocolVersion":"2026-07-28""#),
        (#""io.modelcontextprotocol/protocolVersion":7,"io.modelcontextprotocol/clientCapabilities":{}"#),
        (#""io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":[]"#),
        (#""io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"#
            + #""io.modelcontextprotocol/clientInfo":"me""#),
    ])
    func `refuses a request whose metadata is incomplete`(_ meta: String) throws {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{\#(meta)}}}"#
        #expect(try Conversation().say(line)?["error"]?["code"] == -32602)
    }

    @Test func `refuses a line that is too long`() throws {
        let answer = try Conversation().sayTooMuch()
        #expect(answer["error"]?["code"] == -32600)
        #expect(answer["id"] == .null)
    }
}
