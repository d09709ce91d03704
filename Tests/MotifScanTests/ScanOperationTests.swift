import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import Testing

/// The scan that agents ask for.
@Suite struct ScanOperationTests {
    private static let code = """
        func open() {
            UIView.animate(withDuration: 0.35, options: .curveEaseIn) { }  // motif: expand
            UIView.animate(withDuration: 0.41, options: .curveEaseIn) { }
            UIView.animate(withDuration: 0.51, options: .curveEaseIn) { }
            UIView.animate(withDuration: 0.61, options: .curveEaseIn) { } // motif:ignore unknown -- a spinner
            withAnimation { }
        }
        """

    private func answer(_ folder: CodeFolder, _ keys: JSONObject = [:]) throws -> JSON {
        var object = keys
        object["op"] = "scan"
        let note = ChangeNote(author: "ana", date: Timestamp(millisecondsSince1970: 0))
        let catalog = try Catalog.inMemory(with: .shipped, as: note)
        let table = OperationTable([.scan(below: folder.url.path)])
        let answer = try catalog.answer(try CatalogOperation(.object(object), in: table)) { _ in note }
        return try JSONReader().read(answer.text)
    }

    @Test func `findings are counted, cut short, and have paths from the folder`() throws {
        let folder = try CodeFolder(["App/A.swift": Self.code])
        let found = try answer(folder, ["limit": 1])
        #expect(found["places"] == 5 && found["timings"] == 5 && found["files"] == 1 && found["more"] == 1)
        #expect(found["counts"] == ["linked": 1, "system": 1, "unknown": 3])
        #expect(found["findings"]?.array?.map { $0["file"] } == ["App/A.swift"])
        #expect(found["findings"]?.array?.map { $0["line"] } == [3])
        #expect(try answer(folder, ["all": true])["findings"]?.array?.count == 4)
    }

    @Test(arguments: ["Old", "Old/", "./Old", "Old//B.swift"])
    func `links and settings of the folder apply`(_ excluded: String) throws {
        let links =
            #"{"links": [{"file": "A.swift", "in": "open()", "code": "UIView.animate(withDuration:)", "to": "expand"}]}"#
        let folder = try CodeFolder([
            "A.swift": "func open() { UIView.animate(withDuration: 0.1) { } }", "motif.links.json": links,
            "Old/B.swift": Self.code, "motif.scan.json": "{\"exclude\": [\"\(excluded)\"]}",
        ])
        let found = try answer(folder)
        #expect(found["files"] == 1 && found["counts"] == ["drift": 1])
        try folder.write(Data("{\"links\": 1}".utf8), to: "motif.links.json")
        #expect(throws: OperationFailure.self) { try answer(folder) }
    }

    @Test(arguments: ["/etc", "..", "App/../..", "Outside", "gone"])
    func `nothing outside of the folder is read`(_ path: String) throws {
        let folder = try CodeFolder(["App/A.swift": Self.code])
        let other = try CodeFolder(["B.swift": Self.code])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Outside"), withDestinationURL: other.url)
        #expect(throws: Problems.self) { try answer(folder, ["paths": .string(path)]) }
        #expect(try answer(folder)["places"] == 5)
    }
}
