import ArgumentParser
import MotifCatalog
import MotifPlatform
import MotifSystem

/// `motif backup`: a copy of the catalog, even while it is in use.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "backup")

    @Argument(.init("file", offering: .file(extensions: ["db"]), read: OptionValue.newFile), "New file.")
    var file: String

    @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func run() throws {
        let catalog = try catalog.open()
        if let status = FileStatus(at: file) {
            if status.kind == .folder { throw CommandError.file(file, EISDIR) }
            guard force else { throw CommandError.fileExists(file) }
            if status.identity == FileStatus(at: catalog.path)?.identity {
                throw CommandError.usage("'\(file)' is the catalog itself")
            }
        }
        try Folder.create(for: file)
        try Progress.show("Copying", notices) { try catalog.backUp(to: file, progress: $0.update) }
        notices.notice("Copied \(catalog.path) to \(file)")
    }
}
