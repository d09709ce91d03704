public import MotifCatalog
public import MotifCore
public import MotifStore

/// A hub in a PostgreSQL database, or in another engine with its protocol.
///
/// The connection is made when it is needed first, and kept. One thread at a time uses the hub.
///
/// Only `create` makes tables. After that, these rights are enough for people who read, and for those who append:
///
/// ```sql
/// GRANT SELECT ON motif_version, motif_catalog, motif_change, motif_revision TO readers, writers;
/// GRANT INSERT ON motif_catalog, motif_change, motif_revision TO writers;
/// ```
public final class PostgresHub: Hub {
    let url: PostgresURL
    /// The name for a new entry; `nil` if the catalog has to be there.
    private var newName: Slug?
    private let maximumSilence: Double
    private var connection: PostgresConnection?
    /// The catalog's identity, once it is known.
    private var identity: ContentDigest?

    /// The catalog of this name in a database, or its only one.
    ///
    /// Nothing is read yet; the first call of a function reports whether there is a catalog.
    ///
    /// - Parameters:
    ///   - url: The database.
    ///   - maximumSilence: How long the server may take to answer a statement, in seconds.
    public init(_ url: PostgresURL, maximumSilence: Double = HubServer.maximumSilence) {
        self.url = url
        self.maximumSilence = maximumSilence
    }

    /// Makes the tables if they aren't there, and returns a hub that a catalog can be shared in.
    ///
    /// The entry for the catalog is made with its first changes. A catalog of this name that is there already is found.
    ///
    /// - Parameters:
    ///   - url: The database.
    ///   - name: The catalog's name in the database if the place has none.
    /// - Throws: `HubError`: `notPermitted` if tables are missing and the user may not make any.
    public static func create(_ url: PostgresURL, name: Slug) throws -> PostgresHub {
        let hub = PostgresHub(url)
        hub.newName = url.catalog ?? name
        do {
            _ = try hub.state()
        } catch let error as HubError where error.kind == .nothingShared {
            try hub.makeTables()
        }
        return hub
    }

    /// The URL without a password.
    public var address: String { url.description }

    /// The identity of the catalog and the last change, in one query.
    public func state() throws -> HubState? { try repeated { try self.state($0) } }

    /// The change with this number.
    public func point(_ number: Int) throws -> HistoryPoint? {
        try repeated { connection in
            guard let identity = try self.identity(connection) else { return nil }
            return try self.point(number, of: identity, connection)
        }
    }

    /// Calls `each` with every change after the one with this number, each before its revisions.
    public func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try reported {
            try connected { connection in
                guard let identity = try self.identity(connection) else { return }
                try PostgresReading(connection: connection, identity: identity, address: address)
                    .read(after: number, each: each)
            }
        }
    }

    /// Appends changes if the last one is still `head`.
    ///
    /// A small number of records is one statement, which is repeated if the server asks for it or the connection is
    /// lost. More are a transaction with a statement for some hundred records at a time.
    public func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        try reported { try PostgresAppend(self, after: head).run(records) }
    }

    // MARK: Connections

    /// Calls `body` with the connection, which is kept only if another statement can be sent on it.
    ///
    /// - Throws: `PostgresError`, `HubError`, and what `body` throws.
    func connected<Result>(_ body: (PostgresConnection) throws -> Result) throws -> Result {
        let connection = try connection ?? PostgresConnection(url, maximumSilence: maximumSilence)
        defer { self.connection = connection.isIdle ? connection : nil }
        return try body(connection)
    }

    /// The connection, for a transaction that takes several calls.
    func takeConnection() throws -> PostgresConnection {
        defer { connection = nil }
        return try connection ?? PostgresConnection(url, maximumSilence: maximumSilence)
    }

    /// Keeps the connection for the next calls.
    func keep(_ connection: PostgresConnection) { self.connection = connection }

    /// As `connected`, and calls `body` again if a connection of before turns out to be lost, or if the server asks for
    /// it, as engines do whose transactions are serializable.
    private func repeated<Result>(_ body: (PostgresConnection) throws -> Result) throws -> Result {
        try reported {
            var attempts = 0
            while true {
                attempts += 1
                let isFirst = connection == nil
                do {
                    return try connected(body)
                } catch let error as PostgresError {
                    let isRepeated = error.isLostConnection ? !isFirst : error.state?.isRetried == true
                    if !isRepeated || attempts == PostgresAppend.maximumAttempts { throw error }
                }
            }
        }
    }

    /// Calls `body` and turns an error of the server into one of hubs.
    private func reported<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PostgresError {
            throw HubError(error.kind, at: address)
        }
    }

    // MARK: Catalogs

    /// The catalog's identity, which is looked up once.
    func identity(_ connection: PostgresConnection) throws -> ContentDigest? {
        try identity ?? state(connection)?.identity
    }

    func state(_ connection: PostgresConnection) throws -> HubState? {
        let found = try entries(named: url.catalog, connection)
        if found.count > 1 { throw HubError(.severalCatalogs(found.map(\.name)), at: address) }
        if let state = found.first?.state {
            identity = state.identity
            return state
        }
        if let name = url.catalog, newName == nil {
            let names = try entries(named: nil, connection).map(\.name)
            if !names.isEmpty { throw HubError(.noSuchCatalog(name.text, available: names), at: address) }
        }
        return nil
    }

    func point(_ number: Int, of identity: ContentDigest, _ connection: PostgresConnection) throws -> HistoryPoint? {
        let rows = try connection.query(PostgresSchema.readPoint, [.bytes(identity.bytes), .integer(number)])
        return rows.digest(0).map { HistoryPoint(number: number, hash: $0) }
    }

    /// The name for the entry of a new catalog.
    var entryName: Slug? { url.catalog ?? newName }

    private func entries(
        named name: Slug?, _ connection: PostgresConnection
    ) throws -> [(name: String, state: HubState)] {
        let rows: PostgresRows
        do {
            rows = try connection.query(PostgresSchema.readState, [.text(name?.text ?? "")])
        } catch {
            // Tables of another version can have other columns.
            if error.state == .undefinedColumn { try check(version: connection.query(PostgresSchema.readVersion)) }
            throw error
        }
        try check(version: rows)
        return (0..<rows.count).compactMap { row in
            guard let identity = rows.digest(1, row: row), let name = rows.text(2, row: row),
                let number = rows.integer(3, row: row), let hash = rows.digest(4, row: row)
            else { return nil }
            return (name, HubState(identity: identity, head: HistoryPoint(number: number, hash: hash)))
        }
    }

    /// The version is inserted when all tables are there.
    private func check(version rows: PostgresRows) throws {
        guard let version = rows.integer(0) else { throw HubError(.nothingShared, at: address) }
        let known = PostgresSchema.version
        if version != known { throw HubError(.otherVersion(found: version, known: known), at: address) }
    }

    /// Several users can make the tables at the same time; the server then refuses some of them for a moment.
    private func makeTables() throws {
        try reported {
            for statement in PostgresSchema.statements {
                var attempts = 5
                while true {
                    attempts -= 1
                    do {
                        try connected { _ = try $0.query(statement) }
                        break
                    } catch let error as PostgresError where attempts > 0 && error.isOfConcurrentDefinition {}
                }
            }
        }
    }
}
