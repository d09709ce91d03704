import Foundation
import MotifJSON
import MotifPublishing
import MotifStudio
import SamplePictures
import Testing

/// Pictures of an app's own screens, which the studio stores beside the catalog.
@Suite struct `the screens of a studio` {
    private let studio: TestStudio

    init() throws { studio = try TestStudio() }

    private func send(
        _ bytes: [UInt8], to target: String = "/api/screens/current", as type: String = "image/png",
        _ headers: [String: String] = TestStudio.session, in studio: TestStudio? = nil
    ) -> StudioAnswer {
        var fields = ["host": "127.0.0.1:8460", "content-type": type]
        fields.merge(headers) { $1 }
        return (studio ?? self.studio).studio.answer(
            StudioRequest("POST", target, headers: fields.map { ($0.key, $0.value) }.filter { $0.1 != "" }, body: bytes)
        )
    }

    private func picture(_ name: String, of pattern: String = "expand") throws -> JSON? {
        try studio.get("/api/patterns/\(pattern)/player").json["screenshots"]?["pictures"]?[name]
    }

    private var files: [String] {
        let path = studio.folder.appendingPathComponent("motif.screens").path
        return ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func message(_ answer: StudioAnswer) throws -> String? { try answer.json["error"]?["message"]?.string }

    @Test func `are shown by pages, and removed`() throws {
        #expect(try picture("current") == nil)
        let stored = send(SamplePicture.red.bytes, to: "/api/screens/current?file=home.png")
        #expect(stored.status == 200 && stored.text == "{\"height\":8,\"width\":4}\n")
        #expect(
            send(SamplePicture.yellow.bytes, to: "/api/screens/next?pattern=expand", as: "image/webp").status == 200)
        #expect(files == ["current.png", "expand", "expand/next.webp"])
        let current = try #require(try picture("current"))
        #expect(current["width"] == 4 && current["height"] == 8 && current["isShared"] == true)
        let next = try #require(try picture("next"))
        #expect(next["isShared"] == false && next["width"] == 16)
        for (shown, sample, type) in [(current, SamplePicture.red, "image/png"), (next, .yellow, "image/webp")] {
            let answer = studio.get(try #require(shown["href"]?.string), try studio.cookie())
            #expect(answer.status == 200 && answer.body == sample.bytes && answer.header("Content-Type") == type)
            #expect(answer.header("Content-Security-Policy")?.contains("sandbox") == true)
            #expect(answer.header("X-Content-Type-Options") == "nosniff")
        }
        #expect(try picture("next", of: "punch-out") == nil)
        #expect(studio.ask("DELETE", "/api/screens/current").status == 200)
        #expect(studio.ask("DELETE", "/api/screens/current").status == 200)
        #expect(try picture("current") == nil && picture("next") != nil)
        #expect(studio.get("/api/screens/current").status == 404)
    }

    @Test func `change the pages and pictures, and their tags`() throws {
        let targets = [
            "/api/patterns/expand/player", "/api/patterns/expand/picture.svg", "/api/patterns/expand/card.svg",
            "/api/patterns/expand/card.svg?playing=true",
        ]
        let before = targets.map { studio.get($0) }
        _ = send(SamplePicture.red.bytes)
        let after = targets.map { studio.get($0) }
        for ((target, old), new) in zip(zip(targets, before), after) {
            #expect(old.header("ETag") != new.header("ETag") && old.text != new.text, "\(target)")
            #expect(studio.get(target, ["if-none-match": new.header("ETag") ?? ""]).status == 304)
        }
        let first = try picture("current")?["href"]
        _ = send(SamplePicture.lime.bytes)
        #expect(try picture("current")?["href"] != first)
        #expect(
            try studio.get("/api/patterns/expand/view").json["player"]?["screenshots"]?["pictures"]?["current"] != nil)
        _ = studio.ask("DELETE", "/api/screens/current")
        #expect(studio.get(targets[2]).text == before[2].text)
    }

    private static let nowhere = "There is nothing at this address; /api/openapi.json lists those of the API"

