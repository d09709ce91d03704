import MotifCatalog
import MotifPlatform
import MotifSystem

/// A file or standard input, opened by the first read and closed at its end.
///
/// Only one thread at a time may read it.
final class InputFile: @unchecked Sendable {
    /// The path as the user wrote it, or `<stdin>`.
    let name: String
    /// Its size in bytes; `nil` if that isn't known in advance.
    let byteCount: Int?
    private var file: OpenFile?
    private var isAtEnd = false

    /// The argument that means standard input.
    static let standardInput = "-"

    /// - Parameter path: A path, or `-` for standard input.
    /// - Throws: `CommandError` if the file doesn't exist or is a folder.
    init(_ path: String) throws(CommandError) {
        if path == Self.standardInput {
            (name, byteCount, file) = ("<stdin>", nil, OpenFile(descriptor: 0, as: "<stdin>", .read))
            return
        }
        do throws(FileError) {
            guard let status = FileStatus(at: path) else {
                // Opening it reports the reason.
                (name, byteCount, file) = (path, nil, try OpenFile(reading: path))
                return
            }
            if status.kind == .folder { throw FileError(.read, path, EISDIR) }
            (name, byteCount, file) = (path, status.kind == .file ? status.byteCount : nil, nil)
        } catch {
            throw error.number == ENOENT ? .noSuchFile(path) : .file(path, error.number)
        }
    }

    /// The source of an import.
    var source: ImportSource {
        ImportSource(name: name, byteCount: byteCount) { try self.read(into: $0) }
    }

    /// Fills a buffer with the next bytes, and returns their number; 0 at the end. Waits if none are available yet.
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

    /// Reads the file to its end, or until there are more bytes than this.
    func read(upTo maximum: Int) throws(CommandError) -> [UInt8] {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { chunk.deallocate() }
        var bytes: [UInt8] = []
        while bytes.count <= maximum, case let count = try read(into: chunk), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    private func close() {
        isAtEnd = true
        file = nil
    }
}
