import Foundation
import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// The catalog's file can go, be replaced, or be locked by others while it is served.
@Suite struct CatalogFileTests {
    private static let note = ChangeNote(author: "mia", date: TestStudio.time)
    static let update: JSON = ["op": "update", "ref": "expand", "set": ["expandDuration": 0.5]]

    @Test func `a catalog that is gone is missing until it is back`() throws {
        let studio = try TestStudio()
        #expect(studio.get("/api/patterns/expand").status == 200)
        #expect(studio.run(Self.update).status == 200)
        let away = studio.folder.appendingPathComponent("away.db").path
        try FileManager.default.moveItem(atPath: studio.path, toPath: away)
        for answer in [studio.get("/api/patterns/expand"), studio.get("/"), studio.run(Self.update)] {
            #expect(answer.status == 503)
            #expect(answer.header("Retry-After") == "2")
        }
        #expect(studio.get("/assets/motif.css").status == 200)
        try FileManager.default.moveItem(atPath: away, toPath: studio.path)
        #expect(try studio.get("/api/patterns/expand").json["revision"] == 2)
    }

    @Test func `a catalog that was replaced is the new one`() throws {
        let studio = try TestStudio()
        let head = try studio.studio.head()
        #expect(studio.run(Self.update).status == 200)
        let other = studio.folder.appendingPathComponent("other.db").path
        let later = ChangeNote(author: "ida", date: Timestamp(millisecondsSince1970: 0))
        _ = try Catalog.create(at: other, with: .shipped, as: later)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: studio.path + suffix) }
        try #require(rename(other, studio.path) == 0)
        #expect(try studio.get("/api/patterns/expand").json["author"] == "ida")
        // Its history is another, so anything may have changed.
        #expect(try studio.studio.event(after: head)?.names == nil)
        #expect(try studio.run(Self.update).json["revision"] == 2)
    }

    @Test func `a file that isn't a catalog is an error, not a crash`() throws {
        let studio = try TestStudio()
        #expect(studio.get("/").status == 200)
        try FileManager.default.removeItem(atPath: studio.path)
        try Data("no catalog".utf8).write(to: URL(fileURLWithPath: studio.path))
        #expect(studio.get("/api/patterns").status == 500)
        #expect(studio.run(Self.update).status == 500)
    }

    @Test func `two writers lose nothing`() async throws {
        let studio = try TestStudio()
        let catalog = try Catalog.open(at: studio.path, for: .writing)
        let rounds = 20
        // One adds to a number through HTTP with a guard, the other with the library; each reads, then writes.
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                var done = 0
                while done < rounds {
                    guard let now = try? studio.get("/api/patterns/expand").json,
                        let scale = now["document"]?["parameters"]?["thresholdScale"]?.number,
                        let revision = now["revision"]
                    else { continue }
                    let answer = studio.run([
                        "op": "update", "ref": "expand", "set": ["thresholdScale": .number(scale + 1)],
                        "expect": revision,
                    ])
                    if answer.status == 200 { done += 1 }
                    if ![200, 409, 503].contains(answer.status) { return }
                }
            }
            group.addTask {
                for _ in 0..<rounds {
                    _ = try? catalog.write(as: Self.note) { writer in
                        let state = try writer.state(of: "expand")
                        guard case .pattern(let pattern) = state.document,
                            let scale = pattern.parameters["thresholdScale"]?.json.number
                        else { return }
                        try writer.update("expand") { $0["thresholdScale"] = .number(scale + 1) }
                    }
                }
            }
        }
        let end = try studio.get("/api/patterns/expand").json
        #expect(end["revision"]?.number == Double(1 + 2 * rounds))
        #expect(end["document"]?["parameters"]?["thresholdScale"]?.number == Double(2 + 2 * rounds))
    }
}
