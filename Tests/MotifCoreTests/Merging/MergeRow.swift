import MotifJSON
import Testing

@testable import MotifCore

/// A merge that was worked out by hand: three versions, the result, and the conflicts.
struct MergeRow: CustomTestStringConvertible {
    let name: String
    let base: JSON?
    let ours: JSON?
    let theirs: JSON?
    /// With our value in each conflict.
    let merged: JSON?
    var conflicts: [String] = []

    var testDescription: String { name }

    /// Versions of a pattern that differ in these members.
    static func pattern(
        _ name: String, _ base: JSONObject?, _ ours: JSONObject?, _ theirs: JSONObject?, is merged: JSONObject?,
        conflicts: [String] = []
    ) -> MergeRow {
        func document(_ members: JSONObject?) -> JSON? { members.map { MergeSample.pattern($0) } }
        return MergeRow(
            name: name, base: document(base), ours: document(ours), theirs: document(theirs),
            merged: document(merged), conflicts: conflicts)
    }

    /// Versions of a kind that differ in these members.
    static func kind(
        _ name: String, _ base: JSONObject, _ ours: JSONObject, _ theirs: JSONObject, is merged: JSONObject,
        conflicts: [String] = []
    ) -> MergeRow {
        MergeRow(
            name: name, base: MergeSample.kind(base), ours: MergeSample.kind(ours), theirs: MergeSample.kind(theirs),
            merged: MergeSample.kind(merged), conflicts: conflicts)
    }
}

/// A kind with a parameter of most types, and a pattern of it.
enum MergeSample {
    static let spring: JSON = ["spring": ["mass": 1, "stiffness": 100, "damping": 10, "initialVelocity": 0]]

    static func kind(_ members: JSONObject) -> JSON {
        overlaid(
            [
                "type": "kind", "slug": "slide", "title": "Slide",
                "parameters": [
                    ["name": "duration", "type": "duration", "default": 0.3],
                    ["name": "curve", "type": "curve", "default": "easeIn"],
                    ["name": "shift", "type": "point", "default": ["x": 0, "y": 8]],
                    ["name": "title", "type": "text", "default": "Hello"],
                    ["name": "rows", "type": "list", "default": [1, 2], "element": ["type": "length"]],
                    [
                        "name": "inset", "type": "record", "default": ["hidden": -64, "shown": 0],
                        "fields": [
                            ["name": "hidden", "type": "length"], ["name": "shown", "type": "length", "default": 0],
                        ],
                    ],
                ],
                "layers": [
                    ["name": "back", "role": "backdrop", "frame": "frame(0, 0, 100, 100)"],
                    ["name": "front", "role": "element", "frame": "frame(0, 0, 50, 50)", "fill": "#FFFFFF"],
                    ["name": "top", "role": "element", "frame": "frame(0, 0, 25, 25)"],
                ],
                "operations": [
                    [
                        "name": "show", "driver": "time",
                        "tracks": [
                            [
                                "layer": "front", "property": "opacity", "from": "0", "to": "1",
                                "duration": "duration", "curve": "curve",
                            ]
                        ],
                    ]
                ],
            ], members)
    }

    static func pattern(_ members: JSONObject) -> JSON {
        overlaid(["type": "pattern", "slug": "slide-in", "kind": "slide", "title": "Slide in"], members)
    }

    private static func overlaid(_ object: JSONObject, _ members: JSONObject) -> JSON {
        var object = object
        for member in members.members { object[member.key] = member.value }
        return .object(object)
    }

    static func track(_ layer: String, _ property: String, to end: String = "1", begin: String? = nil) -> JSON {
        var track: JSONObject = [
            "layer": .string(layer), "property": .string(property), "from": "0", "to": .string(end),
            "duration": "duration", "curve": "curve",
        ]
        track["begin"] = begin.map(JSON.string)
        return .object(track)
    }
}
