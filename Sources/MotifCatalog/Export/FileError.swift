import Foundation

/// Why a file could not be read or written.
public struct FileError: Error, Sendable, Hashable {
    /// What was to be done with it.
    public enum Purpose: Sendable, Hashable {
        /// It was read.
        case read
        /// It was written.
        case write
    }

    /// What was to be done with it.
    public let purpose: Purpose
    /// The file as the user named it.
    public let path: String
    /// What the system says, as in `errno`.
    public let number: Int32

    /// An error of this number.
    public init(_ purpose: Purpose, _ path: String, _ number: Int32) {
        self.purpose = purpose
        self.path = path
        self.number = number
    }

    /// What is wrong, in words.
    public var message: String {
        switch (number, purpose) {
        case (ENOENT, .read): "There is no file '\(path)'"
        case (ENOENT, .write): "There is no folder for '\(path)'"
        case (EISDIR, _): "'\(path)' is a folder"
        case (EACCES, .read), (EPERM, .read): "'\(path)' may not be read"
        case (EACCES, .write), (EPERM, .write), (EROFS, .write): "'\(path)' may not be written"
        case (ENOSPC, _), (EDQUOT, _), (EFBIG, _): "No room is left for '\(path)'; what stood there before is as it was"
        case (_, .read): "'\(path)' could not be read: \(String(cString: strerror(number)))"
        case (_, .write): "'\(path)' could not be written: \(String(cString: strerror(number)))"
        }
    }
}
