import Foundation
import MotifCatalog
import MotifCore
import MotifExport
import MotifFormula
import MotifJSON
import MotifPublishing
import SamplePictures
import Testing

@Suite struct `a folder of screens` {
    private let folder: TestFolder
    private let screens: ScreenshotFolder
    private let expand: Slug

    init() throws {
        folder = try TestFolder()
        try folder.write("", to: "team.db")
        screens = ScreenshotFolder(beside: folder.path("team.db"))
        expand = try #require(Slug("expand"))
    }

    private func write(_ picture: SamplePicture, to name: String) throws {
        try folder.write("", to: name)
        try Data(picture.bytes).write(to: folder.url.appendingPathComponent(name))
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }

    private func picture(_ sample: SamplePicture) throws -> Screenshot { try Screenshot(sample.bytes, named: "") }

    private func message(_ work: () throws -> Void) -> String {
        do {
            try work()
            return "none"
        } catch let error as ScreenshotError {
            return error.message.replacingOccurrences(of: folder.url.path + "/", with: "")
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("motif.db", "motif.screens"), ("/a/b.c/team.sqlite", "/a/b.c/team.screens"),
        ("../x/motif", "../x/motif.screens"),
        ("/motif.db", "/motif.screens"), (".hidden", ".hidden.screens"),
    ])
    func `is beside the catalog`(catalog: String, expected: String) {
        #expect(ScreenshotFolder(beside: catalog).path == expected)
    }

