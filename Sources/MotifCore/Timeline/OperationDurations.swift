public import MotifFormula

/// The total duration of one operation of a pattern.
public struct OperationDuration: Sendable, Hashable {
    /// The operation.
    public let operation: String
    /// From the start to the end of the last track, in seconds.
    public let seconds: Double

    /// A duration in seconds.
    public init(operation: String, seconds: Double) { (self.operation, self.seconds) = (operation, seconds) }
}

/// The formulas of a kind that decide how long its operations take.
///
///     OperationDurations(of: kind).durations(for: pattern.parameters)   // present: 0.7 s, dismiss: 0.7 s
///
/// Each is the duration of the operation's timeline on `screen`, with the scene's defaults. Only a few formulas are
/// evaluated, so that a catalog can keep the durations of all its patterns. What formulas read of other documents is
/// only their slug: an operation that takes its time from an item's fields has no total duration here.
public final class OperationDurations: Sendable {
    /// The screen on which durations are measured: most kinds take the same time on all of them.
    public static let screen = MotionSize(width: 393, height: 852)

    private struct Span: Hashable {
        let begin: CheckedFormula?
        let duration: CheckedFormula?
        let visible: CheckedFormula?
        let list: CheckedFormula?
        let element: String

        init(_ track: Track, on layer: Layer) {
            begin = track.begin?.formula
            duration = track.duration?.formula
            visible = layer.visible
            list = layer.repetition?.list
            element = layer.repetition?.element ?? ""
        }

        var names: Set<String> {
            [begin, duration, visible, list].reduce(into: []) { $0.formUnion($1?.names ?? []) }
        }
    }

    private let operations: [(name: String, spans: Set<Span>)]
    private let parameters: [ParameterDefinition]
    private let definitions: [(name: String, formula: CheckedFormula)]

    /// The durations of the patterns of a kind.
    public init(of kind: Kind) {
        operations = kind.operations.compactMap { operation in
            guard let choreography = kind.choreography(of: operation.name), choreography.driver == .time else {
                return nil
            }
            let spans = choreography.tracks.compactMap { track in
                kind.layer(named: track.layer).flatMap { layer in
                    layer.roles.role(in: operation.name).map { _ in Span(track, on: layer) }
                }
            }
            return (operation.name, Set(spans))
        }
        var needed = operations.reduce(into: Set<String>()) { names, operation in
            for span in operation.spans { names.formUnion(span.names) }
        }
        var definitions: [(name: String, formula: CheckedFormula)] = []
        for definition in kind.order.reversed() {
            let (name, formula) = kind.formula(of: definition)
            guard let formula, needed.contains(name) else { continue }
            definitions.append((name, formula))
            needed.formUnion(formula.names)
        }
        self.definitions = definitions.reversed()
        parameters = kind.parameters.filter { needed.contains($0.name) }
    }

    /// The total durations of a pattern's operations that time drives, in the order of the kind.
    ///
    /// - Returns: Nothing for an operation that a scroll or a gesture drives, for one of the system's, and for one
    ///   without a timeline.
    public func durations(for values: ParameterValues) -> [OperationDuration] {
        let values = formulaValues(values)
        return operations.compactMap { operation in
            var end = 0.0
            for span in operation.spans {
                guard let last = try? Self.end(of: span, in: values) else { return nil }
                end = max(end, last)
            }
            return OperationDuration(operation: operation.name, seconds: end)
        }
    }

    private func formulaValues(_ parameters: ParameterValues) -> FormulaValues {
        var values = self.parameters.formulaValues(parameters) { _ in nil }
        for (name, formula) in definitions {
            values[SceneInput.deviceName] = .size(Self.screen)
            // What needs a value that can't be evaluated can't be either.
            values[name] = try? formula.value(in: values)
        }
        values[SceneInput.deviceName] = nil
        return values
    }

    /// The end of the last copy of a track; 0 if there is none.
    private static func end(of span: Span, in values: FormulaValues) throws -> Double {
        guard let list = span.list else { return try endOfCopy(of: span, in: values) }
        guard case .list(let elements) = try list.value(in: values) else { return 0 }
        var values = values
        var end = 0.0
        for (index, element) in elements.enumerated() {
            values["index"] = .number(Double(index))
            values[span.element] = element
            end = max(end, try endOfCopy(of: span, in: values))
        }
        return end
    }

    private static func endOfCopy(of span: Span, in values: FormulaValues) throws -> Double {
        if let visible = span.visible, try visible.value(in: values) != .boolean(true) { return 0 }
        let begin = try number(span.begin, in: values)
        let duration = try number(span.duration, in: values)
        guard abs(begin) <= SegmentReading.maximumSeconds, duration > 0, duration <= SegmentReading.maximumSeconds
        else {
            throw NoTimeline()
        }
        return begin + duration
    }

    private static func number(_ formula: CheckedFormula?, in values: FormulaValues) throws -> Double {
        guard let formula else { return 0 }
        guard case .number(let number) = try formula.value(in: values) else { throw NoTimeline() }
        return number
    }

    private struct NoTimeline: Error {}
}
