/// Changes from elsewhere that wait in a temporary database until they are added to a catalog: a slow sender keeps nobody
/// from writing the catalog.
package struct ReceivedHistory {
    private let store: Store
    private let last: HistoryPoint?

    /// Receives changes, whose hashes must continue those of the last change before them.
    ///
    /// - Parameters:
    ///   - last: The last change that isn't received; `nil` for none.
    ///   - path: The path that errors name.
    ///   - receive: Passes each record to the closure that it gets.
    /// - Throws: `HistoryError`; `StoreError`; any error that `receive` throws.
    package init(
        after last: HistoryPoint?, for path: String,
        _ receive: ((HistoryRecord) throws -> Void) throws -> Void
    ) throws {
        let database = try Database.temporary(as: path)
        try Schema.migrate(database, with: Migration.shipped)
        store = Store(database, for: .writing, isCopy: true)
        self.last = last
        try store.transaction(.many, isRehearsal: false) { session in
            let incoming = try IncomingHistory(session, after: last, isApart: true)
            try receive(incoming.append)
            try incoming.finish()
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool {
        get throws { try store.read { try $0.lastChange() == 0 } }
    }

    /// Calls `each` with every record in order.
    package func records(each: (HistoryRecord) throws -> Void) throws {
        try store.read { try $0.records(after: last?.number ?? 0, each: each) }
    }
}
