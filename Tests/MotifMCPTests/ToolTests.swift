import HostileText
import MotifCatalog
import MotifCore
import MotifJSON
import MotifMCP
import MotifPublishing
import Testing

@Suite struct `a tool` {
    private func tools(_ access: Catalog.Access) throws -> [JSON] {
        try Conversation(access).ask("tools/list")["result"]?["tools"]?.array ?? []
    }

    @Test func `that writes is there only if agents may write`() throws {
        let reading = [
            "list", "show", "sample", "check", "curve", "diff", "log", "uses", "validate", "changelog", "releases",
            "stats", "export",
        ]
        let writing = ["create", "update", "copy", "rename", "delete", "restore", "undo", "redo", "release"]
        #expect(try tools(.reading).map { $0["name"]?.string } == reading)
        #expect(try tools(.writing).map { $0["name"]?.string } == reading + writing)
        for tool in try tools(.writing) {
            let name = try #require(tool["name"]?.string)
            let hints = tool["annotations"]
            #expect(hints?["readOnlyHint"] == .boolean(reading.contains(name)), "\(name)")
            #expect(
                hints?["destructiveHint"]
                    == .boolean(!reading.contains(name) && !["create", "copy", "release"].contains(name)))
            #expect(hints?["openWorldHint"] == false)
            #expect(tool["description"]?.string?.isEmpty == false)
            #expect(tool["outputSchema"]?["type"] == "object")
        }
        let call: JSONObject = ["name": "delete", "arguments": ["ref": "expand"]]
        let answer = try Conversation(.reading).ask("tools/call", call)
        #expect(answer["error"]?["code"] == -32602)
        #expect(answer["error"]?["message"]?.string?.contains("for reading only") == true)
    }

    /// A key is described in one place, so one that is added is everywhere.
    @Test func `has the keys of its operation`() throws {
        let added = OperationDefinition("tint", title: "Tint", .reads, "Tints.", result: .list(of: .text)) { keys in
            let color = keys.required(.text("color", "The color."), is: "a color")
            return color.map { color in .read { _ in OperationAnswer([.string(color)]) } }
        }
        let client = try Conversation(.reading, OperationTable.all + [added])
        let tools = try client.ask("tools/list")["result"]?["tools"]?.array ?? []
        let tool = try #require(tools.first { $0["name"] == "tint" })
        #expect(tool["inputSchema"]?["properties"]?["color"] == ["type": "string", "description": "The color."])
        #expect(tool["inputSchema"]?["required"] == ["color"])
        #expect(tool["inputSchema"]?["additionalProperties"] == false)
        #expect(tool["outputSchema"]?["required"] == ["result"])
        #expect(try client.call("tint", ["color": "red"])["structuredContent"] == ["result": ["red"]])
        #expect(try client.call("tint", ["colour": "red"])["isError"] == true)
    }

    @Test func `also has its result as text`() throws {
        let result = try Conversation().call("show", ["ref": "expand"])
        #expect(result["isError"] == false)
        #expect(result["structuredContent"]?["document"]?["slug"] == "expand")
        let text = try #require(result["content"]?.array?.first?["text"]?.string)
        #expect(try JSONReader().read(text) == result["structuredContent"])
    }

    @Test func `lists documents in parts, few at a time`() throws {
        let client = try Conversation()
        let some = try client.call("list", ["limit": 3])["structuredContent"]?["result"]?.array
        #expect(some?.map { $0["slug"] } == ["connect-the-dots", "dive-deeper", "expand"])
        let all = try client.call("list")["structuredContent"]?["result"]?.array
        #expect(all?.count == 11)
        #expect(all?.first?["layers"] == nil)
        let kinds = try client.call("list", ["type": "kind", "search": "menu"])["structuredContent"]?["result"]
        #expect(kinds?.array?.isEmpty == false)
        #expect(try client.call("list", ["limit": "many"])["isError"] == true)
        #expect(try client.call("list", ["limit": 0])["structuredContent"] == ["result": []])
        let list = try tools(.reading).first { $0["name"] == "list" }
        #expect(list?["inputSchema"]?["properties"]?["limit"]?["default"] == 50)
    }

    @Test func `samples with few frames unless it's told otherwise`() throws {
        let client = try Conversation()
        let few = try client.call("sample", ["ref": "expand"])["structuredContent"]
        #expect(few?["fps"] == 10)
        let one = try client.call("sample", ["ref": "expand", "at": "100ms"])["structuredContent"]
        #expect(one?["frames"]?.array?.map { $0["time"] } == [0.1])
    }

    @Test func `checks, evaluates, compares, exports, and shows the history`() throws {
        let client = try Conversation(.writing)
        let checked = try client.call("check", ["ref": "expand"])["structuredContent"]?["result"]
        #expect(checked?.array?.map { $0["ok"] } == [true])
        #expect(try client.call("curve", ["curve": "easeIn"])["structuredContent"]?["text"] == "easeIn")
        let written = try client.call(
            "update", ["ref": "expand", "set": ["expandDuration": "250ms"], "message": "calm"])
        #expect(written["structuredContent"]?["revision"] == 2)
        let changed = try client.call("diff", ["ref": "expand"])["structuredContent"]?["entries"]
        #expect(changed?.array?.first?["newText"] == "0.25 s")
        let revisions = try client.call("log", ["ref": "expand"])["structuredContent"]?["result"]?.array
        #expect(revisions?.map { $0["author"] } == ["agent", "mia"])
        #expect(revisions?.first?["message"] == "calm")
        let file = try client.call("export", ["ref": "expand", "to": "css"])["structuredContent"]?["result"]?.array?
            .first
        #expect(file?["fileName"] == "expand.css")
        #expect(file?["text"]?.string?.contains("@keyframes") == true)
    }

    @Test func `writes through the same validation as everyone`() throws {
        let client = try Conversation(.writing)
        func failure(_ tool: String, _ arguments: JSONObject) throws -> JSON {
            let result = try client.call(tool, arguments)
            #expect(result["isError"] == true)
            #expect(result["structuredContent"] == nil)
            return try JSONReader().read(result["content"]?.array?.first?["text"]?.string ?? "")
        }
        let wrong = try failure("update", ["ref": "expand", "set": ["expandDuration": -1, "thresholdScale": "x"]])
        #expect(wrong["problems"]?.array?.count == 2)
        #expect(try failure("update", ["ref": "expand", "expect": 7])["code"] == "conflict")
        #expect(try failure("delete", ["ref": "kind:expand"])["code"] == "in-use")
        #expect(try failure("create", ["ref": "expand", "kind": "expand", "title": "E"])["code"] == "exists")
        #expect(try client.catalog.read { try $0.statistics().revisions } == 48)
        #expect(try client.call("create", ["ref": "a", "kind": "expand", "title": "A"])["isError"] == false)
        #expect(try client.call("copy", ["ref": "a", "to": "b"])["isError"] == false)
        #expect(try client.call("rename", ["ref": "b", "to": "c"])["isError"] == false)
        #expect(try client.call("delete", ["ref": "c", "expect": 2])["isError"] == false)
        #expect(try client.call("restore", ["ref": "c"])["structuredContent"]?["action"] == "restored")
        #expect(try client.catalog.verify() == [])
    }

    @Test func `carries any text on one line`() throws {
        let client = try Conversation(.writing)
        for text in HostileText.all {
            let title = text.allSatisfy(\.isWhitespace) ? "x" + text : text
            _ = try client.call("update", ["ref": "expand", "title": .string(title), "message": .string(text)])
            _ = try client.call("show", ["ref": .string(text)])
            #expect(try client.ask("tools/call", ["name": .string(text)])["error"]?["code"] == -32602)
            #expect(try client.ask(text)["error"]?["code"] == -32601)
        }
    }

    @Test func `reports why the catalog can't be opened, and the server continues`() throws {
        struct Gone: Error, CustomStringConvertible { var description: String { "It is gone" } }
        let client = try Conversation(failing: Gone())
        let result = try client.call("show", ["ref": "expand"])
        #expect(result["isError"] == true)
        #expect(result["content"]?.array?.first?["text"]?.string?.contains("It is gone") == true)
        #expect(try client.ask("tools/list")["result"] != nil)
    }

    @Test(
        arguments: [
            (["name": "dance"], "Unknown tool 'dance'; tools/list has all"),
            (["name": "shw"], "Unknown tool 'shw'. Did you mean 'show'?"), (["name": 7], "'name'"), ([:], "'name'"),
            (["name": "show", "arguments": []], "'arguments'"),
        ] as [(JSONObject, String)])
    func `that is called wrongly is an error of the protocol`(_ params: JSONObject, _ words: String) throws {
        let error = try Conversation().ask("tools/call", params)["error"]
        #expect(error?["code"] == -32602)
        #expect(error?["message"]?.string?.contains(words) == true)
    }
}
