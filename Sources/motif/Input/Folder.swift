#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finding and creating folders.
enum Folder {
    /// Whether the path leads to a folder.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
}
