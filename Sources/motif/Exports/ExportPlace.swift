import MotifSystem

/// Where an export goes.
enum ExportPlace {
    /// Standard output.
    case output
    /// One file.
    case file(String)
    /// One file each, in this folder.
    case folder(String)

    /// The place that `-o` names: a folder if it is one or ends with a slash; `-` is standard output.
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
        let file = try AtomicFile(at: path)
        try file.write(bytes)
        try file.commit()
    }
}
