import ArgumentParser
import MotifCatalog

/// `motif init`: a new catalog.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "init")

    @Argument(.file("path", ending: "db"), "New file, or an existing folder for motif.db (default: motif.db).")
    var path: String?

    @Flag(help: "Leave out the shipped documents.")
    var empty = false

    @Option(.set, "Add this starter set; repeatable.")
    var with: [String] = []

    @Flag(help: "List the starter sets, with their dates and sources.")
    var listSets = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func validate() throws { try catalog.exclude(path) }

    func run() throws {
        if listSets { return try StarterSet.list(.table) }
        let sets = try StarterSet.named(with.flatMap { $0.split(separator: ",").map(String.init) })
        let path = catalog.newPath(self.path)
        let note = try change.note("Create the catalog")
        try Folder.create(for: path)
        let catalog = try Catalog.create(at: path, with: empty ? .nothing : .shipped, sets: sets, as: note)
        let statistics = try catalog.read { try $0.statistics() }
        notices.notice("Created \(path) with \(statistics.contents)")
        if empty {
            notices.notice("Next: motif import <file>, or motif guide documents")
        } else {
            notices.notice("Next: motif list, motif show expand, motif guide")
        }
    }
}
