/// A database, or its use within one transaction.
protocol SQLSource {
    /// A statement that is prepared once and kept. Its rows must be read before it is asked for again.
    func statement(_ sql: String) throws(StoreError) -> SQLStatement

    /// A statement of the caller's own, for reading rows while other statements run.
    func prepare(_ sql: String) throws(StoreError) -> SQLStatement
}

extension SQLSource {
    /// The first row that a query finds with these values; `nil` if there is none, or `read` finds nothing in it.
    func first<Row, each Value: SQLBindable>(
        _ sql: String, _ values: repeat each Value, read: (SQLStatement) throws(StoreError) -> Row?
    ) throws(StoreError) -> Row? {
        let statement = try statement(sql)
        statement.bind(repeat each values)
        defer { statement.reset() }
        return try statement.step() ? read(statement) : nil
    }

    /// All rows that a query finds with these values, without those in which `read` finds nothing.
    func all<Row, each Value: SQLBindable>(
        _ sql: String, _ values: repeat each Value, read: (SQLStatement) throws(StoreError) -> Row?
    ) throws(StoreError) -> [Row] {
        let statement = try statement(sql)
        statement.bind(repeat each values)
        defer { statement.reset() }
        var rows: [Row] = []
        while try statement.step() {
            if let row = try read(statement) { rows.append(row) }
        }
        return rows
    }

    /// Whether a query finds a row with these values.
    func hasRow<each Value: SQLBindable>(_ sql: String, _ values: repeat each Value) throws(StoreError) -> Bool {
        try first(sql, repeat each values) { _ in true } ?? false
    }

    /// The number in the first column of the first row; 0 if there is none.
    func int<each Value: SQLBindable>(_ sql: String, _ values: repeat each Value) throws(StoreError) -> Int {
        try first(sql, repeat each values) { $0.int(0) } ?? 0
    }

    /// Runs a statement with these values.
    func run<each Value: SQLBindable>(_ sql: String, _ values: repeat each Value) throws(StoreError) {
        try statement(sql).run(repeat each values)
    }
}
