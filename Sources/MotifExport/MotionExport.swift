/// The result of an exporter: a file, and notes about everything that it doesn't represent exactly.
public struct MotionExport: Sendable, Equatable {
    /// The contents of the file.
    public let text: String
    /// Notes about what isn't exact, in the order of the motion; empty if the file is exact.
    public let notes: [ExportNote]
    /// The parts of `ExportTarget.Sharing` that the file needs; empty if it stands alone.
    public let sharedParts: Set<String>

    /// Creates an export from a file and its notes.
    public init(_ text: String, notes: [ExportNote] = [], sharedParts: Set<String> = []) {
        self.text = text
        self.notes = notes
        self.sharedParts = sharedParts
    }

    /// Whether the file represents all of the motion exactly.
    public var isExact: Bool { notes.isEmpty }
}