    @Test func `has pictures for all patterns, and for one`() throws {
        #expect(try screens.screenshots(of: expand) == Screenshots())
        try write(.red, to: "team.screens/current.PNG")
        try write(.blue, to: "team.screens/next.jpeg")
        try write(.lime, to: "team.screens/expand/next.png")
        try folder.write("notes", to: "team.screens/README")
        let found = try screens.screenshots(of: expand)
        #expect(found.pictures == [.current: try picture(.red), .next: try picture(.lime)])
        #expect(found.shared == [.current])
        let other = try screens.screenshots(of: try #require(Slug("punch-out")))
        #expect(other.pictures[.next] == (try picture(.blue)) && other.shared == [.current, .next])
    }

    @Test func `pictures that can't be shown are reported`() throws {
        try folder.write("II*", to: "team.screens/current.png")
        #expect(
            message { _ = try screens.shared() } == "'team.screens/current.png' is not a PNG, JPEG, or WebP file")
        try Data(SamplePicture.red.bytes.dropLast(20)).write(
            to: folder.url.appendingPathComponent("team.screens/current.png"))
        #expect(message { _ = try screens.shared() } == "'team.screens/current.png' is damaged or incomplete")
        try Data(count: 5_000_001).write(to: folder.url.appendingPathComponent("team.screens/current.png"))
        #expect(
            message { _ = try screens.shared() }
                == "'team.screens/current.png' is 5.1 MB; the limit for a screen is 5 MB")
    }

    @Test func `links aren't followed`() throws {
        try write(.red, to: "secret.png")
        try FileManager.default.createDirectory(atPath: screens.path, withIntermediateDirectories: true)
        let link = "\(screens.path)/current.png"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("secret.png"))
        #expect(message { _ = try screens.shared() } == "'team.screens/current.png' is not a regular file")
        // One that the user names is.
        #expect(try ScreenshotFolder.picture(at: link, isLinkAllowed: true) == picture(.red))
        // What is stored replaces the link, not what it leads to.
        try screens.store(picture(.lime), as: .current, for: nil)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("secret.png")) == Data(SamplePicture.red.bytes))
        #expect(try screens.shared().pictures[.current] == picture(.lime))
        let other = "\(screens.path)/expand"
        try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: folder.url.path)
        #expect(message { _ = try screens.screenshots(of: expand) } == "'team.screens/expand' is not a folder")
        #expect(
            message { try screens.store(picture(.red), as: .next, for: expand) }
                == "'team.screens/expand' is not a folder"
        )
        #expect(!FileManager.default.fileExists(atPath: folder.path("next.png")))
    }

    @Test func `a stored picture replaces the earlier one`() throws {
        try screens.store(picture(.red), as: .current, for: expand)
        try screens.store(picture(.blue), as: .current, for: expand)
        #expect(try folder.texts(below: "team.screens").keys.sorted() == ["expand/current.jpg"])
        #expect(try screens.screenshots(of: expand).pictures[.current] == picture(.blue))
        try screens.store(picture(.yellow), as: .current, for: nil)
        try screens.remove(.current, for: expand)
        try screens.remove(.current, for: expand)
        #expect(try folder.texts(below: "team.screens").keys.sorted() == ["current.webp"])
        #expect(try screens.screenshots(of: expand).shared == [.current])
    }

    @Test(arguments: [(0o600, 0o600, 0o700), (0o640, 0o640, 0o750), (0o400, 0o600, 0o700)])
    func `pictures are as private as the catalog`(catalog: Int, file: Int, owner: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: catalog], ofItemAtPath: folder.path("team.db"))
        try screens.store(picture(.red), as: .current, for: expand)
        #expect(try permissions("team.screens/expand/current.png") == file)
        #expect(try permissions("team.screens") == owner && permissions("team.screens/expand") == owner)
    }

    @Test func `elements have frames`() throws {
        let part = Screenshots.Part(of: .next, frame: MotionFrame(x: 0, y: 1.5, width: 2, height: 3))
        try screens.store(["icon": part], for: expand)
        #expect(
            try folder.texts(below: "team.screens")["expand/frames.json"]
                == "{\n  \"icon\": {\n    \"frame\": [0, 1.5, 2, 3],\n    \"screen\": \"next\"\n  }\n}\n")
        #expect(try screens.screenshots(of: expand).parts == ["icon": part])
    }

    @Test(arguments: [
        ("[]", "they must be an object"), ("{", "Unexpected end"),
        (#"{"a": {"frame": [0, 0, 1, 1]}}"#, "the screen of 'a' must be 'current' or 'next'"),
        (#"{"a": {"screen": "current", "frame": [0, 0, 1]}}"#, "the frame of 'a' must be x, y, width"),
        (#"{"a": {"screen": "current", "frame": [0, 0, 0, 1]}}"#, "the frame of 'a' must be x, y, width"),
        (#"{"a": {"screen": "next", "frame": [-1, 0, 1, 1]}}"#, "the frame of 'a' must be x, y, width"),
        (#"{"a": {"screen": "next", "frame": [0, 0, 1e300, 1]}}"#, "the frame of 'a' must be x, y, width"),
    ])
    func `frames are checked`(text: String, problem: String) throws {
        try folder.write(text, to: "team.screens/expand/frames.json")
        let found = message { _ = try screens.screenshots(of: expand) }
        #expect(found.hasPrefix("'team.screens/expand/frames.json' has no valid frames: "), "\(found)")
        if text != "{" { #expect(found.contains(problem), "\(found)") }
    }

    /// Pages refer to files beside them, and cards contain small pictures.
    @Test func `is in a gallery as files`() throws {
        try screens.store(picture(.red), as: .current, for: nil)
        try screens.store(picture(.lime), as: .next, for: expand)
        let catalog = try TestFolder.catalog()
        let path = folder.path("site")
        for _ in 1...2 {
            try catalog.read { _ = try Gallery($0, screens: screens).write(ListRequest(.pattern), to: path) }
        }
        let texts = try folder.texts(below: "site")
        #expect(
            texts.keys.filter { $0.hasPrefix("screens/") }.sorted() == [
                "screens/current.png", "screens/expand/next.png",
            ])
        let answers = try #require(texts["patterns/expand/data.js"])
        #expect(answers.contains(#""href":"screens/current.png""#))
        #expect(answers.contains(#""href":"screens/expand/next.png""#))
        #expect(!answers.contains("base64"))
        #expect(texts["patterns/expand/preview.svg"]?.contains(SamplePicture.lime.base64) == true)
        #expect(texts["patterns/punch-out/still.svg"]?.contains(SamplePicture.red.base64) == true)
        // What is downloaded follows from the catalog alone.
        #expect(texts["patterns/expand/files/expand.svg"]?.contains("base64") == false)
        // Without the pictures, their files are gone as well.
        try screens.remove(.current, for: nil)
        try screens.remove(.next, for: expand)
        try catalog.read { _ = try Gallery($0, screens: screens).write(ListRequest(.pattern), to: path) }
        #expect(try folder.texts(below: "site").keys.allSatisfy { !$0.hasPrefix("screens/") })
    }
}
