import ArgumentParser
import MotifCatalog
import MotifPlatform

/// `motif backup`: a copy of the catalog, even while it is in use.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the catalog to another file, even while it is in use.",
        usage: "motif backup <file> [--force] [<options>]",
        discussion: """
            The copy is consistent even if other processes write to the catalog. Missing folders are created.

            EXAMPLES
              motif backup motif-2026-05-04.db
              motif backup /mnt/backup/motif.db --force
            """)

    @Argument(help: ArgumentHelp("New file.", valueName: "file"), completion: .file(extensions: ["db"]))
    var file: String

    @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open()
        var status = stat()
        if stat(file, &status) == 0 {
            guard force else { throw CommandError.fileExists(file) }
            var own = stat()
            if stat(catalog.path, &own) == 0, own.st_ino == status.st_ino, own.st_dev == status.st_dev {
                throw CommandError.usage("'\(file)' is the catalog itself")
            }
        }
        try Folder.create(for: file)
        let progress = Progress("Copying", notices)
        defer { progress.end() }
        try catalog.backUp(to: file) { progress.update($0, of: $1) }
        progress.end()
        notices.notice("Copied \(catalog.path) to \(file)")
    }
}
