import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore
import MotifText

/// Prints what pulls, pushes, and merges did.
struct SharingReport {
    let output: OutputOptions
    /// Whether nothing was written.
    let isDryRun: Bool
    /// Whose changes were made again, and may have nothing left to change.
    var owner = "your"

    /// Prints the result of a pull, a push, or both.
    func print(_ pulled: PullOutcome?, pushed: [ChangeRecord]?) throws {
        try output.print(Self.json(pulled, pushed)) {
            if output.format == .csv { return try output.report((pulled?.received ?? []) + (pushed ?? [])) }
            for line in lines(pulled, pushed) { output.notice(line) }
        }
    }

    private func lines(_ pulled: PullOutcome?, _ pushed: [ChangeRecord]?) -> [String] {
        var lines: [String] = []
        if let pulled {
            let isEmpty = pulled.received.isEmpty
            if isEmpty, pushed == nil { lines.append("Nothing new") }
            if !isEmpty { lines.append(Self.received(pulled)) }
            if pulled.absorbed > 0 {
                let isOne = pulled.absorbed == 1
                lines.append(
                    "\(pulled.absorbed) of \(owner) changes \(isOne ? "was" : "were") dropped: "
                        + (isOne ? "it no longer changes anything" : "they no longer change anything"))
            }
            for release in pulled.movedReleases {
                lines.append("The release '\(release)' now includes the new changes")
            }
        }
        if let pushed {
            let count = String.counted(pushed.count, "change")
            let line = pushed.isEmpty ? "Nothing to push" : isDryRun ? "Would push \(count)" : "Pushed \(count)"
            if !pushed.isEmpty || pulled?.received.isEmpty ?? true { lines.append(line) }
        }
        if isDryRun { lines.append("Nothing was written") }
        return lines
    }

    private static func received(_ pulled: PullOutcome) -> String {
        let authors = pulled.received.map(\.note.author).uniqued
        let named = authors.count > 3 ? authors.prefix(2) + ["\(authors.count - 2) others"] : authors
        var text = "\(String.counted(pulled.received.count, "new change")) by \(named.inWords)"
        if pulled.moved > 0 {
            text += ". Your \(pulled.moved == 1 ? "change comes" : "\(pulled.moved) changes come") after "
            text += pulled.received.count == 1 ? "it" : "them"
        }
        return text
    }

    private static func json(_ pulled: PullOutcome?, _ pushed: [ChangeRecord]?) -> JSON {
        .members([
            "received": pulled.map { .array($0.received.map(\.json)) }, "moved": pulled.map { .integer($0.moved) },
            "absorbed": pulled.map { .integer($0.absorbed) },
            "movedReleases": pulled.map { .array($0.movedReleases.map { .string($0.text) }) },
            "pushed": pushed.map { .array($0.map(\.json)) },
        ])
    }
}

extension OutputOptions {
    private static let changeColumns = [
        Column("change", .trailing), Column("time", rank: 2), Column("author", fit: .cut),
        Column("revisions", .trailing), Column("release", rank: 3), Column("message", fit: .wrap),
    ]

    /// Prints changes as rows.
    func report(_ changes: [ChangeRecord]) throws {
        try report(Self.changeColumns, changes, json: \.json) { change in
            [
                Cell(change.number), Cell(change.note.date), Cell(change.note.author), Cell(change.revisionCount),
                Cell(change.release?.text ?? ""), Cell(change.note.message),
            ]
        }
    }
}
