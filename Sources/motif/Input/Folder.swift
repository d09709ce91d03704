import MotifPlatform
import MotifSystem

/// Finding and creating folders.
enum Folder {
    /// The path from the root of the file system, with links resolved as far as there is anything.
    static func absolute(_ path: String) -> String {
        if let resolved = FileSystem.resolved(path) { return resolved }
        guard let slash = path.lastIndex(of: "/") else { return absolute(".") + "/" + path }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        let base = absolute(folder)
        return base + (base.hasSuffix("/") ? "" : "/") + path[path.index(after: slash)...]
    }

    /// Creates the folder of a file, and its parents, unless it exists.
    static func create(for file: String) throws(CommandError) {
        guard let end = file.lastIndex(of: "/"), end > file.startIndex, !FileSystem.isFolder(String(file[..<end]))
        else { return }
        for slash in file.indices where file[slash] == "/" && slash > file.startIndex {
            let folder = String(file[..<slash])
            if mkdir(folder, 0o777) == 0 { continue }
            let number = errno
            if !FileSystem.isFolder(folder) { throw number == EEXIST ? .notAFolder(folder) : .file(folder, number) }
        }
    }

    /// Creates a folder that only this user can read, where temporary files belong.
    static func temporary() throws(CommandError) -> String {
        let parent = Environment.temporaryFolder
        // Apple's systems end TMPDIR with a slash.
        let start = parent.hasSuffix("/") ? parent : parent + "/"
        var template = Array("\(start)motif-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .file(Environment.variable("TMPDIR") == nil ? parent : "TMPDIR=\(parent)", errno)
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
