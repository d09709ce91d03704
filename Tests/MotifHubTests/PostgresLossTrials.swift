import MotifCatalog
import MotifCore
import MotifHub
import MotifStore
import Testing

/// Connections to a real server that are lost at the worst moments.
@Suite(.enabled(if: PostgresServer.url != nil)) struct PostgresLossTrials {
    private let database: Database
    private let first: [HistoryRecord]

    init() throws {
        database = try Database()
        first = try Sample.records(1)
        try PostgresHub.create(database.place, name: try #require(Slug("app"))).append(after: nil, first)
    }

    /// A hub whose connection is cut, and the changes that another client then finds.
    private func append(
        _ records: [HistoryRecord], cutting moment: LossyProxy.Moment, _ marker: String, times: Int
    ) throws -> (error: HubError?, found: [HistoryRecord]) {
        let proxy = try LossyProxy(to: Database.port(), cutting: moment, marker, times: times)
        defer { proxy.stop() }
        let hub = PostgresHub(try database.place(port: proxy.port, options: "?sslmode=disable"))
        _ = try hub.state()
        var error: HubError?
        do {
            try hub.append(after: first.head, records)
        } catch let caught as HubError {
            error = caught
        }
        return (error, try PostgresHub(database.place).records(after: 1))
    }

    @Test func `a large append that was committed has succeeded`() throws {
        let records = try Sample.records(2, Array(repeating: "{}", count: 3000))
        let result = try append(records, cutting: .after, "COMMIT", times: 1)
        #expect(result.error == nil)
        #expect(result.found == records)
    }

    @Test func `a large append that was not committed has failed`() throws {
        let records = try Sample.records(2, Array(repeating: "{}", count: 3000))
        for marker in ["COMMIT", "INSERT INTO motif_revision"] {
            let result = try append(records, cutting: .before, marker, times: 1)
            #expect(result.error?.kind.name == "lost", "\(String(describing: result.error))")
            #expect(result.found.isEmpty)
        }
    }

    @Test func `a small append that was committed has succeeded once`() throws {
        let records = try Sample.records(2, ["{}", nil])
        let result = try append(records, cutting: .after, "INSERT INTO motif_change", times: 1)
        #expect(result.error == nil)
        #expect(result.found == records)
    }

    @Test func `a small append that was lost before is repeated`() throws {
        let records = try Sample.records(2)
        let result = try append(records, cutting: .before, "INSERT INTO motif_change", times: 1)
        #expect(result.error == nil)
        #expect(result.found == records)
    }

    @Test func `a small append that is lost again and again fails`() throws {
        let result = try append(
            try Sample.records(2), cutting: .before, "INSERT INTO motif_change", times: .max)
        #expect(result.error?.kind.name == "lost", "\(String(describing: result.error))")
        #expect(result.found.isEmpty)
    }

    @Test(arguments: ["number > $2", "change BETWEEN"])
    func `a connection that is lost while reading is an error of hubs`(_ marker: String) throws {
        let proxy = try LossyProxy(to: Database.port(), cutting: .before, marker, times: 1)
        defer { proxy.stop() }
        let hub = PostgresHub(try database.place(port: proxy.port, options: "?sslmode=disable"))
        let error = #expect(throws: HubError.self) { try hub.records() }
        #expect(error?.kind.name == "lost", "\(String(describing: error))")
        #expect(try hub.records() == first)
    }

    @Test func `another server session that ends doesn't disturb reading`() throws {
        let hub = PostgresHub(try database.place)
        let state = try hub.state()
        try database.run(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '\(database.name)' "
                + "AND pid <> pg_backend_pid()")
        #expect(try hub.state() == state)
        try database.run(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '\(database.name)' "
                + "AND pid <> pg_backend_pid()")
        let records = try Sample.records(2)
        try hub.append(after: first.head, records)
        #expect(try hub.records(after: 1) == records)
    }
}
