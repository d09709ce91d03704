import ArgumentParser
import MotifCatalog
import MotifHub
import MotifText

/// `motif clone`: a new catalog with a hub's history.
struct CloneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clone",
        abstract: "Copy a shared catalog, to work on it and share changes.",
        usage: "motif clone <url> [<path>] [<options>]",
        discussion: """
            A clone is a catalog like any other, which also knows its hub. Every hash of the history is checked while \
            it is read.

            A hub is a catalog file on this machine or, with ssh, on another one; or a PostgreSQL database. \
            Passwords aren't kept: for PostgreSQL use ~/.pgpass, PGPASSWORD or a service.

            EXAMPLES
              motif clone /srv/motion.db
              motif clone ssh://server/srv/motion.db design/motion.db
              motif clone postgresql://mia@server/design
              motif clone 'postgresql://mia@server/design#ios-app'
            """)

    @Argument(
        help: ArgumentHelp("Path, ssh:// or postgresql:// URL of the hub.", valueName: "url"),
        completion: .file(extensions: ["db"]), transform: OptionValue.hub)
    var url: HubURL

    @Argument(
        help: ArgumentHelp("New file, or an existing folder for motif.db (default: motif.db).", valueName: "path"),
        completion: .file(extensions: ["db"]))
    var place: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func validate() throws {
        if place != nil, catalog.file != nil { throw ValidationError("Pass either <path> or --catalog, not both") }
    }

    func run() throws {
        let path = catalog.newPath(place)
        let hub = try url.hub(for: .reading)
        try Folder.create(for: path)
        let progress = Progress("Receiving", notices)
        defer { progress.end() }
        let clone = try Catalog.clone(hub, url: url.kept, to: path) { progress.update($0, of: nil) }
        progress.end()
        let statistics = try clone.read { try $0.statistics() }
        notices.notice(
            "Cloned \(hub.address) to \(path): \(String.counted(statistics.changes, "change")), "
                + statistics.contents)
        if url.hasPassword { notices.notice(Hint.password) }
    }
}
