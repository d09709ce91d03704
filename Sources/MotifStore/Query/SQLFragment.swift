/// A piece of SQL and what its question marks stand for, in their order.
struct SQLFragment: Sendable, Hashable {
    enum Argument: SQLBindable, Sendable, Hashable {
        case value(SQLValue)
        /// An argument of the SQL function `holds`.
        case condition(RowCondition)

        func bind(to statement: SQLStatement, at index: Int32) {
            switch self {
            case .value(let value): value.bind(to: statement, at: index)
            case .condition(let condition): condition.bind(to: statement, at: index)
            }
        }
    }

    let sql: String
    let arguments: [Argument]

    init(_ sql: String, _ values: [SQLValue] = []) { self.init(sql, arguments: values.map(Argument.value)) }

    init(_ sql: String, arguments: [Argument]) {
        self.sql = sql
        self.arguments = arguments
    }

    static func + (left: Self, right: Self) -> Self {
        Self(left.sql + right.sql, arguments: left.arguments + right.arguments)
    }

    static func + (left: Self, right: String) -> Self { Self(left.sql + right, arguments: left.arguments) }

    static func + (left: String, right: Self) -> Self { Self(left + right.sql, arguments: right.arguments) }
}

extension [SQLFragment] {
    /// One after the other with the same words between.
    func joined(_ separator: String) -> SQLFragment {
        SQLFragment(map(\.sql).joined(separator: separator), arguments: flatMap(\.arguments))
    }
}

extension SQLSource {
    /// Prepares a piece of SQL with its values.
    func prepare(_ fragment: SQLFragment) throws(StoreError) -> SQLStatement {
        let statement = try prepare(fragment.sql)
        for (index, argument) in zip(Int32(1)..., fragment.arguments) { argument.bind(to: statement, at: index) }
        return statement
    }
}
