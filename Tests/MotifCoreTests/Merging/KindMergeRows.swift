import MotifJSON

@testable import MotifCore

/// Merges of kinds, worked out by hand.
enum KindMergeRows {
    static let all = lists + orders + parts

    private static func layers(_ names: [String], fill: (String, JSON)? = nil) -> JSONObject {
        let all = MergeSample.kind([:])["layers"]?.array ?? []
        let layers = names.map { name -> JSON in
            let found = all.first { $0["name"]?.string == name }
            var layer = found?.object ?? ["name": .string(name), "role": "element", "frame": "frame(0, 0, 1, 1)"]
            if let fill, fill.0 == name { layer["fill"] = fill.1 }
            return .object(layer)
        }
        return ["layers": .array(layers)]
    }

    static let lists: [MergeRow] = [
        .kind(
            "each side adds a layer and both hold", layers(["back", "front"]), layers(["back", "glow", "front"]),
            layers(["back", "front", "top"]), is: layers(["back", "glow", "front", "top"])),
        .kind(
            "runs added at one place are sorted and stay together", layers(["back"]), layers(["back", "z", "b"]),
            layers(["back", "m", "a"]), is: layers(["back", "m", "a", "z", "b"])),
        .kind(
            "a removed layer is gone, an edited one keeps the edit", layers(["back", "front", "top"]),
            layers(["back", "front"]), layers(["back", "front", "top"], fill: ("front", "#000000")),
            is: layers(["back", "front"], fill: ("front", "#000000"))),
        .kind(
            "a layer removed here and edited there is a conflict", layers(["back", "front", "top"]),
            layers(["back", "front"]), layers(["back", "front", "top"], fill: ("top", "#000000")),
            is: layers(["back", "front", "top"], fill: ("top", "#000000")), conflicts: ["layers.top"]),
        .kind(
            "one member of a layer that both changed is a conflict", layers(["front"]),
            layers(["front"], fill: ("front", "#111111")), layers(["front"], fill: ("front", "#222222")),
            is: layers(["front"], fill: ("front", "#111111")), conflicts: ["layers.front.fill"]),
        .kind(
            "a layer that both added merges by member", layers([]), layers(["a"], fill: ("a", "#111111")),
            layers(["a"]), is: layers(["a"], fill: ("a", "#111111"))),
        .kind(
            "a list in which a name is missing is whole", layers(["back"]), ["layers": [["fill": "#000000"]]],
            layers(["back", "front"]), is: ["layers": [["fill": "#000000"]]], conflicts: ["layers"]),
    ]

    static let orders: [MergeRow] = [
        .kind(
            "a side that moved layers is followed", layers(["back", "front", "top"]),
            layers(["top", "back", "front"]), layers(["back", "front", "glow", "top"]),
            is: layers(["top", "back", "front", "glow"])),
        .kind(
            "the same move on both sides doesn't conflict", layers(["back", "front", "top"]),
            layers(["top", "back", "front"]), layers(["top", "back", "front", "glow"]),
            is: layers(["top", "back", "front", "glow"])),
        .kind(
            "two other orders are a conflict", layers(["back", "front", "top"]), layers(["top", "back", "front"]),
            layers(["front", "back", "top"]), is: layers(["top", "back", "front"]), conflicts: ["layers"]),
        .kind(
            "a layer that both added at two places is a conflict", layers(["back", "front"]),
            layers(["a", "back", "front"]), layers(["back", "front", "a"]), is: layers(["a", "back", "front"]),
            conflicts: ["layers"]),
    ]

    private static func tracks(_ tracks: JSON...) -> JSONObject {
        ["operations": [["name": "show", "driver": "time", "tracks": .array(tracks)]]]
    }

    private static func parameter(_ members: JSONObject) -> JSONObject {
        var definition: JSONObject = ["name": "gap", "type": "length", "default": 1]
        for member in members.members { definition[member.key] = member.value }
        return ["parameters": [.object(definition)]]
    }

    private static func record(_ value: JSON) -> JSONObject {
        let fields: JSON = [["name": "a", "type": "length"], ["name": "b", "type": "length"]]
        return parameter(["type": "record", "fields": fields, "default": value])
    }

    private static func role(_ role: JSON) -> JSONObject {
        ["layers": [["name": "card", "role": role, "frame": "frame(0, 0, 1, 1)"]]]
    }

    private static let (opacity, scale) = (
        MergeSample.track("front", "opacity"), MergeSample.track("front", "scale")
    )

    static let parts: [MergeRow] = [
        .kind(
            "tracks merge by layer and property", tracks(opacity, scale),
            tracks(MergeSample.track("front", "opacity", to: "0.5"), scale),
            tracks(opacity, MergeSample.track("front", "scale", to: "2")),
            is: tracks(
                MergeSample.track("front", "opacity", to: "0.5"), MergeSample.track("front", "scale", to: "2"))),
        .kind(
            "a formula is whole", tracks(opacity), tracks(MergeSample.track("front", "opacity", to: "a + 1")),
            tracks(MergeSample.track("front", "opacity", to: "1 + b")),
            is: tracks(MergeSample.track("front", "opacity", to: "a + 1")),
            conflicts: ["operations.show.tracks.front.opacity.to"]),
        .kind(
            "tracks of one property are identified by their number",
            tracks(opacity, MergeSample.track("front", "opacity", begin: "1")),
            tracks(MergeSample.track("front", "opacity", to: "0.5"), MergeSample.track("front", "opacity", begin: "1")),
            tracks(opacity, MergeSample.track("front", "opacity", begin: "2")),
            is: tracks(
                MergeSample.track("front", "opacity", to: "0.5"), MergeSample.track("front", "opacity", begin: "2"))),
        .kind(
            "another number of tracks of one property makes the list whole", tracks(opacity),
            tracks(opacity, MergeSample.track("front", "opacity", begin: "1")),
            tracks(MergeSample.track("front", "opacity", to: "0.5")),
            is: tracks(opacity, MergeSample.track("front", "opacity", begin: "1")),
            conflicts: ["operations.show.tracks"]),
        .kind(
            "a parameter merges by member", parameter([:]), parameter(["maximum": 9]), parameter(["default": 2]),
            is: parameter(["maximum": 9, "default": 2])),
        .kind(
            "two defaults are a conflict, two spellings of one are not", parameter([:]),
            parameter(["default": "2pt", "minimum": 0]), parameter(["default": 2, "minimum": 1]),
            is: parameter(["default": 2, "minimum": 0]), conflicts: ["parameters.gap.minimum"]),
        .kind(
            "the default of a record merges by field", record(["a": 1, "b": 1]), record(["a": 2, "b": 1]),
            record(["a": 1, "b": 3]), is: record(["a": 2, "b": 3])),
        .kind(
            "roles merge by operation", role(["push": "source", "pop": "source"]),
            role(["push": "element", "pop": "source"]), role(["push": "source", "pop": "control"]),
            is: role(["push": "element", "pop": "control"])),
        .kind(
            "one role and a role for each operation are a conflict", role("element"), role(["push": "source"]),
            role("control"), is: role(["push": "source"]), conflicts: ["layers.card.role"]),
        .kind(
            "a list that one side removed and the other changed",
            ["bindings": [["name": "a", "formula": "1"], ["name": "b", "formula": "1"]]], [:],
            ["bindings": [["name": "a", "formula": "1"], ["name": "b", "formula": "2"]]],
            is: ["bindings": [["name": "b", "formula": "2"]]], conflicts: ["bindings.b"]),
    ]
}
