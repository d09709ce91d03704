import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport

/// `motif gallery`: the whole catalog as pages that a browser opens from a folder.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write the whole catalog as pages to look through in a browser",
        usage: "motif gallery -o <folder> [<options>]",
        discussion: """
            Cards of all patterns that play where one points, a search and filters, and a page for each pattern with \
            its motion, parameters, checks, history and a file for every form of 'motif export'; pages of kinds, items \
            and devices. It needs no server and no network: open index.html in the folder. The same catalog gives the \
            same bytes.

            The folder may be new, empty or an earlier gallery, which is replaced when the new one is whole. Other \
            files in it stay where they are; a folder that holds something else is left alone unless --force is there, \
            and then files with the names of the gallery's own are replaced.

            EXAMPLES
              motif gallery -o site
              motif gallery -o site --tag menu
              motif gallery -o site --where "kind == 'expand'" --force
            """)

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
    var output: String

    @Option(
        name: .customLong("where"), parsing: .unconditional,
        help: ArgumentHelp("Only patterns for which this holds.", valueName: "filter"))
    var filter: String?

    @Option(help: ArgumentHelp("Only patterns with these words.", valueName: "words"))
    var search: String?

    @Option(name: .customLong("tag"), help: ArgumentHelp("Only patterns with this tag.", valueName: "tag"))
    var tags: [String] = []

    @Flag(help: "Also into a folder that holds other files.")
    var force = false

    @Flag(name: .shortAndLong, help: "Say nothing but what is wrong.")
    var quiet = false

    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if output.isEmpty { throw ValidationError("--output is empty; it takes a folder.") }
    }

    func run() throws {
        var options = OutputOptions()
        options.quiet = quiet
        let contents = try Interruption.deferring {
            try catalog.read { reader in
                let request = ListRequest(.pattern, filter: filter, words: search, tags: tags)
                let reading = try GalleryReading(reader)
                let patterns = try reading.names(request)
                let folder = try GalleryFolder(at: output, expecting: force ? .anything : .gallery)
                let progress = Progress("Drawing", options)
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
        options.notice("Wrote a gallery of \(contents.words) to \(output)")
        options.notice("Next: open \(output.hasSuffix("/") ? output : output + "/")index.html in a browser")
    }
}
