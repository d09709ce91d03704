import MotifCatalog
import MotifCore
import MotifHub
import MotifStore
import Testing

/// Errors of hubs in words.
@Suite struct HubErrorTests {
    static let digest = ContentDigest([UInt8](0..<32)) ?? nil
    static let words = "FATAL: \"something\"\nis wrong"

    /// One of every kind.
    static let kinds: [HubError.Kind] = {
        guard let digest else { return [] }
        return [
            .unreachable(words), .invalidOption(words), .insecure(words), .refusedLogin(words), .noSuchPlace(words),
            .nothingShared, .notPermitted(words),
            .readOnly, .otherVersion(found: 2, known: 1), .otherVersion(found: 1, known: 2),
            .otherCatalog(identity: digest), .otherCopy(identity: digest),
            .moved(HistoryPoint(number: 3, hash: digest)), .moved(nil),
            .diverged(from: 7), .behind(head: 1, known: 9), .altered(change: 4), .severalCatalogs(["a", "b"]),
            .noSuchCatalog("ap", available: ["app"]), .otherName("app"), .otherEncoding("LATIN1"), .busy(words),
            .missingLibrary("libpq"), .missingProgram("motif", machine: "server"),
            .missingProgram("ssh", machine: nil), .unreadable("Welcome"), .lost(words), .other(words),
        ]
    }()

    @Test(arguments: kinds) func `every kind has a message of one line that names the hub`(_ kind: HubError.Kind) {
        let message = HubError(kind, at: "ssh://server/a.db").message
        let isAboutMachine = kind == .missingProgram("motif", machine: "server")
        #expect(message.contains(isAboutMachine ? "server" : "ssh://server/a.db"))
        #expect(!message.contains("\n") && message.count > 20)
    }

    static let messages: [(HubError.Kind, String)] = [
        (.nothingShared, "No catalog is shared in db"),
        (
            .noSuchCatalog("ap", available: ["app", "web"]),
            "db has no catalog 'ap'. Did you mean 'app'? Available: app, web"
        ),
        (.behind(head: 1, known: 9), "db has only 1 change, but has had 9, such as after a restored backup"),
        (.missingProgram("motif", machine: "server"), "'motif' isn't installed on server"),
        (
            .refusedLogin("password authentication failed for user \"mia\""),
            "db refused the login: password authentication failed for user \"mia\". Check user and password; motif reads "
                + "~/.pgpass and PGPASSWORD as psql does, and ssh its own configuration"
        ),
        (.lost(""), "The connection to db was lost"),
    ]

    @Test(arguments: messages) func `a message is a sentence`(_ kind: HubError.Kind, _ message: String) {
        #expect(HubError(kind, at: "db").message == message)
    }
}
