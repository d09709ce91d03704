import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif verify`: the integrity of the catalog file.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check the integrity of the catalog file.",
        usage: "motif verify [--repair] [<options>]",
        discussion: """
            Recomputes the hash of every revision, the chain of changes and every index, and runs SQLite's own \
            checks. Exits with 74 if anything is damaged. --repair rebuilds damaged indexes. A damaged history is \
            healed by motif salvage, from a backup or a clone if there is one.

            EXAMPLES
              motif verify
              motif verify --repair
              motif verify --format json
            """)

    @Flag(help: "Rebuild the indexes if nothing else is damaged.")
    var repair = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("damage"), Column("document"), Column("change", .trailing, rank: 1), Column("message", fit: .wrap),
    ]

    func run() throws {
        let catalog = try catalog.open(for: repair ? .writing : .reading)
        var damage = try verify(catalog)
        if repair, !damage.isEmpty, damage.allSatisfy(\.isRepairedByRebuilding) {
            try catalog.rebuildIndexes()
            output.notice("Found \(String.counted(damage.count, "problem")) in the indexes and rebuilt them")
            damage = try verify(catalog)
        }
        if damage.isEmpty, output.format == .table {
            let statistics = try catalog.read { try $0.statistics() }
            let counts = [("revision", statistics.revisions), ("change", statistics.changes)]
            let words = counts.map { String.counted($1, $0) }.joined(separator: " and ")
            return try output.print { try $0.line("\(catalog.path) is intact: \(words) checked") }
        }
        try output.report(Self.columns) { report in
            for finding in damage { try report.add(finding.cells, json: finding.json) }
        }
        if !damage.isEmpty { throw CommandError.damaged(catalog.path, damage) }
    }

    private func verify(_ catalog: Catalog) throws -> [Damage] {
        let progress = Progress("Verifying", output.notices)
        defer { progress.end() }
        return try catalog.verify { progress.update($0, of: $1) }
    }
}

extension Damage {
    fileprivate var cells: [Cell] {
        [Cell(word), Cell(place), Cell(change.map { String($0) } ?? ""), Cell(message)]
    }

    fileprivate var json: JSON {
        var object: JSONObject = ["damage": .string(word), "message": .string(message)]
        object["document"] = document.map { .string($0.description) }
        object["revision"] = revision.map { .number(Double($0.value)) }
        object["change"] = change.map { .number(Double($0)) }
        return .object(object)
    }

    private var place: String { document.map { DocumentReference($0, revision: revision).description } ?? "" }

    private var word: String {
        switch kind {
        case .altered: "altered"
        case .unreadable: "unreadable"
        case .missingRevision: "missing-revision"
        case .wrongEntry: "wrong-entry"
        case .brokenChain: "broken-chain"
        case .wrongIndex: "wrong-index"
        case .sqlite: "sqlite"
        }
    }
}
