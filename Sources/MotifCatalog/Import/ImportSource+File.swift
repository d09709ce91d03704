public import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension ImportSource {
    /// A file.
    ///
    /// - Throws: `CocoaError` where it cannot be opened; reading throws `POSIXError`.
    public static func file(at path: String) throws -> ImportSource {
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        return reading(handle, name: path, byteCount: Int(size))
    }

    /// What an open file gives: standard input, a pipe.
    public static func reading(_ handle: FileHandle, name: String, byteCount: Int? = nil) -> ImportSource {
        ImportSource(name: name, byteCount: byteCount) { buffer in
            let count = systemRead(handle.fileDescriptor, buffer.baseAddress, buffer.count)
            guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return count
        }
    }

    /// Bytes in memory.
    public static func bytes(_ bytes: [UInt8], name: String) -> ImportSource {
        let rest = Rest(bytes)
        return ImportSource(name: name, byteCount: bytes.count) { rest.next(into: $0) }
    }

    /// What of an array has not been read. Only the one thread that reads a source touches it.
    private final class Rest: @unchecked Sendable {
        private var bytes: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

        func next(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            let part = bytes.prefix(buffer.count)
            buffer.copyBytes(from: part)
            bytes = bytes.dropFirst(part.count)
            return part.count
        }
    }
}

/// The system's call; inside the type its name is that of a property.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
