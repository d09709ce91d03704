import MotifCore
public import MotifJSON

// A sample as JSON.

extension SampledMotion {
    /// Everything but the frames: revisions, operation, screen and scene.
    public var metadata: JSONObject {
        var object: JSONObject = [
            "pattern": .string(stored.name.slug.text), "revision": .number(Double(stored.revision.value)),
            "kind": .string(stored.motion.kind.metadata.name.slug.text),
            "kindRevision": .number(Double(stored.kindRevision.value)), "operation": .string(timeline.operation),
            "variant": .string(timeline.variant.rawValue), "driver": timeline.driver == .time ? "time" : "progress",
            "duration": .number(timeline.duration),
            "range": [.number(timeline.range.lowerBound), .number(timeline.range.upperBound)],
            "screen": screen.size.json, "orientation": .string(screen.orientation.rawValue),
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
        var writer = MemberWriter(layout, write)
        try writer.open("{")
        for member in metadata[..<split] { try writer.add(member.value, named: member.key, levels: 1) }
        try writer.add(nil, named: "frames", levels: 1)
        try writer.open("[")
        for time in times { try writer.add(frame(at: time), levels: 2) }
        try writer.close("]", levels: 1)
        for member in metadata[split...] { try writer.add(member.value, named: member.key, levels: 1) }
        try writer.close("}", levels: 0)
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

/// Writes an object or array value by value.
private struct MemberWriter {
    private let layout: SampledMotion.Layout
    private let write: ([UInt8]) throws -> Void
    private var isFirst = true

    init(_ layout: SampledMotion.Layout, _ write: @escaping ([UInt8]) throws -> Void) {
        self.layout = layout
        self.write = write
    }

    mutating func open(_ mark: String) throws {
        try write(Array(mark.utf8))
        isFirst = true
    }

    mutating func close(_ mark: String, levels: Int) throws {
        try write(Array(((isFirst ? "" : lineBreak(levels)) + mark).utf8))
        isFirst = false
    }

    /// Writes a value; without one, only its name.
    mutating func add(_ value: JSON?, named name: String? = nil, levels: Int) throws {
        var bytes = Array(((isFirst ? "" : ",") + lineBreak(levels)).utf8)
        isFirst = false
        if let name { bytes += (JSON.string(name).canonical + (layout == .pretty ? ": " : ":")).utf8 }
        switch (value, layout) {
        case (nil, _): break
        case (let value?, .compact): value.writeCanonical(into: &bytes)
        case (let value?, .pretty): value.writePretty(into: &bytes, levels: levels)
        }
        try write(bytes)
    }

    private func lineBreak(_ levels: Int) -> String {
        layout == .pretty ? "\n" + String(repeating: "  ", count: levels) : ""
    }
}
