import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif salvage`: what is intact of a damaged catalog, as a new one and a file to import.
struct SalvageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "salvage")

    @Argument(.file(ending: "db"), "The damaged catalog.")
    var file: String

    @Option(.file("new", ending: "db"), "New catalog.", name: .shortAndLong)
    var output: String

    @Option(
        .file("jsonl", ending: "jsonl"),
        "New file for the texts to import (default: the name of the new catalog with .jsonl).")
    var rest: String?

    @Option(.file("copy", ending: "db"), "Backup or clone from which lost changes are taken; can be repeated.")
    var from: [String] = []

    @OptionGroup var options: OutputOptions

    private static let columns = [
        Column("document"), Column("revision", .trailing), Column("change", .trailing, rank: 1), Column("state"),
    ]

    func run() throws {
        let copies = try from.map { try Catalog.open(at: $0, for: .reading) }
        let rest = rest ?? (output.hasSuffix(".db") ? String(output.dropLast(3)) : output) + ".jsonl"
        for path in [output, rest] { try Folder.create(for: path) }
        let outcome = try Catalog.salvage(file, to: output, rest: rest, copies: copies)
        if !outcome.leftovers.isEmpty || options.format != .table {
            try options.printing(saved: "'\(output)'") {
                try options.report(Self.columns, outcome.leftovers, json: \.json, cells: \.cells)
            }
        }
        options.notice(
            "Salvaged \(String.counted(outcome.revisions, "revision")) and "
                + "\(String.counted(outcome.changes, "change")) to \(output)")
        if outcome.isWhole { return options.notice("Nothing is lost: the history is the same, with its hashes") }
        if outcome.texts > 0 {
            options.notice("Wrote \(String.counted(outcome.texts, "document")) to \(rest)")
            options.notice("Next: motif import \(rest) --catalog \(output)")
        }
        let lost = outcome.leftovers.count { $0.state == .lost }
        throw CommandError.failed(
            .file,
            "No change \(outcome.changes == 0 ? "" : "after change \(outcome.changes) ")could be proven"
                + (lost == 0 ? "" : "; \(String.counted(lost, "revision")) lost"))
    }
}

extension Leftover {
    fileprivate var cells: [Cell] {
        [
            Cell(name?.description ?? "document \(document)"), Cell(revision.description),
            Cell(change.map { String($0) } ?? ""), Cell(word),
        ]
    }

    fileprivate var json: JSON {
        let text: JSON? = if case .older(let text) = state { try? JSONReader().read(text) } else { nil }
        return .members([
            "number": .integer(document.value), "revision": .integer(revision.value), "state": .string(word),
            "document": name.map { .string($0.description) }, "change": change.map { .integer($0) }, "text": text,
        ])
    }

    private var word: String {
        switch state {
        case .lost: "lost"
        case .older: "older"
        case .deletion: "deletion"
        }
    }
}
