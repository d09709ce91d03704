import Foundation
import MotifCatalog
import MotifCore
import Testing

@testable import MotifHub

/// Hubs behind a pooler, which gives one session of the server to several programs in turn.
@Suite(.enabled(if: !Poolers.ports.isEmpty)) struct PoolerTrials {
    private let app: Slug

    init() throws { app = try #require(Slug("app")) }

    @Test(arguments: Poolers.ports) func `settings don't stay behind in a session`(_ port: UInt16) throws {
        let database = try Database()
        let first = try Sample.records(1)
        // As another program finds the session before motif has used it.
        let expected = try Self.state(PostgresConnection(database.place(port: port)))
        do {
            let hub = try PostgresHub.create(database.place(port: port), name: app)
            try hub.append(after: nil, first)
            let more = try Sample.records(2, Array(repeating: "{}", count: 1_000))
            try hub.append(after: first.head, more)
            let last = try Sample.records(3)
            try hub.append(after: more.head, last)
            #expect(try hub.records() == first + more + last)
            #expect(throws: HubError.self) { try hub.append(after: first.head, Sample.records(2)) }
        }
        let other = try PostgresConnection(database.place(port: port))
        #expect(try Self.state(other) == expected)
    }

    /// Everything that a client can leave in a session.
    private static func state(_ connection: PostgresConnection) throws -> [String?] {
        let sql = [
            "SELECT string_agg(name || '=' || setting, ', ' ORDER BY name) FROM pg_settings WHERE source = 'session'",
            "SELECT current_setting('lock_timeout')",
            "SELECT current_setting('idle_in_transaction_session_timeout')",
            "SELECT count(*)::text FROM pg_prepared_statements",
            "SELECT count(*)::text FROM pg_locks WHERE locktype = 'advisory'",
            "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'",
        ]
        return try sql.map { try connection.query($0).text(0) }
    }

    @Test(arguments: Poolers.ports) func `clients share through it at once`(_ port: UInt16) throws {
        let database = try Database()
        let name = app
        _ = try PostgresHub.create(database.place, name: name)
        let place = try database.place(port: port).named(name)
        try inThreads(6) { _ in
            let clients = HubPlace { try PostgresHub.create(place, name: name) }
            let won = try HubTrials.race(clients, 10, 1)
            #expect(won.count == 10)
        }
        #expect(try PostgresHub(database.place).state()?.head.number == 60)
    }
}

/// The PgBouncers of `script/hubs`.
enum Poolers {
    /// Their ports, one for each way of pooling.
    static let ports = (ProcessInfo.processInfo.environment["MOTIF_TEST_POOLERS"] ?? "").split(separator: " ")
        .compactMap { UInt16($0) }
}
