import Foundation
import MotifJSON
import Testing

/// Editors are scripts here, which do to the file what a person would.
@Suite struct `motif edit` {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// Runs the command with an editor that is this script; `$1` is the file.
    private func edit(
        _ script: String, _ arguments: String..., typing: String? = nil, environment: [String: String?] = [:]
    ) throws -> Run {
        try sandbox.write("#!/bin/sh\n\(script)\n", to: "editor")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path("editor").path)
        let variables = ["EDITOR": sandbox.path("editor").path].merging(environment) { $1 }
        return try sandbox.run(
            ["edit"] + (arguments.isEmpty ? ["expand"] : arguments), input: typing ?? "", environment: variables,
            output: typing == nil ? .captured : .dialog(columns: 100))
    }

    /// The folders of texts that weren't removed.
    private var leftovers: [String] { sandbox.files.filter { $0.hasPrefix("motif-") } }

    private func value(_ name: String) throws -> JSON? {
        let text = try sandbox.document("expand")
        return try JSONReader().read(text)["parameters"]?[name]
    }

    private let slower = #"sed -i.bak 's/"expandDuration": 0.35/"expandDuration": "400ms"/' "$1"; rm -f "$1".bak"#

    @Test func `saves the edited text as one revision`() throws {
        let run = try edit(slower, "expand", "-m", "Calmer")
        #expect(run.output == "updated expand@2\n", "\(run.transcript)")
        #expect(run.exit == 0)
        #expect(try value("expandDuration") == 0.4)
        #expect(try sandbox.motif("log", "expand").output.contains("Calmer"))
        #expect(leftovers == [])
        #expect(try sandbox.isSound())
    }

    @Test func `shows the document as indented JSON beside the schema of its kind`() throws {
        let run = try edit(#"cp "$1" "$HOME/seen.json"; cp "$(dirname "$1")/schema.json" "$HOME/schema.json""#)
        #expect(run.errors == "Nothing was changed\n")
        #expect(run.exit == 0)
        let text = try sandbox.read("seen.json")
        #expect(text.hasPrefix("{\n  \"$schema\": \"./schema.json\",\n  \""))
        var seen = try JSONReader().read(text).object
        seen?["$schema"] = nil
        #expect(
            seen.map(JSON.object) == (try JSONReader().read(sandbox.document("expand")))
        )
        let schema = try sandbox.motif("schema", "expand").output
        #expect(try JSONReader().read(sandbox.read("schema.json")) == JSONReader().read(schema))
    }

    @Test(arguments: [("true", "Nothing was changed\n"), (#": > "$1""#, "The text is empty; nothing was saved\n")])
    func `saves nothing if nothing is changed, or the text is empty`(_ script: String, _ notice: String) throws {
        let before = try sandbox.contents()
        let run = try edit(script)
        #expect(run.errors == notice)
        #expect(run.output == "")
        #expect(run.exit == 0)
        #expect(try sandbox.contents() == before)
        #expect(leftovers == [])
    }

    @Test(arguments: [#"mkfifo "$1""#, #"ln -s /dev/zero "$1""#])
    func `reads only files`(_ script: String) throws {
        let run = try edit(#"rm "$1"; "# + script)
        #expect(run.exit == 65)
        #expect(run.errors.contains("The editor left something other than a file in '/sandbox/motif-"))
        #expect(run.errors.hasSuffix("/expand.json'; nothing was saved\n"), "\(run.transcript)")
    }

    @Test func `shows problems at their lines and keeps the text if there is no terminal`() throws {
        let before = try sandbox.contents()
        let run = try edit(#"sed -i.bak 's/"expandDuration": 0.35/"expandDuration": -1/' "$1"; rm -f "$1".bak"#)
        #expect(run.exit == 65)
        #expect(run.errors.contains("1 problem in /sandbox/motif-"))
        #expect(run.errors.contains("expand.json:"))
        #expect(run.errors.contains("$.parameters.expandDuration: 'expandDuration' is -1 s"))
        #expect(run.errors.contains("'motif update expand --file' can save it"))
        #expect(try sandbox.contents() == before)
        let kept = try #require(leftovers.first)
        #expect(try sandbox.read("\(kept)/expand.json").contains("-1"))
        // Apple's TMPDIR ends with a slash.
        let broken = try edit(#"echo '{' > "$1""#, environment: ["TMPDIR": sandbox.folder.path + "/"])
        #expect(broken.exit == 65)
        #expect(broken.errors.hasPrefix("motif: /sandbox/motif-"), "\(broken.errors)")
        #expect(broken.errors.contains("expand.json:2:1: "))
    }

    @Test func `asks on a terminal, and opens the same text again`() throws {
        let twice = """
            if grep -q -- '-1,' "$1"; then sed -i.bak 's/"expandDuration": -1/"expandDuration": 0.4/' "$1"
            else sed -i.bak 's/"expandDuration": 0.35/"expandDuration": -1/' "$1"; fi
            rm -f "$1".bak
            """
        let run = try edit(twice, typing: "\n")
        #expect(run.output.contains("it must be"), "\(run.transcript)")
        #expect(run.output.contains("Edit again? [Y/n]"))
        #expect(run.output.contains("updated expand@2"))
        #expect(try value("expandDuration") == 0.4)
        #expect(leftovers == [])
        let refused = try edit(#"echo '[' > "$1""#, typing: "n\n")
        #expect(refused.exit == 65)
        #expect(refused.output.contains("Nothing was saved"))
        #expect(leftovers.count == 1)
    }

    @Test func `doesn't overwrite another author's change`() throws {
        let binary = try sandbox.program([]).file.path
        let run = try edit(slower + "; '\(binary)' update expand --title Faster > /dev/null")
        #expect(run.exit == 73)
        #expect(run.errors.contains("Pattern 'expand' is at revision 2, not 1"))
        #expect(run.errors.contains("Your text is in '/sandbox/motif-"))
        #expect(try value("expandDuration") == 0.35)
        let text = try #require(leftovers.first) + "/expand.json"
        #expect(try sandbox.motif("update", "expand", "--file", text, "--expect", "2").exit == 0)
        #expect(try value("expandDuration") == 0.4)
    }

    @Test(.requiresFullDisk) func `keeps no text that is saved, even if that can't be printed`() throws {
        try sandbox.write("#!/bin/sh\n\(slower)\n", to: "editor")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path("editor").path)
        let variables = ["EDITOR": sandbox.path("editor").path]
        let run = try sandbox.run(["edit", "expand"], environment: variables, output: .fullDisk)
        #expect(run.exit == 74)
        #expect(run.errors.contains("saved expand@2"), "\(run.transcript)")
        #expect(try value("expandDuration") == 0.4)
        #expect(leftovers == [])
    }

    @Test func `reports an editor that fails, is missing, or has no terminal`() throws {
        let failed = try edit("exit 3")
        #expect(failed.exit == 1)
        #expect(failed.errors.hasSuffix("editor' failed with exit code 3; nothing was saved\n"))
        let missing = try edit("", environment: ["VISUAL": "no-such-editor"])
        #expect(missing.exit == 64)
        #expect(missing.errors.contains("'no-such-editor' failed with exit code 127; nothing was saved. Set $VISUAL"))
        let none = try edit("", environment: ["EDITOR": nil, "VISUAL": nil])
        #expect(none.exit == 64)
        #expect(
            none.errors == "motif: There is no terminal for an editor; set $VISUAL or $EDITOR to one that needs none\n")
        #expect(try edit("", "nothing").exit == 66)
        #expect(try edit("", "expand@1").exit == 64)
        #expect(leftovers == [])
    }

    @Test func `accepts an editor with arguments, and a file with any name`() throws {
        let run = try edit(slower, environment: ["VISUAL": "env A=b '\(sandbox.path("editor").path)'"])
        #expect(run.exit == 0, "\(run.transcript)")
        #expect(try edit("true", "kind:expand").errors == "Nothing was changed\n")
        #expect(try edit("true", "device:iphone-15").exit == 0)
    }
}
