import ArgumentParser
import MotifCatalog
import MotifCore
import MotifPublishing
import MotifText

/// `motif gallery`: a website of the catalog.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Create a website of the catalog.",
        usage: "motif gallery -o <folder> [<options>]",
        discussion: """
            The start page shows every pattern as a card that plays on hover, with search and filters. Each pattern \
            has a page with its motion, a player, parameters, checks, history and a file for every other format of \
            'motif export'; kinds, items and devices have pages too. No server or network is needed: open index.html \
            in the folder. The same catalog always produces the same files.

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
    @OptionGroup var catalog: ReadingOptions

    func run() throws {
        let contents = try Interruption.deferring {
            let progress = Progress("Rendering", notices)
            defer { progress.end() }
            return try catalog.read { reader in
                try Gallery(reader).write(
                    filter.request(.pattern), to: output, replacesForeignFiles: force,
                    progress: { progress.update($0, of: $1) }, checkCancellation: { try Interruption.check() })
            }
        }
        notices.notice("Wrote a gallery of \(contents.sentence) to \(output)")
        notices.notice("Next: open \(output.hasSuffix("/") ? output : output + "/")index.html in a browser")
    }
}

extension Gallery.Contents {
    /// `11 patterns, 10 kinds, 5 items and 22 devices`
    fileprivate var sentence: String {
        let others = [DocumentType.kind, .item, .device].map { String.counted(self.others[$0] ?? 0, $0.rawValue) }
        let counts = [String.counted(patterns, "pattern")] + others
        return counts.dropLast().joined(separator: ", ") + " and " + (counts.last ?? "")
    }
}
