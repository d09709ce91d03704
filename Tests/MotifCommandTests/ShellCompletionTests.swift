import Foundation
import Testing

/// What bash, zsh, and fish themselves make of a line when the user presses tab.
@Suite struct `completion in a shell` {
    struct Case: CustomTestStringConvertible {
        let line: String
        let completed: String
        var testDescription: String { line }
    }

    static let cases = [
        Case(line: "motif show kind:zo", completed: "motif show kind:zoom-icons"),
        Case(line: "motif show item:twi", completed: "motif show item:twitter"),
        Case(
            line: "motif update zoom-icons --set backgroundS",
            completed: "motif update zoom-icons --set backgroundScale="),
        Case(
            line: "motif update expand --set expandCurve=easeOutBa",
            completed: "motif update expand --set expandCurve=easeOutBack"),
        Case(line: "motif list --columns slug,totalD", completed: "motif list --columns slug,totalDuration"),
        Case(line: "motif list --sort totalD", completed: "motif list --sort totalDuration"),
        Case(line: "motif list --tag cove", completed: "motif list --tag covering"),
        Case(line: "motif sample zoom-icons --operation pu", completed: "motif sample zoom-icons --operation push"),
        Case(line: "motif check --format sa", completed: "motif check --format sarif"),
        Case(line: "motif update expand --reset expandC", completed: "motif update expand --reset expandCurve"),
    ]

    private static func path(of program: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func has(_ programs: String...) -> Bool { programs.allSatisfy { path(of: $0) != nil } }

    /// Types a line and a tab into an interactive shell, then prints the line as the shell has it.
    private static let driver = #"""
        import os, pty, re, select, sys, time
        shell, setup, lines = sys.argv[1].split(), sys.argv[2], sys.argv[3:]
        pid, terminal = pty.fork()
        if pid == 0:
            os.environ["TERM"] = "dumb"
            os.environ["PS1"] = "> "
            os.execvp(shell[0], shell)
        def until(mark):
            text, end = "", time.monotonic() + 60
            while time.monotonic() < end and not re.search(mark, text):
                if select.select([terminal], [], [], 0.2)[0]:
                    try: text += os.read(terminal, 65536).decode(errors="replace")
                    except OSError: break
            return text
        os.write(terminal, (setup + "; echo rea''dy\n").encode())
        until("ready")
        for number, line in enumerate(lines):
            # The line in quotes is the argument of echo: to its start, to its end.
            os.write(terminal, (line + "\t\x01echo 'a" + str(number) + "<\x05>'\n").encode())
            found = re.search("\n.?a" + str(number) + "<(.*?)>", until("\n.?a" + str(number) + "<(.*?)>").replace("\r", ""))
            print(found.group(1).rstrip() if found else "nothing")
        """#

    private func completed(by shell: String, setup: String) throws -> [String] {
        let sandbox = try Sandbox()
        try sandbox.write(Self.driver, to: "drive.py")
        let lines = Self.cases.map { "'\($0.line)'" }.joined(separator: " ")
        let run = try sandbox.shell(
            "PATH=\"${MOTIF%/*}:/usr/local/bin:/opt/homebrew/bin:$PATH\" python3 drive.py '\(shell)' '\(setup)' \(lines)"
        )
        #expect(run.exit == 0, "\(run.errors)")
        return run.lines.map(String.init)
    }

    @Test(.enabled(if: has("bash", "python3"), "There is no bash or python3"))
    func `completes in bash`() throws {
        let lines = try completed(
            by: "bash --norc --noprofile -i", setup: "source <(motif --generate-completion-script bash)")
        #expect(lines == Self.cases.map(\.completed))
    }

    @Test(.enabled(if: has("zsh", "python3"), "There is no zsh or python3"))
    func `completes in zsh`() throws {
        let setup =
            "autoload -Uz compinit; compinit -u -D; bindkey -e; source <(motif --generate-completion-script zsh); compdef _motif motif"
        #expect(try completed(by: "zsh -f -i", setup: setup) == Self.cases.map(\.completed))
    }

    @Test(.enabled(if: has("fish"), "There is no fish")) func `completes in fish`() throws {
        let sandbox = try Sandbox()
        let script = Self.cases.map { "complete -C \"\($0.line)\" | head -1 | cut -f1" }.joined(separator: "; ")
        let run = try sandbox.shell(
            "PATH=\"${MOTIF%/*}:/usr/local/bin:/opt/homebrew/bin:$PATH\" "
                + "fish --no-config -c 'motif --generate-completion-script fish | source; \(script)'")
        #expect(run.exit == 0, "\(run.errors)")
        let words = Self.cases.map { String($0.completed.split(separator: " ").last ?? "") }
        #expect(run.lines.map(String.init) == words)
    }
}
