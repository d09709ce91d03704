import ArgumentParser
import MotifCatalog
import MotifCore
import MotifPlatform
import MotifScan
import MotifSystem
import MotifText

/// `motif undo`: a change taken back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "undo")

    @Argument(.change, .key("change", of: .undo))
    var number: Int?

    @OptionGroup var options: ReversalOptions

    func run() throws {
        let catalog = try options.writing.catalog.open(for: .writing)
        let found = try catalog.read { reader in try number.map { try reader.change($0) } ?? reader.undoable() }
        guard let found else { throw Problems(.rule(.notFound, "There is nothing to undo")) }
        let written = try options.settle("Undo", found, takingBack: found, catalog) {
            try $0.undo(found.number, as: $1, $2)
        }
        if written.isEmpty {
            options.writing.output.notice("Change \(found.number) has already been undone; nothing was written")
        } else if !options.choices.isDryRun {
            options.writing.output.notice("'motif redo' redoes the change")
        }
    }
}

/// `motif redo`: a change made again that was undone.
struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "redo")

    @Argument(.change, .key("change", of: .redo))
    var number: Int?

    @OptionGroup var options: ReversalOptions

    func run() throws {
        let catalog = try options.writing.catalog.open(for: .writing)
        let (found, undo) = try catalog.read { try $0.redoable(number) }
        _ = try options.settle("Redo", found, takingBack: undo, catalog) { try $0.redo(found.number, as: $1, $2) }
    }
}

/// The options of `undo` and `redo`.
struct ReversalOptions: ParsableArguments {
    @OptionGroup var choices: MergeChoices

    @Flag(help: "Don't ask before undoing the first change, or one by somebody else.")
    var yes = false

    @OptionGroup var writing: WritingOptions

    @Flag(name: .shortAndLong, help: "List all documents, not only the first 20.")
    var verbose = false

    /// Moves the links to values that are gone to a file beside the catalog, and the links to values that are back from
    /// there.
    ///
    /// - Returns: What was done, in words.
    private func moveLinks(to written: [WrittenRevision]) throws -> [String] {
        let values = written.filter { $0.name.type == .value }
        let gone = Set(values.filter { $0.action == .deleted }.map(\.name.description))
        let back = Set(values.filter { $0.action != .deleted }.map(\.name.description))
        let path = try writing.catalog.path() + ".links"
        guard !gone.isEmpty || !back.isEmpty && FileSystem.exists(path) else { return [] }
        let known = try CommandError.scanning { () throws(ScanFileError) in try ScanFiles(for: ["."]) }
        let parked = try FileStatus(at: path).map { status in
            try OpenFile(readingRegular: path, followingLinks: false).read(upTo: status.byteCount)
        }
        let file = parked.map { ScanFile(named: path, $0) }
        var (links, kept) = (known.links, ScanLinks())
        if let file {
            kept = try CommandError.scanning { () throws(ScanFileError) in
                try file.read { json throws(Problems) in try ScanLinks(json) }
            }
        }
        let removed = links.move(to: gone, into: &kept)
        let restored = kept.move(to: back, into: &links)
        guard removed + restored > 0 else { return [] }
        let staged = StagedFiles()
        for (links, path, bytes) in [(links, known.linksPath, known.linksBytes), (kept, path, file?.bytes)]
        where !links.isEmpty {
            try staged.add(Array(links.text.utf8), to: path, replacing: bytes)
        }
        try staged.commit()
        for (links, path) in [(links, known.linksPath), (kept, path)] where links.isEmpty {
            FileSystem.remove(path)
            if FileSystem.exists(path) { throw FileError(.write, path, EACCES) }
        }
        return [
            removed > 0 ? "Removed \(String.counted(removed, "link")) from \(known.linksPath)" : nil,
            restored > 0 ? "Restored \(String.counted(restored, "link")) in \(known.linksPath)" : nil,
        ].compactMap(\.self)
    }

    /// Takes a change back, and prints which one and what was written. Asks if it is the first change, or if another
    /// author's is taken back.
    ///
    /// - Parameter verb: What is done to the change: `Undo`.
    /// - Returns: What was written.
    func settle(
        _ verb: String, _ undone: ChangeRecord, takingBack taken: ChangeRecord, _ catalog: Catalog,
        _ takeBack: (CatalogChanges, ChangeNote, MergeOptions) throws -> [HistoryEntry]
    ) throws -> [WrittenRevision] {
        let note = try writing.change.note()
        let message = undone.note.message.isEmpty ? "" : ": \(undone.note.message)"
        let what = "change \(undone.number) by \(undone.note.author), \(undone.note.date.short)\(message)"
        let isDryRun = choices.isDryRun
        let isSafe = isDryRun || !taken.needsConsent(of: note.author)
        try Confirmation.ask("\(verb) \(what)", isGiven: yes || isSafe)
        // The links come first, so that whatever fails, the same command completes it.
        let (written, moved) = try choices.settle("motif \(verb.lowercased()) \(undone.number)", writing.output) {
            options in
            try catalog.changes(isRehearsal: isDryRun) { changes in
                let written = try takeBack(changes, note, options).map {
                    try changes.reader.written(WrittenRevision($0), isDryRun: isDryRun)
                }
                return (written, try isDryRun ? [] : moveLinks(to: written))
            }
        }
        let beginning = isDryRun ? "Would \(verb.lowercased())" : "\(verb)ing"
        if !written.isEmpty { writing.output.notice("\(beginning) \(what)") }
        for line in moved { writing.output.notice(line) }
        try writing.output.print(written, WriteReport(isDryRun: isDryRun, isVerbose: verbose))
        return written
    }
}
