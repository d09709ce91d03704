import MotifSystem
import MotifText

/// A file that an export doesn't replace.
public struct KeptFile: Error, Sendable {
    /// What the file is.
    public enum Reason: Sendable, Hashable {
        /// It was exported, and edited by hand since.
        case edited
        /// It was exported to another format.
        case format(String)
        /// It is somebody's own.
        case foreign
    }

    /// The path of the file.
    public let path: String
    /// What the file is.
    public let reason: Reason

    /// The longest file that is looked at, in bytes.
    private static let maximumBytes = 1 << 22

    /// The error in a sentence.
    public var message: String {
        let what =
            switch reason {
            case .edited: "was edited by hand since it was exported"
            case .format(let format): "was exported to \(format)"
            case .foreign: "wasn't exported by motif"
            }
        return "\(path) \(what); nothing was written"
    }

    /// Refuses to replace a file that was exported to another format, edited by hand since, or not exported at all.
    ///
    /// Files that can't have comments don't tell, and are replaced.
    ///
    /// - Parameters:
    ///   - path: The path, where nothing has to be.
    ///   - format: The format of the new file.
    /// - Returns: The comments above its first line, such as a license, which the new file gets, too.
    public static func check(_ path: String, isOf format: String) throws(KeptFile) -> [UInt8] {
        let bytes = (try? OpenFile(readingRegular: path).read(upTo: maximumBytes)) ?? []
        guard let header = ExportHeader(of: bytes) else {
            if bytes.isEmpty || !ExportHeader.isWritten(to: path) { return [] }
            throw KeptFile(path: path, reason: .foreign)
        }
        if let other = header.format, other != format { throw KeptFile(path: path, reason: .format(other)) }
        if !header.isIntact { throw KeptFile(path: path, reason: .edited) }
        return Array(ExportHeader.comments(above: bytes))
    }
}
