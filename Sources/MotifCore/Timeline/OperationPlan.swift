import MotifFormula

/// The tracks of one operation sorted by the layers that they move: all of a timeline that does not depend on a scene.
struct OperationPlan {
    let operation: String
    let variant: Timeline.Variant
    let driver: Kind.Driver
    /// The layers with a part in the operation, back to front.
    let layers: [LayerPlan]

    /// The tracks of one property of a layer.
    struct Group {
        let property: LayerProperty
        var tracks: [Track]
    }
}

/// A layer with what moves it. A class, since it is handed on for every scene.
final class LayerPlan: Sendable {
    let layer: Layer
    /// Its place in the kind.
    let index: Int
    let role: LayerRole
    let groups: [OperationPlan.Group]

    init(_ layer: Layer, at index: Int, as role: LayerRole, groups: [OperationPlan.Group]) {
        (self.layer, self.index, self.role, self.groups) = (layer, index, role, groups)
    }
}

extension PatternMotion {
    /// The plan of an operation.
    ///
    /// - Throws: `unknown-reference`: no such operation, one of the system, no reduced variant.
    func plan(of name: String?, variant: Timeline.Variant) throws(Problems) -> OperationPlan {
        guard let name = name ?? operations.first else {
            throw Problems(.rule(.unknownReference, "\(kind.metadata.name.quoted) has no operation with tracks"))
        }
        guard let operation = kind.operation(named: name) else {
            throw Problems(.unknown("operation", name, among: kind.operations.map(\.name)))
        }
        guard let choreography = kind.choreography(of: name) else {
            let words = "'\(name)' of \(kind.metadata.name) is the system's own; motif knows nothing of its motion"
            throw Problems(
                .rule(.unknownReference, operation.summary.isEmpty ? words : "\(words). \(operation.summary)"))
        }
        switch variant {
        case .standard: return plan(name, .standard, choreography)
        case .reduced:
            guard let reduced = kind.reducedChoreography(of: name) else {
                let words =
                    "\(kind.metadata.name.quoted) has no variant for reduced motion; 'reduced' of the kind says it"
                throw Problems(.rule(.unknownReference, words))
            }
            return plan(name, .reduced, reduced)
        }
    }

    private func plan(_ name: String, _ variant: Timeline.Variant, _ choreography: Kind.Choreography) -> OperationPlan {
        let layers = kind.layers.enumerated().compactMap { index, layer -> LayerPlan? in
            guard let role = layer.roles.role(in: name) else { return nil }
            var groups: [OperationPlan.Group] = []
            for track in choreography.tracks where track.layer == layer.name {
                if let place = groups.firstIndex(where: { $0.property == track.property }) {
                    groups[place].tracks.append(track)
                } else {
                    groups.append(OperationPlan.Group(property: track.property, tracks: [track]))
                }
            }
            return LayerPlan(layer, at: index, as: role, groups: groups)
        }
        return OperationPlan(operation: name, variant: variant, driver: choreography.driver, layers: layers)
    }
}
