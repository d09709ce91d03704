public import MotifSystem

extension ImportSource {
    /// A file, opened when it is first read and closed at its end.
    ///
    /// - Throws: `FileError` if there is no such file, or if it is a folder.
    public static func file(at path: String) throws(FileError) -> ImportSource {
        guard let status = FileStatus(at: path), status.kind != .folder else {
            // The error of opening it has the reason.
            return reading(try OpenFile(reading: path))
        }
        let state = Locked<(file: OpenFile?, isAtEnd: Bool)>((nil, false))
        return ImportSource(name: path, byteCount: status.kind == .file ? status.byteCount : nil) { buffer in
            try state.withLock { state in
                if state.isAtEnd { return 0 }
                let open = try state.file ?? OpenFile(reading: path)
                let count = try open.read(into: buffer)
                state = count == 0 ? (nil, true) : (open, false)
                return count
            }
        }
    }

    /// An open file: standard input, a pipe. It is closed with the source.
    public static func reading(_ file: sending OpenFile) -> ImportSource {
        let name = file.path
        let file = Locked(file)
        return ImportSource(name: name, byteCount: nil) { buffer in
            try file.withLock { try $0.read(into: buffer) }
        }
    }

    /// Bytes in memory.
    public static func bytes(_ bytes: [UInt8], name: String) -> ImportSource {
        let rest = Locked(bytes[...])
        return ImportSource(name: name, byteCount: bytes.count) { buffer in
            rest.withLock { rest in
                let part = rest.prefix(buffer.count)
                buffer.copyBytes(from: part)
                rest = rest.dropFirst(part.count)
                return part.count
            }
        }
    }
}
