import MotifFormula
import MotifJSON

/// Tracks of the same property of a layer must not overlap.
///
/// Spans are formulas, so this is checked with the defaults of parameters and scene on a screen of 393 × 852 points,
/// and for a repeated layer with the first element. A formula without a value there is left to the checks of patterns.
struct OverlapRules {
    let kind: Kind

    static let screen = MotionSize(width: 393, height: 852)
    /// Spans that overlap by less than this only touch: far less than a frame, far more than rounding.
    static let tolerance = 1e-9

    /// Returns the overlapping tracks.
    func problems() -> [Problem] {
        let values = kind.scene(device: Self.screen).values
        var found: [Problem] = []
        for (index, operation) in kind.operations.enumerated() {
            // A swapped operation has one track of each property, so nothing there can overlap.
            guard case .tracks(let driver, let tracks) = operation.action else { continue }
            let path = JSONPath.root.appending(key: "operations").appending(index: index)
            found += problems(tracks, driver, of: operation.name, values, at: path)
        }
        let path = JSONPath.root.appending(key: "reduced")
        return found + problems(kind.reduced, .time, of: "reduced", values, at: path)
    }

    private func problems(
        _ tracks: [Track], _ driver: Kind.Driver, of name: String, _ values: FormulaValues, at path: JSONPath
    ) -> [Problem] {
        overlaps(tracks, driver, values).map { index in
            let (layer, property) = (tracks[index].layer, tracks[index].property.rawValue)
            let path = path.appending(key: "tracks").appending(index: index)
            return Problem(.overlap(layer: layer, property: property, operation: name), at: path)
        }
    }

    /// Returns the indices of tracks that begin before one of the same property has ended.
    private func overlaps(_ tracks: [Track], _ driver: Kind.Driver, _ values: FormulaValues) -> [Int] {
        let indices = Dictionary(grouping: tracks.indices) { TrackKey(tracks[$0]) }
        return indices.values.filter { $0.count > 1 }.flatMap { indices -> [Int] in
            let spans = indices.compactMap { index in
                span(tracks[index], driver, values).map { (index: index, span: $0) }
            }
            let sorted = spans.sorted { ($0.span.begin, $0.index) < ($1.span.begin, $1.index) }
            var end = -Double.infinity
            return sorted.compactMap { index, span in
                defer { end = max(end, span.end) }
                return span.begin < end - Self.tolerance ? index : nil
            }
        }.sorted()
    }

    private func span(
        _ track: Track, _ driver: Kind.Driver, _ values: FormulaValues
    ) -> (begin: Double, end: Double)? {
        let values = elementValues(track.layer, values)
        var start = 0.0
        if case .progress(let range) = driver { start = range.lowerBound }
        if let formula = track.begin {
            guard let begin = number(formula, values) else { return nil }
            start = begin
        }
        if let formula = track.duration { return number(formula, values).map { (start, start + $0) } }
        if case .progress(let range) = driver { return (start, range.upperBound) }
        return nil
    }

    private func elementValues(_ layer: String, _ values: FormulaValues) -> FormulaValues {
        guard let repetition = kind.layer(named: layer)?.repetition else { return values }
        var values = values
        values["index"] = .number(0)
        if case .list(let elements)? = try? repetition.list.value(in: values) {
            values[repetition.element] = elements.first
        }
        return values
    }

    private func number(_ formula: PlacedFormula, _ values: FormulaValues) -> Double? {
        try? formula.number(in: values)
    }
}
