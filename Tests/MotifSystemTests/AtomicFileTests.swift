import Foundation
import MotifSystem
import Testing

@Suite struct AtomicFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func write(_ text: String, to name: String) throws {
        let file = try AtomicFile(at: folder.file(name))
        try file.write(Array(text.utf8))
        try file.commit()
    }

    @Test func `a file exists once it is committed, and not before`() throws {
        let file = try AtomicFile(at: folder.file("a"))
        try file.write(Array("new".utf8))
        #expect(!folder.names.contains("a"))
        #expect(folder.names.allSatisfy { $0.hasPrefix(".") })
        try file.commit()
        #expect(folder.names == ["a"])
        #expect(try folder.read("a") == "new")
    }

    @Test func `an abandoned draft leaves the earlier file and nothing else`() throws {
        try folder.write("old", to: "a")
        do {
            let file = try AtomicFile(at: folder.file("a"))
            try file.write(Array("new".utf8))
        }
        #expect(folder.names == ["a"])
        #expect(try folder.read("a") == "old")
    }

    @Test func `a file with the same text keeps its time of modification`() throws {
        func modified() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: folder.file("a"))[.modificationDate] as? Date
        }
        try folder.write("old", to: "a")
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.file("a"))
        try write("old", to: "a")
        #expect(try modified() == date)
        #expect(folder.names == ["a"])
        try write("alt", to: "a")
        #expect(try modified() != date)
        #expect(try folder.read("a") == "alt")
    }

    @Test func `a replaced file keeps its permissions and its links`() throws {
        try folder.write("old", to: "a")
        chmod(folder.file("a"), 0o640)
        symlink("a", folder.file("link"))
        try write("new", to: "link")
        #expect(try folder.read("a") == "new")
        #expect(try folder.permissions("a") == 0o640)
        #expect(FileStatus(at: folder.file("link"), followingLinks: false)?.kind == .link)
    }

    @Test func `a name as long as the system allows is accepted`() throws {
        let name = String(repeating: "é", count: 127)
        try write("text", to: name)
        #expect(try folder.read(name) == "text")
    }

    @Test func `a folder, a missing folder and a device`() throws {
        #expect(throws: FileError(.write, folder.path, EISDIR)) { try AtomicFile(at: folder.path) }
        let lost = folder.file("none/a")
        #expect(throws: FileError(.write, lost, ENOENT)) { try AtomicFile(at: lost) }
        let null = try AtomicFile(at: "/dev/null")
        try null.write([1])
        try null.commit()
        #expect(FileStatus(at: "/dev/null")?.kind == .other)
    }

    @Test func `a full disk leaves the earlier file`() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try AtomicFile(at: "/dev/full")
        let error = #expect(throws: FileError.self) { try full.write([1]) }
        #expect(error?.message == "The disk is full; '/dev/full' was not changed")
    }
}
