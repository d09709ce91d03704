import Foundation
import MotifCatalog
import MotifCore

/// A folder that is removed at the end of a test.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("motif-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The texts of all files below a folder, by path.
    func texts(below name: String = ".") throws -> [String: String] {
        let folder = url.appendingPathComponent(name)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var texts: [String: String] = [:]
        for name in names {
            let file = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            // An archive is no text, and is only compared with itself.
            texts[name] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return texts
    }

    /// A catalog with the shipped documents.
    static func catalog() throws -> Catalog {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_000))
        return try Catalog.inMemory(with: .shipped, as: note)
    }
}
