import ArgumentParser

/// The script of a shell's completion: the parser's, and what it lacks.
enum CompletionScript {
    /// The script of a program that a command line asks for; `nil` if it asks for something else.
    static func requested(by arguments: [String], of program: (some ParsableCommand).Type) -> String? {
        guard arguments.first == "--generate-completion-script", arguments.count == 2 else { return nil }
        switch CompletionShell(rawValue: arguments[1]) {
        case .bash?: return bash(program)
        case .fish?: return fish(program)
        case let shell?: return program.completionScript(for: shell)
        case nil: return nil
        }
    }

    /// Readline starts a new word at `:` and `=`, of which references and assignments are made.
    private static func bash(_ program: (some ParsableCommand).Type) -> String {
        let commands = UsageFailure.commands(of: program).joined(separator: " ")
        let script = program.completionScript(for: .bash)
        let help = """
            _motif_help() {
                COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}"))
                return

            """
        let registration = HelpText.source("completion/motif.bash").dropLast()
        return script.replacing("_motif_help() {\n", with: help)
            .replacing("complete -o filenames -F _motif motif", with: registration)
    }

    /// Before fish 4, the place of the cursor can't be asked for outside of an interactive line.
    private static func fish(_ program: (some ParsableCommand).Type) -> String {
        program.completionScript(for: .fish)
            .replacing("(__motif_tokens -tC)", with: #"(string length -- "$(commandline -ct)")"#)
    }
}
