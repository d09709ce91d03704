import MotifJSON
import MotifPublishing
import MotifStudio
import Testing

/// Only the studio's own pages, and programs with the token, can change the catalog.
@Suite struct GatekeeperTests {
    static let update = #"{"op":"update","ref":"expand","set":{"expandDuration":0.5}}"#

    @Test func `a program with the token writes`() throws {
        let studio = try TestStudio()
        let answer = studio.ask("POST", "/api/operations", TestStudio.session, body: Self.update)
        #expect(answer.status == 200)
        #expect(try answer.json["revision"] == 2)
        let log = try studio.get("/api/patterns/expand/history").json
        #expect(log.array?.first?["author"] == "noor")
    }

    @Test func `a request that doesn't fit in memory is answered with a request to retry`() throws {
        let studio = try TestStudio().studio
        let session = TestStudio.session.map { ($0.key, $0.value) } + [("host", "127.0.0.1:8460")]
        let request = StudioRequest("GET", "/api/session", headers: session, body: [])
        guard case .admitted(let routed) = studio.admit(request) else {
            Issue.record("refused")
            return
        }
        for answer in [studio.busy(routed), studio.busy(studio.work(of: routed))] {
            #expect(answer.status == 503 && answer.code == "busy")
            let message = try answer.json["error"]?["message"]
            #expect(message == "The studio is busy, and nothing was written; try again in a moment")
        }
    }

    @Test func `the cookie, which every port of the machine gets, only reads`() throws {
        let studio = try TestStudio()
        let page = ["origin": "http://127.0.0.1:8460", "sec-fetch-site": "same-origin"]
        let reading = page.merging(try studio.cookie()) { $1 }
        #expect(!reading.values.contains { $0.contains(TestStudio.token) })
        #expect(studio.get("/api/patterns/expand", reading).status == 200)
        #expect(try studio.get("/api/session", reading).json["canWrite"] == false)
        #expect(studio.ask("POST", "/api/validate", reading, body: #"{"text":"{}"}"#).status == 200)
        #expect(studio.ask("POST", "/api/operations", reading, body: Self.update).status == 401)
        let value = try #require(reading["cookie"]?.split(separator: "=").last)
        let misused = ["authorization": "Bearer \(value)"]
        #expect(studio.ask("POST", "/api/operations", misused, body: Self.update).status == 401)
        let saving = reading.merging(TestStudio.session) { $1 }
        #expect(try studio.get("/api/session", saving).json["canWrite"] == true)
        #expect(studio.ask("POST", "/api/operations", saving, body: Self.update).status == 200)
    }

    @Test func `nothing of the catalog is read without the token or the cookie`() throws {
        let studio = try TestStudio()
        for target in ["/", "/patterns/expand", "/api/patterns", "/api/events", "/api/session", "/api/openapi.json"] {
            #expect(studio.get(target, TestStudio.stranger).status == 401)
            #expect(studio.get(target, ["cookie": "motif-8460=\(TestStudio.token)"]).status == 401)
        }
        let unread = TestStudio.stranger.merging(["content-length": "9000000"]) { $1 }
        #expect(studio.ask("POST", "/api/validate", unread).status == 401)
        #expect(studio.get("/assets/motif.css", TestStudio.stranger).status == 200)
    }

    /// Header fields with which nobody may write, and the status.
    static let refused: [([String: String], Int)] = [
        (TestStudio.stranger, 401),
        (["authorization": "Bearer \(TestStudio.token.dropLast())a"], 401),
        (["authorization": "Basic \(TestStudio.token)"], 401),
        (["authorization": "Bearer "], 401),
        (["cookie": "motif-8461=\(TestStudio.token)"], 401),
        (["cookie": "motif-8460=x; motif-8460=\(TestStudio.token)"], 401),
        (TestStudio.session.merging(["origin": "http://evil.example"]) { $1 }, 403),
        (TestStudio.session.merging(["origin": "null"]) { $1 }, 403),
        (TestStudio.session.merging(["origin": "http://127.0.0.1:8461"]) { $1 }, 403),
        (TestStudio.session.merging(["origin": "https://127.0.0.1:8460"]) { $1 }, 403),
        (TestStudio.session.merging(["sec-fetch-site": "cross-site"]) { $1 }, 403),
        (TestStudio.session.merging(["sec-fetch-site": "same-site"]) { $1 }, 403),
        (
            TestStudio.session.merging([
                "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
            ]) { $1 }, 403
        ),
        (TestStudio.session.merging(["content-type": "text/plain"]) { $1 }, 415),
        (TestStudio.session.merging(["content-type": ""]) { $1 }, 415),
        (TestStudio.session.merging(["content-length": "10000001"]) { $1 }, 413),
    ]

