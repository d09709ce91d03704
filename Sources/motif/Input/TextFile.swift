import MotifCore
import MotifJSON
import MotifSystem

/// The contents of a file, or of standard input if the name is `-`.
struct TextFile {
    /// The name for messages.
    let name: String
    /// Its contents.
    let bytes: [UInt8]

    /// The maximum size of one document, in bytes. Reading stops there, and the file is rejected as too large.
    private static let maximumBytes = JSONLimits.default.maximumBytes

    /// A file that has been read.
    init(named name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    init(_ path: String) throws(CommandError) {
        let file = try InputFile.open(path)
        name = file.path
        // One more byte shows that it is too large.
        bytes = try InputFile.reading { () throws(FileError) in try file.read(upTo: Self.maximumBytes + 1) }
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
