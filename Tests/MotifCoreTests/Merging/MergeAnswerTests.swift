import MotifJSON
import Testing

@testable import MotifCore

@Suite struct MergeAnswerTests {
    private static func pattern(_ values: JSONObject, title: JSON = "Slide in") -> JSON {
        MergeSample.pattern(["parameters": .object(values), "title": title])
    }

    private func name() throws -> DocumentName { try #require(Document.name(of: Self.pattern([:]))) }

    /// Conflicts of `duration`, `curve` and the title.
    private func merge() throws -> DocumentMerge {
        let kind = try Kind.read(MergeSample.kind([:]))
        return DocumentMerge(
            base: Self.pattern(["duration": 1, "curve": "easeIn"]),
            ours: Self.pattern(["duration": 2, "curve": "linear"], title: "A"),
            theirs: Self.pattern(["duration": 3, "curve": "easeOut"], title: "B")
        ) { _ in kind }
    }

    static let rows: [(answers: [String], values: JSONObject, title: JSON, open: [String])] = [
        (["slide-in.duration=theirs"], ["duration": 3, "curve": "linear"], "A", ["curve", "title"]),
        (["slide-in.parameters.duration=base"], ["duration": 1, "curve": "linear"], "A", ["curve", "title"]),
        (["slide-in.$.parameters.duration=yours"], ["duration": 2, "curve": "linear"], "A", ["curve", "title"]),
        (["slide-in.duration=250ms"], ["duration": 0.25, "curve": "linear"], "A", ["curve", "title"]),
        (["pattern:slide-in.title=C = D"], ["duration": 2, "curve": "linear"], "C = D", ["curve", "duration"]),
        (["slide-in=theirs"], ["duration": 3, "curve": "easeOut"], "B", []),
        (["all=theirs", "slide-in.duration=ours"], ["duration": 2, "curve": "easeOut"], "B", []),
        (["slide-in=theirs", "all=ours", "slide-in.title=base"], ["duration": 3, "curve": "easeOut"], "Slide in", []),
        (
            [#"slide-in.parameters["curve"]=cubic-bezier(0, 0, 1, 1)"#],
            ["duration": 2, "curve": ["cubicBezier": [0, 0, 1, 1]]], "A", ["duration", "title"]
        ),
    ]

    @Test(arguments: rows) func `answers settle conflicts, and the narrowest counts`(
        answers: [String], values: JSONObject, title: JSON, open: [String]
    ) throws {
        var all = MergeAnswers()
        for answer in answers { try all.add(answer.replacing(".$", with: "")) }
        let settled = try all.settling(merge(), named: [name()])
        #expect(settled.json == Self.pattern(values, title: title))
        #expect(settled.conflicts.map(\.shortPath) == open)
        #expect(settled.settledConflicts.count + open.count == 3)
        #expect(all.unused.isEmpty)
    }

    @Test func `answers can be JSON`() throws {
        var answers = MergeAnswers()
        try answers.add([
            "slide-in.duration": ["value": 0.5], "slide-in.curve": "theirs", "slide-in.title": ["value": "ours"],
        ])
        let settled = try answers.settling(merge(), named: [name()])
        #expect(settled.json == Self.pattern(["duration": 0.5, "curve": "easeOut"], title: "ours"))
    }

    static let mistakes: [(answer: String, message: String)] = [
        (
            "slide-in.duration",
            "'slide-in.duration' has no answer; write expand.duration=theirs, expand=ours, or expand.duration=0.3"
        ),
        (
            "Slide=ours",
            "'Slide' is not a valid slug; use lowercase letters, digits and single hyphens, at most 64 characters. "
                + "Did you mean 'slide'?"
        ),
        (
            "slide-in.a[b=ours",
            "'slide-in.a[b' doesn't name a value; write it as the list of conflicts does, such as expand.duration"
        ),
        (
            "slide-in.duration=fast",
            "'slide-in.duration': 'fast' is not a duration such as 0.35, '350ms' or '0.35s'; or choose ours, theirs, or base"
        ),
        ("slide-in=3", "'slide-in' can have several conflicts, so its answer must be ours, theirs, or base"),
        ("all=3", "'all' can have several conflicts, so its answer must be ours, theirs, or base"),
        ("slide-in.duratoin=ours", "'slide-in.duratoin' is not a conflict. Did you mean 'slide-in.duration'?"),
        ("item:slide-in=ours", "'item:slide-in' is not a conflict"),
    ]

    @Test(arguments: mistakes) func `a mistake in an answer is an error`(answer: String, message: String) throws {
        var answers = MergeAnswers()
        var errors: [MergeAnswerError] = []
        let (merge, name) = (try merge(), try name())
        do throws(MergeAnswerError) {
            try answers.add(answer)
            _ = try answers.settling(merge, named: [name])
            errors = answers.unused
        } catch {
            errors = [error]
        }
        #expect(errors.map(\.message) == [message])
    }

    @Test func `two answers to one conflict are an error, and an object is expected`() throws {
        var answers = MergeAnswers()
        try answers.add("slide-in.duration=ours")
        #expect(throws: MergeAnswerError(.repeated, in: "pattern:slide-in.duration")) {
            try answers.add("pattern:slide-in.duration=theirs")
        }
        #expect(throws: MergeAnswerError(.notAnObject, in: "a list")) { try answers.add(JSON.array([])) }
        #expect(throws: MergeAnswerError(.noAnswer, in: "expand")) {
            try answers.add(["expand": ["value": 1, "x": 1]])
        }
    }

    @Test func `an order is answered with the names`() throws {
        func kind(_ names: String...) -> JSON {
            let layers = names.map { JSON.object(["name": .string($0), "role": "element", "frame": "f"]) }
            return MergeSample.kind(["layers": .array(layers)])
        }
        let merge = DocumentMerge(base: kind("a", "b", "c"), ours: kind("b", "a", "c"), theirs: kind("a", "c", "b"))
        #expect(merge.conflicts.map(\.ours) == [["b", "a", "c"]])
        #expect(merge.settled(["layers": .theirs]).json == kind("a", "c", "b"))
        #expect(merge.settled(["layers": .base]).json == kind("a", "b", "c"))
        let slide = DocumentName(.kind, try #require(Slug("slide")))
        var answers = MergeAnswers()
        try answers.add(#"kind:slide.layers=["c", "b", "a"]"#)
        #expect(try answers.settling(merge, named: [slide]).json == kind("c", "b", "a"))
        var wrong = MergeAnswers()
        try wrong.add(#"kind:slide.layers=["c", "b"]"#)
        #expect(throws: MergeAnswerError.self) { try wrong.settling(merge, named: [slide]) }
    }

    @Test func `a pattern's kind is answered together with its parameters`() throws {
        let merge = DocumentMerge(
            base: MergeSample.pattern([:]), ours: MergeSample.pattern(["kind": "grow", "parameters": ["a": 1]]),
            theirs: MergeSample.pattern(["kind": "fade", "parameters": ["b": 1], "tags": ["x"]]))
        #expect(
            merge.settled(["kind": .theirs]).json
                == MergeSample.pattern(["kind": "fade", "parameters": ["b": 1], "tags": ["x"]]))
        #expect(merge.settled(["kind": .base]).json == MergeSample.pattern(["tags": ["x"]]))
        var answers = MergeAnswers()
        try answers.add("slide-in.kind=melt")
        #expect(throws: MergeAnswerError.self) { try answers.settling(merge, named: [name()]) }
    }
}
