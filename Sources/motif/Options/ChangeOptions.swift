import ArgumentParser
import MotifStore

/// Who makes a change, why and when.
struct ChangeOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Why, for the log.")
    var message: String = ""

    @Option(help: ArgumentHelp("Who; else $MOTIF_AUTHOR, else the login name.", valueName: "name"))
    var author: String?

    /// What the catalog records with a change that is made now.
    func note(_ standardMessage: String = "") throws(CommandError) -> ChangeNote {
        let author = author ?? Environment.author ?? Process.loginName ?? "unknown"
        return ChangeNote(
            author: author, message: message.isEmpty ? standardMessage : message, milliseconds: try Self.now())
    }

    /// The clock's time, or the one that the environment puts in its place.
    private static func now() throws(CommandError) -> Int64 {
        guard let text = Environment.time else { return Process.milliseconds }
        guard let time = Moment(rfc3339: text) else { throw .badTime(text) }
        return time.milliseconds
    }
}
