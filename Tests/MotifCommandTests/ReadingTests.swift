import Testing

@Suite struct `motif log, diff, stats, verify and backup` {
    @Test func `a difference speaks of parameters with units`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=400ms", "--title", "Expand, calmly")
        try sandbox.motif("update", "expand", "--tag", "calm")
        try expect(
            sandbox.motif("diff", "expand"), sandbox.motif("diff", "expand@1"),
            sandbox.motif("diff", "expand@1", "expand@2"),
            sandbox.motif("diff", "expand", "expand-sign-in"), sandbox.motif("diff", "expand@1", "--format", "json"),
            sandbox.motif("diff", "expand@1", "--format", "csv"), sandbox.motif("diff", "expand@1", "--exit-code"),
            sandbox.motif("diff", "expand", "expand", "--exit-code"), sandbox.motif("diff", "expand", "kind:expand"),
            matches: "diff")
    }

    @Test func `the log is newest first`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=400ms", "-m", "calmer")
        try sandbox.motif("delete", "mask-reveal", "-m", "nobody uses it")
        try expect(
            sandbox.motif("log", "--limit", "3"), sandbox.motif("log", "expand", "--format", "json"),
            sandbox.motif("log", "mask-reveal"), sandbox.motif("log", "nothing"), matches: "log")
    }

    @Test func `statistics count`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("stats", "--format", "json")
        #expect(run.output.contains("\"patterns\": 9"))
        #expect(run.output.contains("\"path\": \"motif.db\""))
    }

    @Test func `a catalog that was altered is not sound`() throws {
        let sandbox = try Sandbox()
        var bytes = try sandbox.bytes("motif.db")
        let text = Array("A tapped view grows over".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: text) })
        bytes[place] = UInt8(ascii: "B")
        try sandbox.write(bytes, to: "motif.db")
        let run = try sandbox.motif("verify")
        #expect(run.exit == 74)
        #expect(run.output.contains("altered"), "\(run.transcript)")
        #expect(run.output.contains("expand@1"))
    }

    @Test func `a backup is a catalog, and replaces nothing unasked`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("backup", "copy.db"), sandbox.motif("backup", "copy.db"),
            sandbox.motif("backup", "copy.db", "--force", "--quiet"), sandbox.motif("backup", "motif.db", "--force"),
            sandbox.motif("backup", "nowhere/copy.db"), matches: "backup")
        #expect(
            try sandbox.motif("log", "--catalog", "copy.db", "--format", "jsonl").output
                == sandbox.motif("log", "--format", "jsonl").output)
        #expect(sandbox.files == ["copy.db", "motif.db"])
    }
}
