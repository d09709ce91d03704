import Foundation
import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import Testing

@Suite struct `an operation that exports` {
    private let catalog: Catalog

    init() throws { catalog = try TestFolder.catalog() }

    private func answer(_ arguments: JSONObject) throws -> JSON {
        let answer = try catalog.answer(try CatalogOperation(.export, arguments)) {
            ChangeNote(author: "mia", message: $0 ?? "", date: Timestamp(millisecondsSince1970: 1_800_000_000_000))
        }
        let exports = try JSONReader().read(answer.text).array
        return try #require(exports?.first)
    }

    @Test func `has the file and its inexact parts`() throws {
        let answer = try answer(["ref": "expand", "to": "waapi", "name": "grow"])
        #expect(answer["fileName"] == "grow.mjs")
        #expect(answer["exact"] == true)
        #expect(answer["target"] == "waapi")
        #expect(answer["operations"] == ["present"])
        #expect(answer["text"]?.string?.contains("export") == true)
        let lottie = try self.answer(["ref": "zoom-icons", "to": "lottie"])
        #expect(lottie["exact"] == false)
        #expect(lottie["notes"]?.array?.contains { $0["degree"] == "approximated" } == true)
    }

    @Test func `has the screen and the operation of its keys`() throws {
        let arguments: JSONObject = [
            "ref": "punch-out", "to": "waapi", "operation": "pop", "screen": "300x600", "landscape": true,
        ]
        let text = try answer(arguments)["text"]?.string
        #expect(text?.contains("screen = { width: 600, height: 300 }") == true)
        #expect(text?.contains("\"push\": {") == false)
    }

    @Test func `reports every key that is wrong`() throws {
        do throws(Problems) {
            _ = try CatalogOperation(.export, ["to": "flash", "device": "A b", "loop": true])
            Issue.record("a bad operation was read")
        } catch {
            let found = error.problems.map { "\($0.code.rawValue) \($0.path)" }
            #expect(found == ["missing $", "unknown-reference $.to", "bad-slug $.device", "unknown-key $.loop"])
        }
        #expect(throws: Problems.self) { try CatalogOperation(["op": "export", "ref": "expand", "to": "css"]) }
        #expect(try CatalogOperation(["op": "export", "ref": "expand", "to": "css"], in: .all).name == "export")
        #expect(throws: OperationFailure.self) { try answer(["ref": "expand", "to": "css", "operation": "fly"]) }
    }
}
