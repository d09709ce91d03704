import MotifPlatform

/// The user's editor.
struct Editor {
    /// The command, for a shell: `code --wait`.
    let command: String

    /// The editor of the environment, or vi on a terminal.
    init() throws(CommandError) {
        guard let command = Environment.editor ?? (Terminal.isInteractive ? "vi" : nil) else {
            throw .usage("There is no terminal for an editor; set $VISUAL or $EDITOR to one that needs none")
        }
        self.command = command
    }

    /// Opens a file, and waits until the editor ends.
    ///
    /// As for other programs, the command may have arguments, so a shell runs it. Interrupts go to the editor alone.
    func open(_ path: String) throws(CommandError) {
        let quoted = "'" + path.replacing("'", with: #"'\''"#) + "'"
        // Editors run pipelines, whose programs end when nobody reads them; this process ignores that signal.
        let earlier = signal(SIGPIPE, SIG_DFL)
        let status = system("\(command) \(quoted)")
        signal(SIGPIPE, earlier)
        // As of `WIFEXITED` and `WEXITSTATUS`, which Swift doesn't import.
        guard status != 0 else { return }
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
        let end = code.map { "failed with exit code \($0)" } ?? "was ended by a signal"
        let didRun = ![126, 127].contains(code)
        throw .failed(
            didRun ? .no : .usage,
            "The editor '\(command)' \(end); nothing was saved"
                + (didRun ? "" : ". Set $VISUAL or $EDITOR to a program that runs"))
    }
}
