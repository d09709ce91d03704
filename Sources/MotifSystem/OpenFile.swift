import CPlatform
import MotifPlatform

/// An open file, closed with the value.
///
/// Calls that a signal interrupts are repeated. One thread at a time uses it.
public final class OpenFile {
    /// The path as the user wrote it, for errors.
    public let path: String
    /// The file descriptor; -1 after `close`.
    public private(set) var descriptor: Int32
    private let purpose: FileError.Purpose

    /// Opens a file for reading.
    ///
    /// - Throws: `FileError`, also for a folder.
    public convenience init(reading path: String) throws(FileError) {
        try self.init(path, O_RDONLY, .read, as: path)
        guard let status = FileStatus(of: descriptor) else { throw FileError(.read, path, EIO) }
        if status.kind == .folder { throw FileError(.read, path, EISDIR) }
    }

    /// Opens a file with data for reading, and never waits for a pipe or a device.
    ///
    /// - Parameter followingLinks: Whether the path may be a symbolic link.
    /// - Throws: `FileError`, also for anything that isn't a regular file.
    public convenience init(readingRegular path: String, followingLinks: Bool = true) throws(FileError) {
        try self.init(path, O_RDONLY | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW), .read, as: path)
        guard let status = FileStatus(of: descriptor) else { throw FileError(.read, path, EIO) }
        if status.kind == .folder { throw FileError(.read, path, EISDIR) }
        if status.kind != .file { throw FileError(.read, path, ESPIPE) }
    }

    /// Opens an existing file for writing at its start.
    public convenience init(writing path: String) throws(FileError) { try self.init(path, O_WRONLY, .write, as: path) }

    /// Creates a file for writing.
    ///
    /// - Parameter permissions: Its permissions, less the process's mask.
    /// - Parameter name: The path for errors, if the user knows the file by another.
    /// - Throws: `FileError`, with `EEXIST` if something has this name, even a broken link.
    public convenience init(creating path: String, permissions: UInt16 = 0o666, as name: String? = nil)
        throws(FileError)
    {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL, .write, permissions: permissions, as: name ?? path)
    }

    /// Takes over a descriptor, such as that of standard input.
    public init(descriptor: Int32, as path: String, _ purpose: FileError.Purpose) {
        self.descriptor = descriptor
        self.path = path
        self.purpose = purpose
    }

    private init(
        _ file: String, _ flags: Int32, _ purpose: FileError.Purpose, permissions: UInt16 = 0, as path: String
    ) throws(FileError) {
        self.path = path
        self.purpose = purpose
        descriptor = open(file, flags | O_CLOEXEC, mode_t(permissions))
        guard descriptor >= 0 else { throw FileError(purpose, path, errno) }
    }

    deinit { close() }

    /// Reads the next bytes into a buffer. Waits until there are any.
    ///
    /// - Returns: The number of bytes; 0 at the end.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw FileError(purpose, path, errno) }
        }
    }

    /// Reads at most this many bytes from the current position.
    public func read(upTo limit: Int) throws(FileError) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 16)
        defer { buffer.deallocate() }
        var end = 0
        while end < limit {
            let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
            if count == 0 { break }
            end += count
        }
        return Array(buffer[..<end])
    }

    /// Reads the bytes from a place in the file on, wherever the current position is; fewer at its end.
    public func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { buffer.deallocate() }
        var end = 0
        while end < count {
            let read = pread(descriptor, buffer.baseAddress?.advanced(by: end), count - end, off_t(offset + end))
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw FileError(purpose, path, errno) }
            if read == 0 { break }
            end += read
        }
        return Array(buffer[..<end])
    }

    /// Writes all of the bytes.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
            }
            if count >= 0 {
                done += count
            } else if errno != EINTR {
                throw FileError(purpose, path, errno)
            }
        }
    }

    /// Sets the permissions, whatever the process's mask. File systems without permissions ignore it.
    public func setPermissions(_ permissions: UInt16) { _ = fchmod(descriptor, mode_t(permissions)) }

    /// Waits until everything written is on the drive, not only in its cache.
    public func sync() throws(FileError) {
        if motif_sync(descriptor) != 0 { throw FileError(purpose, path, errno) }
    }

    /// Closes the file; does nothing the second time, or to a standard stream, whose number the next file would get.
    public func close() {
        if descriptor > 2 { systemClose(descriptor) }
        descriptor = -1
    }
}

// System calls for types in which these names are those of methods.

package func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}

package func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }

private func systemClose(_ file: Int32) { _ = close(file) }
