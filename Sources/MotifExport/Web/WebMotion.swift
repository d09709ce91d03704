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
        let moves = try subject.operations.map { name throws(Problems) in try subject.timelines(of: name) }
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

    /// Notes about what a page doesn't represent exactly, in the order of the operations.
    var notes: [ExportNote] {
        var notes = timings.lines.compactMap(Self.note)
        if !variables.isEmpty {
            let names = variables.map(\.plainName).joined(separator: ", ")
            let browsers = "Chrome 85, Safari 16.4, Firefox 128"
            notes.append(
                ExportNote(
                    .registeredProperties, "Browsers need @property, or jump halfway (\(browsers)): \(names)"))
        }
        return notes + operations.flatMap { self.notes(of: $0) }
    }

    private func notes(of operation: Operation) -> [ExportNote] {
        var notes: [ExportNote] = []
        func add(_ code: ExportNote.Code, _ message: String) { notes.append(ExportNote(code, message)) }
        for layer in operation.timeline.layers {
            for motion in layer.motions where motion.property.variable == nil {
                let frames = "The frames of the Lottie animation '\(layer.image)' on '\(layer.name)'"
                add(.lottieFrame, "\(frames) in '\(operation.name)' need a Lottie player on the page")
            }
            let isStretched = [.scaleX, .scaleY].contains { layer.motion(of: $0) != nil }
            if layer.shape == .circle, isStretched {
                let reason = "becomes an ellipse when its width and height scale differently"
                add(.stretchedCircle, "The circle '\(layer.name)' \(reason)")
            }
        }
        if operation.driven != nil {
            let reason = "it sets the progress, or names a scroll timeline for browsers that support them"
            add(.scrollDriven, "The page drives '\(operation.name)': \(reason)")
        }
        for interaction in subject.motion.kind.interactions where interaction.operation == operation.name {
            let reason = "driving it by the gesture '\(interaction.name)' is up to the page"
            add(.gesture, "'\(operation.name)' runs by time; \(reason)")
        }
        if operation.reduced == nil {
            let reason = "The kind has no reduced-motion variant"
            add(.reducedMotion, "\(reason), so '\(operation.name)' always runs in full")
        }
        return notes
    }

    private static func note(on lines: WebTimings.Lines) -> ExportNote? {
        let timing = lines.timing
        let curve = "\(timing.curve.text) over \(ExportNote.seconds(timing.duration))"
        if timing.spring != nil {
            let error = ExportNote.percent(lines.fit.largestError)
            let other = ExportNote.percent(lines.bezier.largestError)
            let reason = "browsers without linear() get a Bézier, off by up to \(other)"
            return ExportNote(.springLinear, "\(curve) becomes straight lines, off by up to \(error); \(reason)")
        }
        guard timing.progress(at: 0) != 0 || timing.progress(at: 1) != 1 else { return nil }
        let reason = "before and after its track a page keeps its first and last value"
        return ExportNote(.openCurve, "\(curve) doesn't run from 0 to 1; \(reason)")
    }
}
