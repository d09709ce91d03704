import MotifFormula
import MotifJSON

/// Builds a timeline from a plan and a scene. All formulas are evaluated here, once.
struct TimelineBuilder {
    let plan: OperationPlan
    let scene: MotionScene
    private var layers: [TimelineLayer] = []
    private var problems: [Problem] = []
    private var names: Set<String> = []
    /// The number of layers that `forEach` has made.
    private var copies = 0
    /// Some 100 MB: each of many layers may repeat the longest of lists.
    private static let maximumCopyCount = 50_000

    init(_ plan: OperationPlan, in scene: MotionScene) {
        self.plan = plan
        self.scene = scene
    }

    /// Returns the timeline, or throws all problems.
    mutating func timeline(_ motion: PatternMotion) throws(Problems) -> Timeline {
        for part in plan.layers {
            if let repetition = part.layer.repetition {
                addCopies(of: part, repetition, motion)
            } else {
                add(part, named: part.layer.name, scene.values, motion)
            }
        }
        guard problems.isEmpty else { throw Problems(problems, of: motion.kind.metadata.name) }
        return Timeline(
            operation: plan.operation, variant: plan.variant, driver: plan.driver, range: range, layers: layers)
    }

    private var range: ClosedRange<Double> {
        if case .progress(let range) = plan.driver { return range }
        let ends = layers.flatMap { $0.motions.flatMap { $0.segments.map(\.end) } }
        return 0...max(0, ends.max() ?? 0)
    }

    private mutating func addCopies(of part: LayerPlan, _ repetition: Layer.Repetition, _ motion: PatternMotion) {
        let path = JSONPath.root.appending(key: "layers").appending(index: part.index).appending(key: "forEach")
        var values = scene.values
        let list = take { () throws(Problem) in try repetition.list.value(in: values, at: path) }
        guard case .list(let elements)? = list else { return }
        let earlier = copies
        copies += elements.count
        guard copies <= Self.maximumCopyCount else {
            let words = "This repeats layers for \(copies) elements in all; at most \(Self.maximumCopyCount) are taken"
            // The lists after this one would only say the same.
            if earlier <= Self.maximumCopyCount { problems.append(Problem(.rule(.tooLarge, words), at: path)) }
            return
        }
        for (index, element) in elements.enumerated() {
            values["index"] = .number(Double(index))
            values[repetition.element] = element
            let name = "\(part.layer.name).\(element.elementName ?? String(index))"
            guard names.insert(name).inserted else {
                problems.append(Problem(.duplicate(what: "The element '\(name)'"), at: path))
                continue
            }
            add(part, named: name, values, motion)
        }
    }

    private mutating func add(
        _ part: LayerPlan, named name: String, _ values: FormulaValues, _ motion: PatternMotion
    ) {
        let reading = LayerReading(part, values, plan.variant)
        guard let isVisible = take(reading.isVisible), isVisible else { return }
        var layer = take { () throws(Problem) in try reading.layer(named: name) }
        let segments = SegmentReading(driver: plan.driver, values: values, motion: motion)
        for group in part.groups {
            let motion = self.motion(of: group, name, segments)
            if let motion { layer?.motions.append(motion) }
        }
        if let layer { layers.append(layer) }
    }

    private mutating func motion(
        of group: OperationPlan.Group, _ layer: String, _ reading: SegmentReading
    ) -> PropertyMotion? {
        // By index, since copying a track takes longer than evaluating its formulas.
        var ways = group.tracks.indices.compactMap { place in
            take { () throws(Problem) in (place: place, segment: try reading.segment(of: group.tracks[place])) }
        }
        ways.sort { $0.segment.begin < $1.segment.begin }
        for (way, next) in zip(ways, ways.dropFirst())
        where next.segment.begin < way.segment.end - OverlapRules.tolerance {
            let kind = Problem.Kind.overlap(
                layer: layer, property: group.property.rawValue, operation: plan.operation)
            problems.append(Problem(kind, at: group.tracks[next.place].curvePath.parent))
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
        var builder = TimelineBuilder(plan, in: scene)
        return try builder.timeline(self)
    }
}

extension FormulaValue {
    /// The name of an element of a list, if it has one.
    fileprivate var elementName: String? {
        guard case .record(let fields) = self else { return nil }
        for key in ["name", "slug"] {
            if case .text(let text)? = fields[key], !text.isEmpty { return text }
        }
        return nil
    }
}
