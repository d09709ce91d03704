import ArgumentParser
import MotifCatalog
import MotifHub
import MotifText

/// `motif clone`: a new catalog with a hub's history.
struct CloneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "clone")

    @Argument(.hub, "Path, ssh:// or postgresql:// URL of the hub.")
    var url: HubURL

    @Argument(.file("path", ending: "db"), "New file, or an existing folder for motif.db (default: motif.db).")
    var path: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func validate() throws { try catalog.exclude(path) }

    func run() throws {
        let path = catalog.newPath(self.path)
        let hub = try url.hub(for: .reading)
        try Folder.create(for: path)
        let clone = try Progress.show("Receiving", notices) {
            try Catalog.clone(hub, url: url.kept, to: path, progress: $0.count)
        }
        let statistics = try clone.read { try $0.statistics() }
        notices.notice(
            "Cloned \(hub.address) to \(path): \(String.counted(statistics.changes, "change")), "
                + statistics.contents)
        if url.hasPassword { notices.notice(Hint.password) }
    }
}
