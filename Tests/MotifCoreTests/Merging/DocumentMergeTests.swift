import MotifJSON
import Testing

@testable import MotifCore

@Suite struct DocumentMergeTests {
    private static func parameters(_ values: JSONObject) -> JSONObject { ["parameters": .object(values)] }

    static let patterns: [MergeRow] = [
        .pattern(
            "changes of different parameters both hold", parameters(["duration": 1, "title": "a"]),
            parameters(["duration": 2, "title": "a"]), parameters(["duration": 1, "title": "b"]),
            is: parameters(["duration": 2, "title": "b"])),
        .pattern(
            "the same value on both sides doesn't conflict", parameters(["duration": 1]),
            parameters(["duration": 2]), parameters(["duration": 2.0]), is: parameters(["duration": 2])),
        .pattern(
            "two spellings of one value are the same", parameters(["duration": 1]),
            parameters(["duration": "250ms"]), parameters(["duration": 0.25]), is: parameters(["duration": 0.25])),
        .pattern(
            "another spelling isn't a change", parameters(["duration": 0.25]), parameters(["duration": "250ms"]),
            parameters(["duration": 2]), is: parameters(["duration": 2])),
        .pattern(
            "one parameter that both changed is a conflict", parameters(["duration": 1]),
            parameters(["duration": 2]), parameters(["duration": 3]), is: parameters(["duration": 2]),
            conflicts: ["duration"]),
        .pattern(
            "a missing parameter is the default", parameters(["duration": 0.3]), [:], parameters(["duration": 3]),
            is: parameters(["duration": 3])),
        .pattern(
            "a parameter taken back to its default is a change", parameters(["duration": 1]), [:],
            parameters(["duration": 3]), is: parameters(["duration": 0.3]), conflicts: ["duration"]),
        .pattern(
            "without a base, what one side leaves out is the default", nil, parameters(["curve": "linear"]),
            parameters(["duration": 3]), is: parameters(["duration": 3, "curve": "linear"])),
        .pattern(
            "without a base, a default that one side states is a value like others", nil,
            parameters(["duration": 0.3, "curve": "linear"]), parameters(["duration": 3, "curve": "easeIn"]),
            is: parameters(["duration": 0.3, "curve": "linear"]), conflicts: ["curve", "duration"]),
        .pattern(
            "without a base, different values are conflicts", nil, parameters(["duration": 1]),
            parameters(["duration": 2]), is: parameters(["duration": 1]), conflicts: ["duration"]),
        .pattern(
            "a spring is whole", parameters(["curve": MergeSample.spring]),
            parameters(["curve": ["spring": ["mass": 2, "stiffness": 100, "damping": 10, "initialVelocity": 0]]]),
            parameters(["curve": ["spring": ["mass": 1, "stiffness": 200, "damping": 10, "initialVelocity": 0]]]),
            is: parameters(["curve": ["spring": ["mass": 2, "stiffness": 100, "damping": 10, "initialVelocity": 0]]]),
            conflicts: ["curve"]),
        .pattern(
            "a point is whole", parameters(["shift": ["x": 0, "y": 0]]), parameters(["shift": ["x": 1, "y": 0]]),
            parameters(["shift": ["x": 0, "y": 1]]), is: parameters(["shift": ["x": 1, "y": 0]]),
            conflicts: ["shift"]),
        .pattern(
            "a list without keys is whole", parameters(["rows": [1, 2]]), parameters(["rows": [1, 2, 3]]),
            parameters(["rows": [0, 1, 2]]), is: parameters(["rows": [1, 2, 3]]), conflicts: ["rows"]),
        .pattern(
            "a record merges by field", parameters(["inset": ["hidden": 1, "shown": 1]]),
            parameters(["inset": ["hidden": 2, "shown": 1]]), parameters(["inset": ["hidden": 1, "shown": 3]]),
            is: parameters(["inset": ["hidden": 2, "shown": 3]])),
        .pattern(
            "one field that both changed is a conflict", parameters(["inset": ["hidden": 1, "shown": 1]]),
            parameters(["inset": ["hidden": 2, "shown": 5]]), parameters(["inset": ["hidden": 3, "shown": 1]]),
            is: parameters(["inset": ["hidden": 2, "shown": 5]]), conflicts: ["inset.hidden"]),
        .pattern(
            "a missing field is its default", parameters(["inset": ["hidden": 1]]),
            parameters(["inset": ["hidden": 2]]), parameters(["inset": ["hidden": 1, "shown": 3]]),
            is: parameters(["inset": ["hidden": 2, "shown": 3]])),
        .pattern(
            "a parameter named like a key of documents has its full path", parameters(["title": "a"]),
            parameters(["title": "b"]), parameters(["title": "c"]), is: parameters(["title": "b"]),
            conflicts: ["parameters.title"]),
        .pattern(
            "a rename and an edit both hold", parameters(["duration": 1]),
            ["slug": "slide-up", "parameters": ["duration": 1]], parameters(["duration": 2]),
            is: ["slug": "slide-up", "parameters": ["duration": 2]]),
        .pattern(
            "two renames are a conflict", [:], ["slug": "slide-up"], ["slug": "slide-down"], is: ["slug": "slide-up"],
            conflicts: ["slug"]),
        .pattern("deleted here and unchanged there is deleted", ["title": "A"], nil, ["title": "A"], is: nil),
        .pattern("deleted on both sides is deleted", ["title": "A"], nil, nil, is: nil),
        .pattern(
            "deleted here and edited there is a conflict", ["title": "A"], nil, ["title": "B"], is: ["title": "B"],
            conflicts: ["$"]),
        .pattern("created on one side only", nil, nil, ["title": "B"], is: ["title": "B"]),
        .pattern(
            "an unknown parameter is whole", parameters(["extra": ["a": 1, "b": 1]]),
            parameters(["extra": ["a": 2, "b": 1]]), parameters(["extra": ["a": 1, "b": 2]]),
            is: parameters(["extra": ["a": 2, "b": 1]]), conflicts: ["extra"]),
        .pattern(
            "another kind takes what fits it", parameters(["duration": 1, "old": 1]),
            ["kind": "grow", "parameters": ["duration": 1, "new": 1]], parameters(["duration": 2, "old": 1]),
            is: ["kind": "grow", "parameters": ["duration": 2, "new": 1]]),
        .pattern(
            "an edit that another kind has no place for is a conflict", parameters(["old": 1]), ["kind": "grow"],
            parameters(["old": 2]), is: ["kind": "grow", "parameters": ["old": 2]], conflicts: ["old"]),
        .pattern(
            "two other kinds are one conflict, with all that fits only them", parameters(["duration": 1]),
            ["kind": "grow", "parameters": ["duration": 2], "title": "B"],
            ["kind": "fade", "parameters": ["opacity": 1], "tags": ["a"]],
            is: ["kind": "grow", "parameters": ["duration": 2], "title": "B", "tags": ["a"]], conflicts: ["kind"]),
    ]

