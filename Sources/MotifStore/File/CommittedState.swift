import MotifCore

/// The state of a catalog's file after its last change, for reading it on other threads.
///
/// A connection belongs to one thread, and not every build of SQLite can hand its snapshot to another connection. But
/// all texts and indexes follow from the history, so two snapshots are the same if their last changes have one hash.
package struct CommittedState: Sendable {
    fileprivate let file: String
    fileprivate let head: HistoryPoint?

    /// Runs `body` with a reader of this state that has a connection of its own, on any thread.
    ///
    /// - Parameter body: Receives `nil` if there has been another change since, or if the file can't be opened again.
    /// - Throws: Any error that `body` throws, and `StoreError`.
    package func read<Result>(_ body: (StoreReader?) throws -> Result) throws -> Result {
        guard let store = try? Store.open(at: file, for: .reading) else { return try body(nil) }
        return try store.read { reader in try body(try reader.head() == head ? reader : nil) }
    }
}

extension StoreReader {
    /// The state that this reader sees; `nil` within a change, or if no other connection can open the catalog.
    package func committed() throws(StoreError) -> CommittedState? {
        guard let file else { return nil }
        return CommittedState(file: file, head: try head())
    }
}

extension StoreWriter {
    /// The state before this change; `nil` if no other connection can open the catalog.
    ///
    /// - Precondition: Nothing has been saved yet.
    package func committed() throws(StoreError) -> CommittedState? {
        guard let file else { return nil }
        return CommittedState(file: file, head: try reader.head())
    }
}
