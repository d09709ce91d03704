import MotifCore
import MotifStore
import MotifText

extension HubError {
    /// A description of the error and what to do about it, for people. It has no password in it.
    public var message: String {
        switch kind {
        case .unreachable(let message):
            "Could not connect to \(hub)\(Self.quoted(message)). Check the URL, or try again later"
        case .invalidOption(let message): "The URL \(hub) can't be used\(Self.quoted(message))"
        case .insecure(let message):
            "No secure connection to \(hub)\(Self.quoted(message)). Check sslmode, sslrootcert, and the server's certificate"
        case .refusedLogin(let message):
            "\(hub) refused the login\(Self.quoted(message)). Check user and password; motif reads ~/.pgpass and "
                + "PGPASSWORD as psql does, and ssh its own configuration"
        case .noSuchPlace(let message): "\(hub) doesn't exist\(Self.quoted(message)). Check the URL, or create it first"
        case .notPermitted(let message):
            "You don't have permission to do this in \(hub)\(Self.quoted(message)). Reading needs the right SELECT "
                + "on motif's tables, sharing changes needs SELECT and INSERT"
        case .readOnly:
            "\(hub) is read-only, such as a standby. Name the primary, or all servers with "
                + "'target_session_attrs=read-write'"
        case .missingLibrary(let name):
            "\(name) isn't installed, which \(hub) needs. Debian and Ubuntu call the package libpq5, Fedora and "
                + "Homebrew libpq"
        case .missingProgram(let program, let machine?): "'\(program.printable)' isn't installed on \(machine)"
        case .missingProgram(let program, nil): "'\(program.printable)' isn't installed, which \(hub) needs"
        case .nothingShared: "No catalog is shared in \(hub)"
        case .severalCatalogs(let names):
            "\(hub) has several catalogs; add '#' and a name to the URL. Available: \(Self.list(names))"
        case .noSuchCatalog(let name, let available):
            "\(hub) has no catalog '\(name.clipped.printable)'. \(Self.suggestion(for: name, among: available))"
                + "Available: \(Self.list(available))"
        case .otherName(let name): "\(hub) has this catalog already, under the name '\(name.clipped.printable)'"
        case .otherCatalog(let identity), .otherCopy(let identity):
            "\(hub) has another catalog, \(identity.description.prefix(12))"
        case .otherVersion(let found, let known) where found > known:
            "\(hub) is of version \(found), but this motif knows versions up to \(known). Use a newer motif"
        case .otherVersion(let found, let known): "\(hub) is of version \(found), but this motif needs version \(known)"
        case .otherEncoding(let name): "The database of \(hub) must have the encoding UTF8, not \(name.printable)"
        case .moved(let head?): "\(hub) has moved on to change \(head.number). Get its changes first"
        case .moved(nil): "\(hub) no longer has any changes"
        case .diverged(let number): "The history of \(hub) differs from this catalog's from change \(number) on"
        case .behind(let head, let known):
            "\(hub) has only \(String.counted(head, "change")), but has had \(known), such as after a restored backup"
        case .altered(let change): "Change \(change) of \(hub) doesn't match its hash: it was altered there"
        case .isClone(let url): "\(hub) is a clone of \(url.printable), so its changes can move"
        case .busy(let text): "\(hub) canceled the transaction because of another one\(Self.quoted(text)); try again"
        case .unreadable(let text):
            "The other end of \(hub) isn't a hub of motif\(Self.quoted(text)); "
                + "a login shell there must not print anything"
        case .lost(let message): "The connection to \(hub) was lost\(Self.quoted(message))"
        case .unnoted(let message):
            "\(hub) has every change now, but that couldn't be noted here\(Self.quoted(message)); the next push does it"
        case .other(let message): "\(hub) reported an error\(Self.quoted(message))"
        }
    }

    private static let maximumQuotedLength = 2_000

    /// Words of a server or of the system, behind a sentence.
    private static func quoted(_ message: String) -> String {
        // A server can send any number of them, and a terminal takes long to show them all.
        let words = message.trimmed
        let isLong = words.unicodeScalars.count > maximumQuotedLength
        let text = isLong ? String(words.unicodeScalars.prefix(maximumQuotedLength)).printable + "…" : words.printable
        return text.isEmpty ? "" : ": \(text)"
    }

    private static func list(_ names: [String]) -> String { names.map(\.clipped.printable).clipped(to: 20) }

    private static func suggestion(for name: String, among names: [String]) -> String {
        nearestName(to: name, among: names).map { "Did you mean '\($0)'? " } ?? ""
    }
}
