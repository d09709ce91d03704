import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// A revision that a command wrote, or would write, for printing.
struct WrittenRevision {
    let name: DocumentName
    let revision: RevisionNumber
    let action: WriteOutcome.Action
    private(set) var json: JSON
    /// `expandDuration: 0.35 s → 0.4 s`, for each value that is different, if they are of interest.
    fileprivate private(set) var values: [String] = []

    /// The effect of a write.
    init(_ outcome: WriteOutcome) {
        (name, revision, action, json) = (outcome.name, outcome.revision, outcome.action, outcome.json)
    }

    /// An entry of the history.
    init(_ entry: HistoryEntry) {
        (name, revision, json) = (entry.name, entry.key.number, entry.json)
        action = entry.action
    }

    /// Adds the values that are different.
    mutating func add(_ difference: Difference) {
        json = json.with(["changes": difference.json["entries"]])
        values = difference.entries.map {
            "\($0.shortPath): \($0.oldText ?? "–") → \($0.newText ?? "–")".onOneLine.escaped
        }
    }

    /// `updated expand@3`, or `would update expand@3`.
    fileprivate func line(isDryRun: Bool) -> String {
        let action = action.rawValue
        let isWritten = isDryRun && ![.unchanged, .skipped].contains(self.action)
        return "\(isWritten ? "would \(action.dropLast())" : action) \(DocumentReference(name, revision: revision))"
    }
}

extension BulkOptions {
    /// How the result is printed.
    func report(isDryRun: Bool) -> WriteReport {
        WriteReport(isDryRun: isDryRun, isVerbose: verbose || formula == nil)
    }
}

/// How the effects of a write are printed.
struct WriteReport {
    /// Whether nothing was saved.
    var isDryRun = false
    /// Whether all lines are printed, also of documents that stay the same.
    var isVerbose = true

    /// The number of documents that are listed without `--verbose`.
    private static let maximumCount = 20

    /// Prints a line for each revision, and one for each value that is different.
    func print(_ written: [WrittenRevision], to output: OutputOptions) throws {
        let changed = isVerbose ? written : written.filter { ![.unchanged, .skipped].contains($0.action) }
        let shown = isVerbose ? changed[...] : changed.prefix(Self.maximumCount)
        try output.print { output in
            for revision in shown {
                try output.line(revision.line(isDryRun: isDryRun))
                for value in revision.values { try output.line("  " + value) }
            }
        }
        if shown.count < changed.count {
            output.notice("… and \(changed.count - shown.count) more; use --verbose to list them")
        }
    }

    /// Says how many documents a write for many changed: `Changed 12 documents: 10 updated, 2 deleted`.
    func summarize(_ written: [WrittenRevision], to output: OutputOptions) {
        guard written.count > 1 else { return }
        let counts = Dictionary(grouping: written, by: \.action).mapValues(\.count)
        let phrases = WriteOutcome.Action.allCases.compactMap { action in
            counts[action].map { "\($0) \(action.rawValue)" }
        }
        let changed = written.count { ![.unchanged, .skipped].contains($0.action) }
        let verb = isDryRun ? "Would change" : "Changed"
        output.notice("\(verb) \(String.counted(changed, "document")): \(phrases.joined(separator: ", "))")
    }
}

extension OutputOptions {
    /// Prints the outcome of a write for its document and its dependents.
    ///
    /// - Parameter rehearsed: The outcome with its values, if nothing was saved.
    func print(_ outcome: WriteOutcome, rehearsed: WrittenRevision? = nil) throws {
        try printing(saved: rehearsed == nil ? Self.saved([WrittenRevision(outcome)]) : nil) {
            let dependents = outcome.dependents
            let written = rehearsed ?? WrittenRevision(outcome)
            try print(written.json) {
                let others = format == .csv ? dependents.map { WrittenRevision($0) } : []
                try write([written] + others, WriteReport(isDryRun: rehearsed != nil))
            }
            if format == .table, !dependents.isEmpty {
                let names = Self.names(dependents.map { DocumentReference($0.name, revision: $0.revision) })
                let verb = rehearsed == nil ? "Also updated" : "Would also update"
                notice("\(verb) \(String.counted(dependents.count, "document")): \(names)")
            }
        }
        if rehearsed != nil { notice("Nothing was saved") }
    }

    /// Prints the outcomes of a write for several documents, and how many there are.
    func print(_ written: [WrittenRevision], _ report: WriteReport) throws {
        try printing(saved: report.isDryRun ? nil : Self.saved(written)) { try write(written, report) }
        report.summarize(written, to: self)
        if report.isDryRun { notice("Nothing was saved") }
    }

    /// Prints a line or a row for each revision that was written: `updated expand@2`.
    func write(_ written: [WrittenRevision], _ report: WriteReport = WriteReport()) throws {
        if format == .table {
            if !notices.quiet { try report.print(written, to: self) }
            return
        }
        try self.report(["action", "type", "slug", "revision"].map { Column($0) }, written, json: \.json) {
            [Cell($0.action.rawValue), Cell($0.name.type.rawValue), Cell($0.name.slug.text), Cell($0.revision.value)]
        }
    }

    /// The names of what was saved; `nil` if nothing was.
    private static func saved(_ written: [WrittenRevision]) -> String? {
        let saved = written.filter { $0.action != .unchanged }
        return saved.isEmpty ? nil : names(saved.map { DocumentReference($0.name, revision: $0.revision) })
    }

    private static func names(_ references: [DocumentReference]) -> String {
        references.map(\.description).clipped(to: 5)
    }
}

extension CatalogReader {
    /// The revision with the values that are different if it is only tried.
    func written(_ revision: WrittenRevision, isDryRun: Bool) throws -> WrittenRevision {
        var written = revision
        if isDryRun, written.action == .updated, let before = RevisionNumber(written.revision.value - 1) {
            try written.add(difference(of: try entry(of: written.name), from: before, to: written.revision))
        }
        return written
    }
}