    @Test(arguments: refused) func `others don't write`(_ fields: [String: String], _ status: Int) throws {
        let studio = try TestStudio()
        let answer = studio.ask("POST", "/api/operations", fields, body: Self.update)
        #expect(answer.status == status)
        #expect(answer.code != nil)
        #expect(try studio.get("/api/patterns/expand").json["revision"] == 1)
    }

    @Test(arguments: [
        "evil.example:8460", "127.0.0.1:8461", "127.0.0.1", "localhost.evil.example:8460",
        "127.0.0.1:8460, evil.example",
        "evil.example@127.0.0.1:8460", "127.0.0.1:8460:8460", "", "[::1", "0x7f000001:8460",
    ]) func `a request for another host is refused`(_ host: String) throws {
        let studio = try TestStudio()
        for target in ["/", "/patterns/expand", "/api/patterns", "/assets/motif.css", "/?token=\(TestStudio.token)"] {
            #expect(studio.get(target, ["host": host]).status == 403)
        }
    }

    @Test(arguments: ["127.0.0.1:8460", "localhost:8460", "LOCALHOST:8460", "[::1]:8460"])
    func `the names of this computer are its own`(_ host: String) throws {
        #expect(try TestStudio().get("/api/patterns", ["host": host]).status == 200)
    }

    @Test func `a link from another site only opens a page`() throws {
        let studio = try TestStudio()
        let link = ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]
        #expect(studio.get("/patterns/expand", link).status == 200)
        #expect(studio.get("/api/patterns/expand", link).status == 403)
        let frame = ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"]
        #expect(studio.get("/patterns/expand", frame).status == 403)
        #expect(studio.get("/assets/motif.js", ["sec-fetch-site": "cross-site"]).status == 403)
    }

    @Test func `the token in the URL becomes a cookie`() throws {
        let studio = try TestStudio()
        let answer = studio.get("/patterns/expand?token=\(TestStudio.token)")
        #expect(answer.status == 303)
        #expect(answer.header("Location") == "/patterns/expand#token=\(TestStudio.token)")
        let field = try #require(answer.header("Set-Cookie"))
        #expect(field.wholeMatch(of: /motif-8460=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/) != nil)
        #expect(!field.contains(TestStudio.token))
        #expect(studio.get("/?token=x").status == 401)
        #expect(studio.get("/?token=x").header("Set-Cookie") == nil)
    }

    @Test(arguments: ["0.0.0.0", "::"]) func `the URL of all addresses has a name to connect to`(_ host: String) throws
    {
        #expect(try TestStudio { $0.host = host }.studio.url == "http://localhost:8460/?token=\(TestStudio.token)")
        #expect(try TestStudio { $0.host = "::1" }.studio.url.hasPrefix("http://[::1]:8460/"))
    }

    @Test func `with a host, its name is accepted`() throws {
        let studio = try TestStudio { $0.host = "design.local" }
        #expect(studio.get("/api/patterns", ["host": "design.local:8460"]).status == 200)
        #expect(studio.get("/api/patterns", ["host": "evil.example:8460"]).status == 403)
    }

    @Test func `a read-only studio writes nothing`() throws {
        let studio = try TestStudio { $0.isReadOnly = true }
        let answer = studio.ask("POST", "/api/operations", TestStudio.session, body: Self.update)
        #expect(answer.status == 403)
        #expect(answer.code == "read-only")
        #expect(try studio.get("/api/session", TestStudio.session).json["canWrite"] == false)
        #expect(studio.run(["op": "show", "ref": "expand"]).status == 200)
    }
}
