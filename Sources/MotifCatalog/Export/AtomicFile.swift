import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is written whole or not at all.
///
/// The text goes into a file beside it, which takes its name when all is written and on the disk. Until then, and where
/// that never happens, what stood there before stays. What is no plain file, such as `/dev/stdout`, is written directly.
///
///     let file = try AtomicFile(at: "patterns.json")
///     try file.write(Array(text.utf8))
///     try file.commit()
public final class AtomicFile {
    /// The file, links followed.
    public let path: String

    /// What is written until `commit`; `nil` where the file itself is.
    private let temporaryPath: String?
    private let descriptor: Int32
    private var isOpen = true

    /// Begins a file. Nothing of the old one is touched.
    ///
    /// - Throws: `FileError` where the folder does not take a new file.
    public init(at path: String) throws(FileError) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR { throw FileError(.write, path, EISDIR) }
        let resolved = isThere ? Self.resolved(path, status) : path
        self.path = resolved ?? path
        guard let resolved else {
            temporaryPath = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            if descriptor < 0 { throw FileError(.write, path, errno) }
            return
        }
        let temporary = Self.temporaryPath(beside: resolved)
        temporaryPath = temporary
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor < 0 { throw FileError(.write, path, errno) }
        if isThere { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    }

    deinit { abandon() }

    /// Writes a file, completely or not at all.
    ///
    /// - Throws: `FileError`, after which an old file is as before.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = try AtomicFile(at: path)
        try file.write(bytes)
        try file.commit()
    }

    /// Writes a file below a folder, completely or not at all; missing folders are made.
    ///
    /// - Throws: `FileError`, after which an old file is as before.
    public static func write(_ bytes: [UInt8], to name: String, below folder: String) throws(FileError) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let parent = Self.folder(of: path)
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw FileError(.write, parent, errno)
        }
        try write(bytes, to: path)
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: `FileError`, after which the file is abandoned.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw abandoning(errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts what was written in the place of the file.
    ///
    /// - Throws: `FileError`, after which the old file stands as before.
    public func commit() throws(FileError) {
        guard isOpen else { return }
        guard let temporaryPath else { return abandon() }
        if fsync(descriptor) != 0 { throw abandoning(errno) }
        if rename(temporaryPath, path) != 0 { throw abandoning(errno) }
        isOpen = false
        close(descriptor)
        syncFolder()
    }

    /// Leaves the old file as it is and removes what was written.
    public func abandon() {
        guard isOpen else { return }
        isOpen = false
        close(descriptor)
        if let temporaryPath { unlink(temporaryPath) }
    }

    private func abandoning(_ number: Int32) -> FileError {
        abandon()
        return FileError(.write, path, number)
    }

    /// A rename is on the disk when the folder is.
    private func syncFolder() {
        let folder = open(Self.folder(of: path), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// The path without links, if what stands there may be replaced; `nil` if it is to be written as it is.
    ///
    /// Of what is open already, as `/dev/stdout`, a path may lead nowhere or to another file, and the link itself must
    /// never be replaced.
    private static func resolved(_ path: String, _ status: stat) -> String? {
        guard status.st_mode & S_IFMT == S_IFREG, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/"),
            let found = realpath(path, nil)
        else { return nil }
        defer { free(found) }
        var target = stat()
        guard lstat(found, &target) == 0, target.st_ino == status.st_ino, target.st_dev == status.st_dev else {
            return nil
        }
        return String(cString: found)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A hidden name, so that an import of the folder passes over what a killed export left.
    private static func temporaryPath(beside path: String) -> String {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let mark = String(UInt32.random(in: .min ... .max), radix: 36)
        return "\(path.dropLast(name.count)).\(name.prefix(100)).\(mark).tmp"
    }
}

/// The system's call; inside the type its name is that of a method.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
