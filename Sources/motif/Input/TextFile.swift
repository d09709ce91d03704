import MotifCore
import MotifJSON
import MotifPlatform

/// The contents of a file, or of standard input if the name is `-`.
struct TextFile {
    /// The name for messages.
    let name: String
    /// Its contents.
    let bytes: [UInt8]

    /// The maximum size of one document, in bytes. Reading stops there, and the file is rejected as too large.
    private static let limit = JSONLimits.default.maximumBytes

    init(_ path: String) throws(CommandError) {
        let isInput = path == "-"
        name = isInput ? "<stdin>" : path
        let descriptor = isInput ? 0 : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw .noSuchFile(path) }
            throw .file(path, errno)
        }
        defer { if !isInput { close(descriptor) } }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= Self.limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw .file(name, errno)
            }
            bytes += buffer[..<count]
        }
        self.bytes = bytes
    }

    /// The contents as JSON.
    func json() throws(CommandError) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(bytes)
        } catch {
            throw .json(file: name, error)
        }
    }

    /// Adds lines and columns to the problems of the document in the file.
    func placed(_ problems: [Problem]) -> [Problem] {
        bytes.withUnsafeBytes { bytes in
            problems.map { Problem($0.kind, at: $0.path, position: $0.position ?? $0.path.position(in: bytes)) }
        }
    }
}
