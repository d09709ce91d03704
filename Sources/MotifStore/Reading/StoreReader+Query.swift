extension StoreReader {
    /// Calls `each` with every document that the query finds; memory doesn't grow with their number.
    ///
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func documents(_ query: Query, each: (StoredDocument) throws -> Void) throws {
        let statement = try session.prepare(QuerySQL(query).documents)
        while try statement.step() { try each(try StoredDocument(statement)) }
    }

    /// The number of documents that the query finds, whatever its limit.
    public func count(_ query: Query) throws(StoreError) -> Int {
        let statement = try session.prepare(QuerySQL(query).count)
        return try statement.step() ? statement.int(0) : 0
    }
}
