import CPlatform

/// The user's desktop.
public enum Desktop {
    /// The program that shows a file in the program that the desktop has for it.
    public static let opener = String(cString: motif_opener())

    /// Shows a file, and waits until the opener has handed it on.
    ///
    /// - Returns: The opener's exit status; 0 if it found a program.
    /// - Throws: `SpawnError` if there is no opener.
    public static func open(_ path: String) throws(SpawnError) -> Int32 {
        try Program.run([opener, FileSystem.argument(path)], output: "/dev/null")
    }
}
