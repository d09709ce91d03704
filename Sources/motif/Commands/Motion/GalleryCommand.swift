import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport

/// `motif gallery`: a website of the catalog.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Create a website of the catalog.",
        usage: "motif gallery -o <folder> [<options>]",
        discussion: """
            The start page shows every pattern as a card that plays on hover, with search and filters. Each pattern \
            has a page with its motion, parameters, checks, history and a file for every format of 'motif export'; \
            kinds, items and devices have pages too. No server or network is needed: open index.html in the folder. \
            The same catalog always produces the same files.

            The folder can be new, empty or an earlier gallery, which is replaced once the new one is complete. A \
            folder with other files is refused without --force; with it, only files with the names of the gallery's \
            own are replaced.

            EXAMPLES
              motif gallery -o site
              motif gallery -o site --tag menu
              motif gallery -o site --where "kind == 'expand'" --force
            """)

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"), completion: .directory,
        transform: OptionValue.nonEmpty)
    var output: String

    @OptionGroup var filter: FilterOptions

    @Flag(help: "Write even if the folder contains other files.")
    var force = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let contents = try Interruption.deferring {
            try catalog.read { reader in
                let reading = try GalleryReading(reader)
                let patterns = try reading.names(filter.request(.pattern))
                let folder = try GalleryFolder(at: output, expecting: force ? .anything : .gallery)
                let progress = Progress("Rendering", notices)
                defer { progress.end() }
                do {
                    let site = GallerySite(reading: reading, folder: folder, progress: progress)
                    let contents = try site.write(patterns)
                    try folder.commit()
                    return contents
                } catch {
                    folder.abandon()
                    throw error
                }
            }
        }
        notices.notice("Wrote a gallery of \(contents.words) to \(output)")
        notices.notice("Next: open \(output.hasSuffix("/") ? output : output + "/")index.html in a browser")
    }
}
