import ArgumentParser
import MotifCatalog
import MotifCore
import MotifStore

/// `motif import`: documents from files.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take documents from files: all of them, or none",
        usage: "motif import <file> ... [--on-conflict <rule>] [--dry-run] [<options>]",
        discussion: """
            A file holds one document or several, JSON Lines, or what 'motif export' wrote; of a folder every .json and \
            .jsonl file is read. Documents may come in any order. Where one has a problem, nothing is written.

            EXAMPLES
              motif import motif.json
              motif import patterns/ --dry-run               what it would do
              motif import patterns/ --prune -m 'as reviewed'
              generate | motif import - --on-conflict skip
            """)

    @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "Where a document exists and is another: update it, skip it, or fail as a whole.", valueName: "rule"),
        completion: .list(ImportOptions.Conflict.allCases.map(\.rawValue)))
    var onConflict: String = ImportOptions.Conflict.update.rawValue

    @Flag(help: "Delete the documents that the files do not have.")
    var prune = false

    @Flag(help: "Do everything, list what became of each document, and keep nothing of it.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "List what became of each document.")
    var verbose = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let options = ImportOptions(
            conflict: try conflict(), missing: prune ? .delete : .keep, mode: dryRun ? .dryRun : .write)
        let sources = try InputFiles.sources(files)
        let catalog = try catalog.open(for: .writing)
        let sizes = sources.map(\.byteCount)
        let total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
        let progress = Progress("Importing", output)
        defer { progress.end() }
        var outcomes: [WriteOutcome] = []
        let summary = try catalog.importDocuments(
            from: sources, options, as: try change.note(), each: { if isListed { outcomes.append($0) } },
            progress: { progress.update($0, of: total) })
        progress.end()
        try ImportReport(summary: summary, outcomes: isListed ? outcomes : nil, mode: options.mode).print(output)
    }

    private var isListed: Bool { verbose || dryRun }

    private func conflict() throws -> ImportOptions.Conflict {
        if let rule = ImportOptions.Conflict(rawValue: onConflict) { return rule }
        let known = ImportOptions.Conflict.allCases.map(\.rawValue)
        throw CommandError.unknownValue(of: "--on-conflict", onConflict, known: known)
    }
}
