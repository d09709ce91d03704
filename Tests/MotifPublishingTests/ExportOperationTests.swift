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
        try JSONReader().read(try catalog.answer(try ExportOperation(arguments: arguments)).text)
    }

    @Test func `has the file and what isn't exact`() throws {
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

    @Test func `has an archive as Base64`() throws {
        let text = try answer(["ref": "expand", "to": "dotlottie"])["base64"]?.string
        let bytes = try #require(text.flatMap { Data(base64Encoded: $0) })
        let subject = try catalog.read { try $0.subject(SampleRequest(try DocumentReference("expand"))) }
        #expect(Array(bytes) == (try ExportTarget.dotLottie.export(subject).bytes))
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
            _ = try ExportOperation(arguments: ["to": "flash", "device": "A b", "loop": true])
            Issue.record("a bad operation was read")
        } catch {
            let found = error.problems.map { "\($0.code.rawValue) \($0.path)" }
            #expect(found == ["missing $", "unknown-reference $.to", "bad-slug $.device", "unknown-key $.loop"])
        }
        #expect(throws: Problems.self) { try ExportOperation(["op": "get", "ref": "expand"]) }
        #expect(throws: OperationFailure.self) { try answer(["ref": "expand", "to": "css", "operation": "fly"]) }
    }
}
