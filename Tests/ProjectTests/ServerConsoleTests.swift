import Foundation
import Testing

/// What the page about PostgreSQL shows of a terminal is what the commands print, with the server of `script/hubs`.
@Suite struct ServerConsoleTests {
    /// A URL for a superuser, with a password.
    static let url = ProcessInfo.processInfo.environment["MOTIF_TEST_POSTGRES"]

    /// The users, databases, and options are those of the page; only the server's address is another.
    @Test(.enabled(if: ServerConsoleTests.url != nil)) func `a page's commands print the output on the page`() throws {
        let page = "docs/team-postgresql.md"
        let url = try #require(Self.url?.firstMatch(of: #/^postgresql://postgres:(.*)@(.*):(\d+)//#))
        let password = try #require(String(url.1).removingPercentEncoding)
        let (address, port) = (url.2, url.3)
        let setup = try #require(Markdown.files(in: try Project.read(page)).first { $0.name == "database.sql" }).content
        let users = setup.matches(of: /CREATE ROLE (\w+) LOGIN PASSWORD '([^']*)'/).map { (String($0.1), String($0.2)) }
        #expect(users.count >= 4)

        let folder = try TemporaryFolder()
        let changes = [
            "PATH": ProcessInfo.processInfo.environment["PG_BIN"] ?? "/usr/local/bin",
            "PGPASSFILE": folder.path(".pgpass").path, "PGSERVICEFILE": folder.path("pg_service.conf").path,
        ]
        let server = ["PGPASSWORD": password, "PGUSER": "postgres", "PGDATABASE": "postgres"].merging(changes) { $1 }
        defer { try? Self.drop(users.map(\.0), at: "\(address)", "\(port)", in: folder, server) }
        try Self.drop(users.map(\.0), at: "\(address)", "\(port)", in: folder, server)
        try ConsoleTests.check(page, in: folder, changes: changes) {
            let service = try folder.read("pg_service.conf")
                .replacing("port=5432", with: "port=\(port)\nhostaddr=\(address)")
                .replacing("sslmode=verify-full", with: "sslmode=disable")
            try Data(service.utf8).write(to: folder.path("pg_service.conf"))
            let others = (users + [("postgres", password)]).map { user, password in
                let escaped = password.replacing(#"\"#, with: #"\\"#).replacing(":", with: #"\:"#)
                return "db.example.com:5432:*:\(user):\(escaped)\n"
            }
            let passwords = (try folder.read(".pgpass") + others.joined()).replacing(":5432:", with: ":\(port):")
            try Data(passwords.utf8).write(to: folder.path(".pgpass"))
            // libpq ignores a file that others can read.
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: folder.path(".pgpass").path)
        } edit: {
            $0.replacing(#""\#(address)", port \#(port)"#, with: #""db.example.com" (192.0.2.7), port 5432"#)
        }
    }

    /// Removes what the page creates, since a server can be used several times.
    private static func drop(
        _ users: [String], at address: String, _ port: String, in folder: TemporaryFolder, _ changes: [String: String]
    ) throws {
        let statements =
            ["DROP DATABASE IF EXISTS design WITH (FORCE)"]
            + (users + ["design_readers", "design_writers"]).map { "DROP ROLE IF EXISTS \($0)" }
        let arguments = ["-q", "-h", address, "-p", port] + statements.flatMap { ["-c", $0] }
        let psql = BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env"))
        let path = "\(changes["PATH"] ?? ""):/usr/bin:/bin"
        let run = try psql.run(["psql"] + arguments, in: folder, environment: changes.merging(["PATH": path]) { $1 })
        #expect(run.exit == 0, "\(run.errors)")
    }
}
