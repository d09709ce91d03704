/// How much a change saves, so that the catalog can prepare for it.
public enum WriteAmount: Sendable, Hashable {
    /// Some documents.
    case few
    /// Any number of documents, as an import or a pull saves.
    case many
}

extension Database {
    /// Runs `body` in a transaction that holds the writer's lock and may write any number of rows.
    ///
    /// SQLite doesn't check foreign keys in it: the writer numbers the documents and takes kinds from the catalog itself,
    /// and SQLite's look-ups of the same rows take a twelfth of the time of an import; for a removed row, it would search
    /// all revisions for those that refer to it. `verify` checks them all.
    func transactionOfMany<Result>(_ body: (Session) throws -> Result) throws -> Result {
        try execute("PRAGMA foreign_keys = OFF")
        defer { try? execute("PRAGMA foreign_keys = ON") }
        return try transaction(.immediate, body)
    }
}
