import MotifPlatform

/// An error in reading or writing a file.
public struct FileError: Error, Sendable, Hashable {
    /// The intended use of the file.
    public enum Purpose: Sendable, Hashable {
        /// Reading.
        case read
        /// Writing.
        case write
    }

    /// The intended use of the file.
    public let purpose: Purpose
    /// The file as the user named it.
    public let path: String
    /// The system's error number, as in `errno`.
    public let number: Int32

    /// An error with this number.
    public init(_ purpose: Purpose, _ path: String, _ number: Int32) {
        self.purpose = purpose
        self.path = path
        self.number = number
    }

    /// Whether there is no room for the file.
    package var isAboutSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(number) }

    /// Whether the file or its folder can't be changed by this user, or by nobody.
    package var isAboutRights: Bool { [EACCES, EPERM, EROFS].contains(number) }

    /// A description of the error, for people.
    public var message: String {
        switch (number, purpose) {
        case (ENOENT, .read): "File '\(path)' does not exist"
        case (ENOENT, .write): "The folder of '\(path)' does not exist"
        case (EISDIR, _): "'\(path)' is a folder"
        case (EACCES, .read), (EPERM, .read): "You don't have permission to read '\(path)'"
        case (EACCES, .write), (EPERM, .write): "You don't have permission to write '\(path)'"
        case (ESPIPE, .read): "'\(path)' is not a regular file"
        case (ELOOP, .read): "'\(path)' is a symbolic link, which is not followed"
        case (ELOOP, .write): "'\(path)' is a link, which could lead out of the folder"
        case (EROFS, _): "'\(path)' is on a read-only disk"
        case (ENOSPC, _), (EDQUOT, _), (EFBIG, _): "The disk is full; '\(path)' was not changed"
        case (_, .read): "Could not read '\(path)': \(String(cString: strerror(number)))"
        case (_, .write): "Could not write '\(path)': \(String(cString: strerror(number)))"
        }
    }
}
