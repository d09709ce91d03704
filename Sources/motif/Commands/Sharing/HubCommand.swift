import ArgumentParser
import MotifCatalog
import MotifCore
import MotifHub
import MotifJSON
import MotifStore
import MotifSystem

/// `motif hub`: the hub of a catalog.
struct HubCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        help: "hub",
        subcommands: [
            HubShowCommand.self, HubCreateCommand.self, HubSetCommand.self, HubRemoveCommand.self,
            HubServeCommand.self,
        ],
        defaultSubcommand: HubShowCommand.self)
}

/// `motif hub show`
struct HubShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "hub show")

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let catalog = try catalog.open()
        guard let link = try catalog.hubLink() else { throw CommandError.noHub(catalog.path) }
        try output.report([Column("hub"), Column("shared", .trailing)]) { report in
            try report.add(
                [Cell(link.url), Cell(link.shared)], json: ["hub": .string(link.url), "shared": .integer(link.shared)])
        }
    }
}

/// `motif hub create`
struct HubCreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "hub create")

    @Argument(.hub, "New file, or postgresql:// URL.")
    var url: HubURL

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        if let link = try catalog.hubLink() {
            throw CommandError.failed(
                .exists,
                "'\(catalog.path)' is shared at \(link.url) already; use 'motif hub remove' first to share it elsewhere"
            )
        }
        guard let head = try catalog.read({ try $0.head }) else {
            throw CommandError.usage("'\(catalog.path)' is empty; there is nothing to share yet")
        }
        try Progress.show("Sending", notices) { progress in
            switch url {
            case .file(let path):
                try Folder.create(for: path)
                try catalog.share(inNewFile: path, url: url.kept, progress: progress.count)
            case .ssh:
                throw CommandError.usage(
                    "'motif hub create' makes no hub over ssh; copy the catalog to the server, such as with scp, and "
                        + "then use 'motif hub set'")
            case .postgres(let database):
                let hub = try PostgresHub.create(database, name: Self.standardName(for: catalog.path))
                try catalog.publish(to: hub, url: url.kept, progress: progress.count)
            }
        }
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
    static let configuration = CommandConfiguration(help: "hub set")

    @Argument(.hub, "Path, ssh:// or postgresql:// URL of the hub.")
    var url: HubURL

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        if case .file(let path) = url, let status = FileStatus(at: path),
            status.identity == FileStatus(at: catalog.path)?.identity
        {
            throw CommandError.usage("A catalog can't be its own hub; name another one")
        }
        let shared = try catalog.setHub(url.hub(for: .reading), url: url.kept)
        notices.notice("The hub of \(catalog.path) is \(url); both have the changes up to \(shared)")
        if url.hasPassword { notices.notice(Hint.password) }
    }
}

/// `motif hub remove`
struct HubRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "hub remove")

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
    static let configuration = CommandConfiguration(help: "hub serve")

    @Flag(help: "Talk over standard input and output.")
    var stdio = false

    @Argument(.file(ending: "db"), "The catalog.")
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
