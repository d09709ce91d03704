import Foundation
import MotifCatalog
import MotifCore
import MotifPublishing
import MotifSystem
import Testing

@Suite struct `a gallery in a folder` {
    private let folder: TestFolder
    private let catalog: Catalog

    init() throws {
        folder = try TestFolder()
        catalog = try TestFolder.catalog()
    }

    @discardableResult
    private func write(
        tag: String, replacesForeignFiles: Bool = false, progress: @escaping (Int, Int) -> Void = { _, _ in },
        checkCancellation: @escaping @Sendable () throws -> Void = {}
    ) throws -> Gallery.Contents {
        try catalog.read { reader in
            try Gallery(reader).write(
                ListRequest(.pattern, tags: [tag]), to: folder.path("site"),
                replacesForeignFiles: replacesForeignFiles, progress: progress, checkCancellation: checkCancellation)
        }
    }

    @Test func `has a page for each document, and reports its progress`() throws {
        var steps: [Int] = []
        var total = 0
        let contents = try write(tag: "tabs") {
            steps.append($0)
            total = $1
        }
        let texts = try folder.texts(below: "site")
        let pages = texts.keys.filter { $0.hasSuffix("/index.html") }
        #expect(contents.patterns == 1)
        #expect(contents.others[.kind] == 10)
        #expect(pages.filter { $0.hasPrefix("patterns/") }.count == 1)
        // The lists of kinds, values, items, and devices have pages, and so do comparisons.
        #expect(pages.count == total + 5)
        #expect(steps == Array(1...total))
        #expect(try catalog.read { try $0.count(ListRequest(.kind)) } == contents.others[.kind])
    }

    @Test func `replaces an earlier one and keeps foreign files`() throws {
        try write(tag: "menu")
        try folder.write("mine", to: "site/patterns/zoom-icons/notes.txt")
        try write(tag: "tabs")
        let texts = try folder.texts(below: "site")
        #expect(texts["patterns/zoom-icons/notes.txt"] == "mine")
        #expect(texts["patterns/zoom-icons/index.html"] == nil)
    }

    @Test func `is not written among foreign files, or over a file`() throws {
        try folder.write("mine", to: "site/index.html")
        #expect(throws: GalleryError.foreignFiles(folder: folder.path("site"), example: "index.html")) {
            try write(tag: "tabs")
        }
        #expect(try folder.texts() == ["site/index.html": "mine"])
        try write(tag: "tabs", replacesForeignFiles: true)
        #expect(try folder.texts(below: "site")["index.html"] != "mine")
        try folder.write("mine", to: "file")
        #expect(throws: GalleryError.notAFolder(folder.path("file"))) {
            try catalog.read { try Gallery($0).write(ListRequest(.pattern), to: folder.path("file")) }
        }
    }

    struct Canceled: Error {}

    @Test func `leaves everything unchanged if it is canceled`() throws {
        #expect(throws: Canceled.self) { try write(tag: "tabs", checkCancellation: { throw Canceled() }) }
        #expect(try folder.texts().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
        try write(tag: "tabs")
        let before = try folder.texts()
        #expect(throws: Canceled.self) { try write(tag: "menu", checkCancellation: { throw Canceled() }) }
        #expect(try folder.texts() == before)
    }

    @Test func `removes nothing that an altered manifest names`() throws {
        try write(tag: "tabs")
        let names = [
            "notes.txt", "assets/notes.txt", "patterns/notes.txt", "patterns/a/notes.txt", "photos/a/still.svg",
        ]
        for name in names { try folder.write("mine", to: "site/" + name) }
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        try folder.write(#"{"files": [\#(list)], "format": "motif-gallery/1"}"#, to: "site/gallery.json")
        try write(tag: "tabs")
        let texts = try folder.texts(below: "site")
        for name in names { #expect(texts[name] == "mine", "\(name)") }
    }

    @Test func `is exchanged as a whole, so that a reader of the folder has one or the other`() throws {
        try write(tag: "tabs")
        let before = try FileManager.default.attributesOfItem(atPath: folder.path("site"))[.systemFileNumber] as? UInt64
        try write(tag: "menu")
        let after = try FileManager.default.attributesOfItem(atPath: folder.path("site"))[.systemFileNumber] as? UInt64
        #expect(before != after)
        #expect(try folder.texts(below: "site").keys.filter { $0.hasPrefix("patterns/flip") }.isEmpty)
        // Beside other files, entry by entry.
        try folder.write("mine", to: "site/notes.txt")
        try write(tag: "tabs")
        let texts = try folder.texts(below: "site")
        #expect(texts["notes.txt"] == "mine")
        #expect(texts["gallery.json"]?.contains("patterns/zoom-icons/index.html") == false)
        #expect(try folder.texts().keys.allSatisfy { $0.hasPrefix("site/") })
    }

    @Test func `removes the leftovers of a killed process, and keeps the files of a running one`() throws {
        try folder.write("half", to: ".motif-\(Self.host())-999999999-x.tmp/new/index.html")
        try folder.write("half", to: ".motif-\(Self.host())-\(getppid())-x.tmp/new/index.html")
        try folder.write("half", to: ".motif-elsewhere-999999999-x.tmp/new/index.html")
        try write(tag: "tabs")
        let left = try folder.texts().keys.filter { $0.hasPrefix(".motif") }.sorted()
        #expect(
            left
                == [
                    ".motif-\(Self.host())-\(getppid())-x.tmp/new/index.html",
                    ".motif-elsewhere-999999999-x.tmp/new/index.html",
                ].sorted())
    }

    /// The machine's mark, from a name of this process.
    private static func host() -> Substring { DraftName.make().split(separator: "-")[1] }

    @Test func `stays in its folder despite an altered manifest`() throws {
        try write(tag: "tabs")
        try folder.write("mine", to: "other.txt")
        try folder.write(#"{"files": ["../other.txt", "/"], "format": "motif-gallery/1"}"#, to: "site/gallery.json")
        try write(tag: "tabs")
        #expect(try folder.texts()["other.txt"] == "mine")
    }
}
