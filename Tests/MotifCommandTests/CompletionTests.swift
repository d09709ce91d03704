import Foundation
import Testing

/// What a shell offers when the user presses tab.
@Suite struct CompletionTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `a script is generated`(shell: String) throws {
        let run = try Sandbox(.nothing).motif("--generate-completion-script", shell)
        #expect(run.exit == 0)
        #expect(run.output.contains("motif"))
    }

    struct Case: CustomTestStringConvertible {
        let line: String
        let offered: String
        var testDescription: String { line }
    }

    static let cases = [
        Case(line: "motif li", offered: "list"),
        Case(line: "motif l", offered: "list log"),
        Case(line: "motif list --fo", offered: "--format"),
        Case(line: "motif list --format j", offered: "json jsonl"),
        Case(line: "motif list dev", offered: "devices"),
        Case(line: "motif show exp", offered: "expand expand-covering expand-sign-in"),
        Case(line: "motif show kind:pu", offered: "kind:punch-out kind:punch-out-covering"),
        Case(line: "motif create new --kind ex", offered: "expand expand-covering"),
        Case(line: "motif import --on-conflict s", offered: "skip"),
        Case(line: "motif import --set e", offered: "easings everyday"),
        Case(line: "motif init --with ma", offered: "material"),
        Case(line: "motif export --to j", offered: "json jsonl"),
        Case(line: "motif export --to mi", offered: "mine"),
        Case(line: "motif guide for", offered: "formulas"),
        Case(line: "motif schema it", offered: "item"),
        Case(line: "motif schema punch-out-", offered: "punch-out-covering"),
        Case(line: "motif edit item:tw", offered: "item:twitter"),
        Case(line: "motif show expand --at 1", offered: "1.0"),
        Case(line: "motif diff 1", offered: "1.0.."),
        Case(line: "motif mcp --al", offered: "--allow-writes"),
    ]

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func `bash offers commands, options, their values and the catalog's documents`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("release", "1.0")
        try sandbox.write(Self.script, to: "complete.bash")
        try sandbox.write("", to: "bin/motif-export-mine")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/motif-export-mine").path)
        let lines = Self.cases.map { "'\($0.line)'" }.joined(separator: " ")
        let run = try sandbox.shell(#"PATH="${MOTIF%/*}:$PWD/bin:$PATH" bash complete.bash "# + lines)
        #expect(run.errors == "")
        #expect(run.output.split(separator: "\n").map(String.init) == Self.cases.map(\.offered))
    }

    /// Does what bash does for the last word of each argument, with the function that the script has registered.
    private static let script = #"""
        motif --generate-completion-script bash > motif.bash
        source motif.bash
        function=$(complete -p motif | sed 's/.*-F \([^ ]*\) .*/\1/')
        for COMP_LINE in "$@"; do
            read -ra COMP_WORDS <<< "$COMP_LINE"
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            COMP_POINT=${#COMP_LINE}
            COMPREPLY=()
            "$function" motif "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            echo "${COMPREPLY[*]}"
        done
        """#
}
