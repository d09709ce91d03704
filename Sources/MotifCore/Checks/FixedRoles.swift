extension Kind {
    /// Returns the screens that move in a swapped operation in the role that they have in the original.
    ///
    /// What appears in one leaves in the other: a screen with one role for both is another one there.
    ///
    /// - Returns: Nothing for an operation that doesn't swap another one.
    public func layersWithFixedRole(in operation: String) -> [Layer] {
        guard let swapped = operations.named(operation), let original = operations.target(of: swapped),
            let choreography = choreography(of: operation)
        else { return [] }
        return layers.filter { layer in
            guard let role = layer.roles.role(in: operation), role == .source || role == .destination else {
                return false
            }
            return layer.roles.role(in: original.name) == role
                && choreography.tracks.contains { $0.layer == layer.name }
        }
    }
}
