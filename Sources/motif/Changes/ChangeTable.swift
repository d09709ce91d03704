import MotifCatalog
import MotifCore
import MotifText

/// The differences of two sets of documents: as a table or CSV with a row for each value, or as JSON with an object for
/// each document.
struct ChangeTable {
    let output: OutputOptions

    private static let columns = [
        Column("document"), Column("change"), Column("value", fit: .wrap), Column("before", fit: .wrap),
        Column("after", fit: .wrap),
    ]

    /// Prints the differences.
    ///
    /// - Parameter sameCount: The number of documents without differences, if it is known.
    /// - Returns: Whether there are any.
    func print(_ changes: [DocumentChange], sameCount: Int? = nil) throws -> Bool {
        if changes.isEmpty, output.format == .table {
            try output.print { try $0.line("No differences") }
        } else {
            try output.report(Self.columns) { report in for change in changes { try add(change, to: report) } }
        }
        if output.format == .table, let sameCount {
            let differing = String.counted(changes.count, "document") + (changes.count == 1 ? " differs" : " differ")
            output.notice("\(differing); \(sameCount) \(sameCount == 1 ? "is" : "are") the same")
        }
        return !changes.isEmpty
    }

    private func add(_ change: DocumentChange, to report: Report) throws {
        guard output.format == .table || output.format == .csv else {
            return try report.add([], json: change.json)
        }
        guard case .changed = change.effect else {
            return try report.add([Cell(change.document), Cell(change.word), "", "", ""])
        }
        for row in change.rows {
            try report.add([
                Cell(change.document), Cell(change.word),
                Cell(row.value, plain: row.path?.description ?? row.value),
                Cell(row.before ?? "–", plain: row.before ?? ""), Cell(row.after ?? "–", plain: row.after ?? ""),
            ])
        }
    }
}

extension DocumentChange {
    /// `grow@1 (expand then) → grow@2`; a revision that isn't known is left out.
    fileprivate var document: String {
        func text(_ name: DocumentName, _ revision: RevisionNumber?) -> String {
            DocumentReference(name, revision: revision).description
        }
        switch effect {
        case .added: return text(name, after)
        case .removed: return text(name, before)
        case .changed:
            let first =
                before.map { DocumentReference.text($0, of: name, then: formerName ?? name) } ?? text(name, nil)
            return after == nil || after == before && formerName == nil ? first : "\(first) → \(text(name, after))"
        }
    }
}
