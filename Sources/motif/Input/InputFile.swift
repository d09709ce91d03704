import MotifCatalog
import MotifPlatform
import MotifSystem

/// Opening files and standard input, as arguments name them.
enum InputFile {
    /// The argument that means standard input.
    static let standardInput = "-"

    /// Opens a file, or standard input for `-`.
    ///
    /// - Throws: `CommandError` if the file can't be read or is a folder.
    static func open(_ path: String) throws(CommandError) -> OpenFile {
        try reading { () throws(FileError) in
            path == standardInput ? standardStream() : try OpenFile(reading: path)
        }
    }

    /// The source of an import, which is opened when it is first read.
    ///
    /// - Throws: `CommandError` if the file doesn't exist or is a folder.
    static func source(_ path: String) throws(CommandError) -> ImportSource {
        try reading { () throws(FileError) in
            path == standardInput ? .reading(standardStream()) : try .file(at: path)
        }
    }

    /// Calls a closure that reads a file, and turns its error into the command's.
    static func reading<Result>(_ body: () throws(FileError) -> Result) throws(CommandError) -> Result {
        do throws(FileError) {
            return try body()
        } catch {
            throw error.number == ENOENT ? .noSuchFile(error.path) : .file(error.path, error.number)
        }
    }

    private static func standardStream() -> OpenFile { OpenFile(descriptor: 0, as: "<stdin>", .read) }
}
