import Foundation
import Testing

@testable import MotifJSON

/// The texts of a public suite.
///
/// - Source: https://github.com/nst/JSONTestSuite, described in https://seriot.ch/projects/parsing_json.html. The first
///   letter of a name is what a reader must do: `y` accept, `n` reject, `i` either.
@Suite struct JSONTestSuiteTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]

        var testDescription: String { name }
    }

    static let cases = Result { () throws -> [Case] in
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "json-test-suite.json")
        let json = try JSONReader().read(Array(try Data(contentsOf: file)))
        return try #require(json["cases"]?.array).map { entry in
            let name = try #require(entry["name"]?.string)
            if let text = entry["text"]?.string { return Case(name: name, bytes: Array(text.utf8)) }
            if let text = entry["base64"]?.string {
                return Case(name: name, bytes: Array(try #require(Data(base64Encoded: text))))
            }
            let unit = try #require(entry["repeated"]?.string)
            let text = String(repeating: unit, count: Int(try #require(entry["count"]?.number)))
            return Case(name: name, bytes: Array((text + (entry["end"]?.string ?? "")).utf8))
        }
    }

    private static func cases(_ letter: Character) throws -> [Case] {
        try cases.get().filter { $0.name.first == letter }
    }

    @Test func `the suite is complete`() throws {
        #expect(try Self.cases("y").count == 95)
        #expect(try Self.cases("n").count == 188)
        #expect(try Self.cases("i").count == 35)
    }

    /// RFC 8259 leaves open what a key means that appears twice; motif refuses it.
    private static let repeatedKeys = ["y_object_duplicated_key", "y_object_duplicated_key_and_value"]

    @Test func `valid texts are accepted, except those with a repeated key`() throws {
        for one in try Self.cases("y") {
            let result = Result { () throws(JSONError) in try JSONReader().read(one.bytes) }
            switch result {
            case .success(let value):
                #expect(!Self.repeatedKeys.contains(one.name))
                #expect(try JSONReader().read(value.canonicalBytes) == value, "\(one.name)")
            case .failure(let error):
                #expect(
                    error.kind == .duplicateKey("a") && Self.repeatedKeys.contains(one.name), "\(one.name): \(error)")
            }
        }
    }

    @Test func `invalid texts are rejected, with the position of the error`() throws {
        for one in try Self.cases("n") {
            let error = #expect(throws: JSONError.self, "\(one.name)") { try JSONReader().read(one.bytes) }
            guard let error else { continue }
            #expect(error.offset >= 0 && error.offset <= one.bytes.count, "\(one.name)")
            #expect(error.position.line >= 1 && error.position.column >= 1 && !error.message.isEmpty, "\(one.name)")
        }
    }
}
