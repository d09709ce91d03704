/// What a layer is in the motion.
public enum LayerRole: String, Sendable, Hashable, CaseIterable {
    /// The screen that is left.
    case source
    /// The screen that is shown.
    case destination
    /// A part that moves by itself.
    case element
    /// Something to tap.
    case control
    /// What lies behind.
    case backdrop
}

/// The role of a layer, the same in all operations or one for each.
public enum LayerRoles: Sendable, Hashable {
    /// One role in every operation.
    case always(LayerRole)
    /// A role for each of these operations; in the others the layer has no part and is not shown.
    case byOperation([String: LayerRole])

    /// The role in an operation; `nil` where the layer has no part in it.
    public func role(in operation: String) -> LayerRole? {
        switch self {
        case .always(let role): role
        case .byOperation(let roles): roles[operation]
        }
    }
}
