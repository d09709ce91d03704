import Testing

@Suite struct `A catalog with an altered row` {
    /// An alteration, and commands that meet it.
    struct Alteration: CustomTestStringConvertible {
        let name: String
        let sql: String
        let commands: [[String]]

        var testDescription: String { name }
    }

    /// The newest revision belongs to the pattern `expand`.
    static let alterations = [
        Alteration(
            name: "a number that is the largest there is",
            sql: """
                UPDATE document SET number = \(Int.max) WHERE id = \(pattern);
                UPDATE revision SET number = \(Int.max) WHERE id = \(revision);
                """,
            commands: [
                ["diff", "expand"], ["verify"], ["update", "expand", "--title", "y"], ["restore", "expand@1"],
                ["delete", "expand"],
            ]),
        Alteration(
            name: "an id that is the largest there is",
            sql: "UPDATE revision SET id = \(Int.max) WHERE id = \(revision)",
            commands: [
                ["list"], ["show", "expand"], ["changelog"], ["gallery", "-o", "g"], ["verify"],
                ["update", "mask-reveal", "--title", "y"],
            ]),
        Alteration(
            name: "a pattern's revision without a kind",
            sql: "UPDATE revision SET kind = NULL WHERE id = \(revision)",
            commands: [
                ["show", "expand"], ["log", "--format", "jsonl"], ["changelog"], ["gallery", "-o", "g"], ["check"],
                ["export", "--to", "uikit", "-o", "swift/"], ["preview", "expand"], ["verify"],
            ]),
        Alteration(
            name: "a pattern's revision with another kind",
            sql: "UPDATE revision SET kind = (SELECT id FROM document WHERE slug = 'zoom-icons' AND type = 2)"
                + " WHERE id = \(revision)",
            commands: [
                ["show", "expand"], ["log", "--format", "jsonl"], ["gallery", "-o", "g"], ["check"], ["verify"],
            ]),
        Alteration(
            name: "a kind's entry with another name",
            sql: "UPDATE document SET slug = 'expanx' WHERE slug = 'expand' AND type = 2",
            commands: [["list", "kinds"], ["gallery", "-o", "g"], ["verify"]]),
        Alteration(
            name: "a kind's entry with the revision of another document",
            sql: "UPDATE document SET revision = 1 WHERE slug = 'expand' AND type = 2",
            commands: [["list", "kinds"], ["gallery", "-o", "g"], ["update", "expand", "--title", "y"], ["verify"]]),
    ]

    private static let pattern = "(SELECT document FROM revision ORDER BY id DESC LIMIT 1)"
    private static let revision = "(SELECT max(id) FROM revision)"

    @Test(arguments: alterations) func `is damaged, whatever the command`(_ alteration: Alteration) throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=300ms")
        try alter(sandbox, alteration.sql)
        for arguments in alteration.commands {
            let run = try sandbox.run(arguments)
            #expect(run.exit == 74, "\(run.transcript)")
            #expect(run.errors.contains("'motif.db' is damaged"), "\(run.transcript)")
        }
    }

    /// Runs SQL without the triggers that refuse it, and leaves the schema as it was.
    private func alter(_ sandbox: Sandbox, _ sql: String) throws {
        let triggers = "SELECT sql || ';' FROM sqlite_schema WHERE type = 'trigger'"
        let schema = try sandbox.shell("sqlite3 motif.db \"\(triggers)\"")
        try #require(schema.exit == 0, "\(schema.errors)")
        let names = schema.output.split(separator: "\n").compactMap { line in
            line.hasPrefix("CREATE TRIGGER ")
                ? line.dropFirst("CREATE TRIGGER ".count).split(separator: " ").first : nil
        }
        let drops = names.map { "DROP TRIGGER \($0);\n" }.joined()
        try sandbox.write("\(drops)\(sql);\n\(schema.output)", to: "alter.sql")
        let altered = try sandbox.shell("sqlite3 motif.db < alter.sql")
        try #require(altered.exit == 0, "\(altered.errors)")
    }
}
