import ArgumentParser
import MotifCatalog
import MotifCore
import MotifScan
import MotifSystem
import MotifText

/// `motif undo`: a change taken back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "undo")

    @Argument(
        help: ArgumentHelp("Number of the change (default: the last one that isn't undone).", valueName: "change"),
        transform: OptionValue.count)
    var number: Int?

    @OptionGroup var options: ReversalOptions

    func run() throws {
        let catalog = try options.catalog.open(for: .writing)
        let found = try catalog.read { reader in try number.map { try reader.change($0) } ?? reader.undoable() }
        guard let found else { throw CommandError.usage("There is nothing to undo") }
        let written = try options.settle("Undo", found, takingBack: found, catalog) {
            try $0.undo(found.number, as: $1, $2)
        }
        if written.isEmpty {
            options.output.notice("Change \(found.number) has already been undone; nothing was written")
        } else if !options.choices.isDryRun {
            try removeLinks(to: written)
            options.output.notice("'motif redo' redoes the change")
        }
    }

    /// Removes the links to values that an adoption created, which are gone now.
    private func removeLinks(to written: [WrittenRevision]) throws {
        let deleted = written.filter { $0.action == .deleted && $0.name.type == .value }.map(\.name.description)
        guard !deleted.isEmpty else { return }
        let known = try CommandError.scanning { () throws(ScanFileError) in try ScanFiles(for: ["."]) }
        var links = known.links
        let count = links.remove(to: Set(deleted))
        guard count > 0 else { return }
        let staged = StagedFiles()
        try staged.add(Array(links.text.utf8), to: known.linksPath, replacing: known.linksBytes)
        try staged.commit()
        options.output.notice("Removed \(String.counted(count, "link")) from \(known.linksPath)")
    }
}

/// `motif redo`: a change made again that was undone.
struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "redo")

    @Argument(
        help: ArgumentHelp("Number of the undone change (default: the last one).", valueName: "change"),
        transform: OptionValue.count)
    var number: Int?

    @OptionGroup var options: ReversalOptions

    func run() throws {
        let catalog = try options.catalog.open(for: .writing)
        guard let (found, undo) = try catalog.read({ try $0.redoable(number) }) else {
            throw CommandError.usage(number.map { "Change \($0) isn't undone" } ?? "There is nothing to redo")
        }
        _ = try options.settle("Redo", found, takingBack: undo, catalog) { try $0.redo(found.number, as: $1, $2) }
    }
}

/// The options of `undo` and `redo`.
struct ReversalOptions: ParsableArguments {
    @OptionGroup var choices: MergeChoices

    @Flag(help: "Don't ask before undoing the first change, or one by somebody else.")
    var yes = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    @Flag(name: [.short, .customLong("verbose")], help: "List all documents, not only the first 20.")
    var isVerbose = false

    /// Takes a change back, and prints which one and what was written. Asks if it is the first change, or if another
    /// author's is taken back.
    ///
    /// - Parameter verb: What is done to the change: `Undo`.
    /// - Returns: What was written.
    func settle(
        _ verb: String, _ undone: ChangeRecord, takingBack taken: ChangeRecord, _ catalog: Catalog,
        _ takeBack: (CatalogChanges, ChangeNote, MergeOptions) throws -> [HistoryEntry]
    ) throws -> [WrittenRevision] {
        let note = try change.note()
        let message = undone.note.message.isEmpty ? "" : ": \(undone.note.message)"
        let what = "change \(undone.number) by \(undone.note.author), \(undone.note.date.short)\(message)"
        let isDryRun = choices.isDryRun
        let isSafe = isDryRun || !taken.needsConsent(of: note.author)
        try Confirmation.ask("\(verb) \(what)", isGiven: yes || isSafe)
        let written = try choices.settle("motif \(verb.lowercased()) \(undone.number)", output) { options in
            try catalog.changes(isRehearsal: isDryRun) { changes in
                try takeBack(changes, note, options).map {
                    try changes.reader.written(WrittenRevision($0), isDryRun: isDryRun)
                }
            }
        }
        if !written.isEmpty { output.notice((isDryRun ? "Would \(verb.lowercased())" : "\(verb)ing") + " \(what)") }
        try output.print(written, WriteReport(isDryRun: isDryRun, isVerbose: isVerbose))
        return written
    }
}
