import MotifCore
import Testing

@testable import MotifHub

/// Places as people write them.
@Suite struct HubURLTests {
    static let files: [(String, path: String)] = [
        ("team.db", "team.db"), ("/srv/team.db", "/srv/team.db"), ("./a:b.db", "./a:b.db"), ("a b.db", "a b.db"),
        ("file:team.db", "team.db"), ("file:/srv/a%20b.db", "/srv/a b.db"), ("file:///srv/team.db", "/srv/team.db"),
        ("FILE://localhost/srv/team.db", "/srv/team.db"),
    ]

    @Test(arguments: files) func `a path and a file URL name a file`(_ text: String, _ path: String) throws {
        #expect(try HubURL(text) == .file(path: path))
        #expect(try HubURL(text).description == path)
    }

    @Test func `a path with a colon is written so that it stays a path`() throws {
        for text in ["file:a:b.db", "./a:b.db"] {
            let url = try HubURL(text)
            #expect(url.description == "./a:b.db")
            #expect(try HubURL(url.description).description == "./a:b.db")
        }
    }

    /// A URL, and what ssh is started with.
    static let ssh: [(String, arguments: [String])] = [
        ("ssh://server/srv/team.db", ["server", "motif hub serve --stdio '/srv/team.db'"]),
        ("ssh://mia@server:2222/srv/a%20b.db", ["-p", "2222", "mia@server", "motif hub serve --stdio '/srv/a b.db'"]),
        ("ssh://[::1]:22/x", ["-p", "22", "::1", "motif hub serve --stdio '/x'"]),
        ("ssh://[fe80::1]/x", ["fe80::1", "motif hub serve --stdio '/x'"]),
        ("ssh://server/~/team.db", ["server", "motif hub serve --stdio 'team.db'"]),
        ("ssh://server/~/-x", ["server", "motif hub serve --stdio './-x'"]),
        ("ssh://server/it's;rm%20-rf", ["server", #"motif hub serve --stdio '/it'\''s;rm -rf'"#]),
        ("ssh://me%40corp@server/x", ["me@corp@server", "motif hub serve --stdio '/x'"]),
    ]

    @Test(arguments: ssh) func `an ssh URL becomes a command`(_ text: String, _ arguments: [String]) throws {
        guard case .ssh(let place) = try HubURL(text) else { throw HubURLError(.empty) }
        #expect(place.arguments(running: "motif hub serve --stdio") == arguments)
        #expect(try HubURL(text).description == text)
    }

    /// A URL, its form without passwords, what libpq gets, and the catalog.
    static let postgres: [(String, description: String, connection: String, catalog: String?)] = [
        ("postgresql://db/motion", "postgresql://db/motion", "postgresql://db/motion", nil),
        ("postgres://db/motion#app", "postgres://db/motion#app", "postgres://db/motion", "app"),
        (
            "postgresql://mia:secret@db/motion#ios-app", "postgresql://mia@db/motion#ios-app",
            "postgresql://mia:secret@db/motion", "ios-app"
        ),
        ("postgresql://mia:@db", "postgresql://mia@db", "postgresql://mia:@db", nil),
        ("postgresql://:secret@/motion", "postgresql:///motion", "postgresql://:secret@/motion", nil),
        ("postgresql:///motion", "postgresql:///motion", "postgresql:///motion", nil),
        (
            "postgresql://mia:s%40%2F%23@db1:5432,[::1]:5433,db3/motion?target_session_attrs=read-write&sslmode=require",
            "postgresql://mia@db1:5432,[::1]:5433,db3/motion?target_session_attrs=read-write&sslmode=require",
            "postgresql://mia:s%40%2F%23@db1:5432,[::1]:5433,db3/motion?target_session_attrs=read-write&sslmode=require",
            nil
        ),
        (
            "postgresql://db/motion?user=mia&password=secret&p%61ssword=secret&sslpassword=secret&connect_timeout=3#a",
            "postgresql://db/motion?user=mia&connect_timeout=3#a",
            "postgresql://db/motion?user=mia&password=secret&p%61ssword=secret&sslpassword=secret&connect_timeout=3",
            "a"
        ),
        (
            "POSTGRESQL://mia:secret@db/motion#a", "postgresql://mia@db/motion#a", "postgresql://mia:secret@db/motion",
            "a"
        ),
        ("postgresql://db?password=secret", "postgresql://db", "postgresql://db?password=secret", nil),
        // A misspelled name is only known to libpq, whose message would show the value.
        (
            "postgresql://db?passwor=secret&Password=secret&sslmode=require", "postgresql://db?sslmode=require",
            "postgresql://db?passwor=secret&Password=secret&sslmode=require", nil
        ),
        // libpq takes the password up to the first '@', and '#' with it.
        ("postgresql://mia:sec#ret@db/motion", "postgresql://mia@db/motion", "postgresql://mia:sec#ret@db/motion", nil),
    ]

    @Test(arguments: postgres)
    func `a PostgreSQL URL is split`(
        _ text: String, _ description: String, _ connection: String, _ catalog: String?
    ) throws {
        let url = try HubURL(text)
        guard case .postgres(let place) = url else { throw HubURLError(.empty) }
        #expect(url.description == description)
        #expect(place.connection == connection)
        #expect(place.catalog?.text == catalog)
        #expect(try HubURL(description).description == description)
        var printed = "\(place) \(url) \(String(reflecting: place)) \(String(reflecting: url))"
        dump(url, to: &printed)
        #expect(!printed.contains("secret") && !printed.contains("%40"))
    }

    /// Texts that are refused.
    static let invalid: [(String, HubURLError.Kind)] = [
        ("", .empty), ("http://server/team.db", .unknownScheme("http")), ("mysql://db/x", .unknownScheme("mysql")),
        ("server:team.db", .likeSCP(suggestion: "ssh://server/~/team.db")),
        ("mia@server:/srv/team.db", .likeSCP(suggestion: "ssh://mia@server/srv/team.db")),
        ("ssh:server:/srv/team.db", .likeSCP(suggestion: "ssh://server/srv/team.db")),
        ("ssh:server", .likeSCP(suggestion: nil)), ("mia:secret@server/x", .likeSCP(suggestion: nil)),
        ("postgresql:db/motion", .missingSlashes), ("file://server/x", .fileOnHost), ("file:", .missingPath),
        ("file:%zz", .invalidEncoding), ("file:/a%00b", .invalidEncoding),
        ("ssh://server", .missingPath), ("ssh://server/", .missingPath), ("ssh:///x", .missingHost),
        ("ssh://-oProxyCommand=evil/x", .invalidHost), ("ssh://-x@server/x", .invalidHost),
        ("ssh://$(id)/x", .invalidHost), ("ssh://a`id`/x", .invalidHost), ("ssh://a;id/x", .invalidHost),
        ("ssh://a|id/x", .invalidHost), ("ssh://a&id/x", .invalidHost), ("ssh://a'/x", .invalidHost),
        ("ssh://a\"/x", .invalidHost), ("ssh://a>x/x", .invalidHost), ("ssh://a\\/x", .invalidHost),
        ("ssh://[a$b]/x", .invalidHost), ("ssh://a%60id%60@b/x", .invalidHost), ("ssh://a;id@b/x", .invalidHost),
        ("ssh://bü.de/x", .invalidHost),
        ("ssh://a b/x", .invalidHost), ("ssh://[::1]x/y", .invalidHost), ("ssh://server:0/x", .invalidPort),
        ("ssh://server:70000/x", .invalidPort), ("ssh://server:/x", .invalidPort), ("ssh://server:+22/x", .invalidPort),
        ("ssh://mia:secret@server/x", .passwordForSSH),
        ("postgresql://mia:sec@ret@db/motion", .unencodedPassword),
        ("postgresql://mia:sec/ret@db/motion", .unencodedPassword),
        ("postgresql://mia:12/secret@db/motion", .unencodedPassword),
        ("postgresql://db/motion?password=secret#secret", .unencodedPassword),
        ("postgresql://mia@db/motion?foo=1#app", .unknownOption(nearest: nil)),
        ("postgresql://mia@db/motion?sslmod=require#app", .unknownOption(nearest: "sslmode")),
        ("postgresql://mia@db/motion?pasword=secret#app", .unknownOption(nearest: "password")),
        ("postgresql://mia@db/motion#ios/app", .invalidCatalogName("ios/app")),
        ("postgresql://mia@db/motion#ios:app", .invalidCatalogName("ios:app")),
        ("postgresql://mia:sec#r/et@db/motion", .unencodedPassword),
        ("postgresql://mia:se%cret@db/motion", .invalidEncoding), ("postgresql://db:x/motion", .invalidPort),
        ("postgresql://db/motion?secret", .invalidOption),
        ("postgresql://db/motion#My App", .invalidCatalogName("My App")),
        ("postgresql://db/motion#", .invalidCatalogName("")),
        ("postgresql://db/motion#apps?password=secret", .misplacedNumberSign),
        ("postgresql://db?sslmode=require#apps&", .misplacedNumberSign),
        ("postgresql://db#one#two", .misplacedNumberSign), ("postgresql://#apps?sslmode=require", .misplacedNumberSign),
    ]

    @Test(arguments: invalid) func `an odd URL is refused`(_ text: String, _ kind: HubURLError.Kind) throws {
        let error = try #require(throws: HubURLError.self) { try HubURL(text) }
        #expect(error.kind == kind)
        #expect(!error.message.contains("secret") && !error.message.isEmpty)
    }
}
