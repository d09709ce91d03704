import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// The API's answers are those of operations, with tags by which they needn't be sent twice.
@Suite struct APITests {
    /// Addresses, and the operations that they are.
    static let operations: [(String, JSON)] = [
        ("/api/patterns?limit=2&offset=1", ["op": "list", "type": "pattern", "limit": 2, "offset": 1]),
        ("/api/kinds?search=circle", ["op": "list", "type": "kind", "search": "circle"]),
        (
            "/api/patterns?where=duration%20%3E%200.3&sort=-slug&tag=circle",
            ["op": "list", "where": "duration > 0.3", "sort": "-slug", "tag": ["circle"]]
        ),
        ("/api/devices/ipad-9", ["op": "show", "ref": "device:ipad-9"]),
        ("/api/patterns/expand/history?limit=1", ["op": "log", "ref": "expand", "limit": 1]),
        ("/api/patterns/expand/diff?with=expand-covering", ["op": "diff", "ref": "expand", "with": "expand-covering"]),
        ("/api/kinds/expand/uses", ["op": "uses", "ref": "kind:expand"]),
        (
            "/api/patterns/expand/sample?fps=5&device=ipad-9&landscape=true",
            ["op": "sample", "ref": "expand", "fps": 5, "device": "ipad-9", "landscape": true]
        ),
        (
            "/api/patterns/expand/sample?at=100ms&at=0.35", ["op": "sample", "ref": "expand", "at": ["100ms", "0.35"]]
        ),
        ("/api/patterns/expand/check?device=ipad-9", ["op": "check", "ref": "expand", "device": ["ipad-9"]]),
        ("/api/releases", ["op": "releases"]), ("/api/changelog", ["op": "changelog"]),
        ("/api/diff?range=1..1", ["op": "diff", "range": "1..1"]),
        ("/api/diff?range=1", ["op": "diff", "range": "1"]),
    ]

