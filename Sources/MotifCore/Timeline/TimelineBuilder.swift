import MotifFormula
import MotifJSON

/// Builds a timeline from a plan and the values of a scene. All formulas are evaluated here, once.
struct TimelineBuilder {
    private let plan: OperationPlan
    private let values: FormulaValues
    private var problems: [Problem] = []
    /// The number of layers that `forEach` has made.
    private var copies = 0
    /// Some 100 MB: each of many layers may repeat the longest of lists.
    private static let maximumCopyCount = 50_000

    /// The layers that a part of the plan becomes: itself, or its copies.
    struct Part {
        fileprivate(set) var layers: [TimelineLayer] = []
        /// The number of elements that it is repeated for, including those that aren't visible.
        fileprivate var copies = 0
    }

    init(_ plan: OperationPlan, in values: FormulaValues) {
        self.plan = plan
        self.values = values
    }

    /// Returns the timeline, or throws all problems.
    ///
    /// - Parameters:
    ///   - kind: The name of the plan's kind, for problems.
    ///   - parts: The parts in an earlier scene of the same plan, empty for none. Those that are settled are kept; the
    ///     others are replaced.
    mutating func timeline(of kind: DocumentName, updating parts: inout [Part]) throws(Problems) -> Timeline {
        for (index, layer) in plan.layers.enumerated() {
            if index == parts.count {
                parts.append(part(of: layer))
            } else if layer.isSettled {
                copies += parts[index].copies
            } else {
                parts[index] = part(of: layer)
            }
        }
        guard problems.isEmpty else {
            parts = []
            throw Problems(problems, of: kind)
        }
        let layers = parts.flatMap(\.layers)
        return Timeline(
            operation: plan.operation, variant: plan.variant, driver: plan.driver, range: range(of: layers),
            layers: layers)
    }

    private func range(of layers: [TimelineLayer]) -> ClosedRange<Double> {
        if case .progress(let range) = plan.driver { return range }
        var end = 0.0
        for layer in layers.indices {
            for motion in layers[layer].motions {
                for segment in motion.segments.indices { end = max(end, motion.segments[segment].end) }
            }
        }
        return 0...end
    }

    private mutating func part(of layer: LayerPlan) -> Part {
        if let repetition = layer.layer.repetition { return copies(of: layer, repetition) }
        return Part(layers: add(layer, named: layer.layer.name, values).map { [$0] } ?? [])
    }

    private mutating func copies(of layer: LayerPlan, _ repetition: Layer.Repetition) -> Part {
        let path = { JSONPath.root.appending(key: "layers").appending(index: layer.index).appending(key: "forEach") }
        var values = values
        let list = take { () throws(Problem) in try repetition.list.value(in: values, at: path()) }
        guard case .list(let elements)? = list else { return Part() }
        let earlier = copies
        copies += elements.count
        guard copies <= Self.maximumCopyCount else {
            let message =
                "This repeats layers for \(copies) elements in all; at most \(Self.maximumCopyCount) are taken"
            // The lists after this one would only say the same.
            if earlier <= Self.maximumCopyCount { problems.append(Problem(.rule(.tooLarge, message), at: path())) }
            return Part()
        }
        var part = Part(copies: elements.count)
        var names: Set<String> = []
        for (index, element) in elements.enumerated() {
            values["index"] = .number(Double(index))
            values[repetition.element] = element
            let name = "\(layer.layer.name).\(element.elementName ?? String(index))"
            guard names.insert(name).inserted else {
                problems.append(Problem(.duplicate(what: "The element '\(name)'"), at: path()))
                continue
            }
            if let copy = add(layer, named: name, values) { part.layers.append(copy) }
        }
        return part
    }

    /// Returns a layer with its motions; `nil` if it isn't visible or has a problem.
    private mutating func add(
        _ part: LayerPlan, named name: String, _ values: FormulaValues
    ) -> TimelineLayer? {
        let reading = LayerReading(part, values, plan.variant)
        guard let isVisible = take(reading.isVisible), isVisible else { return nil }
        var layer = take { () throws(Problem) in try reading.layer(named: name) }
        let segments = SegmentReading(driver: plan.driver, values: values)
        layer?.motions.reserveCapacity(part.groups.count)
        for group in part.groups {
            let motion = self.motion(of: group, name, segments)
            if let motion { layer?.motions.append(motion) }
        }
        return layer
    }

    private mutating func motion(
        of group: OperationPlan.Group, _ layer: String, _ reading: SegmentReading
    ) -> PropertyMotion? {
        // Nearly every property has one track.
        guard group.tracks.count > 1 else {
            return group.tracks.first.flatMap { track in
                take { () throws(Problem) in try reading.segment(of: track) }
            }.map { PropertyMotion(property: group.property, segments: [$0]) }
        }
        var ways = group.tracks.compactMap { plan in
            take { () throws(Problem) in (plan: plan, segment: try reading.segment(of: plan)) }
        }
        ways.sort { $0.segment.begin < $1.segment.begin }
        for (way, next) in zip(ways, ways.dropFirst())
        where next.segment.begin < way.segment.end - OverlapRules.tolerance {
            let kind = Problem.Kind.overlap(
                layer: layer, property: group.property.rawValue, operation: plan.operation)
            problems.append(Problem(kind, at: next.plan.track.curvePath.parent))
        }
        return ways.isEmpty ? nil : PropertyMotion(property: group.property, segments: ways.map(\.segment))
    }

    /// Returns the result of `body`; its problem is added.
    private mutating func take<Value>(_ body: () throws(Problem) -> Value) -> Value? {
        do throws(Problem) {
            return try body()
        } catch {
            problems.append(error)
            return nil
        }
    }
}

extension PatternMotion {
    /// Returns the timeline of a plan in a scene.
    func timeline(running plan: OperationPlan, in scene: MotionScene) throws(Problems) -> Timeline {
        var builder = TimelineBuilder(plan, in: scene.values)
        var parts: [TimelineBuilder.Part] = []
        return try builder.timeline(of: kind.metadata.name, updating: &parts)
    }
}

extension FormulaValue {
    /// The name of an element of a list, if it has one: its field `name`, or else its `slug`.
    var elementName: String? {
        guard case .record(let fields) = self else { return nil }
        for key in ["name", "slug"] {
            if case .text(let text)? = fields[key], !text.isEmpty { return text }
        }
        return nil
    }
}
