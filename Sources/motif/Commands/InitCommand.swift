import ArgumentParser
import MotifCatalog
import MotifStore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `motif init`: a new catalog.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a catalog",
        usage: "motif init [<path>] [--empty] [<options>]",
        discussion: """
            The catalog starts with the shipped kinds, patterns, items and devices. Where there is a file of that \
            name already, it is left as it is.

            EXAMPLES
              motif init                       motif.db in this folder
              motif init design/motion.db
              motif init --empty               without the shipped documents
            """)

    @Argument(
        help: ArgumentHelp("The new file, or the folder for motif.db.", valueName: "path"),
        completion: .file(extensions: ["db"]))
    var place: String?

    @Flag(help: "Leave the shipped documents out.")
    var empty = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if place != nil, catalog.file != nil { throw ValidationError("The path and --catalog say the same; give one") }
    }

    func run() throws {
        let path = path
        let note = try change.note("A new catalog")
        let catalog = try Catalog.create(at: path, with: empty ? .nothing : .shipped, as: note)
        let statistics = try catalog.read { try $0.statistics() }
        output.notice("Made \(path) with \(statistics.contents)")
        if empty {
            output.notice("Next: motif import FILE, or motif guide documents")
        } else {
            output.notice("Next: motif list, motif show expand, motif guide")
        }
    }

    private var path: String {
        guard let place = place ?? catalog.file ?? Environment.catalog else { return CatalogOptions.standardName }
        var status = stat()
        let isFolder = stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        guard isFolder, self.place != nil else { return place }
        return place + (place.hasSuffix("/") ? "" : "/") + CatalogOptions.standardName
    }
}
