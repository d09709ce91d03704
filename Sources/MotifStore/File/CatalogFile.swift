import Foundation

/// What stands at a path, told from the first 100 bytes, before SQLite touches anything.
enum CatalogFile: Hashable {
    case missing
    case folder
    case unreadable
    case other
    /// A catalog; its version as far as the main file tells, which a write-ahead log may be ahead of.
    case catalog(version: Int)

    /// "motf" in ASCII: marks an SQLite file as a catalog.
    static let applicationID: Int32 = 0x6D6F_7466

    init(at path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            self = .missing
            return
        }
        if isFolder.boolValue {
            self = .folder
            return
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            self = .unreadable
            return
        }
        defer { try? file.close() }
        self = Self(header: (try? file.read(upToCount: 100)) ?? Data())
    }

    /// - Source: https://sqlite.org/fileformat.html, section 1.3: `user_version` at byte 60, `application_id` at 68.
    private init(header: Data) {
        let bytes = [UInt8](header)
        guard bytes.count == 100, bytes.starts(with: Array("SQLite format 3\u{0}".utf8)),
            Self.number(bytes[68..<72]) == Self.applicationID
        else {
            self = .other
            return
        }
        self = .catalog(version: Int(Self.number(bytes[60..<64])))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int32 {
        Int32(bitPattern: bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }
}

extension CatalogFile {
    /// How SQLite may open a file.
    enum Mode: Hashable {
        /// Reading and writing.
        case writable
        /// Reading, with the help of the write-ahead log and its index, which are there.
        case readOnly
        /// Reading a file that no one can be writing: there is no log, and there cannot be one.
        case immutable
    }

    /// How the file at a path may be opened.
    ///
    /// A database in WAL mode cannot be read without its log's index, which SQLite makes beside it. Where the folder
    /// may not be written and there is no log, only `immutable=1` reads it.
    /// - Source: https://sqlite.org/wal.html#readonly
    static func mode(of path: String) -> Mode {
        let folder = (path as NSString).deletingLastPathComponent
        let canWriteFolder = access(folder.isEmpty ? "." : folder, W_OK) == 0
        if canWriteFolder && access(path, W_OK) == 0 { return .writable }
        return mode(hasLog: hasLog(of: path), canWriteFolder: canWriteFolder)
    }

    static func mode(hasLog: Bool, canWriteFolder: Bool) -> Mode {
        hasLog || canWriteFolder ? .readOnly : .immutable
    }

    private static func hasLog(of path: String) -> Bool {
        let size = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size]
        return ((size as? NSNumber)?.intValue ?? 0) > 0
    }
}
