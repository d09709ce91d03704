import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// Prints the conflicts of a merge, and how to settle them.
struct ConflictReport {
    /// The command that can be repeated with answers, such as `motif pull`.
    let command: String
    let stop: MergeStop

    private static let mostChoices = 8

    private static let columns = [
        Column("value", fit: .wrap), Column("base", fit: .wrap), Column("yours", fit: .wrap),
        Column("theirs", fit: .wrap), Column("checks", fit: .wrap, rank: 1),
    ]

    /// Prints everything and ends the command with the status of a negative answer.
    func print(to output: OutputOptions) throws -> Never {
        try output.report(Self.columns, stop.conflicts, json: Self.json, cells: Self.cells)
        for line in lines { Notice.write(line) }
        Process.end(stop.conflicts.isEmpty ? .data : .no)
    }

    /// The lines on standard error: what is to be decided, and how.
    private var lines: [String] {
        var lines: [String] = []
        if !stop.conflicts.isEmpty {
            let verb = stop.conflicts.count == 1 ? "needs" : "need"
            let all = max(stop.changedValues, stop.conflicts.count)
            lines.append(
                "\(stop.conflicts.count) of \(String.counted(all, "changed value")) \(verb) a decision; "
                    + "nothing was written")
            // With too many for a line, one answer is for those that have none of their own.
            let shown = stop.conflicts.prefix(stop.conflicts.count > Self.mostChoices ? 2 : Self.mostChoices)
            var choices = shown.map { "--take \(Self.quoted($0.label))=\(Self.choice(for: $0))" }
            if shown.count < stop.conflicts.count { choices.append("--take all=theirs") }
            lines.append("Decide with: \(command) \(choices.joined(separator: " "))")
        }
        lines += stop.unusedAnswers.map(\.message)
        for release in stop.takenReleases {
            lines.append("The release '\(release)' is already taken; nothing was written")
            lines.append("Rename yours with: \(command) --rename-release \(release)=<new name>")
        }
        return lines + stop.problems.flatMap { Failure.lines($0) }
    }

    /// The start of an answer that can be used; where a name is taken, neither side's may be free.
    private static func choice(for conflict: CatalogConflict) -> String {
        if conflict.conflict.shortPath == "slug" { return "<new slug>" }
        guard let checks = conflict.checks, checks.theirs == nil else { return "theirs" }
        return checks.ours == nil ? "<value>" : "ours"
    }

    /// A shell would read brackets and quotes in the name.
    private static func quoted(_ label: String) -> String { label.contains("[") ? "'\(label)'" : label }

    private static func cells(_ conflict: CatalogConflict) -> [Cell] {
        let value = conflict.conflict
        return [
            Cell(conflict.label), cell(value.base, value, nil), cell(value.ours, value, conflict.ours),
            cell(value.theirs, value, conflict.theirs), Cell(conflict.checks.map(text) ?? ""),
        ]
    }

    private static func cell(_ value: JSON?, _ conflict: MergeConflict, _ note: ChangeNote?) -> Cell {
        var text = conflict.text(ofVersion: value)
        if let note { text += " (\(note.author)\(note.message.isEmpty ? "" : ": \(note.message)"))" }
        return Cell(text, plain: value.map { $0.string ?? $0.canonical } ?? "")
    }

    private static func text(_ checks: ConflictChecks) -> String {
        if checks.ours == checks.theirs { return checks.ours == nil ? "neither is valid" : "same" }
        func passes(_ count: Int?) -> String { count.map { "passes on \($0) of \(checks.screens)" } ?? "isn't valid" }
        return "theirs \(passes(checks.theirs)), yours \(passes(checks.ours))"
    }

    private static func json(_ conflict: CatalogConflict) -> JSON {
        let value = conflict.conflict
        func json(_ note: ChangeNote) -> JSON { ["author": .string(note.author), "message": .string(note.message)] }
        return .members([
            "value": .string(conflict.label), "ref": .string(conflict.name.description),
            "path": .string(value.path.description), "base": value.base ?? .null, "ours": value.ours ?? .null,
            "theirs": value.theirs ?? .null, "oursNote": conflict.ours.map(json),
            "theirsNote": conflict.theirs.map(json),
            "checks": conflict.checks.map { checks in
                [
                    "screens": .integer(checks.screens), "ours": checks.ours.map { .integer($0) } ?? .null,
                    "theirs": checks.theirs.map { .integer($0) } ?? .null,
                ]
            },
        ])
    }
}

extension MergeConflict {
    /// One of its versions for people; a dash if the value was never there.
    func text(ofVersion value: JSON?) -> String {
        guard let value else { return base == nil ? "–" : "deleted" }
        return switch subject {
        case .document: value == base ? "unchanged" : "changed"
        case .order: (value.array ?? []).compactMap(\.string).joined(separator: ", ")
        case .value, .kind: text(of: value)
        }
    }
}
