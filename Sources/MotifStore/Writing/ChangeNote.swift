/// Who makes a change, why and when.
public struct ChangeNote: Sendable, Hashable {
    /// The author's name.
    public let author: String
    /// Why; may be empty.
    public let message: String
    /// When, by the caller's clock.
    public let date: Timestamp

    /// Who, why, when.
    public init(author: String, message: String = "", date: Timestamp) {
        self.author = author
        self.message = message
        self.date = date
    }
}

// As the file has it.
extension ChangeNote {
    var milliseconds: Int64 { date.millisecondsSince1970 }

    init(author: String, message: String, milliseconds: Int64) {
        self.init(author: author, message: message, date: Timestamp(millisecondsSince1970: milliseconds))
    }
}
