import MotifCatalog
import MotifCore
import MotifStore

/// One append: a statement for few records, and a transaction with several statements for more.
///
/// Both insert the first change before any revision. A client that appends behind the same head then waits for it there, so
/// that two of them never wait for each other.
final class PostgresAppend {
    private let hub: PostgresHub
    private let head: HistoryPoint?
    /// The first change, and the last one so far.
    private var first: HistoryPoint?
    private var last: HistoryPoint?
    /// What is collected for the next statement.
    private var records: [HistoryRecord] = []
    private var byteCount = 0
    /// The transaction, once there are too many for one statement.
    private var transaction: PostgresTransaction?

    private static let maximumRecords = 400
    private static let maximumBytes = 1 << 20
    /// How often a statement is repeated that the server cancels because of others.
    static let maximumAttempts = 10

    init(_ hub: PostgresHub, after head: HistoryPoint?) {
        self.hub = hub
        self.head = head
    }

    /// Appends what `records` passes.
    ///
    /// - Throws: `HubError`, `PostgresError`, and what `records` throws; nothing was written then, unless the connection
    ///   was lost.
    func run(_ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        do {
            try records(add)
            if last == nil { return }
            guard let transaction else { return try insertAll() }
            try transaction.insert(self.records)
            hub.keep(try transaction.commit())
        } catch let error as PostgresError {
            transaction = nil
            try settle(error)
        }
    }

    private func add(_ record: HistoryRecord) throws {
        if case .change(let change) = record {
            first = first ?? change.point
            last = change.point
        }
        records.append(record)
        if case .revision(let revision) = record { byteCount += revision.body?.count ?? 0 }
        guard records.count > Self.maximumRecords || byteCount > Self.maximumBytes else { return }
        let transaction = try transaction ?? begin()
        self.transaction = transaction
        try transaction.insert(records)
        (records, byteCount) = ([], 0)
    }

    private func begin() throws -> PostgresTransaction {
        let connection = try hub.takeConnection()
        return try PostgresTransaction(connection, try target(connection))
    }

    /// Where the records go.
    private func target(_ connection: PostgresConnection) throws -> PostgresTarget {
        if let head {
            guard let identity = try hub.identity(connection) else { throw HubError(.moved(nil), at: hub.address) }
            return PostgresTarget(head: head, identity: identity, name: nil)
        }
        guard let first, let name = hub.entryName else { throw HubError(.nothingShared, at: hub.address) }
        return PostgresTarget(head: nil, identity: first.hash, name: name)
    }

    // MARK: One statement

    private func insertAll() throws {
        var wasLost = false
        for attempt in 1... {
            do {
                let isInserted = try hub.connected { connection in
                    var numbering = RevisionNumbering()
                    let statement = PostgresInsertion(records, into: try target(connection), &numbering)
                    return (try connection.query(statement.sql, statement.values).integer(0) ?? 0) > 0
                }
                if isInserted { return }
                return try refuse(wasLost: wasLost, message: "")
            } catch let error as PostgresError {
                if error.state == .uniqueViolation { return try refuse(wasLost: wasLost, message: error.message) }
                guard attempt < Self.maximumAttempts else { throw error }
                if error.isLostConnection {
                    if wasLost { throw error }
                    wasLost = true
                } else if error.state?.isRetried != true {
                    throw error
                }
            } catch let error as HubError where wasLost {
                // Not even a new connection can be made.
                throw HubError(.lost(error.message), at: hub.address)
            }
        }
    }

    /// Finds out why nothing was inserted: somebody else has appended, or this was inserted before the connection was
    /// lost.
    private func refuse(wasLost: Bool, message: String) throws {
        try hub.connected { connection in
            if wasLost, try hasArrived(connection) { return }
            let found = try hub.state(connection)?.head
            if found != head { throw HubError(.moved(found), at: hub.address) }
            if head == nil, let name = try name(connection) { throw HubError(.otherName(name), at: hub.address) }
            throw HubError(.other(message), at: hub.address)
        }
    }

    private func hasArrived(_ connection: PostgresConnection) throws -> Bool {
        guard let last, let identity = try knownIdentity(connection) else { return false }
        return try hub.point(last.number, of: identity, connection) == last
    }

    private func knownIdentity(_ connection: PostgresConnection) throws -> ContentDigest? {
        try head == nil ? hub.state(connection)?.identity : hub.identity(connection)
    }

    /// The name that the database has for this catalog already.
    private func name(_ connection: PostgresConnection) throws -> String? {
        guard let first else { return nil }
        return try connection.query(PostgresSchema.readName, [.bytes(first.hash.bytes)]).text(0)
    }

    // MARK: A transaction

    /// After an error in a transaction, which the server has undone, unless the connection was lost at its end.
    private func settle(_ error: PostgresError) throws {
        if error.state == .uniqueViolation { return try refuse(wasLost: false, message: error.message) }
        guard error.isLostConnection else { throw error }
        do {
            try hub.connected { connection in
                if try hasArrived(connection) { return }
                let found = try hub.state(connection)?.head
                throw HubError(found == head ? .lost(error.message) : .moved(found), at: hub.address)
            }
        } catch let reconnection as HubError where reconnection.kind.isOfConnection {
            throw HubError(.lost(error.message), at: hub.address)
        }
    }
}

extension HubError.Kind {
    fileprivate var isOfConnection: Bool {
        switch self {
        case .unreachable, .refusedLogin, .readOnly: true
        default: false
        }
    }
}
