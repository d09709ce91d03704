/// What an exporter makes: a file, and what of the motion it could not say in the words of its format.
public struct MotionExport: Sendable, Equatable {
    /// The file, UTF-8.
    public let text: String
    /// What is not exact, in the order of the motion; empty where everything is.
    public let notes: [ExportNote]

    /// A file with its notes.
    public init(_ text: String, notes: [ExportNote] = []) {
        self.text = text
        self.notes = notes
    }

    /// Whether the file says all of the motion as it is.
    public var isExact: Bool { notes.isEmpty }
}

/// Something that a format says otherwise than the motion, or not at all.
public struct ExportNote: Sendable, Hashable {
    /// The stable word for this sort of loss, `spring-baked`.
    public let code: String
    /// How much is lost.
    public let degree: Degree
    /// What is lost, one sentence without a full stop.
    public let message: String

    /// How much of something a format says.
    public enum Degree: String, Sendable, Hashable, CaseIterable {
        /// It looks the same within a stated tolerance.
        case approximated
        /// It is not there.
        case omitted
    }

    /// A loss.
    public init(_ code: String, _ degree: Degree, _ message: String) {
        self.code = code
        self.degree = degree
        self.message = message
    }
}
