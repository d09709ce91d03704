/// A piece of SQL and the values of its question marks, in their order.
struct SQLFragment: Sendable, Hashable {
    var sql: String
    var values: [SQLValue]

    init(_ sql: String, _ values: [SQLValue] = []) {
        self.sql = sql
        self.values = values
    }

    static func + (left: Self, right: Self) -> Self {
        Self(left.sql + right.sql, left.values + right.values)
    }

    static func + (left: Self, right: String) -> Self { Self(left.sql + right, left.values) }

    static func + (left: String, right: Self) -> Self { Self(left + right.sql, right.values) }
}

extension [SQLFragment] {
    /// One after the other with the same words between.
    func joined(_ separator: String) -> SQLFragment {
        SQLFragment(map(\.sql).joined(separator: separator), flatMap(\.values))
    }
}
