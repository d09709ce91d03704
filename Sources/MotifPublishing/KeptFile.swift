import MotifSystem
import MotifText

/// A file of an earlier export that another one doesn't replace.
public struct KeptFile: Error, Sendable {
    /// The path of the file.
    public let path: String
    /// The other format that it was exported to; `nil` if it was edited by hand since.
    public let format: String?

    /// The longest file that is looked at, in bytes.
    private static let maximumBytes = 1 << 22

    /// The error in a sentence.
    public var message: String {
        "\(path) was \(format.map { "exported to \($0)" } ?? "edited by hand since it was exported"); nothing was written"
    }

    /// Refuses to replace a file that was exported to another format, or edited by hand since.
    ///
    /// - Parameters:
    ///   - path: The path, where nothing has to be.
    ///   - format: The format of the new file.
    public static func check(_ path: String, isOf format: String) throws(KeptFile) {
        let bytes = (try? OpenFile(reading: path).read(upTo: maximumBytes)) ?? []
        guard let header = ExportHeader(of: bytes) else { return }
        if let other = header.format, other != format { throw KeptFile(path: path, format: other) }
        if !header.isIntact { throw KeptFile(path: path, format: nil) }
    }
}
