import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif salvage`: what is intact of a damaged catalog, in a new one.
struct SalvageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "salvage",
        abstract: "Write what is intact of a damaged catalog into a new one.",
        usage: "motif salvage <file> -o <new> [--from <copy> ...] [<options>]",
        discussion: """
            Reads the pages of the file without relying on its indexes, and writes every revision whose text matches \
            its hash. The damaged file is never changed. What is lost is listed; exits with 74 if anything is. With \
            --format json, the list has the text of each revision that is intact, but no longer fits the rest.

            --from takes lost changes from a backup or a clone. If nothing is lost then, the new catalog is the same \
            as the old one, and still a clone of its hub. Otherwise its history differs after the first damaged \
            change: to bring it into another copy, run motif merge there.

            EXAMPLES
              motif salvage motif.db -o salvaged.db
              motif salvage motif.db -o salvaged.db --from motif-2026-05-04.db
              motif merge salvaged.db --catalog clone.db
            """)

    @Argument(help: ArgumentHelp("The damaged catalog.", valueName: "file"), completion: .file(extensions: ["db"]))
    var file: String

    @Option(
        name: .shortAndLong, help: ArgumentHelp("New file.", valueName: "new"), completion: .file(extensions: ["db"]))
    var output: String

    @Option(
        help: ArgumentHelp(
            "Backup or clone from which lost changes are taken; can be repeated.", valueName: "copy"),
        completion: .file(extensions: ["db"]))
    var from: [String] = []

    @OptionGroup var options: OutputOptions

    private static let columns = [
        Column("lost"), Column("revision", .trailing), Column("change", .trailing, rank: 1),
        Column("reason", fit: .wrap),
    ]

    func run() throws {
        let copies = try from.map { try Catalog.open(at: $0, for: .reading) }
        try Folder.create(for: output)
        let outcome = try Catalog.salvage(file, to: output, copies: copies)
        if !outcome.losses.isEmpty || options.format != .table {
            try options.printing(saved: "'\(output)'") {
                try options.report(Self.columns) { report in
                    for loss in outcome.losses { try report.add(loss.cells, json: loss.json) }
                }
            }
        }
        options.notice(
            "Salvaged \(String.counted(outcome.revisions, "revision")) and "
                + "\(String.counted(outcome.changes, "change")) to \(output)")
        if outcome.isWhole {
            options.notice("Nothing is lost: the history is the same, with its hashes")
        } else {
            options.notice(Self.words(kept: outcome.keptChanges))
        }
        if !outcome.losses.isEmpty { throw CommandError.lost(output, losses: outcome.losses.count) }
    }

    private static func words(kept: Int) -> String {
        let start =
            switch kept {
            case 0: "All changes have new hashes"
            case 1: "Change 1 keeps its hash, later ones have new ones"
            default: "Changes 1 to \(kept) keep their hashes, later ones have new ones"
            }
        return "\(start), so the new catalog isn't a clone any more"
    }
}

extension Loss {
    fileprivate var cells: [Cell] {
        [
            Cell(subject), Cell(revision.map { $0.description } ?? ""), Cell(change.map { String($0) } ?? ""),
            Cell(message),
        ]
    }

    fileprivate var json: JSON {
        var object: JSONObject = ["reason": .string(word), "message": .string(message)]
        object["document"] = name.map { .string($0.description) }
        object["number"] = document.map { .number(Double($0.value)) }
        object["revision"] = revision.map { .number(Double($0.value)) }
        object["change"] = change.map { .number(Double($0)) }
        object["text"] = text.flatMap { try? JSONReader().read($0) }
        return .object(object)
    }

    private var subject: String {
        if let name { return name.description }
        return document.map { "document \($0)" } ?? "change"
    }

    private var word: String {
        switch reason {
        case .altered: "altered"
        case .missing: "missing"
        case .otherKind: "other-kind"
        case .lostReference: "lost-reference"
        case .takenName: "taken-name"
        case .emptyDeletion: "empty-deletion"
        case .unprovenChange: "unproven-change"
        case .lostNote: "lost-note"
        }
    }
}
