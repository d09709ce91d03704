import MotifPlatform

/// The status of a file: its kind, size, and permissions.
public struct FileStatus: Sendable, Hashable {
    /// Kinds of files.
    public enum Kind: Sendable, Hashable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link, if links aren't followed.
        case link
        /// A pipe, a socket, a device.
        case other
    }

    /// The kind.
    public let kind: Kind
    /// The size in bytes.
    public let byteCount: Int
    /// The permissions.
    public let permissions: UInt16
    /// The numbers of the disk and of the file on it: the same for two names of one file.
    public let identity: [UInt64]
    /// The number of the user who owns the file.
    private let owner: UInt32

    /// Whether the user of this process owns the file, or the administrator does.
    public var isOwn: Bool { owner == geteuid() || owner == 0 }

    /// The name of the user who owns the file, or the user's number if there is no name.
    public var ownerName: String {
        guard let entry = getpwuid(owner), let name = entry.pointee.pw_name else { return String(owner) }
        return String(cString: name)
    }

    /// The status of the file at a path; `nil` if there is none.
    public init?(at path: String, followingLinks: Bool = true) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    /// The status of an open file.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        byteCount = Int(status.st_size)
        permissions = UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
        owner = status.st_uid
        identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }
}
