import MotifCatalog
import MotifCore
import MotifStore
import MotifSystem
import Testing

@testable import MotifHub

/// A hub on a real server.
@Suite(.enabled(if: PostgresServer.url != nil)) struct PostgresHubTrials {
    private let app: Slug

    init() throws { app = try #require(Slug("app")) }

    @Test func `one database has many catalogs`() throws {
        let database = try Database()
        for name in ["app", "website"] {
            let place = try database.place.named(try #require(Slug(name)))
            let records = try Sample.records(1)
            try PostgresHub.create(place, name: app).append(after: nil, records)
            #expect(try PostgresHub(place).records() == records)
            #expect(try PostgresHub(place).state()?.head == records.head)
            #expect(try PostgresHub(place).state()?.identity == records.head?.hash)
        }
        #expect(throws: HubError(.severalCatalogs(["app", "website"]), at: try database.place.description)) {
            try PostgresHub(database.place).state()
        }
        let unknown = try database.place.named(try #require(Slug("ap")))
        #expect(throws: HubError(.noSuchCatalog("ap", available: ["app", "website"]), at: unknown.description)) {
            try PostgresHub(unknown).state()
        }
    }

    @Test func `the only catalog needs no name`() throws {
        let database = try Database()
        let records = try Sample.records(1)
        try PostgresHub.create(database.place, name: app).append(after: nil, records)
        #expect(try PostgresHub(database.place).records() == records)
        #expect(try PostgresHub.create(database.place, name: try #require(Slug("other"))).records() == records)
        #expect(try database.catalogs() == ["app"])
    }

    @Test func `a catalog has one name in a database`() throws {
        let database = try Database()
        let records = try Sample.records(1)
        try PostgresHub.create(database.place.named(app), name: app).append(after: nil, records)
        let other = try database.place.named(try #require(Slug("other")))
        let hub = try PostgresHub.create(other, name: app)
        #expect(throws: HubError(.otherName("app"), at: other.description)) { try hub.append(after: nil, records) }
    }

    @Test func `several users can make the tables at once`() throws {
        let database = try Database()
        let place = try database.place
        try inThreads(6) { number in
            let name = try #require(Slug("catalog-\(number)"))
            try PostgresHub.create(place.named(name), name: name).append(after: nil, try Sample.records(1))
        }
        #expect(try database.catalogs().count == 6)
    }

    @Test(arguments: ["serializable", "repeatable%5C%20read"])
    func `transactions of any isolation are repeated until one wins`(_ level: String) throws {
        let database = try Database()
        _ = try PostgresHub.create(database.place, name: app)
        let name = app
        let place = try database.place(options: "?options=-c%20default_transaction_isolation%3D\(level)").named(name)
        try inThreads(6) { _ in
            let clients = HubPlace { try PostgresHub.create(place, name: name) }
            let won = try HubTrials.race(clients, 10, 1)
            #expect(won.count == 10)
        }
        #expect(try PostgresHub(place).state()?.head.number == 60)
    }

    @Test func `rows that were changed in SQL are read as they are, if they are valid`() throws {
        let database = try Database()
        let hub = try PostgresHub.create(database.place, name: app)
        let records = try Sample.records(1, ["{\"a\":1}"])
        try hub.append(after: nil, records)
        try database.run("UPDATE motif_revision SET body = '{\"a\":2}'")
        guard case .revision(let revision) = try #require(hub.records().last) else { return }
        #expect(revision.body == Array("{\"a\":2}".utf8))
        try database.run("UPDATE motif_revision SET number = -1")
        #expect(throws: HubError(.altered(change: 1), at: hub.address)) { try hub.records() }
    }

    // MARK: Time limits

    private func limited(_ database: Database, _ setting: String) throws -> PostgresHub {
        PostgresHub(try database.place(options: "?options=-c%20\(setting)%3D100"))
    }

    @Test func `a client that stops during an append doesn't block others`() throws {
        let database = try Database()
        let first = try Sample.records(1)
        let hub = try PostgresHub.create(database.place, name: app)
        try hub.append(after: nil, first)
        let stopped = try limited(database, "idle_in_transaction_session_timeout")
        let more = try Sample.records(2)
        #expect(throws: HubError(.moved(more.head), at: stopped.address)) {
            try stopped.append(after: first.head) { add in
                for record in try Sample.records(2, Array(repeating: "{}", count: 1_000)) { try add(record) }
                // Waits until the server has ended the transaction.
                try hub.append(after: first.head, more)
            }
        }
        #expect(try hub.records() == first + more)
    }

    @Test func `waiting for another client's transaction times out`() throws {
        let database = try Database()
        let first = try Sample.records(1)
        let hub = try PostgresHub.create(database.place, name: app)
        try hub.append(after: nil, first)
        let waiting = try limited(database, "lock_timeout")
        let more = try Sample.records(2, Array(repeating: "{}", count: 1_000))
        try hub.append(after: first.head) { add in
            for record in more { try add(record) }
            let error = #expect(throws: HubError.self) { try waiting.append(after: first.head, Sample.records(2)) }
            #expect(error?.kind == .busy("canceling statement due to lock timeout"))
        }
        #expect(try hub.records() == first + more)
    }

    @Test func `time limits hold for a transaction unless others are set`() throws {
        let database = try Database()
        let names = ["lock_timeout", "idle_in_transaction_session_timeout"]
        func limits(_ connection: PostgresConnection) throws -> [String?] {
            try names.map { try connection.query("SELECT current_setting('\($0)')").text(0) }
        }
        var records = try Sample.records(1)
        try PostgresHub.create(database.place, name: app).append(after: nil, records)
        for (hub, expected) in [
            (PostgresHub(try database.place), ["20s", "30s"]),
            (try limited(database, "lock_timeout"), ["100ms", "30s"]),
        ] {
            let before = try hub.connected(limits)
            let connection = try hub.takeConnection()
            let identity = try #require(try hub.identity(connection))
            let target = PostgresTarget(head: records.head, identity: identity, name: nil)
            let transaction = try PostgresTransaction(connection, target)
            let next = try Sample.records(try #require(records.head).number + 1)
            try transaction.insert(next)
            #expect(try limits(connection) == expected)
            hub.keep(try transaction.commit())
            // Others who share the session through a pooler get it as it was.
            #expect(try hub.connected(limits) == before)
            records = next
        }
    }

    @Test func `a server that stops responding times out`() throws {
        let database = try Database()
        try PostgresHub.create(database.place, name: app).append(after: nil, try Sample.records(1))
        let proxy = try LossyProxy(to: Database.port(), cutting: .silent, "motif_version", times: 1)
        defer { proxy.stop() }
        let hub = PostgresHub(try database.place(port: proxy.port, options: "?sslmode=disable"), maximumSilence: 0.5)
        #expect(throws: HubError(.lost("the server stopped responding"), at: hub.address)) { try hub.state() }
    }

    // MARK: Rights

    @Test func `selecting and inserting is enough`() throws {
        let database = try Database()
        let first = try Sample.records(1)
        try PostgresHub.create(database.place, name: app).append(after: nil, first)

        let writer = try database.place(user: database.makeUser(.appending))
        let more = try Sample.records(2, Array(repeating: "{}", count: 2000))
        try PostgresHub(writer).append(after: first.head, more)
        let last = try Sample.records(3)
        try PostgresHub(writer).append(after: more.head, last)
        let other = try Sample.records(1)
        try PostgresHub.create(writer.named(try #require(Slug("other"))), name: app).append(after: nil, other)

        let reader = try database.place(user: database.makeUser(.reading)).named(app)
        let hub = PostgresHub(reader)
        #expect(try hub.records() == first + more + last)
        let words = "permission denied for table motif_change"
        for count in [1, 2000] {
            let records = try Sample.records(4, Array(repeating: "{}", count: count))
            #expect(throws: HubError(.notPermitted(words), at: reader.description)) {
                try hub.append(after: last.head, records)
            }
        }
        #expect(try hub.state()?.head == last.head)

        let nobody = try database.place(user: database.makeUser(.none))
        #expect(throws: HubError(.notPermitted("permission denied for table motif_version"), at: nobody.description)) {
            try PostgresHub(nobody).state()
        }
    }

    @Test func `making tables needs more rights`() throws {
        let database = try Database()
        try database.run("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        let place = try database.place(user: database.makeUser(.none))
        #expect(throws: HubError(.notPermitted("permission denied for schema public"), at: place.description)) {
            try PostgresHub.create(place, name: app)
        }
    }

    @Test func `a read-only server is reported as such`() throws {
        let database = try Database()
        let first = try Sample.records(1)
        try PostgresHub.create(database.place, name: app).append(after: nil, first)
        let place = try database.place(options: "?options=-c%20default_transaction_read_only%3Don")
        let hub = PostgresHub(place)
        #expect(try hub.records() == first)
        for count in [1, 2000] {
            let records = try Sample.records(2, Array(repeating: "{}", count: count))
            #expect(throws: HubError(.readOnly, at: place.description)) { try hub.append(after: first.head, records) }
        }
        try database.run("ALTER DATABASE \(database.name) SET default_transaction_read_only = on")
        let primary = try database.place(options: "?target_session_attrs=read-write")
        #expect(throws: HubError(.readOnly, at: primary.description)) { try PostgresHub(primary).state() }
    }

    // MARK: Places that aren't hubs

    @Test func `every way to fail has a kind`() throws {
        let database = try Database()
        let empty = try database.place
        #expect(throws: HubError(.nothingShared, at: empty.description)) { try PostgresHub(empty).state() }

        let cases: [(PostgresURL, (HubError.Kind) -> Bool)] = [
            (try database.place(user: "postgres", password: "wr0ng-secret"), { $0.name == "refusedLogin" }),
            (try database.place(user: "nobody-here", password: "wr0ng-secret"), { $0.name == "refusedLogin" }),
            (try database.place(user: "postgres", password: ""), { $0.name == "refusedLogin" }),
            (try PostgresServer.place("postgresql://mia:wr0ng-secret@127.0.0.1:1/x"), { $0.name == "unreachable" }),
            (try PostgresServer.place("postgresql://mia:wr0ng-secret@nowhere.invalid/x"), { $0.name == "unreachable" }),
            (try database.place(options: "_missing"), { $0.name == "noSuchPlace" }),
            (try database.place(options: "?sslmode=wr0ng"), { $0.name == "invalidOption" }),
            (try database.place(options: "?sslmod=require"), { $0.name == "invalidOption" }),
            (try database.place(options: "?connect_timeout=soon"), { $0.name == "invalidOption" }),
            (try database.place(options: "?sslmode=require"), { $0.name == "insecure" }),
            (try database.place(options: "?sslmode=verify-full&sslrootcert=/nowhere"), { $0.name == "insecure" }),
        ]
        for (place, isExpected) in cases {
            let error = try #require(throws: HubError.self) { try PostgresHub(place).state() }
            #expect(isExpected(error.kind), "\(error)")
            #expect(error.hub == place.description)
            #expect(!"\(error) \(error.message)".contains("wr0ng-secret"))
            // The second line of `Connection refused` begins with a tab.
            #expect(!error.message.contains(#/\w  \w/#), "\(error.message)")
        }
    }

    @Test func `another version of the tables is refused`() throws {
        let database = try Database()
        let hub = try PostgresHub.create(database.place, name: app)
        try hub.append(after: nil, try Sample.records(1))
        try database.run("UPDATE motif_version SET version = 2")
        let error = HubError(.otherVersion(found: 2, known: 1), at: hub.address)
        #expect(throws: error) { try PostgresHub(database.place).state() }
        try database.run("ALTER TABLE motif_change RENAME hash TO digest")
        #expect(throws: error) { try PostgresHub(database.place).state() }
        #expect(throws: error) { try PostgresHub.create(database.place, name: app) }
    }

    @Test func `a database of another encoding is refused`() throws {
        let database = try Database("ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
        let place = try database.place
        #expect(throws: HubError(.otherEncoding("LATIN1"), at: place.description)) { try PostgresHub(place).state() }
    }

    @Test func `text that PostgreSQL can't store is refused as a whole`() throws {
        let database = try Database()
        let hub = try PostgresHub.create(database.place, name: app)
        let error = try #require(throws: HubError.self) {
            try hub.append(after: nil, try Sample.records(1, message: "a\0b"))
        }
        #expect(error.kind.name == "other")
        #expect(try hub.state() == nil)
    }
}

extension HubError.Kind {
    /// The name without what belongs to it.
    var name: Substring { "\(self)".prefix { $0 != "(" } }
}

/// Runs `body` in as many threads at once.
///
/// - Throws: The first error.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
    let results = Channel<Result<Void, any Error>>(capacity: count)
    for number in 0..<count {
        try BackgroundThread.start { _ = results.send(Result { try body(number) }) }
    }
    for _ in 0..<count { try results.receive()?.get() }
}
