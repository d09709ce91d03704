import MotifSystem

/// The destination of an export.
enum ExportPlace {
    /// Standard output.
    case output
    /// One file.
    case file(String)
    /// A folder that gets a file for each document.
    case folder(String)

    /// The destination of `-o`: a folder if it exists as one or ends with a slash; `-` is standard output.
    init(_ path: String?) {
        guard let path, path != "-" else {
            self = .output
            return
        }
        self = path.hasSuffix("/") || Folder.exists(path) ? .folder(path) : .file(path)
    }

    /// Writes a file, completely or not at all. Missing folders are created.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Folder.create(for: path)
        DraftName.removeLeftovers(in: FileSystem.folder(of: path))
        let file = try AtomicFile(at: path)
        try file.write(bytes)
        try file.commit()
    }
}
