import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `the answer of an exporter` {
    private func answer(_ text: String) throws -> ExporterAnswer { try ExporterAnswer(Array(text.utf8)) }

    /// The first problem of an answer.
    private func problem(_ text: String) -> String {
        do {
            _ = try answer(text)
            return ""
        } catch let problems as Problems {
            let problem = problems.problems[0]
            return "\(problem.path): \(problem.message)"
        } catch {
            return "\(error)"
        }
    }

    private func naming(_ name: String) -> String {
        #"{"format": 1, "files": [{"name": \#(JSON.string(name).canonical), "text": ""}]}"#
    }

    @Test func `has files and notes`() throws {
        let text = #"""
            {"format": 1, "files": [{"name": "a/b.xml", "text": "<a/>"}, {"name": "empty", "text": ""}],
             "notes": [{"degree": "approximated", "code": "lines", "message": "Off by 1%"}]}
            """#
        let answer = try answer(text)
        #expect(answer.files.map(\.name) == ["a/b.xml", "empty"] && answer.files.map(\.text) == ["<a/>", ""])
        #expect(answer.notes == [.init(degree: .approximated, code: "lines", message: "Off by 1%")])
        #expect(try SchemaReading.problems(JSONReader().read(text), ExporterAnswer.schema) == [])
    }

    @Test func `can be a refusal`() throws {
        let text = #"{"format": 1, "refused": "Springs can't be written"}"#
        #expect(throws: ExporterAnswer.Refusal(reason: "Springs can't be written")) { try answer(text) }
        #expect(try SchemaReading.problems(JSONReader().read(text), ExporterAnswer.schema) == [])
    }

    @Test(arguments: [
        "/etc/passwd", "../a", "a/../b", "a/..", "..", ".", "./a", "", " ", "a//b", "a/", ".git/hooks/pre-commit",
        "a/.b",
        "a\\..\\b", "c:a", "a\u{0}b", "a\nb", "a\u{202E}b", "a ", "a.", "a?", String(repeating: "a", count: 201),
        Array(repeating: "a", count: 9).joined(separator: "/"),
    ])
    func `can't name a file outside its folder, a hidden one, or one that not every disk can have`(name: String) {
        #expect(problem(naming(name)).hasPrefix("$.files[0].name: "), "\(problem(naming(name)))")
    }

    @Test(arguments: ["a", "a/b/c.d.xml", "Ä ö.xml", "a-b_c", String(repeating: "a", count: 200)])
    func `can name a file`(name: String) throws { #expect(try answer(naming(name)).files.map(\.name) == [name]) }

    @Test(arguments: [
        ("[]", "$: "), ("{}", "$: "), (#"{"format": 2, "files": []}"#, "$.format: "), (#"{"format": 1}"#, "$: "),
        (#"{"format": 1, "files": []}"#, "$.files: "), (#"{"format": 1, "files": {}}"#, "$.files: "),
        (#"{"format": 1, "files": [1]}"#, "$.files[0]: "),
        (#"{"format": 1, "files": [{"name": "a"}]}"#, "$.files[0]: "),
        (#"{"format": 1, "files": [{"name": "a", "text": 1}]}"#, "$.files[0].text: "),
        (#"{"format": 1, "files": [{"name": "a", "text": ""}, {"name": "A", "text": ""}]}"#, "$.files[1].name: "),
        (#"{"format": 1, "files": [{"name": "a", "text": "", "mode": 7}]}"#, "$.files[0].mode: "),
        (#"{"format": 1, "refused": ""}"#, "$.refused: "), (#"{"format": 1, "refused": true}"#, "$.refused: "),
        (#"{"format": 1, "refused": "no", "files": []}"#, "$: "),
        (#"{"format": 1, "files": [{"name": "a", "text": ""}], "notes": [{}]}"#, "$.notes[0]: "),
        (
            #"{"format": 1, "files": [{"name": "a", "text": ""}], "notes": [{"degree": "bad", "code": "a", "message": "m"}]}"#,
            "$.notes[0].degree: "
        ),
        (
            #"{"format": 1, "files": [{"name": "a", "text": ""}], "notes": [{"degree": "omitted", "code": "A b", "message": "m"}]}"#,
            "$.notes[0].code: "
        ),
    ])
    func `that isn't one has a problem at its place`(text: String, start: String) {
        #expect(problem(text).hasPrefix(start), "\(problem(text))")
    }

    @Test func `has a limited number of files`() {
        func files(_ count: Int) -> String {
            let files = (0..<count).map { #"{"name": "\#($0)", "text": ""}"# }.joined(separator: ",")
            return #"{"format": 1, "files": [\#(files)]}"#
        }
        #expect(problem(files(1000)) == "")
        #expect(problem(files(1001)).hasPrefix("$.files: "))
    }
}
