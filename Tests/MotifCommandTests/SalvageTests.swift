import Foundation
import Testing

@Suite struct `The command 'salvage'` {
    private let sandbox: Sandbox

    /// A catalog with a backup in between: what the backup has is `expand@2`, and `expand@3` came later.
    init() throws {
        sandbox = try Sandbox()
        try update("300ms")
        #expect(try sandbox.motif("backup", "backup.db").exit == 0)
        try update("310ms")
        try update("320ms")
    }

    private func update(_ duration: String) throws {
        let run = try sandbox.motif("update", "expand", "--set", "expandDuration=\(duration)", "-m", "To \(duration)")
        #expect(run.exit == 0, "\(run.transcript)")
    }

    /// Replaces the first bytes that are this text by others of the same length.
    private func damage(_ text: String, _ other: String, in file: String = "motif.db") throws {
        var bytes = Data(try sandbox.bytes(file))
        let range = try #require(bytes.range(of: Data(text.utf8)))
        bytes.replaceSubrange(range, with: Data(other.utf8))
        try sandbox.write(Array(bytes), to: file)
    }

    /// In the text of `expand@3` alone.
    private let duration = #""expandDuration":0.31"#
    private let altered = #""expandDuration":0.81"#

    @Test func `losses are listed, and the rest is sound`() throws {
        try damage(duration, altered)
        let before = try sandbox.bytes("motif.db")
        try expect(
            try sandbox.motif("verify"), try sandbox.motif("salvage", "motif.db", "-o", "new.db"),
            try sandbox.motif("verify", "--catalog", "new.db"),
            try sandbox.motif("import", "new.jsonl", "--catalog", "new.db"),
            try sandbox.motif("log", "expand", "--catalog", "new.db"),
            matches: "salvage")
        #expect(try sandbox.bytes("motif.db") == before)
        #expect(sandbox.files.filter { $0.hasPrefix("motif.db") } == ["motif.db"])
    }

    @Test func `lost changes are restored from a backup`() throws {
        try damage(#""expandDuration":0.3,"#, #""expandDuration":0.4,"#)
        try expect(
            try sandbox.motif("salvage", "motif.db", "-o", "new.db", "--from", "backup.db"),
            try sandbox.motif("verify", "--catalog", "new.db"), matches: "salvage-from")
    }

    @Test func `older texts are in the leftovers as JSON`() throws {
        try damage(#""expandDuration":0.3,"#, #""expandDuration":0.4,"#)
        try expect(
            try sandbox.motif("salvage", "motif.db", "-o", "new.db", "--rest", "rest.jsonl", "--format", "json", "-q"),
            matches: "salvage-json")
        #expect(sandbox.files.contains("rest.jsonl"))
    }

    @Test func `a damaged clone is healed from its hub, and shares on`() throws {
        #expect(try sandbox.motif("hub", "create", "hub.db").exit == 0)
        #expect(try sandbox.motif("clone", "hub.db", "clone.db").exit == 0)
        try damage(duration, altered, in: "clone.db")
        #expect(try sandbox.motif("verify", "--catalog", "clone.db").exit == 74)
        let salvage = try sandbox.motif("salvage", "clone.db", "-o", "healed.db", "--from", "hub.db")
        #expect(salvage.exit == 0, "\(salvage.transcript)")
        let update = try sandbox.motif(
            "update", "expand", "--set", "expandDuration=500ms", "--catalog", "healed.db")
        #expect(update.exit == 0, "\(update.transcript)")
        let push = try sandbox.motif("push", "--catalog", "healed.db")
        #expect(push.exit == 0, "\(push.transcript)")
        #expect(try sandbox.motif("show", "expand", "--catalog", "hub.db").output.contains("0.5 s"))
    }

    @Test func `changes that only the damaged catalog has are imported into a copy`() throws {
        try damage(duration, altered)
        #expect(try sandbox.motif("salvage", "motif.db", "-o", "new.db").exit == 74)
        let run = try sandbox.motif("import", "new.jsonl", "--catalog", "backup.db")
        #expect(run.exit == 0, "\(run.transcript)")
        #expect(try sandbox.motif("show", "expand", "--catalog", "backup.db").output.contains("0.32 s"))
        #expect(try sandbox.motif("verify", "--catalog", "backup.db").exit == 0)
    }

    @Test func `a truncated file is salvaged as far as it goes`() throws {
        try sandbox.write(Array(try sandbox.bytes("motif.db").dropLast(40_000)), to: "motif.db")
        let run = try sandbox.motif("salvage", "motif.db", "-o", "new.db", "--from", "backup.db")
        #expect(run.exit == 0 || run.exit == 74, "\(run.transcript)")
        #expect(try sandbox.motif("verify", "--catalog", "new.db").exit == 0)
        #expect(try sandbox.motif("show", "expand", "--catalog", "new.db").exit == 0)
    }

    @Test func `a file with a damaged schema is still read`() throws {
        try damage("CREATE VIEW history", "CREATE VIEU history")
        let list = try sandbox.motif("list")
        let run = try sandbox.motif("salvage", "motif.db", "-o", "new.db")
        try expect(list, run, matches: "salvage-schema")
    }

    @Test func `an impossible salvage reports the reason`() throws {
        try sandbox.write("not a catalog", to: "text.db")
        #expect(try sandbox.motif("init", "other.db", environment: ["MOTIF_AUTHOR": "tom"]).exit == 0)
        try expect(
            try sandbox.motif("salvage", "text.db", "-o", "new.db"),
            try sandbox.motif("salvage", "none.db", "-o", "new.db"),
            try sandbox.motif("salvage", "motif.db", "-o", "backup.db"),
            try sandbox.motif("salvage", "motif.db", "-o", "new.db", "--rest", "backup.db"),
            try sandbox.motif("salvage", "motif.db"),
            try sandbox.motif("salvage", "motif.db", "-o", "new.db", "--from", "other.db"),
            matches: "salvage-errors")
        #expect(!sandbox.files.contains("new.db"))
    }
}