    static let refused: [(String, SamplePicture?, Int, String)] = [
        ("/api/screens/current?file=home.tiff", nil, 422, "'home.tiff' is not a PNG, JPEG, or WebP file"),
        ("/api/screens/current", nil, 422, "'The picture' is not a PNG, JPEG, or WebP file"),
        ("/api/screens/other", .red, 404, nowhere),
        ("/api/screens/..%2Fcurrent", .red, 400, "The URL isn't valid"),
        ("/api/screens/current?pattern=..", .red, 404, nowhere),
        ("/api/screens/current?pattern=a%2F..%2Fb", .red, 404, nowhere),
        ("/api/screens/current?pattern=nowhere", .red, 404, "Pattern 'nowhere' does not exist"),
    ]

    @Test(arguments: refused)
    func `are checked`(target: String, sample: SamplePicture?, status: Int, words: String) throws {
        let answer = send(sample?.bytes ?? Array("II*".utf8), to: target)
        #expect(answer.status == status, "\(answer.text)")
        #expect(try message(answer)?.hasPrefix(words) == true, "\(answer.text)")
        #expect(files == [])
    }

    @Test func `need the token, and a type that other sites can't send`() throws {
        let red = SamplePicture.red.bytes
        #expect(send(red, TestStudio.stranger).status == 401)
        let cookie = try studio.cookie().merging(TestStudio.stranger) { $1 }
        #expect(send(red, cookie).status == 401)
        #expect(send(red, ["origin": "http://other.example"].merging(TestStudio.session) { $1 }).status == 403)
        for type in ["text/plain", "application/json", "image/svg+xml", "multipart/form-data", ""] {
            #expect(send(red, as: type).status == 415, "\(type)")
        }
        // The token is asked for before a body is read.
        let large = ["content-length": "99999999"]
        #expect(send([], large.merging(TestStudio.stranger) { $1 }).status == 401)
        #expect(send([], large.merging(TestStudio.session) { $1 }).status == 413)
        #expect(studio.ask("DELETE", "/api/screens/current", cookie).status == 401)
        #expect(files == [])
        let reading = try TestStudio { $0.isReadOnly = true }
        #expect(send(red, in: reading).code == "read-only")
        #expect(reading.ask("DELETE", "/api/screens/current").code == "read-only")
    }

    @Test func `a picture that can't be used is named, and pages play without it`() throws {
        let folder = studio.folder.appendingPathComponent("motif.screens")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("II*".utf8).write(to: folder.appendingPathComponent("current.png"))
        let shown = try studio.get("/api/patterns/expand/player").json["screenshots"]
        #expect(shown?["problem"]?.string?.hasSuffix("current.png' is not a PNG, JPEG, or WebP file") == true)
        #expect(studio.get("/api/patterns/expand/card.svg").status == 200)
        #expect(studio.get("/api/screens/current").status == 422)
        #expect(send(SamplePicture.lime.bytes).status == 200)
        #expect(try picture("current") != nil)
    }

    @Test func `a folder in the way is an error`() throws {
        let folder = studio.folder.appendingPathComponent("motif.screens")
        try Data().write(to: folder)
        let answer = send(SamplePicture.red.bytes)
        #expect(answer.status == 422)
        #expect(try message(answer)?.hasSuffix("motif.screens' is not a folder") == true)
    }

    @Test func `elements show parts of them`() throws {
        let frames: JSON = ["icon": ["screen": "current", "frame": [0, 1, 2, 3]]]
        let target = "/api/patterns/zoom-icons/frames"
        #expect(studio.ask("POST", target, body: frames.canonical).status == 200)
        _ = send(SamplePicture.red.bytes)
        let shown = try studio.get("/api/patterns/zoom-icons/player").json["screenshots"]?["parts"]
        #expect(shown == frames)
        let bad = studio.ask("POST", target, body: #"{"icon": {"screen": "current", "frame": [0, 1, 2]}}"#)
        #expect(bad.status == 422)
        #expect(
            try message(bad) == "The frame of 'icon' must be x, y, width, and height in pixels of the picture")
        let many = (0..<3_000).map { ("part-\($0)", JSON.object(["screen": "current", "frame": [0, 1, 2, 3]])) }
        let long = studio.ask("POST", target, body: JSON.object(JSONObject(many)).canonical)
        #expect(long.status == 422)
        #expect(try message(long) == "They have over 100 KB")
        #expect(studio.ask("POST", target, body: "{").status == 400)
        #expect(studio.ask("POST", "/api/patterns/nowhere/frames", body: "{}").status == 404)
        #expect(studio.ask("POST", target, TestStudio.stranger, body: "{}").status == 401)
        #expect(try studio.get("/api/patterns/zoom-icons/player").json["screenshots"]?["parts"] == frames)
    }
}
