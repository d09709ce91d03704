import MotifText

/// The result of an exporter: a file, and notes about everything that it doesn't represent exactly.
public struct MotionExport: Sendable, Equatable {
    /// The contents of the file.
    public let bytes: [UInt8]
    /// What isn't exact and what a player must support, in the order of the motion.
    public let notes: [ExportNote]

    /// Creates an export from a file and its notes.
    public init(_ text: String, notes: [ExportNote] = []) {
        bytes = Array(text.utf8)
        self.notes = notes
    }

    /// The same export, beginning with what it was made from if the format has comments.
    ///
    /// - Parameters:
    ///   - origins: The documents with their digests: `expand#5f0e1a2b`.
    ///   - fileExtension: The extension of the file, which decides how comments are written.
    ///   - format: The format, and the part of it: `compose timing`.
    public func stamped(from origins: [String], as fileExtension: String, to format: String) -> MotionExport {
        MotionExport(ExportHeader.stamped(text, from: origins, as: fileExtension, to: format), notes: notes)
    }

    /// The contents of the file as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the file represents all of the motion exactly.
    public var isExact: Bool { notes.allSatisfy(\.degree.isExact) }
}
