import ArgumentParser
import MotifCatalog
import MotifCore
import MotifHub
import MotifJSON
import MotifStore

/// `motif hub`: the hub of a catalog.
struct HubCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hub",
        abstract: "Show or change where a catalog is shared.",
        discussion: """
            EXAMPLES
              motif hub                                         Show the hub
              motif hub create /srv/motion.db              Share this catalog in a file
              motif hub create postgresql://mia@server/design   Share it in PostgreSQL
              motif hub set ssh://server/srv/motion.db          Use one that is there
              motif hub remove
            """,
        subcommands: [
            HubShowCommand.self, HubCreateCommand.self, HubSetCommand.self, HubRemoveCommand.self,
            HubServeCommand.self,
        ],
        defaultSubcommand: HubShowCommand.self)
}

/// `motif hub show`
struct HubShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the hub of the catalog.", usage: "motif hub show [<options>]",
        discussion: """
            EXAMPLES
              motif hub show
              motif hub --format json
            """)

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let catalog = try catalog.open()
        guard let link = try catalog.hubLink() else { throw CommandError.noHub(catalog.path) }
        try output.report([Column("hub"), Column("shared", .trailing)]) { report in
            try report.add(
                [Cell(link.url), Cell(link.shared)],
                json: ["hub": .string(link.url), "shared": .number(Double(link.shared))])
        }
    }
}

/// `motif hub create`
struct HubCreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Share this catalog at a new place.",
        usage: "motif hub create <url> [<options>]",
        discussion: """
            The whole history is copied there, and the place becomes the hub of this catalog. In PostgreSQL the tables \
            are created if they aren't there; a database can have many catalogs, each with a name after '#'.

            EXAMPLES
              motif hub create /srv/motion.db
              motif hub create 'postgresql://mia@server/design#ios-app'
            """)

    @Argument(
        help: ArgumentHelp("New file, or postgresql:// URL.", valueName: "url"),
        completion: .file(extensions: ["db"]), transform: OptionValue.hub)
    var url: HubURL

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        if let link = try catalog.hubLink() { throw CommandError.hasHub(catalog.path, link.url) }
        guard let head = try catalog.read({ try $0.head }) else {
            throw CommandError.usage("'\(catalog.path)' is empty; there is nothing to share yet")
        }
        let progress = Progress("Sending", notices)
        defer { progress.end() }
        switch url {
        case .file(let path):
            try Folder.create(for: path)
            try catalog.share(inNewFile: path, url: url.kept) { progress.update($0, of: nil) }
        case .ssh:
            throw CommandError.usage(
                "Copy the catalog there, such as with scp, and then use 'motif hub set'")
        case .postgres(let place):
            let hub = try PostgresHub.create(place, name: Self.standardName(for: catalog.path))
            try catalog.publish(to: hub, url: url.kept) { progress.update($0, of: nil) }
        }
        progress.end()
        notices.notice("Shared \(catalog.path) up to change \(head.number) at \(url)")
        if url.hasPassword { notices.notice(Hint.password) }
    }

    /// The name of the file without its ending, if it is a slug.
    private static func standardName(for path: String) throws -> Slug {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.prefix { $0 != "." }.lowercased()
        guard let slug = Slug(stem) ?? Slug("motif") else { throw CommandError.usage("The URL needs '#' and a name") }
        return slug
    }
}

/// `motif hub set`
struct HubSetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Use a hub that has this catalog already.",
        usage: "motif hub set <url> [<options>]",
        discussion: """
            Both histories are compared: the hub must have the same catalog.

            EXAMPLES
              motif hub set ssh://server/srv/motion.db
              motif hub set postgresql://mia@server/design
            """)

    @Argument(
        help: ArgumentHelp("Path, ssh:// or postgresql:// URL of the hub.", valueName: "url"),
        completion: .file(extensions: ["db"]), transform: OptionValue.hub)
    var url: HubURL

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        let shared = try catalog.setHub(url.hub(for: .reading), url: url.kept)
        notices.notice("The hub of \(catalog.path) is \(url); both have the changes up to \(shared)")
        if url.hasPassword { notices.notice(Hint.password) }
    }
}

/// `motif hub remove`
struct HubRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Forget the hub; it stays as it is.", usage: "motif hub remove [<options>]",
        discussion: """
            EXAMPLES
              motif hub remove
            """)

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        guard let link = try catalog.hubLink() else { throw CommandError.noHub(catalog.path) }
        try catalog.setHub(nil, url: "")
        notices.notice("\(catalog.path) is no longer shared at \(link.url)")
    }
}

/// `motif hub serve`
struct HubServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve a catalog to a clone on another machine, which ssh:// URLs run.",
        usage: "motif hub serve --stdio <file>",
        discussion: """
            EXAMPLES
              motif hub serve --stdio /srv/motion.db
            """)

    @Flag(help: "Talk over standard input and output.")
    var stdio = false

    @Argument(help: ArgumentHelp("The catalog.", valueName: "file"), completion: .file(extensions: ["db"]))
    var file: String

    func validate() throws {
        if !stdio { throw ValidationError("Pass --stdio; motif serves hubs only over standard input and output") }
    }

    func run() throws {
        try HubServer(input: 0, output: 1, describing: { Failure($0).lines.joined(separator: " ") }) {
            try HubURL.file(path: file).hub(for: .writing)
        }.run()
    }
}
