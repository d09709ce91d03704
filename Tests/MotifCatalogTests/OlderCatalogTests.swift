import Foundation
import MotifCatalog
import MotifCore
import Testing

/// Catalogs that earlier versions of motif made, kept as they were.
@Suite struct `A catalog of an earlier version` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var path: String { folder.appendingPathComponent("motif.db").path }

    /// Each with the hash of its last change, as that version computed it.
    private static let versions = [
        ("version-2", 10, "ca1fc4017958018255b606b565698773c72b2ed85ed0a23cc96c3c89bb846fb2")
    ]

    @Test(arguments: versions)
    func `is migrated, and its history stays as it was`(name: String, last: Int, hash: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).db")
        try FileManager.default.copyItem(at: fixture, to: URL(fileURLWithPath: path))
        let catalog = try Catalog.open(at: path, for: .writing)
        #expect(try catalog.verify() == [])
        try catalog.read { reader in
            let head = try reader.head
            #expect(head?.number == last)
            #expect(head?.hash.description == hash)
        }
        let note = ChangeNote(author: "mia", date: Timestamp(millisecondsSince1970: 1_800_000_000_000))
        try catalog.write(as: note) { try $0.delete("grow") }
        #expect(try catalog.verify() == [])
        #expect(try Catalog.open(at: path + ".before-3", for: .reading).verify() == [])
    }
}
