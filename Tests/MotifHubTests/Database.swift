import MotifCatalog
import MotifCore
import Testing

@testable import MotifHub

/// A database of its own on the server of `script/hubs`, dropped with the value.
final class Database {
    let name: String
    private let admin: PostgresConnection

    init(_ options: String = "") throws {
        name = "trial_\(UInt64.random(in: 0 ... .max))"
        admin = try PostgresConnection(PostgresServer.place(PostgresServer.url ?? ""))
        try admin.query("CREATE DATABASE \(name) \(options)")
    }

    deinit { _ = try? admin.query("DROP DATABASE \(name) WITH (FORCE)") }

    /// The database for a superuser.
    var place: PostgresURL { get throws { try place() } }

    /// The database for a user, over a proxy, or with options.
    func place(
        user: String? = nil, password: String = "secret", port: UInt16? = nil, options: String = ""
    ) throws -> PostgresURL {
        let url = try #require(
            PostgresServer.url?.firstMatch(of: #/^postgresql://(?<login>.*)@(?<host>.*):(?<port>\d+)//#))
        let login = user.map { "\($0):\(password)" } ?? String(url.login)
        let port = port.map { String($0) } ?? String(url.port)
        return try PostgresServer.place("postgresql://\(login)@\(url.host):\(port)/\(name)\(options)")
    }

    /// Runs statements as a superuser of this database.
    func run(_ statements: String...) throws {
        let connection = try PostgresConnection(place)
        for statement in statements { try connection.query(statement) }
    }

    /// The names of the catalogs.
    func catalogs() throws -> [String?] {
        let rows = try PostgresConnection(place).query("SELECT name FROM motif_catalog ORDER BY name")
        return (0..<rows.count).map { rows.text(0, row: $0) }
    }

    /// What a user may do.
    enum Rights: Int, Comparable {
        case none, reading, appending

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A user with the password `secret` and the rights that `PostgresHub` documents.
    func makeUser(_ rights: Rights) throws -> String {
        let user = "\(name)_\(UInt16.random(in: 0 ... .max))"
        try run("CREATE ROLE \(user) LOGIN PASSWORD 'secret'")
        if rights >= .reading {
            try run("GRANT SELECT ON motif_version, motif_catalog, motif_change, motif_revision TO \(user)")
        }
        if rights >= .appending {
            try run("GRANT INSERT ON motif_catalog, motif_change, motif_revision TO \(user)")
        }
        return user
    }

    /// The server's port.
    static func port() throws -> UInt16 {
        let match = try #require(PostgresServer.url?.firstMatch(of: #/:(\d+)/[^/]*$/#))
        return try #require(UInt16(match.1))
    }
}

extension PostgresURL {
    /// A catalog of this name in the same database.
    func named(_ name: Slug) throws -> PostgresURL { try PostgresServer.place("\(connection)#\(name)") }
}
