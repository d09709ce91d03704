import Foundation
import Testing

/// Commands that compare states of a catalog, with two documents that had one name.
@Suite struct `a catalog with a history` {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        for (day, arguments) in [
            ("05", ["release", "1.0", "-m", "App Store, May"]),
            (
                "06",
                ["update", "expand", "--set", "expandDuration=250ms", "--title", "Expand *fast*", "-m", "snappier"]
            ),
            ("07", ["rename", "expand", "grow"]),
            ("08", ["release", "1.1"]),
            ("09", ["create", "expand", "--kind", "expand", "--title", "Other"]),
            ("10", ["delete", "mask-reveal", "-m", "nobody uses it"]),
        ] {
            let run = try sandbox.run(arguments, environment: ["MOTIF_TIME": "2026-05-\(day)T12:00:00Z"])
            try #require(run.exit == 0, "\(run.errors)")
        }
        return sandbox
    }

    @Test func `is reported by changelog`() throws {
        let sandbox = try sandbox()
        try expect(
            sandbox.motif("changelog"), sandbox.motif("changelog", "1.0.."),
            sandbox.motif("changelog", "2026-05-06..2026-05-06", "--format", "json"), matches: "changelog")
        try expect(
            sandbox.motif("changelog", "1.1..1.0"), sandbox.motif("changelog", "1.0"),
            sandbox.motif("changelog", "1.0..1,1"), sandbox.motif("changelog", "1.2.."),
            sandbox.motif("changelog", "99.."), sandbox.motif("changelog", "2027-01-01.."),
            matches: "changelog-mistakes")
    }

    @Test func `has no JSON in its differences`() throws {
        let sandbox = try sandbox()
        for (slug, source) in [("a", #","source":{"title":"Book","url":"https://a.example"}"#), ("b", "")] {
            let item = ##"{"type":"item","slug":"\##(slug)","title":"A","color":"#336699"\##(source)}"##
            #expect(try sandbox.motif("import", "-", input: item).exit == 0)
        }
        for (documents, texts) in [
            (["mask-reveal@1", "dive-deeper"], ["covers-screen: 29 cases, up to 274.719; no-jump: 29 cases, up to "]),
            (["grow", "punch-out"], ["no-jump: 44 cases, up to 274.719"]),
            (["item:a", "item:b"], ["Book, https://a.example"]),
        ] {
            let diff = try sandbox.run(["diff"] + documents, environment: ["COLUMNS": "400"]).output
            for text in texts { #expect(diff.contains(text), "\(diff)") }
            #expect(!diff.contains("{\""), "\(diff)")
        }
    }

    @Test func `never has two documents under one name`() throws {
        let sandbox = try sandbox()
        try expect(
            sandbox.motif("log", "--limit", "7"), sandbox.motif("log", "--kind", "expand", "--limit", "4"),
            sandbox.motif("log", "--type", "patterns", "--limit", "1", "--format", "json"),
            sandbox.motif("show", "grow@1", "--format", "csv"), sandbox.motif("diff", "expand@1.0", "grow"),
            sandbox.motif("show", "expand@1"), sandbox.motif("delete", "mask"), matches: "renamed-documents")
    }

    @Test func `is compared as a whole`() throws {
        let sandbox = try sandbox()
        try expect(
            sandbox.motif("diff", "1.0"),
            sandbox.motif("diff", "1.0..2026-05-06", "--format", "csv", "--exit-code"),
            sandbox.motif("diff", "1.1..1.1", "--exit-code"), sandbox.motif("diff"),
            sandbox.motif("diff", "expand", "1.0.."), sandbox.motif("diff", "1.0", "1.1"),
            sandbox.motif("diff", "1.1..1.0"), matches: "diff-states")
    }

    @Test func `is compared with files and another catalog`() throws {
        let sandbox = try sandbox()
        try FileManager.default.copyItem(at: sandbox.path("motif.db"), to: sandbox.path("other.db"))
        for arguments in [
            ["export", "--with-revisions", "-o", "all.json"], ["export", "grow", "-o", "one.json"],
            ["export", "--with-revisions", "-o", "folder/"], ["update", "grow", "--set", "expandDuration=1s"],
            ["copy", "grow", "later"],
        ] { try #require(try sandbox.run(arguments).exit == 0) }
        try expect(
            sandbox.motif("diff", "--file", "all.json", "--exit-code"), sandbox.motif("diff", "--file", "one.json"),
            sandbox.motif("diff", "--against", "folder/"), sandbox.motif("diff", "--against", "other.db"),
            sandbox.motif("diff", "--against", "other.db", "--format", "jsonl"),
            sandbox.motif("diff", "--against", "nothing.db"), sandbox.motif("diff", "--file", "nothing.json"),
            sandbox.motif("import", "all.json", "--on-conflict", "update-if-unchanged"),
            sandbox.motif("export", "grow", "--to", "css", "--with-revisions"), matches: "diff-files")
    }
}
