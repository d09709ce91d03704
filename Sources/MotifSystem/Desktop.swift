import CPlatform

/// The user's desktop.
public enum Desktop {
    /// The program that shows a file or a URL in the program that the desktop has for it.
    public static let opener = String(cString: motif_opener())

    /// Shows a file or a URL, and waits until the opener has handed it on.
    ///
    /// - Returns: The opener's exit status; 0 if it found a program.
    /// - Throws: `SpawnError` if there is no opener.
    public static func open(_ target: String) throws(SpawnError) -> Int32 {
        // A path that begins with a dash isn't an option.
        try Program.run([opener, target.hasPrefix("-") ? "./" + target : target], output: "/dev/null")
    }
}
