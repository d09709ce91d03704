import Foundation
import MotifJSON
import MotifStudio
import Testing

/// Where code uses a document, from a scan that is saved beside the catalog.
@Suite struct `the code of a studio` {
    private let studio: TestStudio

    init() throws { studio = try TestStudio() }

    private func save(_ text: String) throws {
        try Data(text.utf8).write(to: studio.folder.appendingPathComponent("motif.code.json"))
    }

    @Test func `lists the places that a saved scan has for a document`() throws {
        #expect(try studio.get("/api/patterns/expand/code").json == [])
        try save(
            """
            [{"file": "Menu.swift", "line": 3, "level": "error", "rule": "drift", "message": "m", "targets": ["expand"]},
             {"file": "Add.swift", "line": 4, "level": "note", "rule": "equal", "message": "m",
              "targets": ["expand.expandDuration+expandCurve"]},
             {"file": "Far.swift", "level": "note", "rule": "equal", "message": "m", "targets": ["expand-covering"]},
             {"file": "New.swift", "level": "note", "rule": "unknown", "message": "m"}]
            """)
        let found = try #require(try studio.get("/api/patterns/expand/code").json.array)
        #expect(found.map { $0["file"] } == ["Menu.swift", "Add.swift"])
        #expect(studio.get("/api/patterns/gone/code").status == 404)
        #expect(studio.get("/api/kinds/expand/code").status == 404)
    }

    @Test func `a file that isn't a saved scan is named`() throws {
        try save("[")
        let answer = studio.get("/api/patterns/expand/code")
        #expect(answer.status == 422, "\(answer.text)")
        let message = try answer.json["error"]?["message"]?.string
        #expect(message?.contains("motif.code.json' can't be read as a saved scan: ") == true, "\(answer.text)")
    }
}
