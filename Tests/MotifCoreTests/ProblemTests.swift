import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

extension Problem {
    /// Code, place and words on one line, as tables of expected problems have them.
    var line: String { "\(code.rawValue) \(path): \(message)" }
}

extension JSON {
    /// The value of a text in a table.
    static func read(_ text: String) throws -> JSON { try JSONReader().read(text) }
}

@Suite struct ProblemTests {
    struct Case: CustomTestStringConvertible {
        let kind: Problem.Kind
        let code: String
        let message: String
        var testDescription: String { message }

        init(_ kind: Problem.Kind, _ code: String, _ message: String) {
            (self.kind, self.code, self.message) = (kind, code, message)
        }
    }

    static let expand = Slug("expand").map { DocumentName(.pattern, $0) }
    static let users = ["a", "b"].compactMap { Slug($0).map { DocumentName(.pattern, $0) } }
    static let long = String(repeating: "x", count: 101)

    static let cases = [
        Case(.wrongType(expected: "a number", found: "text"), "wrong-type", "Expected a number; found text"),
        Case(.badText(text: "1 x", expected: "a number"), "syntax", "'1 x' is not a number"),
        Case(
            .badText(text: "{quick}", expected: "a number"), "syntax",
            "'{quick}' is not a number; in JSON, a shared value is {\"value\":\"quick\"}"),
        Case(.badText(text: long, expected: "a number"), "syntax", "'\(long.prefix(80))…' is not a number"),
        Case(.missing(key: "title", for: nil), "missing", "'title' is missing"),
        Case(.missing(key: "kind", for: "its kind"), "missing", "'kind' is missing; it is its kind"),
        Case(.unknownKey("titel", nearest: "title"), "unknown-key", "Unknown key 'titel'. Did you mean 'title'?"),
        Case(.unknownKey("x", nearest: nil), "unknown-key", "Unknown key 'x'"),
        Case(
            .unknownKey("x", nearest: nil, known: ["title", "url"]), "unknown-key",
            "Unknown key 'x'; known keys: title, url"),
        Case(.unknownKey("a\u{1B}[31m\nb\u{202E}", nearest: nil), "unknown-key", "Unknown key 'a�[31m b�'"),
        Case(.unknownKind("expnd", nearest: "expand"), "unknown-kind", "Unknown kind 'expnd'. Did you mean 'expand'?"),
        Case(
            .unknownKind("x", nearest: nil, known: ["expand", "zoom"]), "unknown-kind",
            "Unknown kind 'x'; expected one of: expand, zoom"),
        Case(
            .unknownParameter("tresholdScale", nearest: "thresholdScale"), "unknown-parameter",
            "Unknown parameter 'tresholdScale'. Did you mean 'thresholdScale'?"),
        Case(
            .unknownName(what: "layer", name: "top", nearest: nil, known: ["source", "view"]), "unknown-reference",
            "Unknown layer 'top'; expected one of: source, view"),
        Case(.unknownName(what: "layer", name: "a", nearest: nil, known: []), "unknown-reference", "Unknown layer 'a'"),
        Case(
            .unknownName(what: "layer", name: "a", nearest: nil, known: (1...25).map(String.init)),
            "unknown-reference", "Unknown layer 'a'"),
        Case(
            .outOfRange(label: "duration", value: "2.5 s", range: "must be between 0 s and 2 s"), "out-of-range",
            "'duration' is 2.5 s; it must be between 0 s and 2 s"),
        Case(
            .outOfRange(label: "", value: "0", range: "must be at least 1"), "out-of-range",
            "This is 0; it must be at least 1"),
        Case(.notFinite("1e400"), "not-finite", "'1e400' is too large; the largest number is 1.79e308"),
        Case(
            .badSlug("A b"), "bad-slug",
            "'A b' is not a valid slug; \(ReferenceTests.rule). Did you mean 'a-b'?"),
        Case(.badCurve("Words"), "bad-curve", "Words"),
        Case(
            .overlap(layer: "view", property: "scale", operation: "push"), "overlap",
            "Two tracks of 'scale' on layer 'view' overlap in 'push'"),
        Case(.cycle(["a", "b"]), "cycle", "Circular reference: a → b → a"),
        Case(.tooDeep(limit: 8), "too-deep", "Nested more than 8 levels deep"),
        Case(
            .tooLarge(label: "'tags'", count: 300, limit: 256), "too-large",
            "'tags' has 300 elements; the maximum is 256"),
        Case(
            .tooLarge(label: "The tag", count: 1, of: "byte", limit: 0), "too-large",
            "The tag has 1 byte; the maximum is 0"),
        Case(.empty(label: "'a'", for: "the title"), "missing", "'a' is empty; it is the title"),
        Case(.noTracks(in: "Kind 'a'"), "unknown-reference", "Kind 'a' has no operation with tracks"),
        Case(.exists(what: "Pattern 'expand'"), "exists", "Pattern 'expand' already exists"),
        Case(.duplicate(what: "The tag 'a'"), "exists", "The tag 'a' appears twice"),
        Case(.notFound(what: "Pattern 'a'", hint: nil), "not-found", "Pattern 'a' does not exist"),
        Case(
            .notFound(what: "Pattern 'a'", hint: "Did you mean 'b'?"), "not-found",
            "Pattern 'a' does not exist. Did you mean 'b'?"),
        Case(.rule(.missing, "'a' is empty"), "missing", "'a' is empty"),
    ]

