import MotifFormula

/// The tracks of one operation sorted by the layers that they move: all of a timeline that does not depend on a scene.
struct Score {
    let operation: String
    let variant: Timeline.Variant
    let driver: Kind.Driver
    /// The layers with a part in the operation, back to front.
    let parts: [Part]

    /// A layer with what moves it. A class, since it is handed on for every scene.
    final class Part: Sendable {
        let layer: Layer
        /// Its place in the kind.
        let index: Int
        let role: LayerRole
        let groups: [Group]

        init(_ layer: Layer, at index: Int, as role: LayerRole, groups: [Group]) {
            (self.layer, self.index, self.role, self.groups) = (layer, index, role, groups)
        }
    }

    /// The tracks of one property of a layer.
    struct Group {
        let property: LayerProperty
        var tracks: [Track]
    }
}

extension PatternMotion {
    /// The score of an operation.
    ///
    /// - Throws: `unknown-reference`: no such operation, one of the system, no reduced variant.
    func score(of name: String?, variant: Timeline.Variant) throws(Problems) -> Score {
        guard let name = name ?? operations.first else {
            throw Problems(.rule(.unknownReference, "\(kind.header.name.title) has no operation with tracks"))
        }
        guard let operation = kind.operation(named: name) else {
            throw Problems(.unknown("operation", name, among: kind.operations.map(\.name)))
        }
        guard let choreography = kind.choreography(of: name) else {
            let words = "'\(name)' of \(kind.header.name) is the system's own; motif knows nothing of its motion"
            throw Problems(
                .rule(.unknownReference, operation.summary.isEmpty ? words : "\(words). \(operation.summary)"))
        }
        switch variant {
        case .standard: return score(name, .standard, choreography)
        case .reduced:
            guard let reduced = kind.reducedChoreography(of: name) else {
                let words = "\(kind.header.name.title) has no variant for reduced motion; 'reduced' of the kind says it"
                throw Problems(.rule(.unknownReference, words))
            }
            return score(name, .reduced, reduced)
        }
    }

    private func score(_ name: String, _ variant: Timeline.Variant, _ choreography: Kind.Choreography) -> Score {
        let parts = kind.layers.enumerated().compactMap { index, layer -> Score.Part? in
            guard let role = layer.roles.role(in: name) else { return nil }
            var groups: [Score.Group] = []
            for track in choreography.tracks where track.layer == layer.name {
                if let place = groups.firstIndex(where: { $0.property == track.property }) {
                    groups[place].tracks.append(track)
                } else {
                    groups.append(Score.Group(property: track.property, tracks: [track]))
                }
            }
            return Score.Part(layer, at: index, as: role, groups: groups)
        }
        return Score(operation: name, variant: variant, driver: choreography.driver, parts: parts)
    }
}
