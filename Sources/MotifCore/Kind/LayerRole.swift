import MotifJSON

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

extension LayerRoles {
    /// Reads the role of a layer: a word, or a word for each operation in which it has a part.
    static func read(_ reader: inout ObjectReader, _ names: KindNames) -> LayerRoles? {
        let words = LayerRole.allCases.map(\.rawValue).joined(separator: ", ")
        guard let value = reader.required("role", is: "one of \(words), or one for each operation") else { return nil }
        guard value.object != nil else {
            let role: LayerRole? = reader.word("role", "role")
            return role.map(LayerRoles.always)
        }
        return reader.part("role") { inner in
            var roles: [String: LayerRole] = [:]
            for operation in inner.object.keys {
                roles[operation] = inner.word(operation, "role")
                names.check(operation: operation, &inner, at: operation)
            }
            if inner.object.isEmpty { inner.report(.rule(.missing, "A layer has a part in at least one operation")) }
            return .byOperation(roles)
        }
    }
}
