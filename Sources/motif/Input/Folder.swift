import MotifPlatform

/// Finding and creating folders.
enum Folder {
    /// Whether the path leads to a folder.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path from the root of the file system, with links resolved as far as there is anything.
    static func absolute(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        guard let slash = path.lastIndex(of: "/") else { return absolute(".") + "/" + path }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        let base = absolute(folder)
        return base + (base.hasSuffix("/") ? "" : "/") + path[path.index(after: slash)...]
    }

    /// Creates the folder of a file, and its parents, unless it exists.
    static func create(for file: String) throws(CommandError) {
        guard let end = file.lastIndex(of: "/"), end > file.startIndex, !exists(String(file[..<end])) else { return }
        for slash in file.indices where file[slash] == "/" && slash > file.startIndex {
            let folder = String(file[..<slash])
            if mkdir(folder, 0o777) == 0 { continue }
            let number = errno
            if !exists(folder) { throw number == EEXIST ? .notAFolder(folder) : .file(folder, number) }
        }
    }

    /// Creates a folder that only this user can read, where temporary files belong.
    static func temporary() throws(CommandError) -> String {
        let parent = Environment.temporaryFolder
        // Apple's systems end TMPDIR with a slash.
        let start = parent.hasSuffix("/") ? parent : parent + "/"
        var template = Array("\(start)motif-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .file(parent, errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
