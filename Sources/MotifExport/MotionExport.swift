/// The result of an exporter: a file, and what the file doesn't represent exactly.
public struct MotionExport: Sendable, Equatable {
    /// The contents of the file.
    public let text: String
    /// What isn't exact, in the order of the motion; empty if everything is.
    public let notes: [ExportNote]
    /// The parts of `ExportTarget.Sharing` that the file needs; empty if it stands alone.
    public let sharedParts: Set<String>

    /// A file with its notes.
    public init(_ text: String, notes: [ExportNote] = [], sharedParts: Set<String> = []) {
        self.text = text
        self.notes = notes
        self.sharedParts = sharedParts
    }

    /// Whether the file represents all of the motion exactly.
    public var isExact: Bool { notes.isEmpty }
}
