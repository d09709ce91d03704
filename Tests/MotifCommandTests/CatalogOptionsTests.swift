import Testing

@Suite struct `The catalog` {
    @Test func `is found in the nearest parent folder`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "a/b/note")
        #expect(try sandbox.motif("stats", in: "a/b").output == sandbox.motif("stats").output)
    }

    @Test func `is the option, then the variable, then the nearest`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("init", "--empty", "empty.db")
        let variable = try sandbox.motif("list", environment: ["MOTIF_CATALOG": "empty.db"])
        #expect(variable.errors == "No patterns found\n")
        let option = try sandbox.motif("list", "--catalog", "motif.db", environment: ["MOTIF_CATALOG": "empty.db"])
        #expect(option.output.contains("expand"))
    }

    @Test func `is reported with a hint if it is missing`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("show", "expand"), sandbox.motif("show", "expand", "--catalog", "elsewhere.db"),
            matches: "no-catalog")
    }

    @Test func `is not a folder, a text or another database`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write("", to: "folder.db/note")
        try sandbox.write("these are words\n", to: "text.db")
        try sandbox.write("", to: "empty.db")
        try expect(
            sandbox.motif("list", "--catalog", "folder.db"), sandbox.motif("list", "--catalog", "text.db"),
            sandbox.motif("list", "--catalog", "empty.db"), matches: "not-a-catalog")
        #expect(try sandbox.read("text.db") == "these are words\n")
        #expect(try sandbox.read("empty.db") == "")
    }
}
