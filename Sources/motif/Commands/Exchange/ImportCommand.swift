import ArgumentParser
import MotifCatalog
import MotifCore
import MotifText

/// `motif import`: documents from files, or from starter sets.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "import")

    @Argument(.file(), "Files or folders to import, or - for standard input.")
    var files: [String] = []

    @Option(.set, "Import this starter set; repeatable.")
    var set: [String] = []

    @Flag(help: "List the starter sets, with their dates and sources.")
    var listSets = false

    @Option(
        help: ArgumentHelp(
            "When a document exists with different content: update it, skip it, or fail the import (default: update).",
            valueName: "rule"))
    var onConflict: ImportOptions.Conflict?

    @Option(.text("name"), "Read only this group of design tokens, such as brand.motion.")
    var group: String?

    @Option(
        .text("name"), "Read only this set of a file of Tokens Studio or Penpot; repeatable, in the order of the file.")
    var setName: [String] = []

    @Flag(help: "Read all files, and standard input, as design tokens (default: by their names and contents).")
    var tokens = false

    @Flag(help: "Delete documents of the catalog that are not in the files.")
    var prune = false

    @Flag(help: "List what would happen to each document, value by value; write nothing.")
    var dryRun = false

    @Flag(help: "With --dry-run, exit with 1 if anything would change.")
    var exitCode = false

    @Flag(name: .shortAndLong, help: "List what happened to each document.")
    var verbose = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if exitCode, !dryRun { throw ValidationError("--exit-code requires --dry-run") }
        if !set.isEmpty || listSets {
            if files.isEmpty, !tokens, !prune, group == nil, setName.isEmpty { return }
            let other = files.first { (try? StarterSet.named([$0])) != nil }
                .map { "; for another set, add --set \($0)" }
            throw ValidationError(
                "--set and --list-sets cannot be combined with files or their options" + (other ?? ""))
        }
        if files.isEmpty { throw ValidationError("Missing expected argument '<file> ...'") }
        if prune, tokens || files.contains(where: { TokenInput.isTokens($0, isNamed: true) }) {
            throw ValidationError("--prune can't be combined with design tokens: it would delete all other documents")
        }
        guard group != nil || !setName.isEmpty, !tokens else { return }
        if !files.contains(where: { TokenInput.isTokens($0, isNamed: true) }) {
            throw ValidationError("--group and --set-name require design tokens; use --tokens for files of other names")
        }
    }

    func run() throws {
        if listSets { return try StarterSet.list(output.format) }
        let sets = try StarterSet.named(set.flatMap { $0.split(separator: ",").map(String.init) })
        let catalog = try catalog.open(for: .writing)
        let merge = try sets.isEmpty ? nil : catalog.read { try $0.merging(sets, keepsChanges: onConflict == nil) }
        let rule = onConflict ?? (merge == nil ? .update : .updateIfUnchanged)
        let options = ImportOptions(conflict: rule, missing: prune ? .delete : .keep, mode: dryRun ? .dryRun : .write)
        var sources = try InputFiles.sources(files, areTokens: tokens) { paths in
            let input = try TokenInput(paths, group: group, sets: setName)
            return try input.source(values: catalog.read { try $0.sharedValues() })
        } skipped: { skipped in
            output.notice(
                "Skipped \(String.counted(skipped.count, "file")) without the ending .json or .jsonl"
                    + (verbose ? ": \(skipped.joined(separator: ", "))" : "; --verbose lists them"))
        }
        if let merge { sources = [merge.source] }
        for line in merge?.findings.flatMap(\.lines) ?? [] { output.notice(line) }
        let sizes = sources.map(\.byteCount)
        let total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
        var outcomes: [WrittenRevision] = []
        let summary: ImportSummary
        do {
            summary = try Progress.show("Importing", output.notices) { progress in
                try catalog.importDocuments(
                    from: sources, options, as: try change.note(merge.map { "Import \($0.source.name)" } ?? ""),
                    each: { if isListed { outcomes.append(WrittenRevision($0)) } },
                    changed: dryRun ? { outcomes[outcomes.count - 1].add($0) } : nil,
                    progress: { progress.update($0, of: total) })
            }
        } catch let problems as Problems {
            guard prune, case .inUse? = problems.problems.first?.kind else { throw problems }
            throw CommandError.other(ExitStatus(problems.problems), Failure.lines(problems) + [Hint.prune])
        }
        for loss in summary.losses.prefix(Self.mostLosses) { output.notice(loss) }
        if summary.losses.count > Self.mostLosses {
            output.notice("and \(summary.losses.count - Self.mostLosses) more")
        }
        let report = ImportReport(
            summary: summary, outcomes: isListed ? outcomes : nil,
            form: WriteReport(isDryRun: dryRun, isVerbose: verbose))
        try output.printing(saved: dryRun ? nil : "the import") { try report.print(output) }
        let hasChanges = summary.counts.contains { ![.unchanged, .skipped].contains($0.key) && $0.value > 0 }
        if exitCode, hasChanges { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private static let mostLosses = 20

    private var isListed: Bool { verbose || dryRun }
}
