import ArgumentParser
import MotifCatalog
import MotifSystem

/// The options for the author and message of a change.
struct ChangeOptions: ParsableArguments {
    @Option(.text("text"), .key("message", of: .update), name: .shortAndLong)
    var message: String = ""

    @Option(.author, "Author for the log (default: $MOTIF_AUTHOR, then your login name).")
    var author: String?

    /// Returns the note to store with a change made now.
    func note(_ standardMessage: String = "") throws(CommandError) -> ChangeNote {
        ChangeNote(
            author: try Self.author(author), message: message.isEmpty ? standardMessage : message,
            date: try Self.now())
    }

    /// The author that was named, or else the standard one.
    static func author(_ named: String?) throws(CommandError) -> String {
        if let named { return named }
        guard let author = Environment.author else { return Process.loginName ?? "unknown" }
        do {
            return try OptionValue.author(author)
        } catch {
            throw .badValue(of: "MOTIF_AUTHOR", author, "\(error)")
        }
    }

    /// The current time, or the one from the environment.
    static func now() throws(CommandError) -> Timestamp {
        guard let text = Environment.time else {
            return Timestamp(millisecondsSince1970: SystemClock.milliseconds)
        }
        guard let time = Timestamp(text) else {
            throw .usage("MOTIF_TIME is '\(text)'; it must be a time such as 2026-05-04T09:30:00Z")
        }
        return time
    }
}
