import MotifFormula
import MotifJSON
import MotifText

/// Swaps must refer to operations and tracks that can be swapped.
struct SwapRules {
    /// In reading order, `nil` for those with a problem.
    let operations: [Kind.Operation?]
    let names: KindNames

    /// Returns the swaps that can't be made.
    func problems() -> [Problem] {
        operations.enumerated().flatMap { index, operation -> [Problem] in
            guard let operation, case .swap(let other, let overrides) = operation.action else { return [] }
            let path = JSONPath.root.appending(key: "operations").appending(index: index)
            if let kind = targetProblem(operation, other) { return [Problem(kind, at: path.appending(key: "swap"))] }
            return ambiguity(operation, other, at: path) + unmatchedOverrides(operation, other, overrides, at: path)
        }
    }

    private var known: [Kind.Operation] { operations.compactMap { $0 } }

    /// Returns the problem of the operation that is swapped, if any.
    private func targetProblem(_ operation: Kind.Operation, _ other: String) -> Problem.Kind? {
        guard names.operations.contains(other) else {
            let candidates = names.operations.filter { $0 != operation.name }
            return .unknown("operation", other, among: candidates)
        }
        let circle = trail(from: operation)
        if let first = circle.first, first == circle.last, circle.count > 1 { return .cycle(circle.dropLast()) }
        guard known.named(other)?.action == .system else { return nil }
        return .rule(.unknownReference, "'\(other)' is run by the system and has no tracks to swap")
    }

    /// Returns the names along the swaps from an operation, ending with its own if they are circular.
    private func trail(from start: Kind.Operation) -> [String] {
        var trail = [start.name]
        var next = known.target(of: start)
        while let operation = next, trail.count <= known.count {
            trail.append(operation.name)
            if operation.name == start.name { return trail }
            next = known.target(of: operation)
        }
        return []
    }

    /// With two tracks of one property, the reversed motion would jump from one to the other.
    private func ambiguity(_ operation: Kind.Operation, _ other: String, at path: JSONPath) -> [Problem] {
        var seen: [TrackKey] = []
        for track in tracks(of: other) {
            let key = TrackKey(track)
            if seen.contains(key) {
                let message =
                    "'\(other)' has several tracks of '\(key.property.rawValue)' on layer '\(key.layer)', which "
                    + "can't be swapped; give '\(operation.name)' its own tracks"
                return [Problem(.rule(.overlap, message), at: path.appending(key: "swap"))]
            }
            seen.append(key)
        }
        return []
    }

    /// Returns the overrides of unknown tracks and duplicate overrides.
    private func unmatchedOverrides(
        _ operation: Kind.Operation, _ other: String, _ overrides: [TrackOverride], at path: JSONPath
    ) -> [Problem] {
        guard let choreography = Kind.choreography(of: other, among: known) else { return [] }
        var seen: [TrackKey] = []
        return overrides.enumerated().compactMap { index, override in
            let key = TrackKey(layer: override.layer, property: override.property)
            let trackPath = path.appending(key: "tracks").appending(index: index)
            defer { seen.append(key) }
            if seen.contains(key) {
                return Problem(
                    .duplicate(what: "The track of '\(key.property.rawValue)' on layer '\(key.layer)'"), at: trackPath)
            }
            if choreography.tracks.contains(where: override.applies) { return nil }
            let there = choreography.tracks.filter { $0.layer == key.layer }.map(\.property.rawValue)
            let hint = there.isEmpty ? "" : "; tracks on that layer: \(there.joined(separator: ", "))"
            let message = "'\(other)' has no track of '\(key.property.rawValue)' on layer '\(key.layer)'" + hint
            return Problem(.rule(.unknownReference, message), at: trackPath)
        }
    }

    private func tracks(of name: String) -> [Track] {
        Kind.choreography(of: name, among: known)?.tracks ?? []
    }
}

/// A property of a layer, which only one track at a time may move.
struct TrackKey: Hashable {
    let layer: String
    let property: LayerProperty
}

extension TrackKey {
    init(_ track: Track) { self.init(layer: track.layer, property: track.property) }
}
