import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// What arguments mean, where it takes more than a type.

extension DocumentName {
    /// The document that a reference names, for commands that work on the newest revision.
    init(newest text: String) throws {
        let reference = try DocumentReference(text)
        if let revision = reference.revision {
            throw CommandError.usage(
                "'\(text)' names revision \(revision); this works on the newest one: '\(reference.name)'")
        }
        self = reference.name
    }
}

extension Slug {
    /// A slug that a user wrote.
    init(argument text: String) throws(CommandError) {
        if let slug = Slug(text) {
            self = slug
        } else if let reference = try? DocumentReference(text) {
            throw .usage("'\(text)' is a reference; this takes a slug alone: '\(reference.name.slug)'")
        } else {
            throw .usage(Problem(.badSlug(text)).message)
        }
    }
}

extension Slug {
    /// The slug of a device that a user wrote, alone or with its type as lists show it.
    init(device text: String) throws(CommandError) {
        let prefix = "device:"
        try self.init(argument: text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
    }
}

extension RevisionNumber {
    /// A revision number that a user wrote after an option.
    init(argument text: String, of option: String) throws(CommandError) {
        guard let revision = Int(text).flatMap({ RevisionNumber($0) }) else {
            throw .badValue(of: option, text, expected: "the number of a revision, from 1 on")
        }
        self = revision
    }
}

extension Int {
    /// A count that a user wrote after an option.
    init(count text: String, of option: String) throws(CommandError) {
        guard let count = Int(text), count >= 0 else {
            throw .badValue(of: option, text, expected: "a whole number, 0 or more")
        }
        self = count
    }
}

extension Double {
    /// A time that a user wrote after an option, in seconds.
    init(seconds text: String, of option: String) throws(CommandError) {
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw .badValue(of: option, text, expected: "a number of seconds, more than 0")
        }
        self = seconds
    }
}

/// The parts of `name=value`.
struct Assignment {
    let name: String
    let value: String

    /// - Parameter option: The option that it follows, for the words.
    init(_ text: String, of option: String) throws(CommandError) {
        guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
            throw .usage("\(option) '\(text)' has no value; it takes name=value")
        }
        name = String(text[..<mark])
        value = String(text[text.index(after: mark)...])
    }
}

/// A whole file, or standard input where the name is `-`.
struct TextFile {
    /// The name for sentences.
    let name: String
    /// What is in it.
    let bytes: [UInt8]

    /// Files of one document are not longer than this; what is longer is refused by its size.
    private static let limit = JSONLimits.standard.maximumBytes

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

    /// The JSON that it holds.
    func json() throws(CommandError) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(bytes)
        } catch {
            throw .json(file: name, error)
        }
    }

    /// Problems of the document that it holds, each with its line and column.
    func placed(_ problems: [Problem]) -> [Problem] {
        bytes.withUnsafeBytes { bytes in
            problems.map { Problem($0.kind, at: $0.path, position: $0.position ?? $0.path.position(in: bytes)) }
        }
    }
}
