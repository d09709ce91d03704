import Foundation
import MotifSystem
import Testing

@Suite struct FileSystemTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [("a", "."), ("/a", "/"), ("/", "/"), ("b/a", "b"), ("/b/é/a", "/b/é"), ("b/", "b")])
    func `the folder of a path`(path: String, expected: String) {
        #expect(FileSystem.folder(of: path) == expected)
    }

    @Test func `folders are created with those above them, and removed with everything in them`() throws {
        try FileSystem.createFolder(folder.file("a/b/c"))
        try FileSystem.createFolder(folder.file("a/b/c"))
        try folder.write("1", to: "a/b/c/1")
        try folder.write("2", to: "a/2")
        symlink(folder.file("a/b"), folder.file("a/link"))
        #expect(try FileSystem.names(in: folder.file("a")) == ["2", "b", "link"])
        #expect(try FileSystem.files(below: folder.path) == ["a/2", "a/b/c/1", "a/link"])
        try folder.write("kept", to: "kept")
        symlink(folder.file("kept"), folder.file("a/other"))
        FileSystem.remove(folder.file("a"))
        #expect(folder.names == ["kept"])
    }

    @Test func `writing a missing file is allowed if its folder exists`() throws {
        #expect(!FileSystem.refusesWriting(folder.file("a")))
        try folder.write("1", to: "a")
        #expect(!FileSystem.refusesWriting(folder.file("a")))
        // A file can't be a folder, even for root.
        #expect(FileSystem.refusesWriting(folder.file("a/b")))
    }

    @Test func `threads create folders in one at once`() async throws {
        for round in 0..<200 {
            let parent = folder.file("\(round)/new")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for name in ["a", "b", "c"] { group.addTask { try FileSystem.createFolder("\(parent)/\(name)") } }
                try await group.waitForAll()
            }
        }
    }

    @Test func `a file in place of a folder is an error`() throws {
        try folder.write("", to: "a")
        #expect(throws: FileError(.write, folder.file("a"), EEXIST)) { try FileSystem.createFolder(folder.file("a")) }
        #expect(throws: FileError.self) { try FileSystem.createFolder(folder.file("a/b")) }
        #expect(throws: FileError(.read, folder.file("none"), ENOENT)) {
            try FileSystem.names(in: folder.file("none"))
        }
    }

    @Test func `a duplicate has the content, a link stays a link`() throws {
        try folder.write("text", to: "a")
        symlink("a", folder.file("link"))
        try FileSystem.duplicate(folder.file("a"), as: folder.file("b"))
        try FileSystem.duplicate(folder.file("link"), as: folder.file("second"))
        #expect(try folder.read("b") == "text")
        #expect(FileStatus(at: folder.file("second"), followingLinks: false)?.kind == .link)
        #expect(FileStatus(at: folder.file("second"))?.identity == FileStatus(at: folder.file("a"))?.identity)
    }

    @Test func `reading stops at the end, and a folder is rejected`() throws {
        try folder.write("abc", to: "a")
        let file = try OpenFile(reading: folder.file("a"))
        #expect(try file.read(upTo: 2) == Array("ab".utf8))
        #expect(try file.read(upTo: 2) == Array("c".utf8))
        #expect(try file.read(upTo: 2) == [])
        #expect(throws: FileError(.read, folder.path, EISDIR)) { try OpenFile(reading: folder.path) }
        #expect(throws: FileError(.write, folder.file("a"), EEXIST)) { try OpenFile(creating: folder.file("a")) }
    }
}
