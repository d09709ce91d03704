import ArgumentParser
import MotifCatalog

/// The options for the author and message of a change.
struct ChangeOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("Message for the log.", valueName: "text"))
    var message: String = ""

    @Option(
        help: ArgumentHelp("Author for the log (default: $MOTIF_AUTHOR, then your login name).", valueName: "name"),
        transform: OptionValue.nonEmpty)
    var author: String?

    /// Returns the note to store with a change made now.
    func note(_ standardMessage: String = "") throws(CommandError) -> ChangeNote {
        let author = author ?? Environment.author ?? Process.loginName ?? "unknown"
        return ChangeNote(
            author: author, message: message.isEmpty ? standardMessage : message, date: try Self.now())
    }

    /// The current time, or the one from the environment.
    static func now() throws(CommandError) -> Timestamp {
        guard let text = Environment.time else {
            return Timestamp(millisecondsSince1970: Process.milliseconds)
        }
        guard let time = Timestamp(text) else { throw .badTime(text) }
        return time
    }
}
