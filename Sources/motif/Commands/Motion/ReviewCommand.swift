import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import MotifScan
import MotifSystem
import MotifText

/// `motif review`: a page about what changes, for the people who decide about it.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "review")

    @Argument(.range, .key("range", of: .changelog))
    var range: HistoryRange?

    @Flag(help: "Review the changes that 'motif push' would send.")
    var unshared = false

    @Option(.file("path"), "Review the documents in two folders or files, before and after.", parsing: .upToNextOption)
    var files: [String] = []

    @Option(
        .nonEmpty("path", offering: .file()), "Folder to write to; with --single and other formats, a file.",
        name: .shortAndLong)
    var output: String?

    @Option(.file(ending: "json"), "Saved scan of code (default: motif.code.json beside the catalog).")
    var scan: String?

    @Flag(help: "Write one HTML file instead of a folder.")
    var single = false

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = Format.html

    @Flag(help: "Write even if the folder contains other files.")
    var force = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: CatalogOptions

    /// The formats of a review.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case html, markdown, json
    }

    func validate() throws {
        if [range != nil, unshared, !files.isEmpty].count(where: { $0 }) > 1 {
            throw ValidationError("A range, --unshared and --files cannot be combined")
        }
        if !files.isEmpty, files.count != 2 { throw ValidationError("--files needs two paths: --files old/ new/") }
        if single, format != .html { throw ValidationError("--single can only be used with --format html") }
        if format == .html, !single, output == nil || output == "-" {
            throw ValidationError(
                "Missing option '-o <folder>'; --single and --format markdown print to standard output")
        }
    }

    func run() throws {
        var (review, title) = try files.isEmpty ? ofHistory() : ofFiles()
        let saved = try scan.map(SavedScan.init(at:)) ?? (files.isEmpty ? SavedScan(beside: catalog.path()) : nil)
        if let saved { review.locate(in: saved) }
        if review.entries.isEmpty, format == .html { return notices.notice("Nothing changed; nothing was written") }
        let total = 2 * review.entries.count
        try Interruption.deferring {
            try Progress.show("Comparing", notices) { progress in
                func update(_ done: Int) throws {
                    try Interruption.check()
                    progress.update(done, of: total)
                }
                try review.check(progress: update)
                let page = ReviewPage(review, title: title)
                let count = review.entries.count
                switch format {
                case .json: try write(review.json.pretty + "\n")
                case .markdown: try write(review.markdown(titled: title))
                case .html where single: try write(try page.text { try update(count + $0) })
                case .html:
                    try page.write(to: output ?? "", replacesForeignFiles: force) {
                        review.markdown(titled: title, pictures: $0)
                    } progress: {
                        try update(count + $0)
                    }
                }
            }
        }
        if let output, output != "-" { notices.notice("Wrote a review of \(review.counts) to \(output)") }
    }

    /// Writes to the file, or to standard output.
    private func write(_ text: String) throws {
        guard let output, output != "-" else { return try Output.print(.plain) { try $0.write(text) } }
        try AtomicFile.write(Array(text.utf8), to: output)
    }

    private func ofHistory() throws -> (Review, title: String) {
        let open = try catalog.open()
        let link = unshared ? try open.hubLink() : nil
        if unshared, link == nil { throw CommandError.noHub(open.path) }
        return try CatalogOptions.read(open) { reader in
            if let link {
                let first = link.shared > 0 ? HistoryMoment.change(link.shared) : nil
                return (try reader.review(of: HistoryRange(from: first)), "changes to push")
            }
            let last = range == nil ? try reader.releases().last?.release.map(HistoryMoment.release) : nil
            let range = range ?? HistoryRange(from: last)
            return (try reader.review(of: range), range.description)
        }
    }

    private func ofFiles() throws -> (Review, title: String) {
        let note = ChangeNote(author: "motif", date: Timestamp(millisecondsSince1970: 0))
        let catalogs = try files.enumerated().map { index, path in
            let built = try Catalog.inMemory(with: .nothing, as: note)
            do {
                let sources = try InputFiles.sources([path])
                _ = try CommandError.answering { try built.importDocuments(from: sources, as: note) }
            } catch CommandError.noFiles where index == 0 {
                notices.notice("\(path) has no documents, so everything is new")
            }
            return built
        }
        let review = try catalogs[0].read { before in try catalogs[1].read { try before.review(to: $0) } }
        return (review, files.joined(separator: " → "))
    }
}
