import MotifCatalog

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that a command reads, or standard input; opened when it is first read and closed at its end.
///
/// One thread at a time reads it.
final class InputFile: @unchecked Sendable {
    /// The path as the user wrote it, or `<stdin>`.
    let name: String
    /// Its size in bytes; `nil` where that is not known before it is read.
    let byteCount: Int?
    /// The open file; -1 before and after.
    private var descriptor: Int32
    private var isAtEnd = false

    /// What stands for standard input on a command line.
    static let standardInput = "-"

    /// - Parameter path: A path, or `-` for standard input.
    /// - Throws: `CommandError` where there is no such file, or it is a folder.
    init(_ path: String) throws(CommandError) {
        if path == Self.standardInput {
            (name, byteCount, descriptor) = ("<stdin>", nil, 0)
            return
        }
        var status = stat()
        if stat(path, &status) != 0 { throw errno == ENOENT ? .noSuchFile(path) : .file(path, errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw .file(path, EISDIR) }
        let isPlain = status.st_mode & S_IFMT == S_IFREG
        (name, byteCount, descriptor) = (path, isPlain ? Int(status.st_size) : nil, -1)
    }

    deinit { close() }

    /// What an import takes.
    var source: ImportSource {
        ImportSource(name: name, byteCount: byteCount) { try self.read(into: $0) }
    }

    /// Fills a buffer with the next bytes and says how many; 0 at the end. Waits where nothing is there yet.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandError) -> Int {
        if isAtEnd { return 0 }
        if descriptor < 0 {
            descriptor = open(name, O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { throw .file(name, errno) }
        }
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 { return count }
            if count < 0, errno == EINTR { continue }
            let number = errno
            close()
            if count < 0 { throw .file(name, number) }
            return 0
        }
    }

    private func close() {
        isAtEnd = true
        if descriptor > 0 { systemClose(descriptor) }
        descriptor = -1
    }
}

/// The system's calls; inside the type their names are those of methods.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func systemClose(_ file: Int32) { close(file) }
