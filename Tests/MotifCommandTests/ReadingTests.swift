import Testing

@Suite struct `motif log, diff, stats, verify and backup` {
    @Test func `a difference shows parameters with units`() throws {
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

    @Test func `statistics have counts`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("stats", "--format", "json")
        #expect(run.output.contains("\"patterns\": 11"))
        #expect(run.output.contains("\"path\": \"motif.db\""))
    }

    @Test func `an altered revision is found and not repaired`() throws {
        let sandbox = try Sandbox()
        try Self.alter(#""summary":"A tapped view grows"#, in: sandbox)
        try expect(sandbox.motif("verify"), sandbox.motif("verify", "--repair"), matches: "verify-altered")
    }

    @Test func `indexes are rebuilt on request`() throws {
        let sandbox = try Sandbox()
        // The first place is the index; the revision keeps the text that it is made from.
        try Self.alter("A tapped view grows", in: sandbox)
        let run = try sandbox.motif("verify", "--format", "json")
        #expect(run.exit == 74, "\(run.transcript)")
        let repaired = try sandbox.motif("verify", "--repair")
        #expect(repaired.exit == 0, "\(repaired.transcript)")
        #expect(try sandbox.motif("verify").exit == 0)
    }

    private static func alter(_ text: String, in sandbox: Sandbox) throws {
        var bytes = try sandbox.bytes("motif.db")
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: text.utf8) })
        bytes[place + text.utf8.count - 1] ^= 1
        try sandbox.write(bytes, to: "motif.db")
    }

    @Test func `a backup is a catalog, and replaces a file only with --force`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("backup", "copy.db"), sandbox.motif("backup", "copy.db"),
            sandbox.motif("backup", "copy.db", "--force", "--quiet"), sandbox.motif("backup", "motif.db", "--force"),
            sandbox.motif("backup", "new/folder/copy.db"), matches: "backup")
        #expect(
            try sandbox.motif("log", "--catalog", "copy.db", "--format", "jsonl").output
                == sandbox.motif("log", "--format", "jsonl").output)
        #expect(sandbox.files == ["copy.db", "motif.db", "new"])
    }
}
