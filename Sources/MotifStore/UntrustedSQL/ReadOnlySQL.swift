/// SQL of a user: one statement that only reads, under SQLite's limits for SQL that is not trusted.
public struct ReadOnlySQL: Sendable {
    /// A value of a result or of a parameter.
    public enum Value: Sendable, Hashable {
        /// Nothing.
        case null
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// Text.
        case text(String)
        /// Bytes.
        case blob([UInt8])
    }

    /// The statement.
    public let sql: String
    /// Values for its `:name`, `@name` and `$name`, by name without the mark.
    public let parameters: [String: Value]
    /// How long it may run, in seconds.
    public let timeLimitSeconds: Double

    /// Ten seconds unless said otherwise.
    public init(_ sql: String, parameters: [String: Value] = [:], timeLimitSeconds: Double = 10) {
        self.sql = sql
        self.parameters = parameters
        self.timeLimitSeconds = timeLimitSeconds
    }

    /// Runs it on a connection of its own.
    ///
    /// - Parameter path: The catalog's file.
    /// - Parameter columns: Told the names of the columns once, before the first row.
    /// - Parameter each: Told each row; `false` stops.
    /// - Throws: What the closures throw; `StoreError`: `badSQL`, `forbiddenSQL`, `timeout`, and those of `Store.open`.
    public func run(
        on path: String, columns: ([String]) throws -> Void, each: ([Value]) throws -> Bool
    ) throws {
        // Opening it as a catalog first refuses other files and migrates an older one.
        _ = try Store.open(at: path, for: .reading)
        let connection = try UntrustedConnection(path)
        let statement = try connection.prepare(sql)
        defer { connection.finalize(statement) }
        try connection.bind(parameters, to: statement)
        connection.limitTime(seconds: timeLimitSeconds)
        try columns(connection.columns(of: statement))
        while try connection.step(statement) {
            guard try each(connection.row(of: statement)) else { return }
        }
    }
}
