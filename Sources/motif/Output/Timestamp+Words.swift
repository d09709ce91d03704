import MotifCatalog

extension Timestamp {
    /// `2026-05-04 09:30Z`, for tables.
    var short: String { spaced(droppingLast: ":00.000Z".count) + "Z" }

    /// `2026-05-04 09:30:00Z`, for pages.
    var long: String { spaced(droppingLast: ".000Z".count) + "Z" }

    private func spaced(droppingLast count: Int) -> String {
        String(description.dropLast(count).map { $0 == "T" ? " " : $0 })
    }
}
