import MotifSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why the catalog file could not be opened, read or written.
public struct StoreError: Error, Sendable, Hashable {
    /// Sorts of failure; each has its words in `message`.
    public enum Kind: Sendable, Hashable {
        /// There is no such file.
        case noSuchFile
        /// Something of this name is there already.
        case exists
        /// A file that SQLite would take for a part of the new database is in the way: its path.
        case leftover(String)
        /// The path is a folder.
        case isFolder
        /// The file is something else.
        case notACatalog
        /// The file was written by a newer motif: its version, and the newest that this one knows.
        case newer(version: Int, known: Int)
        /// The file does not hold together.
        case damaged(String)
        /// Another process holds the lock for longer than the time allowed.
        case busy
        /// The file or its folder may not be written, or not be read.
        case notPermitted
        /// The file is older and would have to be migrated, which the file's permissions do not allow.
        case outdated(version: Int)
        /// No room is left on the disk.
        case diskFull
        /// The system could not read or write: its words.
        case inputOutput(String)
        /// The revision to write does not follow the newest one: another was written in between.
        case stale
        /// A document names another that the catalog does not have.
        case missingReference(String)
        /// SQL of a user that SQLite does not take: its words, and the byte in the SQL at which it stopped.
        case badSQL(String, offset: Int?)
        /// SQL of a user asks for more than reading the catalog: what it asked for.
        case forbiddenSQL(String)
        /// SQL of a user ran for longer than so many seconds.
        case timeout(seconds: Double)
        /// SQLite said something that motif has no word for: its code and words.
        case sqlite(code: Int32, String)
    }

    /// The sort of failure.
    public let kind: Kind
    /// The catalog's file.
    public let path: String

    init(_ kind: Kind, at path: String) {
        self.kind = kind
        self.path = path
    }

    /// What is wrong, in words.
    public var message: String {
        switch kind {
        case .noSuchFile: "There is no catalog '\(path)'"
        case .exists: "'\(path)' exists already"
        case .leftover(let log): "'\(log)' is left from an earlier database of that name"
        case .isFolder: "'\(path)' is a folder, not a catalog"
        case .notACatalog: "'\(path)' is not a catalog of motif"
        case .newer(let version, let known):
            "'\(path)' was written by a newer motif: its version is \(version), this one knows up to \(known)"
        case .damaged(let words): "'\(path)' is damaged: \(words)"
        case .busy: "Another process is writing '\(path)'; nothing was written"
        case .notPermitted: "'\(path)' or its folder may not be written"
        case .outdated(let version):
            "'\(path)' has version \(version) and has to be migrated first, but it or its folder may not be written"
        case .diskFull: "The disk is full; nothing was written to '\(path)'"
        case .inputOutput(let words): "'\(path)' could not be read or written: \(words)"
        case .stale: "The document was changed by another in between, or its slug is taken; nothing was written"
        case .missingReference(let name): "There is no \(name), which the document names"
        case .badSQL(let words, offset: nil): "SQLite rejected this query: \(words)"
        case .badSQL(let words, offset: let offset?): "SQLite rejected this query at byte \(offset): \(words)"
        case .forbiddenSQL(let words): "This SQL does more than read: \(words)"
        case .timeout(let seconds): "The SQL ran for longer than \(seconds) s and was stopped"
        case .sqlite(let code, let words): "SQLite says \(words) (\(code)) about '\(path)'"
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}

extension StoreError {
    /// An error of the file system, or the error itself if it is the store's already.
    init(_ error: any Error, at path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as FileError: self.init(errno: error.number, at: path)
        default: self.init(.inputOutput("\(error)"), at: path)
        }
    }

    private init(errno code: Int32, at path: String) {
        let kind: Kind =
            switch code {
            case EEXIST: .exists
            case EISDIR: .isFolder
            case ENOENT: .noSuchFile
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOSPC, EDQUOT: .diskFull
            default: .inputOutput(String(cString: strerror(code)))
            }
        self.init(kind, at: path)
    }
}
