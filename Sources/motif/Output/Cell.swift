import MotifCatalog
import MotifJSON

/// A value of a report, as text for tables and for CSV.
struct Cell: Sendable, ExpressibleByStringLiteral {
    /// The text in a table: `0.35 s`.
    let text: String
    /// The text in CSV: `0.35`.
    let plain: String

    /// Creates a cell with the same text for both.
    init(_ text: String) { (self.text, plain) = (text, text) }

    /// Creates a cell with a text for each.
    init(_ text: String, plain: String) {
        self.text = text
        self.plain = plain
    }

    /// Creates a cell with the same text for both.
    init(stringLiteral text: String) { self.init(text) }

    /// Creates a cell for a number.
    init(_ number: Int) { self.init(String(number)) }

    /// Creates a cell for a time.
    init(_ time: Timestamp) { self.init(time.short, plain: time.description) }
}

extension JSON {
    /// The value in CSV and tables: text unquoted, lists of texts or numbers separated by commas, everything else as
    /// JSON.
    var plain: String {
        switch self {
        case .string(let text): return text
        case .null: return ""
        case .array(let values):
            let parts = values.compactMap { $0.string ?? $0.number.map(JSONNumber.text) }
            return parts.count == values.count ? parts.joined(separator: ", ") : canonical
        default: return canonical
        }
    }
}

extension Timestamp {
    /// `2026-05-04 09:30Z`, for tables.
    var short: String { spaced(droppingLast: ":00.000Z".count) + "Z" }

    /// `2026-05-04 09:30:00Z`, for pages.
    var long: String { spaced(droppingLast: ".000Z".count) + "Z" }

    private func spaced(droppingLast count: Int) -> String {
        String(description.dropLast(count).map { $0 == "T" ? " " : $0 })
    }
}
