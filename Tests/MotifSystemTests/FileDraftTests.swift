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

    @Test func `a name in use is not taken`() throws {
        let (draft, _) = try FileDraft.create(for: folder.file("a"))
        defer { draft.discard() }
        try folder.write("other", to: "a")
        #expect(throws: FileError(.write, folder.file("a"), EEXIST)) { try draft.takeDestination() }
        #expect(try folder.read("a") == "other")
        try draft.replaceDestination()
        #expect(try folder.read("a").isEmpty)
        #expect(folder.names == ["a"])
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
