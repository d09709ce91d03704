import MotifPlatform
import MotifSystem

/// An error in opening, reading, or writing a catalog file.
public struct StoreError: Error, Sendable, Hashable {
    /// The kinds of errors; `message` describes each.
    public enum Kind: Sendable, Hashable {
        /// The file doesn't exist.
        case noSuchFile
        /// Something with this name already exists.
        case exists
        /// A file at this path, left over from an earlier database, which SQLite would apply to the new one.
        case leftover(String)
        /// The path is a folder.
        case isFolder
        /// The file isn't a catalog.
        case notACatalog
        /// The file has a newer version than the newest one supported.
        case newer(version: Int, known: Int)
        /// The file's tables, indexes, triggers, or views aren't those of a catalog, with a description of the
        /// difference.
        case altered(String)
        /// The file is damaged, with a description of the damage.
        case damaged(String)
        /// The file was a catalog, but nothing in it is intact.
        case nothingIntact
        /// Another process held the lock until the time-out.
        case busy
        /// The process has no permission to write the file or its folder.
        case notPermitted
        /// The process has no permission to read the file or to enter its folder.
        case unreadable
        /// Another user owns a log of the catalog, which can't be written, with its path and owner.
        case foreignLog(String, owner: String)
        /// The new catalog is complete, but it can't be opened, with the reason.
        case unopened(String)
        /// The file has an older version, and can't be migrated because it is read-only.
        case outdated(version: Int)
        /// The disk is full.
        case diskFull
        /// The system reported an input or output error, with its message.
        case inputOutput(String)
        /// Another revision was written in the meantime, or the slug is taken.
        case stale
        /// A document refers to this document, which the catalog doesn't have.
        case missingReference(String)
        /// SQLite rejected a user's SQL, with its message and the position of the error in bytes.
        case badSQL(String, offset: Int?)
        /// A user's SQL does more than read the catalog, with a description of what it does.
        case forbiddenSQL(String)
        /// A user's SQL was stopped after this time.
        case timeout(seconds: Double)
        /// Any other SQLite error, with its code and message.
        case sqlite(code: Int32, String)
    }

    /// The kind of error.
    public let kind: Kind
    /// The catalog's file.
    public let path: String

    init(_ kind: Kind, at path: String) {
        self.kind = kind
        self.path = path
    }

    /// A description of the error, for people.
    public var message: String {
        switch kind {
        case .noSuchFile: "Catalog '\(path)' does not exist"
        case .exists: "'\(path)' already exists"
        case .leftover(let log): "'\(log)' is left over from an earlier database with that name"
        case .isFolder: "'\(path)' is a folder, not a catalog"
        case .notACatalog: "'\(path)' is not a motif catalog"
        case .newer(let version, let known):
            "'\(path)' was written by a newer motif: it has version \(version); this motif reads up to \(known)"
        case .altered(let message): "'\(path)' was altered: \(message)"
        case .damaged(let message): "'\(path)' is damaged: \(message)"
        case .nothingIntact: "Nothing in '\(path)' is intact"
        case .busy: "Another process is writing '\(path)'; nothing was written"
        case .notPermitted where access(path, W_OK) != 0 && errno == EROFS: FileError(.write, path, EROFS).message
        case .notPermitted: "You don't have permission to write to '\(path)' or its folder"
        case .unreadable: "You don't have permission to read '\(path)'"
        case .foreignLog(let log, let owner):
            "'\(log)' belongs to the user '\(owner)', and you don't have permission to write it"
        case .unopened(let message): "'\(path)' was created, but it can't be opened: \(message)"
        case .outdated(let version):
            "'\(path)' has version \(version) and must be migrated first, but it or its folder is read-only"
        case .diskFull: "The disk is full; nothing was written to '\(path)'"
        case .inputOutput(let message): "Could not read or write '\(path)': \(message)"
        case .stale: "The document was changed in the meantime, or its slug is taken; nothing was written"
        case .missingReference(let name): "The document refers to \(name), which doesn't exist"
        case .badSQL(let message, offset: nil): "SQLite rejected this query: \(message)"
        case .badSQL(let message, offset: let offset?): "SQLite rejected this query at byte \(offset): \(message)"
        case .forbiddenSQL(let message): "This SQL isn't allowed: \(message)"
        case .timeout(let seconds): "The query was stopped because it ran for more than \(seconds) s"
        case .sqlite(let code, let message): "SQLite error \(code) in '\(path)': \(message)"
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

    /// An error in opening a file that is complete. Its own words could say that nothing was written.
    static func unopened(_ error: StoreError, at path: String) -> StoreError {
        let message =
            switch error.kind {
            case .diskFull: "the disk is full"
            case .busy: "another process is writing it"
            default: error.message
            }
        return StoreError(.unopened(message), at: path)
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
