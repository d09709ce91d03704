import MotifCore

/// All operations of a subject as layers, styles and animations for a page.
struct WebMotion {
    let subject: ExportSubject
    let operations: [Operation]
    let timings: WebTimings
    /// The elements of the page, back to front.
    let elements: [Element]
    /// The custom properties in use, in the order of `LayerProperty`.
    let variables: [WebVariable]

    /// One operation.
    struct Operation {
        /// The motion as designed.
        let timeline: Timeline
        let layers: [WebLayer]
        /// What runs with reduced motion, by time; `nil` if the kind has no such variant.
        let reduced: [WebLayer]?

        var name: String { timeline.operation }

        /// The range of progress if a scroll or gesture drives it; `nil` if time does.
        var driven: ClosedRange<Double>? {
            if case .progress(let range) = timeline.driver { range } else { nil }
        }
    }

    /// The element of a layer.
    struct Element {
        let layer: TimelineLayer
        /// Whether it is three nested elements.
        let isNested: Bool
    }

    /// - Throws: Problems of a timeline.
    init(_ subject: ExportSubject) throws(Problems) {
        self.subject = subject
        var moves: [(standard: Timeline, reduced: Timeline?)] = []
        for name in subject.operations { moves.append(try subject.timelines(of: name)) }
        let elements = Self.elements(of: moves.map(\.standard), in: subject.motion.kind)
        let nested = Set(elements.filter(\.isNested).map(\.layer.name))
        var timings = WebTimings(curves: subject.curves)
        operations = moves.map { standard, reduced in
            Operation(
                timeline: standard, layers: Self.layers(of: standard, nested, &timings, subject),
                reduced: reduced.map { Self.layers(of: $0, nested, &timings, subject) })
        }
        self.timings = timings
        self.elements = elements
        let moved = Set(operations.flatMap { $0.layers + ($0.reduced ?? []) }.flatMap(\.variables))
        variables = LayerProperty.allCases.filter(moved.contains).compactMap(\.variable)
    }

    private static func layers(
        of timeline: Timeline, _ nested: Set<String>, _ timings: inout WebTimings, _ subject: ExportSubject
    ) -> [WebLayer] {
        let hasConstants = timeline.driver == .time && !subject.constants.isEmpty
        let groups = hasConstants ? TimingGroup.all(of: timeline, in: subject.motion) : []
        return timeline.layers.map { layer in
            WebLayer(layer, isNested: nested.contains(layer.name), from: timeline.range.lowerBound) { motion, segment in
                let group = groups.first { group in
                    group.begin == segment.begin
                        && group.members.contains { $0.layer == layer.name && $0.property == motion.property }
                }
                let constants = group.map { subject.constants(of: $0) } ?? [:]
                if let easing = constants["easing"] { return (.plain(easing), constants) }
                return (timings.timing(for: segment.timing), constants)
            }
        }
    }

    /// Returns the layers of all operations, each once, in the order of the kind.
    private static func elements(of timelines: [Timeline], in kind: Kind) -> [Element] {
        let all = timelines.flatMap(\.layers)
        var names: Set<String> = []
        return kind.layers.flatMap { part in
            all.filter { $0.isCopy(of: part.name) }
                .filter { names.insert($0.name).inserted }
        }.map { layer in
            let same = all.filter { $0.name == layer.name }
            return Element(layer: layer, isNested: same.contains { $0.mask != nil || $0.hole != nil })
        }
    }
}