    static let common: [MergeRow] = [
        .pattern(
            "tags are a set", ["tags": ["a", "b"]], ["tags": ["b", "c"]], ["tags": ["a", "b", "d"]],
            is: ["tags": ["b", "c", "d"]]),
        .pattern("the last tag is removed", ["tags": ["a"]], [:], ["tags": ["a"], "title": "B"], is: ["title": "B"]),
        .pattern("each side removes a tag", ["tags": ["a", "b"]], ["tags": ["b"]], ["tags": ["a"]], is: ["tags": []]),
        .pattern(
            "a side that sorts the tags is followed", ["tags": ["c", "a"]], ["tags": ["a", "c"]],
            ["tags": ["c", "x", "a"]], is: ["tags": ["a", "c", "x"]]),
        .pattern(
            "tags sorted in two ways have the order that sorts first", ["tags": ["a", "b", "c"]],
            ["tags": ["b", "a", "c"]], ["tags": ["a", "c", "b"]], is: ["tags": ["a", "c", "b"]]),
        .pattern(
            "extensions merge by key", ["extensions": ["a": 1, "b": ["c": 1]]],
            ["extensions": ["a": 2, "b": ["c": 1]]],
            ["extensions": ["a": 1, "b": ["c": 1], "d.e": 1]],
            is: ["extensions": ["a": 2, "b": ["c": 1], "d.e": 1]]),
        .pattern(
            "an extension is whole", ["extensions": ["a b": ["c": 1, "d": 1]]],
            ["extensions": ["a b": ["c": 2, "d": 1]]], ["extensions": ["a b": ["c": 1, "d": 2]]],
            is: ["extensions": ["a b": ["c": 2, "d": 1]]], conflicts: [#"extensions["a b"]"#]),
        .pattern(
            "a source is whole", ["source": ["title": "A", "url": "u"]], ["source": ["title": "B", "url": "u"]],
            ["source": ["title": "A", "url": "v"]], is: ["source": ["title": "B", "url": "u"]],
            conflicts: ["source"]),
        .pattern(
            "accepted checks are a set by name", ["accepts": [["check": "a", "reason": "r"]]],
            ["accepts": [["check": "a", "reason": "r"], ["check": "b", "reason": "r"]]],
            ["accepts": [["check": "c", "reason": "r"], ["check": "a", "reason": "new"]]],
            is: [
                "accepts": [
                    ["check": "c", "reason": "r"], ["check": "a", "reason": "new"], ["check": "b", "reason": "r"],
                ]
            ]),
        .pattern(
            "two reasons are a conflict", [:], ["accepts": [["check": "a-b", "reason": "r"]]],
            ["accepts": [["check": "a-b", "reason": "s"]]], is: ["accepts": [["check": "a-b", "reason": "r"]]],
            conflicts: ["accepts.a-b.reason"]),
    ]

    @Test(arguments: patterns + common) func `a pattern merges as worked out by hand`(row: MergeRow) throws {
        try check(row)
    }

    @Test(arguments: KindMergeRows.all) func `a kind merges as worked out by hand`(row: MergeRow) throws {
        try check(row)
    }

    private func check(_ row: MergeRow) throws {
        let kind = try Kind.read(MergeSample.kind([:]))
        let merge = DocumentMerge(base: row.base, ours: row.ours, theirs: row.theirs) {
            $0.text == "slide" ? kind : nil
        }
        #expect(merge.json == row.merged, "\(merge.json?.pretty ?? "none")")
        #expect(merge.conflicts.map(\.shortPath) == row.conflicts)
        let mirrored = DocumentMerge(base: row.base, ours: row.theirs, theirs: row.ours) {
            $0.text == "slide" ? kind : nil
        }
        #expect(mirrored.conflicts.map(\.shortPath) == row.conflicts)
        if row.conflicts.isEmpty { #expect(mirrored.json == row.merged) }
    }

    @Test func `an item's color is whole, and two notations of it are the same`() {
        func item(_ color: JSON, _ image: String) -> JSON {
            ["type": "item", "slug": "red", "title": "Red", "color": color, "image": .string(image)]
        }
        let red: JSON = ["colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1]
        let same = DocumentMerge(base: item("#000000", "a"), ours: item("#FF0000", "a"), theirs: item(red, "b"))
        #expect(same.json == item(red, "b") && same.conflicts.isEmpty)
        let merge = DocumentMerge(
            base: item("#000000", "a"), ours: item("#FF0000", "a"), theirs: item("#00FF00", "a"))
        #expect(merge.conflicts.map(\.shortPath) == ["color"])
        #expect(merge.conflicts.first.map { $0.text(of: red) } == "#FF0000")
    }

    @Test func `a document of another type is another document`() {
        let merge = DocumentMerge(
            base: ["type": "item", "slug": "a"], ours: ["type": "device", "slug": "a"],
            theirs: ["type": "item", "slug": "a", "title": "A"])
        #expect(merge.conflicts.map(\.subject) == [.document])
    }

    @Test func `a conflict has its values, its place, and its definition`() throws {
        let kind = try Kind.read(MergeSample.kind([:]))
        func pattern(_ duration: JSON) -> JSON { MergeSample.pattern(["parameters": ["duration": duration]]) }
        let merge = DocumentMerge(base: nil, ours: pattern(1), theirs: pattern("1500ms")) { _ in kind }
        let conflict = try #require(merge.conflicts.first)
        #expect(conflict.path.description == "$.parameters.duration")
        #expect([conflict.base, conflict.ours, conflict.theirs] == [nil, 1, "1500ms"])
        #expect(
            [conflict.base, conflict.ours, conflict.theirs].map { $0.map(conflict.text) } == [nil, "1 s", "1.5 s"])
        #expect(conflict.definition?.type == .duration)
    }

    /// A look for each conflict through the whole list would take minutes.
    @Test func `thousands of conflicts in one list are found quickly, each at its place`() {
        func kind(_ value: Int) -> JSON {
            let parameters = (0..<3_000).map { number -> JSON in
                ["name": .string("p\(number)"), "type": "number", "default": .integer(value)]
            }
            return ["type": "kind", "slug": "x", "title": "x", "parameters": .array(parameters)]
        }
        let merge = DocumentMerge(base: kind(0), ours: kind(1), theirs: kind(2))
        #expect(merge.conflicts.count == 3_000)
        #expect(merge.conflicts.last?.path.description == "$.parameters[2999].default")
        #expect(merge.settled(byAll: .theirs).json == kind(2))
    }
}
