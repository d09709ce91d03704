/// The author, message, and time of a change.
public struct ChangeNote: Sendable, Hashable {
    /// The author's name.
    public let author: String
    /// The reason for the change; may be empty.
    public let message: String
    /// The time, by the caller's clock.
    public let date: Timestamp

    /// A note with an author, a message, and a time.
    public init(author: String, message: String = "", date: Timestamp) {
        self.author = author
        self.message = message
        self.date = date
    }
}
