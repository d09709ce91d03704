import MotifExport
import MotifSystem

/// The destination of an export.
enum ExportDestination {
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
        self = path.hasSuffix("/") || FileSystem.isFolder(path) ? .folder(path) : .file(path)
    }

    /// Refuses a file whose extension says that it has another format; one without an extension is fine.
    func checkExtension(for target: ExportTarget) throws(CommandError) {
        guard case .file(let path) = self, let name = path.split(separator: "/").last,
            let mark = name.lastIndex(of: "."), mark > name.startIndex
        else { return }
        let known = target.fileExtensions
        guard !known.contains(name[name.index(after: mark)...].lowercased()) else { return }
        let endings = known.map { "." + $0 }.joined(separator: " or ")
        throw .badValue(of: "--output", path, "it must end in \(endings) for '--to \(target.name)'")
    }

    /// Writes a file, completely or not at all. Missing folders are created.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Folder.create(for: path)
        try AtomicFile.write(bytes, to: path)
    }
}

extension ExportTarget {
    /// The extensions of its files, in lowercase; `json` of `tokens.json`.
    fileprivate var fileExtensions: [String] {
        let last = fileExtension.split(separator: ".").last.map(String.init) ?? fileExtension
        return last == "mjs" ? ["mjs", "js"] : [last]
    }
}
