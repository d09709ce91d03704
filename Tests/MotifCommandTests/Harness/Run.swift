/// What one run of the command gave.
struct Run: Sendable {
    /// What followed `motif`.
    let arguments: [String]
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String
    /// The exit code; 0 where a signal ended it.
    let exit: Int32
    /// The signal that ended it, or 0.
    let signal: Int32

    /// Command line, standard output, standard error and exit, as a snapshot holds them.
    var transcript: String {
        var text = "$ " + (["motif"] + arguments).map(Self.quoted).joined(separator: " ") + "\n" + Self.whole(output)
        if !errors.isEmpty { text += "[stderr]\n" + Self.whole(errors) }
        return text + (signal == 0 ? "[exit \(exit)]\n" : "[signal \(signal)]\n")
    }

    /// The lines of standard output.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: true) }

    private static func whole(_ text: String) -> String {
        text.isEmpty || text.hasSuffix("\n") ? text : text + "\n[no line feed at the end]\n"
    }

    /// As a shell takes it.
    private static func quoted(_ argument: String) -> String {
        let plain = argument.allSatisfy { $0.isLetter || $0.isNumber || "-_=@:./,".contains($0) }
        if plain, !argument.isEmpty { return argument }
        return "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
