/// Who makes a change, why and when.
public struct ChangeNote: Sendable, Hashable {
    /// The name that `motif log` shows.
    public let author: String
    /// Why; may be empty.
    public let message: String
    /// When, in milliseconds since 1970 UTC. The caller's clock.
    public let milliseconds: Int64

    /// Who, why, when.
    public init(author: String, message: String, milliseconds: Int64) {
        self.author = author
        self.message = message
        self.milliseconds = milliseconds
    }
}
