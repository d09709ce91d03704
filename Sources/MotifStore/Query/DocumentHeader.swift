import MotifFormula

/// What the store knows of a document besides the values in its text: filters and orders have it under these names.
enum DocumentHeader: String, CaseIterable {
    case slug, title, summary, kind, tags, deprecated, revision
    /// When the newest revision was written, as text like `2026-01-31T09:30:00.000Z`.
    case updated
    /// The total duration of a pattern's longest operation.
    case totalDuration
    /// A record with the total duration of each operation of a pattern that time drives.
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

    /// The value for a row `d` of `document`, NULL if there is none; `nil` for what isn't one value of the row.
    var sql: String? {
        switch self {
        case .slug, .title, .summary, .deprecated: "d.\(rawValue)"
        case .tags, .durations: nil
        case .kind: "(SELECT k.slug FROM document k WHERE k.id = d.kind)"
        case .revision: "d.number"
        case .updated:
            """
            (SELECT strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) \
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.id = d.revision)
            """
        case .totalDuration: Self.totalDurationSQL
        }
    }

    static let totalDurationSQL = "(SELECT max(seconds) FROM duration WHERE document = d.id)"

    /// The total duration of the operation with a name that is bound.
    static let durationSQL =
        "(SELECT seconds FROM duration WHERE document = d.id AND operation = (SELECT id FROM name WHERE text = ?))"
}
