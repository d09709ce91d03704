import MotifCore
import MotifFormula
public import MotifJSON

// A sample as JSON.

extension SampledMotion {
    /// Everything but the frames: revisions, operation, screen and scene.
    public var metadata: JSONObject {
        var object: JSONObject = [
            "pattern": .string(stored.name.slug.text), "revision": .integer(stored.revision.value),
            "kind": .string(stored.motion.kind.metadata.name.slug.text),
            "kindRevision": .integer(stored.kindRevision.value), "operation": .string(timeline.operation),
            "variant": .string(timeline.variant.rawValue), "driver": timeline.driver == .time ? "time" : "progress",
            "duration": .number(timeline.duration),
            "range": [.number(timeline.range.lowerBound), .number(timeline.range.upperBound)],
            "screen": FormulaValue.size(screen.size).json, "orientation": .string(screen.orientation.rawValue),
            "scene": .object(JSONObject(scene.inputs.map { ($0.name, $0.value.json) })),
        ]
        object["device"] = screen.device.map { .string($0.text) }
        if case .every(let times) = times { object["fps"] = .number(times.rate.framesPerSecond) }
        object["progress"] = progress.map(JSON.number)
        object["interaction"] = interaction.map(\.json)
        return object
    }

    /// The frame at a time: `{"layers": {name: {property: value}}, "time"}`.
    public func frame(at time: Double) -> JSON { .object(members(at: time)) }

    /// The frame at a time, with the result of the gesture if there is one.
    public func line(at time: Double) -> JSON {
        var members = members(at: time)
        members["interaction"] = interaction.map(\.json)
        return .object(members)
    }

    /// A layout of JSON.
    public enum Layout: Sendable {
        /// One line without spaces.
        case compact
        /// Indented, for people.
        case pretty
    }

    /// Writes metadata and frames as one object with sorted keys. Only one frame is held at a time.
    public func write(_ layout: Layout, to write: @escaping ([UInt8]) throws -> Void) throws {
        let metadata = metadata.members
        let split = metadata.firstIndex { $0.key > "frames" } ?? metadata.count
        var pieces = JSONPieces(layout, write)
        pieces.open("{")
        for member in metadata[..<split] { try pieces.add(member.value, named: member.key) }
        pieces.open("[", named: "frames")
        for time in times { try pieces.add(frame(at: time)) }
        pieces.close("]")
        for member in metadata[split...] { try pieces.add(member.value, named: member.key) }
        pieces.close("}")
        try pieces.flush()
    }

    private func members(at time: Double) -> JSONObject {
        let layers = timeline.layers.filter { !$0.motions.isEmpty }.map { layer in
            let values = layer.motions.map { ($0.property.rawValue, JSON.number($0.value(at: time))) }
            return (layer.name, JSON.object(JSONObject(values)))
        }
        return ["layers": .object(JSONObject(layers)), "time": .number(time)]
    }
}

extension GestureSample.Outcome {
    /// `{"finishes", "name", "progress"}`
    var json: JSON {
        ["name": .string(interaction), "progress": .number(progress), "finishes": .boolean(finishes)]
    }
}
