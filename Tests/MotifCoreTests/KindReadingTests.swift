import MotifJSON
import Testing

@testable import MotifCore

/// The problems of a kind after one edit, with a case for every rule.
@Suite struct `a kind is checked when it is read` {
    struct Case: CustomTestStringConvertible, Sendable {
        let edits: [(place: String, value: JSON?)]
        let problems: [String]

        init(_ place: String, _ value: JSON?, _ problems: String...) {
            edits = [(place, value)]
            self.problems = problems
        }

        var testDescription: String { "\(edits.map(\.place)) \(edits.map { $0.value?.canonical ?? "removed" })" }
    }

    @Test func `is read without problems`() throws {
        let (kind, problems) = Kind.result(KindSample.json)
        #expect(problems.map(\.message) == [])
        let read = try #require(kind)
        #expect(read.order == [.input(0), .binding(1), .binding(0)])
        #expect(read.layers.map(\.name) == ["source", "destination", "card"])
        #expect(read.json == KindSample.json)
        #expect(
            read.choreography(of: "pop")?.tracks.map(\.curve) == [
                .fixed(.named(.linear)), .parameter("curve", default: .named(.easeIn)),
            ])
    }

    @Test(arguments: structure + names + formulas + layers + tracks + operations + rules)
    func `reports problems with their paths`(example: Case) {
        let (kind, problems) = Kind.result(KindSample.json(example.edits))
        let isRefused = kind == nil
        #expect(isRefused)
        #expect(problems.map { "\($0.code.rawValue) \($0.path): \($0.message)" } == example.problems)
    }

    @Test func `reports all problems together`() {
        let json = KindSample.json([
            ("title", nil), ("parameters[0].default", -1), ("bindings[0].formula", "wole / 2"),
            ("layers[1].mask.diameter", "screen"), ("operations[0].tracks[1].property", "widht"),
            ("checks[0].message", "{"),
        ])
        let paths = Set(Kind.result(json).problems.map { "\($0.path)" })
        #expect(
            paths == [
                "$", "$.parameters[0].default", "$.bindings[0].formula", "$.layers[1].mask.diameter",
                "$.operations[0].tracks[1].property", "$.checks[0].message",
            ])
    }
}