    @Test(arguments: operations) func `an address answers as its operation`(
        _ target: String, _ operation: JSON
    ) throws {
        let studio = try TestStudio()
        let (answer, expected) = (studio.get(target), studio.run(operation))
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.text == expected.text)
        #expect(answer.header("Content-Type") == "application/json")
    }

    /// Requests, and the status and code of their failures.
    static let failures: [(String, Int, String)] = [
        ("/api/patterns/none", 404, "not-found"), ("/api/patterns/expand@9", 404, "not-found"),
        ("/api/patterns/Expand", 404, "not-found"),
        ("/api/patterns/kind:expand", 404, "not-found"), ("/api/patterns/expand@x@y", 404, "not-found"),
        ("/api/patterns?limit=x", 400, "wrong-type"), ("/api/patterns?limit=-1", 400, "out-of-range"),
        ("/api/patterns?limit=%2B1", 400, "wrong-type"), ("/api/patterns?limit=01", 400, "wrong-type"),
        ("/api/patterns?limit=99999999999999999999", 400, "wrong-type"), ("/api/diff?range=", 400, "syntax"),
        ("/api/patterns?deleted", 400, "wrong-type"), ("/api/patterns?deleted=", 400, "wrong-type"),
        ("/api/patterns?deleted=1", 400, "wrong-type"), ("/api/patterns/expand/card.svg?playing=x", 400, "wrong-type"),
        ("/api/patterns?nothing=1", 400, "unknown-key"), ("/api/patterns?type=kind", 400, "unknown-key"),
        ("/api/patterns?limit=1&limit=2", 400, "conflict"), ("/api/patterns?where=1%2B", 422, "bad-formula"),
        ("/api/patterns/expand?x=1", 400, "unknown-key"), ("/api/patterns/expand/sample?device=none", 404, "not-found"),
        ("/api/patterns/expand/sample?operation=none", 422, "unknown-reference"),
        ("/api/patterns/expand/export/none", 404, "not-found"),
        ("/api/patterns/none/picture.svg", 404, "not-found"), ("/api/changelog?range=9", 404, "not-found"),
        ("/api/diff", 400, "missing"), ("/api/diff?range=..", 400, "syntax"), ("/api/diff?range=9", 404, "not-found"),
    ]

    @Test(arguments: failures) func `a failure has a status and says why`(
        _ target: String, _ status: Int, _ code: String
    ) throws {
        let answer = try TestStudio().get(target)
        #expect(answer.status == status, "\(answer.text)")
        #expect(answer.code == code)
        #expect(answer.header("Cache-Control") == "no-store")
    }

    /// Bodies, and the status and code of their failures.
    static let bodies: [(String, Int, String)] = [
        ("", 400, "syntax"), ("{", 400, "syntax"), ("[]", 400, "wrong-type"), ("{}", 400, "missing"),
        (#"{"op":"none"}"#, 400, "unknown-reference"), (#"{"op":"update","ref":"expand","x":1}"#, 400, "unknown-key"),
        (#"{"op":"update","ref":"expand","set":{"expandDuration":-1}}"#, 422, "out-of-range"),
        (#"{"op":"update","ref":"expand","set":{"nothing":1}}"#, 422, "unknown-parameter"),
        (#"{"op":"update","ref":"none","set":{"x":1}}"#, 404, "not-found"),
        (#"{"op":"update","ref":"expand","set":{"expandDuration":1},"expect":9}"#, 409, "conflict"),
        (#"{"op":"rename","ref":"expand","to":"punch-out"}"#, 409, "exists"),
        (#"{"op":"delete","ref":"kind:expand"}"#, 409, "in-use"),
    ]

    @Test(arguments: bodies) func `a body with problems changes nothing`(
        _ body: String, _ status: Int, _ code: String
    ) throws {
        let studio = try TestStudio()
        let before = studio.get("/api/patterns").text
        let answer = studio.ask("POST", "/api/operations", TestStudio.session, body: body)
        #expect(answer.status == status, "\(answer.text)")
        #expect(answer.code == code, "\(answer.text)")
        #expect(studio.get("/api/patterns").text == before)
    }

    @Test func `a body over 10 MB is refused`() throws {
        let studio = try TestStudio()
        let body = #"{"op":"show","ref":"expand"}"# + String(repeating: " ", count: 10_000_000)
        #expect(studio.ask("POST", "/api/operations", TestStudio.session, body: body).status == 413)
    }

    @Test func `an answer that a browser has isn't sent again`() throws {
        let studio = try TestStudio()
        for target in [
            "/api/patterns", "/api/patterns/expand", "/api/patterns/expand@1", "/api/patterns/expand/player",
            "/api/patterns/expand/picture.svg", "/assets/motif.js",
        ] {
            let tag = try #require(studio.get(target).header("ETag"))
            let again = studio.get(target, ["if-none-match": "\"x\", \(tag)"])
            #expect(again.status == 304)
            #expect(again.body.isEmpty && again.header("ETag") == tag)
        }
    }

    @Test func `a tag changes only with its resource`() throws {
        let studio = try TestStudio()
        let targets = ["/api/patterns/expand", "/api/patterns/expand/picture.svg", "/api/patterns"]
        let before = targets.map { studio.get($0).header("ETag") }
        let other = studio.get("/api/patterns/punch-out").header("ETag")
        #expect(studio.run(["op": "update", "ref": "expand", "set": ["expandDuration": 0.5]]).status == 200)
        for (target, tag) in zip(targets, before) { #expect(studio.get(target).header("ETag") != tag) }
        #expect(studio.get("/api/patterns/punch-out").header("ETag") == other)
    }

    @Test func `a revision never changes`() throws {
        let studio = try TestStudio()
        let cookie = try studio.cookie()
        let before = studio.get("/api/patterns/expand@1", cookie)
        #expect(before.header("Cache-Control") == "private, max-age=31536000, immutable")
        #expect(studio.get("/api/patterns/expand@1").header("Cache-Control") == "no-cache")
        #expect(studio.run(["op": "update", "ref": "expand", "set": ["expandDuration": 0.5]]).status == 200)
        let after = studio.get("/api/patterns/expand@1", cookie)
        #expect(after.text == before.text)
        #expect(after.header("ETag") == before.header("ETag"))
    }

    private static let files = [
        ("svg", "grow.svg"), ("html", "grow.html"), ("lottie", "grow.json"), ("css", "grow.css"),
        ("uikit", "GrowTransition.swift"), ("compose", "Grow.kt"),
    ]

    @Test(arguments: files) func `an export is a file that nothing runs`(_ format: String, _ name: String) throws {
        let answer = try TestStudio().get("/api/patterns/expand/export/\(format)?name=grow")
        #expect(answer.status == 200)
        #expect(answer.header("Content-Disposition") == "attachment; filename=\"\(name)\"")
        #expect(answer.header("Content-Security-Policy")?.contains("sandbox") == true)
        #expect(!answer.body.isEmpty)
    }

    @Test func `events name the changes since a position`() throws {
        let studio = try TestStudio()
        let head = try studio.studio.head()
        #expect(try studio.studio.event(after: head) == nil)
        let catalog = try Catalog.open(at: studio.path, for: .writing)
        try catalog.write(as: ChangeNote(author: "mia", date: TestStudio.time)) { writer in
            try writer.update("expand") { $0["expandDuration"] = .milliseconds(400) }
        }
        let event = try #require(try studio.studio.event(after: head))
        #expect(event.lines.contains("event: change\ndata: {\"change\":2,\"documents\":[\"expand\"]}\n\n"))
        try catalog.write(as: ChangeNote(author: "mia", date: TestStudio.time)) { writer in
            _ = try writer.rename("expand", to: "grow")
        }
        // The pages of both names follow.
        let renamed = try #require(try studio.studio.event(after: event.head))
        #expect(renamed.lines.contains("\"documents\":[\"expand\",\"grow\"]"))
        let id = try #require(event.lines.split(separator: "\n").first?.dropFirst(4))
        let later = studio.get("/api/events", ["last-event-id": String(id)])
        guard case .events(let point) = later.content else {
            Issue.record("There are no events")
            return
        }
        #expect(point == event.head)
    }
}
