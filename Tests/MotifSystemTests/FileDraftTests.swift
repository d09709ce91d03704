import Foundation
import MotifSystem
import Testing

@Suite struct FileDraftTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func `a free name is used`() throws {
        let (draft, file) = try FileDraft.create(for: folder.file("a"), permissions: 0o600)
        try file.write(Array("text".utf8))
        try draft.takeDestination()
        #expect(folder.names == ["a"])
        #expect(try folder.read("a") == "text")
        #expect(try folder.permissions("a") == 0o600)
    }

    @Test func `an existing file is replaced only on request`() throws {
        let (draft, _) = try FileDraft.create(for: folder.file("a"))
        defer { draft.discard() }
        try folder.write("other", to: "a")
        #expect(throws: FileError(.write, folder.file("a"), EEXIST)) { try draft.takeDestination() }
        #expect(try folder.read("a") == "other")
        try draft.replaceDestination()
        #expect(try folder.read("a").isEmpty)
        #expect(folder.names == ["a"])
    }

    @Test func `drafts of processes that are gone are removed`() throws {
        let (draft, _) = try FileDraft.create(for: folder.file("a"))
        let name = try #require(draft.path.split(separator: "/").last.map(String.init))
        #expect(name.split(separator: "-")[2] == "\(getpid())")
        let dead = name.replacingOccurrences(of: "-\(getpid())-", with: "-999999999-")
        for name in [dead, dead + "-journal", ".motif-other-999999999-x.tmp", "motif.tmp"] {
            try folder.write("", to: name)
        }
        DraftName.removeLeftovers(in: folder.path)
        #expect(folder.names == [name, ".motif-other-999999999-x.tmp", "motif.tmp"].sorted())
        draft.discard()
    }

    @Test func `drafts of other machines are removed after a week without a change`() throws {
        let (draft, _) = try FileDraft.create(for: folder.file("a"))
        defer { draft.discard() }
        let own = try #require(draft.path.split(separator: "/").last.map(String.init))
        let ages = [(".motif-other-1-old.tmp", 8.0), (".motif-other-1-new.tmp", 6), (own, 8), ("motif.tmp", 8)]
        for (name, days) in ages {
            try folder.write("", to: name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -days * 24 * 60 * 60)], ofItemAtPath: folder.file(name))
        }
        try FileManager.default.createDirectory(
            atPath: folder.file(".motif-other-1-folder.tmp/new"), withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -8 * 24 * 60 * 60)],
            ofItemAtPath: folder.file(".motif-other-1-folder.tmp"))
        DraftName.removeLeftovers(in: folder.path)
        #expect(folder.names == [own, ".motif-other-1-new.tmp", "motif.tmp"].sorted())
    }

    @Test func `a signal handler removes unfinished drafts`() async {
        await #expect(processExitsWith: .success) {
            let place = NSTemporaryDirectory() + "motif-open-\(getpid())"
            let drafts = try (0..<3).map { try FileDraft.create(for: "\(place)-\($0)").draft }
            drafts[0].discard()
            try drafts[1].replaceDestination()
            _ = FileManager.default.createFile(atPath: drafts[2].path + "-journal", contents: nil)
            OpenDrafts.removeAll()
            let left = [drafts[1].destination, drafts[2].path, drafts[2].path + "-journal"].map(FileSystem.exists)
            unlink(drafts[1].destination)
            guard left == [true, false, false] else { exit(1) }
        }
    }

    @Test func `on disks without hard links, a free name is reserved and a used one is rejected`() throws {
        let (first, file) = try FileDraft.create(for: folder.file("a"))
        try file.write(Array("text".utf8))
        try first.reserveDestination()
        #expect(try folder.read("a") == "text")
        let (second, _) = try FileDraft.create(for: folder.file("a"))
        #expect(throws: FileError(.write, folder.file("a"), EEXIST)) { try second.reserveDestination() }
        second.discard()
        #expect(try folder.read("a") == "text")
        #expect(folder.names == ["a"])
    }
}
