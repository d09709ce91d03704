import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore
import MotifText

/// `motif verify`: the integrity of the catalog file.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "verify")

    @Flag(help: "Rebuild the indexes if nothing else is damaged.")
    var repair = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("damage"), Column("document"), Column("change", .trailing, rank: 1), Column("message", fit: .wrap),
    ]

    func run() throws {
        let catalog: Catalog
        var damage: [Damage]
        do {
            catalog = try self.catalog.open(for: repair ? .writing : .reading)
            damage = try verify(catalog)
        } catch let error as StoreError {
            guard case .damaged = error.kind else { throw error }
            damage = Store.fileDamage(at: error.path)
            try output.report(Self.columns, damage, json: \.json, cells: \.cells)
            throw CommandError.damaged(error.path, damage, isVerified: false)
        }
        if repair, !damage.isEmpty, damage.allSatisfy(\.isRepairedByRebuilding) {
            try catalog.rebuildIndexes()
            output.notice("Found \(String.counted(damage.count, "problem")) in the indexes and rebuilt them")
            damage = try verify(catalog)
        }
        if damage.isEmpty, output.format == .table {
            let statistics = try catalog.read { try $0.statistics() }
            let counts = [("revision", statistics.revisions), ("change", statistics.changes)]
            let checked = counts.map { String.counted($1, $0) }.joined(separator: " and ")
            return try output.print { try $0.line("\(catalog.path) is intact: \(checked) checked") }
        }
        try output.report(Self.columns, damage, json: \.json, cells: \.cells)
        if !damage.isEmpty { throw CommandError.damaged(catalog.path, damage, isVerified: true) }
    }

    private func verify(_ catalog: Catalog) throws -> [Damage] {
        try Progress.show("Verifying", output.notices) { try catalog.verify(progress: $0.update) }
    }
}

extension Damage {
    fileprivate var cells: [Cell] {
        [Cell(word), Cell(reference), Cell(change.map { String($0) } ?? ""), Cell(message)]
    }

    fileprivate var json: JSON {
        .members([
            "damage": .string(word), "message": .string(message), "document": document.map { .string($0.description) },
            "revision": revision.map { .integer($0.value) }, "change": change.map { .integer($0) },
        ])
    }

    private var reference: String { document.map { DocumentReference($0, revision: revision).description } ?? "" }

    private var word: String {
        switch kind {
        case .altered: "altered"
        case .unreadable: "unreadable"
        case .missingRevision: "missing-revision"
        case .wrongEntry: "wrong-entry"
        case .brokenChain: "broken-chain"
        case .wrongIndex: "wrong-index"
        case .damagedTable, .sqlite: "sqlite"
        }
    }
}
