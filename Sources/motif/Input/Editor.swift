import MotifPlatform

/// The user's editor.
struct Editor {
    /// The command, for a shell: `code --wait`.
    let command: String

    /// The editor of the environment, or vi on a terminal.
    init() throws(CommandError) {
        guard let command = Environment.editor ?? (Terminal.isInteractive ? "vi" : nil) else { throw .noEditor }
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
        throw .editor(command, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
    }
}