    @Test(arguments: cases) func `a problem has a code and a sentence`(_ example: Case) {
        let problem = Problem(example.kind)
        #expect(problem.code.rawValue == example.code)
        #expect(problem.message == example.message)
    }

    @Test func `problems between revisions and documents name them`() throws {
        let name = try #require(Self.expand)
        let conflict = Problem(.conflict(name: name, expected: .first, newest: .first.next))
        #expect(conflict.line == "conflict $: Pattern 'expand' is at revision 2, not 1; it was changed in the meantime")
        #expect(
            Problem(.inUse(name: name, by: Self.users, count: 2)).line
                == "in-use $: Pattern 'expand' is used by 'a', 'b'")
        #expect(
            Problem(.inUse(name: name, by: Self.users, count: 5)).line
                == "in-use $: Pattern 'expand' is used by 'a', 'b' and 3 more")
    }

    @Test func `an error in a formula is shown with its position`() throws {
        let error = try #require(throws: FormulaError.self) { try Formula("1 + * 2") }
        #expect(
            Problem(.badFormula(error)).line
                == "bad-formula $: Expected a value, found '*' (column 5 of '1 + * 2')")
    }

    struct JSONCase: CustomTestStringConvertible {
        let text: String
        let code: Problem.Code
        var testDescription: String { text }
    }

    @Test(arguments: [
        JSONCase(text: "{", code: .syntax), JSONCase(text: #"{"a":1,"a":2}"#, code: .duplicateKey),
        JSONCase(text: "1e400", code: .notFinite), JSONCase(text: "9007199254740993", code: .outOfRange),
        JSONCase(text: String(repeating: "[", count: 200), code: .tooDeep),
    ])
    func `text that isn't JSON has the code of its error`(_ example: JSONCase) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader().read(example.text) }
        #expect(Problem(.json(error)).code == example.code)
    }

    @Test func `codes are words with hyphens`() {
        let words = Problem.Code.allCases.map(\.rawValue)
        #expect(
            words == [
                "syntax", "duplicate-key", "wrong-type", "missing", "unknown-key", "unknown-kind",
                "unknown-parameter", "unknown-reference", "out-of-range", "not-finite", "bad-slug", "bad-curve",
                "bad-formula", "overlap", "cycle", "too-deep", "too-large", "exists", "not-found", "conflict",
                "in-use",
            ])
    }

    @Test func `a text with very long characters is cut too`() {
        let text = "a" + String(repeating: "\u{301}", count: 1000)
        #expect(Problem(.unknownKey(text, nearest: nil)).message.unicodeScalars.count == 95)
    }
}
