import MotifPlatform
import MotifSystem

/// What is at a path, according to the first 100 bytes, before SQLite touches anything.
enum CatalogFile: Hashable {
    case missing
    case folder
    case unreadable
    /// The system can't read it, with its error number.
    case failing(Int32)
    case other
    /// A catalog, and its version according to the main file, which a write-ahead log may be ahead of.
    case catalog(version: Int)

    /// "motf" in ASCII: marks an SQLite file as a catalog.
    static let applicationID: Int32 = 0x6D6F_7466

    init(at path: String) {
        switch FileStatus(at: path)?.kind {
        case nil: self = FileSystem.exists(path) ? .other : FileSystem.isInaccessible(path) ? .unreadable : .missing
        case .folder: self = .folder
        // Opening a pipe would wait for a writer.
        case .link, .other: self = .other
        case .file:
            do throws(FileError) {
                let header = try OpenDatabases.reading(path) { () throws(FileError) in
                    try OpenFile(reading: path).read(upTo: 100)
                }
                // SQLite has it open, and is asked for its version later.
                self = header.map(Self.init(header:)) ?? .catalog(version: 0)
            } catch {
                self = [EACCES, EPERM].contains(error.number) ? .unreadable : .failing(error.number)
            }
        }
    }

    /// - Source: https://sqlite.org/fileformat.html, section 1.3: `user_version` at byte 60, `application_id` at 68.
    private init(header: [UInt8]) {
        guard header.count == 100, header.starts(with: Array("SQLite format 3\u{0}".utf8)),
            Self.number(header[68..<72]) == Self.applicationID
        else {
            self = .other
            return
        }
        self = .catalog(version: Int(Self.number(header[60..<64])))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int32 {
        Int32(bitPattern: bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }
}

extension CatalogFile {
    /// The modes in which SQLite can open a file.
    enum Mode: Hashable {
        /// For reading and writing.
        case writable
        /// For reading, with the help of the write-ahead log and its index.
        case readOnly
        /// For reading a file that no process has open: it has no log.
        case immutable
    }

    /// Returns the mode in which the file at a path can be opened.
    ///
    /// A database in WAL mode can't be read without its log and the log's index. If there are none, a connection that
    /// only reads can't make them in a folder that it can't write, nor with Apple's SQLite at all. Elsewhere it can, but
    /// it doesn't remove them, and they would lock out the catalog's owner. So it reads with `immutable=1`.
    /// - Source: https://sqlite.org/wal.html#readonly
    static func mode(of path: String) -> Mode {
        let canWriteFolder = FileSystem.canWrite(FileSystem.folder(of: path))
        if canWriteFolder && FileSystem.canWrite(path) && foreignLog(of: path) == nil { return .writable }
        return hasLog(path) ? .readOnly : .immutable
    }

    /// Returns the mode in which the file can be opened for reading: a full disk has no room for the log's index, so that
    /// a file without a log is read as it is.
    /// - Source: https://sqlite.org/walformat.html, section 2.1: an index has 32 KiB or more.
    static func readingMode(of path: String) -> Mode {
        FileSystem.isFull(FileSystem.folder(of: path), for: 1 << 15) && !hasLog(path) ? .immutable : mode(of: path)
    }

    /// Whether a log has changes, or has an index, as long as some process has the file open. Three bytes of an index are
    /// what a process leaves that found no room for more.
    /// - Source: SQLite's os_unix.c, `unixLockSharedMemory`
    static func hasLog(_ path: String) -> Bool {
        [("-wal", 0), ("-shm", 3)].contains { (FileStatus(at: path + $0)?.byteCount ?? 0) > $1 }
    }

    /// A log, or its index, that can't be written: another user's program made it.
    static func foreignLog(of path: String) -> StoreError? {
        for log in [path + "-wal", path + "-shm"] {
            // The last process that closes a catalog removes them, perhaps right now.
            guard FileSystem.refusesWriting(log), let status = FileStatus(at: log) else { continue }
            return StoreError(.foreignLog(log, owner: status.ownerName), at: path)
        }
        return nil
    }
}
