import MotifJSON

/// The role of a layer in the motion.
public enum LayerRole: String, Sendable, Hashable, CaseIterable {
    /// The screen that the user leaves.
    case source
    /// The screen that appears.
    case destination
    /// A part that moves on its own.
    case element
    /// Something that the user taps.
    case control
    /// The background.
    case backdrop

    /// Whether it is one of the two screens.
    package var isScreen: Bool { self == .source || self == .destination }
}

/// The roles of a layer: the same in all operations, or one for each.
public enum LayerRoles: Sendable, Hashable {
    /// The same role in every operation.
    case always(LayerRole)
    /// A role in each of these operations; in others, the layer isn't shown.
    case byOperation([String: LayerRole])

    /// Returns the role in an operation; `nil` if the layer isn't part of it.
    public func role(in operation: String) -> LayerRole? {
        switch self {
        case .always(let role): role
        case .byOperation(let roles): roles[operation]
        }
    }
}

extension LayerRoles {
    /// Reads the role of a layer: a word, or a word for each operation in which it takes part.
    static func read(_ reader: inout ObjectReader, _ names: KindNames) -> LayerRoles? {
        let roles = LayerRole.allCases.map(\.rawValue)
        let value = reader.required(
            "role",
            .either([.choice(roles), .map(of: .choice(roles)).with("minProperties", 1)])
                .described("The role in all operations, or one for each."),
            is: "one of \(roles.joined(separator: ", ")), or one for each operation")
        guard let value else { return nil }
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
            if inner.object.isEmpty {
                inner.report(.rule(.missing, "A layer must have a role in at least one operation"))
            }
            return .byOperation(roles)
        }
    }
}
