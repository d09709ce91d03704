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
    var lines: [Substring] { output.split(whereSeparator: \.isNewline) }

    private static func whole(_ text: String) -> String {
        // A carriage return is shown, so that it survives editors and version control.
        let shown = text.replacing("\r\n", with: "␍\n")
        return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? shown : shown + "\n[no line feed at the end]\n"
    }

    /// As a shell takes it.
    private static func quoted(_ argument: String) -> String {
        let plain = argument.allSatisfy { $0.isLetter || $0.isNumber || "-_=@:./,".contains($0) }
        if plain, !argument.isEmpty { return argument }
        return "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
