import MotifFormula

/// What the store knows of a document besides the values in its text: filters and orders have it under these names.
enum DocumentHeader: String, CaseIterable {
    case slug, title, summary, kind, tags, deprecated, revision
    /// When the newest revision was written, as text like `2026-01-31T09:30:00.000Z`.
    case updated
    /// The total duration of a pattern's longest operation.
    case totalDuration
    /// The total duration of each operation of a pattern that time drives: `{"present": 0.35}`.
    case durations

    /// The type in formulas.
    var type: FormulaType {
        switch self {
        case .slug, .title, .summary, .kind, .updated: .text
        case .tags: .list(.text)
        case .deprecated: .boolean
        case .revision, .totalDuration: .number
        case .durations: .record([:])
        }
    }

    /// Whether only patterns have it.
    var isOfPatterns: Bool { self == .kind || self == .totalDuration || self == .durations }

    /// The value for a row `d` of `document`, NULL if there is none; `nil` for what formulas read in the text.
    var sql: String? {
        switch self {
        case .slug, .title, .summary, .deprecated: "d.\(rawValue)"
        case .tags: nil
        case .kind: "(SELECT k.slug FROM document k WHERE k.id = d.kind)"
        case .revision: "d.number"
        case .updated:
            """
            (SELECT strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) \
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.id = d.revision)
            """
        case .totalDuration: Self.totalDurationSQL
        case .durations: Self.durationsSQL
        }
    }

    static let totalDurationSQL = "(SELECT max(seconds) FROM duration WHERE document = d.id)"

    /// A JSON object; without its format, SQLite would round the numbers.
    static let durationsSQL = """
        (SELECT json_group_object(n.text, json(printf('%!.17g', t.seconds))) \
        FROM duration t CROSS JOIN name n ON n.id = t.operation WHERE t.document = d.id)
        """
}
