import MotifCatalog
import MotifSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that a command reads, or standard input; opened when it is first read and closed at its end.
///
/// One thread at a time reads it.
final class InputFile: @unchecked Sendable {
    /// The path as the user wrote it, or `<stdin>`.
    let name: String
    /// Its size in bytes; `nil` where that is not known before it is read.
    let byteCount: Int?
    private var file: OpenFile?
    private var isAtEnd = false

    /// What stands for standard input on a command line.
    static let standardInput = "-"

    /// - Parameter path: A path, or `-` for standard input.
    /// - Throws: `CommandError` where there is no such file, or it is a folder.
    init(_ path: String) throws(CommandError) {
        if path == Self.standardInput {
            (name, byteCount, file) = ("<stdin>", nil, OpenFile(descriptor: 0, as: "<stdin>", .read))
            return
        }
        do throws(FileError) {
            guard let status = FileStatus(at: path) else {
                // Opening it says why.
                (name, byteCount, file) = (path, nil, try OpenFile(reading: path))
                return
            }
            if status.kind == .folder { throw FileError(.read, path, EISDIR) }
            (name, byteCount, file) = (path, status.kind == .file ? status.byteCount : nil, nil)
        } catch {
            throw error.number == ENOENT ? .noSuchFile(path) : .file(path, error.number)
        }
    }

    /// What an import takes.
    var source: ImportSource {
        ImportSource(name: name, byteCount: byteCount) { try self.read(into: $0) }
    }

    /// Fills a buffer with the next bytes and says how many; 0 at the end. Waits where nothing is there yet.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandError) -> Int {
        if isAtEnd { return 0 }
        do throws(FileError) {
            let open = if let file { file } else { try OpenFile(reading: name) }
            file = open
            let count = try open.read(into: buffer)
            if count == 0 { close() }
            return count
        } catch {
            close()
            throw .file(name, error.number)
        }
    }

    private func close() {
        isAtEnd = true
        file = nil
    }
}
