import Foundation
import SeededRandom
import Testing

/// Files that can't be imported: the file and the line are reported, and no data is lost.
@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let file: String
        let text: @Sendable () -> Data
        /// What standard error has.
        let words: [String]

        init(_ description: String, _ file: String, _ text: @escaping @Sendable () -> Data, _ words: String...) {
            (testDescription, self.file, self.text, self.words) = (description, file, text, words)
        }

        init(_ description: String, _ file: String, _ text: String, _ words: String...) {
            (testDescription, self.file, self.words) = (description, file, words)
            self.text = { Data(text.utf8) }
        }
    }

    @Test(arguments: documents + texts)
    func `is rejected with its position, and nothing is lost`(_ test: Case) throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        try test.text().write(to: sandbox.path(test.file))
        let run = try sandbox.motif("import", test.file)
        #expect(run.exit == 65, "\(run.errors)")
        #expect(run.output == "")
        for words in test.words { #expect(run.errors.contains(words), "\(run.errors)") }
        #expect(run.errors.contains("nothing was written"))
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    /// A pattern with one thing different.
    private static func pattern(_ slug: String = "a", kind: String = "expand", parameters: String = "") -> String {
        #"{"type":"pattern","slug":"\#(slug)","title":"A","kind":"\#(kind)","parameters":{\#(parameters)}}"#
    }

    private static let documents = [
        Case(
            "a duplicate key", "a.json", #"{"type":"pattern","slug":"a","slug":"b"}"#, "a.json:1:30: duplicate-key",
            "Key 'slug' appears twice in one object"),
        Case(
            "a number out of range", "a.json", pattern(parameters: #""expandDuration":-1"#),
            "a.json:1:89: out-of-range", "'expandDuration' is -1 s; it must be more than 0 s and at most 10 s"),
        Case(
            "NaN", "a.json", pattern(parameters: #""thresholdScale":NaN"#), "a.json:1:89: syntax",
            "Expected a value, found 'NaN'"),
        Case(
            "infinity", "a.json", pattern(parameters: #""thresholdScale":-Infinity"#), "a.json:1:90: syntax"),
        Case(
            "a number beyond a double", "a.json", pattern(parameters: #""thresholdScale":1e400"#),
            "a.json:1:89: not-finite", "1e400 is too large; the largest number is 1.79e308"),
        Case(
            "an unknown kind", "a.json", pattern(kind: "expnd"), "a.json:1:49: unknown-kind: $.kind",
            "Unknown kind 'expnd'. Did you mean 'expand'?"),
        Case(
            "an unknown parameter", "a.json", pattern(parameters: #""tresholdScale":2"#), "unknown-parameter",
            "Unknown parameter 'tresholdScale'. Did you mean 'thresholdScale'?"),
        Case(
            "a missing reference", "a.json", pattern(kind: "zoom-icons", parameters: #""items":["facebook","twiter"]"#),
            "a.json:1:96: unknown-reference: $.parameters.items[1]", "Unknown item 'twiter'. Did you mean 'twitter'?"),
        Case(
            "a slug with capitals", "a.json", pattern("Zoom Icons"), "a.json:1:26: bad-slug: $.slug",
            "Did you mean 'zoom-icons'?"),
        Case(
            "two documents of one name", "a.jsonl", pattern() + "\n" + pattern(), "a.jsonl:2:1: exists",
            "Pattern 'a' appears twice"),
        Case("nesting 10,000 deep", "a.json", nested(10_000), "too-deep", "more than 128 levels deep"),
    ]

    private static func nested(_ depth: Int) -> String {
        pattern().dropLast() + #","extensions":{"x":"#
            + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}}"
    }

    private static let texts = [
        Case(
            "wrong JSON at line 5,001 of 10,000", "a.jsonl",
            {
                let lines = (1...10_000).map { $0 == 5001 ? #"{"type":"pattern","slug":}"# : pattern("p-\($0)") }
                return Data(lines.joined(separator: "\n").utf8)
            }, "a.jsonl:5001:26: syntax: $.slug: Expected a value, found '}'", "1 document has problems"),
        Case(
            "a text longer than any document", "a.json",
            {
                let count = LongForm.isOn ? 100_000_000 : 17_000_000
                return Data(pattern(String(repeating: "x", count: count)).utf8)
            }, "a.json:1:1: too-large",
            "longer than 16 MiB"),
        Case(
            "bytes that are not UTF-8", "a.json",
            { Data(#"{"type":"pattern","slug":"a","title":""#.utf8) + [0xFF, 0xFE] + Data(#""}"#.utf8) },
            "a.json:1:39: syntax", "0xFF"),
        Case("an empty file", "a.json", "", "a.json:1:1: syntax", "The text is empty"),
        Case("nothing but white space", "a.json", " \n\t\r\n ", "syntax", "The text is empty"),
        Case(
            "a picture", "a.json", { Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]) },
            "a.json:1:1: syntax", "0x89"),
        Case(
            "YAML", "a.json", "type: pattern\nslug: a\n", "1 document has problems", "a.json:1:1: syntax",
            "Expected a value, found 'type'"),
        Case(
            "YAML behind three hyphens", "a.json", "---\ntype: pattern\nslug: a\n", "1 document has problems",
            "a.json:1:2: syntax"),
        Case(
            "wrong JSON before other documents", "a.json", "{\"type\": pattern}, [1}, 2]\n{\"slug\": \"a\"}\n",
            "1 document has problems", "a.json:1:10: syntax"),
        Case(
            "wrong JSON in an export", "a.json", #"{"format":"motif/1","items":[{"type":},{"slug":},x]}"#,
            "1 document has problems", "a.json:1:38: syntax"),
        Case(
            "wrong JSON in the first of many lines", "a.jsonl", "{\"type\":}\n" + pattern() + "\nx y\n",
            "2 documents have problems", "a.jsonl:1:9: syntax", "a.jsonl:3:1: syntax"),
        Case("a list", "a.json", "[1, 2]", "a.json:1:1: wrong-type", "A list isn't a document"),
        Case("a text that breaks off", "a.json", #"{"type":"pattern","slug":"a"#, "a.json:1:", "syntax"),
    ]
}
