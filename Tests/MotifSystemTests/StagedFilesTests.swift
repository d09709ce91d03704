import Foundation
import MotifSystem
import Testing

@Suite struct StagedFilesTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("old", to: "a")
        try folder.write("old", to: "b")
    }

    private func staged() throws -> StagedFiles {
        let files = StagedFiles()
        for name in ["a", "b"] {
            try files.add(Array("new".utf8), to: folder.file(name), replacing: Array("old".utf8))
        }
        return files
    }

    @Test func `files get their contents together, and keep their permissions`() throws {
        chmod(folder.file("a"), 0o750)
        let files = try staged()
        try files.add(Array("new".utf8), to: folder.file("c"), replacing: nil)
        #expect(try folder.read("a") == "old" && folder.read("b") == "old" && !folder.names.contains("c"))
        try files.commit()
        #expect(try ["a", "b", "c"].map(folder.read) == ["new", "new", "new"] && folder.names == ["a", "b", "c"])
        #expect(FileStatus(at: folder.file("a"))?.permissions == 0o750)
    }

    @Test(arguments: ["other", "old and more", ""]) func `a file that changes meanwhile stops all of them`(
        _ text: String
    ) throws {
        let files = try staged()
        try folder.write(text, to: "b")
        let failure = #expect(throws: StagedFiles.Failure.self) { try files.commit() }
        #expect(failure?.error == nil && failure?.path == folder.file("b"))
        #expect(failure?.message.hasSuffix("was changed by another program meanwhile; no file was changed") == true)
        #expect(try folder.read("a") == "old" && folder.read("b") == text && folder.names == ["a", "b"])
    }

    @Test func `a file that appears, and one that disappears, count as changed`() throws {
        let files = try staged()
        try FileManager.default.removeItem(atPath: folder.file("b"))
        #expect(throws: StagedFiles.Failure.self) { try files.commit() }
        let others = StagedFiles()
        try others.add(Array("new".utf8), to: folder.file("c"), replacing: nil)
        try folder.write("theirs", to: "c")
        #expect(throws: StagedFiles.Failure.self) { try others.commit() }
        #expect(try folder.read("c") == "theirs" && folder.read("a") == "old")
    }

    @Test func `a file that can't be read any more isn't one that has changed`() throws {
        let files = try staged()
        try FileManager.default.removeItem(atPath: folder.file("b"))
        try FileManager.default.createDirectory(atPath: folder.file("b"), withIntermediateDirectories: false)
        let failure = #expect(throws: StagedFiles.Failure.self) { try files.commit() }
        #expect(failure?.error != nil && failure?.message.hasSuffix("no file was changed") == true)
        #expect(try folder.read("a") == "old")
    }

    @Test func `a file that can't be written leaves no drafts`() throws {
        let files = try staged()
        let failure = #expect(throws: StagedFiles.Failure.self) {
            try files.add([], to: folder.file("none/c"), replacing: nil)
        }
        #expect(failure?.error != nil && failure?.replaced == [] && folder.names == ["a", "b"])
    }

    /// A killed process removes nothing; who writes next in the folder does.
    @Test func `drafts that a killed process left are removed where files are written`() throws {
        let name = try #require(FileDraft.create(for: folder.file("c")).draft.path.split(separator: "/").last)
        let left = folder.names.filter(DraftName.isDraft)
        #expect(left == [String(name)])
        func leaveOne() throws {
            try folder.write("", to: name.replacingOccurrences(of: "-\(getpid())-", with: "-999999999-"))
        }
        try leaveOne()
        try staged().commit()
        #expect(folder.names.filter(DraftName.isDraft) == left)
        try leaveOne()
        try AtomicFile.write([], to: folder.file("b"))
        #expect(folder.names.filter(DraftName.isDraft) == left)
    }

    @Test func `a file that nobody may write stays`() throws {
        let path = folder.file("locked")
        try folder.write("old", to: "locked")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let files = StagedFiles()
        let error = #expect(throws: StagedFiles.Failure.self) {
            try files.add(Array("new".utf8), to: path, replacing: Array("old".utf8))
        }
        #expect(error?.message.contains("permission to write") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }
}
