import CPlatform
import MotifPlatform

/// Files and folders by path.
public enum FileSystem {
    /// Whether a path is longer than the system can open at once.
    public static func isTooLong(_ path: String) -> Bool { path.utf8.count >= Int(PATH_MAX) }

    /// Whether something has this name, even a broken link.
    public static func exists(_ path: String) -> Bool { FileStatus(at: path, followingLinks: false) != nil }

    /// Whether there is a folder at a path, or a link to one.
    public static func isFolder(_ path: String) -> Bool { FileStatus(at: path)?.kind == .folder }

    /// Whether the process has permission to write to the file or folder.
    public static func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Whether there is something at a path that the process can't write.
    public static func refusesWriting(_ path: String) -> Bool { access(path, W_OK) != 0 && errno != ENOENT }

    /// Whether a folder's disk has no room for this number of bytes.
    package static func isFull(_ folder: String, for bytes: UInt64) -> Bool {
        var disk = statvfs()
        return statvfs(folder, &disk) == 0 && disk.f_blocks > 0
            && UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < bytes
    }

    /// Whether there is a file at a path that the process has permission to run.
    public static func canRun(_ path: String) -> Bool {
        FileStatus(at: path)?.kind == .file && access(path, X_OK) == 0
    }

    /// Whether a folder on the way to a path may not be entered.
    public static func isInaccessible(_ path: String) -> Bool { access(path, F_OK) != 0 && errno == EACCES }

    /// The path as an argument of another program, which can't take it for an option, a URL, or a protocol.
    public static func argument(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// The folder that a path's last name is in.
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path beside a file with its name and a different extension: `motif.screens` beside `motif.db`.
    public static func path(beside path: String, _ ending: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let name = file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
        return path.dropLast(file.count) + "\(name).\(ending)"
    }

    /// The path without links; `nil` if there is nothing at the path.
    public static func resolved(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// The names in a folder, sorted.
    ///
    /// - Throws: `FileError`
    public static func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw FileError(.read, folder, errno) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            defer { errno = 0 }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        // An error ends the list as well.
        guard errno == 0 else { throw FileError(.read, folder, errno) }
        return names.sorted()
    }

    /// Every file below a folder, by its path from there; links are not followed.
    ///
    /// - Throws: `FileError`
    public static func files(below folder: String) throws(FileError) -> [String] {
        var files: [String] = []
        for name in try names(in: folder) {
            let path = "\(folder)/\(name)"
            if FileStatus(at: path, followingLinks: false)?.kind == .folder {
                files += try self.files(below: path).map { "\(name)/\($0)" }
            } else {
                files.append(name)
            }
        }
        return files
    }

    /// Creates a folder, and those above it as needed. One that exists stays as it is.
    ///
    /// - Parameter permissions: The permissions of a folder that is created, less the process's mask.
    /// - Throws: `FileError`
    public static func createFolder(_ path: String, permissions: UInt16 = 0o777) throws(FileError) {
        if mkdir(path, mode_t(permissions)) == 0 { return }
        let number = errno
        if number == EEXIST, isFolder(path) { return }
        let parent = folder(of: path)
        // Another thread may have created it since.
        let isPossible = !exists(parent) || isFolder(parent)
        guard number == ENOENT, parent != path, isPossible else { throw FileError(.write, path, number) }
        try createFolder(parent)
        if mkdir(path, mode_t(permissions)) != 0, errno != EEXIST { throw FileError(.write, path, errno) }
    }

    /// Removes a file, or a folder with everything in it. What can't be removed stays.
    public static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        guard FileStatus(at: path, followingLinks: false)?.kind == .folder else { return }
        for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
        rmdir(path)
    }

    /// Renames a file, replacing a file that has the new name.
    ///
    /// - Throws: `FileError`
    public static func rename(_ path: String, to name: String) throws(FileError) {
        if systemRename(path, name) != 0 { throw FileError(.write, name, errno) }
    }

    /// Exchanges the names of two files or folders at once, so that neither name is ever missing.
    ///
    /// - Throws: `FileError`, also if the system or the disk can't do that; nothing has changed then.
    public static func exchange(_ path: String, with other: String) throws(FileError) {
        if motif_exchange_names(path, other) != 0 { throw FileError(.write, other, errno) }
    }

    /// Gives a file a second name, or makes a copy if the file system or the permissions don't allow that. A link is
    /// copied as a link.
    ///
    /// - Throws: `FileError`
    public static func duplicate(_ path: String, as name: String) throws(FileError) {
        if link(path, name) == 0 { return }
        if FileStatus(at: path, followingLinks: false)?.kind == .link {
            guard let target = target(ofLink: path), symlink(target, name) == 0 else {
                throw FileError(.write, name, errno)
            }
            return
        }
        guard let status = FileStatus(at: path), status.kind == .file else { throw FileError(.read, path, ESPIPE) }
        let source = try OpenFile(reading: path)
        let copy = try OpenFile(creating: name, permissions: status.permissions)
        while case let bytes = try source.read(upTo: 1 << 16), !bytes.isEmpty { try copy.write(bytes) }
    }

    private static func target(ofLink path: String) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &characters, characters.count)
        guard count >= 0 else { return nil }
        return String(decoding: characters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Waits until the names in a folder are on the drive: a new or changed name is safe only then.
    public static func sync(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        motif_sync(descriptor)
        close(descriptor)
    }
}

/// Inside the type, the same name is that of a method.
private func systemRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }
