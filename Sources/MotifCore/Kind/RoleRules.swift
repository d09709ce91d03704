import MotifJSON

/// Layers move only in operations in which they have a role.
struct RoleRules {
    /// In reading order, `nil` for those with a problem.
    let operations: [Kind.Operation?]
    let layers: [Layer?]

    /// Returns the layers that move without a role.
    func problems() -> [Problem] {
        let known = operations.compactMap { $0 }
        let roles = Dictionary(layers.compactMap { $0.map { ($0.name, $0.roles) } }) { first, _ in first }
        return operations.enumerated().flatMap { index, operation -> [Problem] in
            guard let operation, let choreography = Kind.choreography(of: operation.name, among: known) else {
                return []
            }
            let path = JSONPath.root.appending(key: "operations").appending(index: index)
            var reported: Set<String> = []
            return choreography.tracks.enumerated().compactMap { position, track in
                guard let roles = roles[track.layer], roles.role(in: operation.name) == nil,
                    reported.insert(track.layer).inserted
                else { return nil }
                let message = "Layer '\(track.layer)' moves in '\(operation.name)', but has no role in it"
                return Problem(.rule(.unknownReference, message), at: self.path(path, operation, position))
            }
        }
    }

    /// Returns the place of a track; those of a swapped operation are in another operation.
    private func path(_ path: JSONPath, _ operation: Kind.Operation, _ position: Int) -> JSONPath {
        guard case .tracks = operation.action else { return path.appending(key: "swap") }
        return path.appending(key: "tracks").appending(index: position).appending(key: "layer")
    }
}
