import MotifFormula

/// The tracks of an operation by layer: the part of a timeline that doesn't depend on the scene.
struct OperationPlan {
    let operation: String
    let variant: Timeline.Variant
    let driver: Kind.Driver
    /// The layers of the operation, back to front.
    let layers: [LayerPlan]

    /// The tracks of one property of a layer.
    struct Group {
        let property: LayerProperty
        var tracks: [Track]
    }
}

/// A layer with its tracks. A class, since it is passed on for every scene.
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
    /// Returns the plan of an operation.
    ///
    /// - Throws: `unknown-reference` for an unknown operation, one of the system, or one without a reduced variant.
    func plan(of name: String?, variant: Timeline.Variant) throws(Problems) -> OperationPlan {
        guard let name = name ?? operations.first else {
            throw Problems(.noTracks(in: kind.metadata.name.quoted))
        }
        guard let operation = kind.operation(named: name) else {
            throw Problems(.unknown("operation", name, among: kind.operations.map(\.name)))
        }
        guard let choreography = kind.choreography(of: name) else {
            let words = "'\(name)' of \(kind.metadata.name) is run by the system; its motion is unknown"
            throw Problems(
                .rule(.unknownReference, operation.summary.isEmpty ? words : "\(words). \(operation.summary)"))
        }
        switch variant {
        case .standard: return plan(name, .standard, choreography)
        case .reduced:
            guard let reduced = kind.reducedChoreography(of: name) else {
                let words =
                    "\(kind.metadata.name.quoted) has no reduced-motion variant; its 'reduced' is missing"
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
