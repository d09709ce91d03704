public import MotifCore
public import MotifStore

/// A place where clones of a catalog share its history: a list of changes that only grows.
///
/// A hub needs no rules of documents. It keeps what it is given, and adds changes only behind the head that the caller
/// has seen.
public protocol Hub: AnyObject {
    /// The hub's URL, without a password.
    var address: String { get }

    /// The identity of the catalog and the last change.
    ///
    /// - Returns: `nil` if the hub has no changes yet.
    /// - Throws: `HubError`.
    func state() throws -> HubState?

    /// The change with this number; `nil` if the hub has none.
    ///
    /// - Throws: `HubError`.
    func point(_ number: Int) throws -> HistoryPoint?

    /// Calls `each` with every change after the one with this number, in order, each before its revisions.
    ///
    /// - Throws: `HubError`; any error that `each` throws.
    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws

    /// Appends changes if the last one is still `head`: all of them, or none.
    ///
    /// - Parameters:
    ///   - head: The last change of the hub; `nil` for one without changes.
    ///   - records: Passes each record to the closure that it gets.
    /// - Throws: `HubError`: `moved` if the hub has another head; any error that `records` throws. When the connection
    ///   is lost at the end, a hub finds out by itself whether the changes have arrived.
    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws
}

/// What a hub has.
public struct HubState: Sendable, Hashable {
    /// The identity of the catalog: the hash of its first change.
    public let identity: ContentDigest
    /// The last change.
    public let head: HistoryPoint

    /// What a hub has.
    public init(identity: ContentDigest, head: HistoryPoint) {
        self.identity = identity
        self.head = head
    }
}
