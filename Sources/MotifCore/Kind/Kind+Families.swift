extension Kind {
    /// An operation, and the operations that run it backward.
    public struct Family: Sendable, Equatable {
        /// The operation.
        public let operation: String
        /// Its ways back, in the order of the kind.
        public fileprivate(set) var backward: [Backward] = []
    }

    /// An operation that runs another one backward. Its timing may differ.
    public struct Backward: Sendable, Equatable {
        /// The operation.
        public let operation: String
        /// Whether every layer ends where the other operation begins.
        public let hasSameEnds: Bool
        /// Whether the two screens change roles, and all other layers keep theirs.
        public let isMirrored: Bool
    }

    /// Returns operations in families, in their order: those that swap another of them belong to its family.
    public func families(of names: [String]) -> [Family] {
        var families = names.filter { origin(of: $0, in: names) == nil }.map { Family(operation: $0) }
        for name in names {
            guard let origin = origin(of: name, in: names),
                let index = families.firstIndex(where: { $0.operation == origin }),
                case .swap(_, let overrides)? = operation(named: name)?.action
            else { continue }
            families[index].backward.append(
                Backward(
                    operation: name, hasSameEnds: overrides.allSatisfy { $0.from == nil && $0.to == nil },
                    isMirrored: layers.allSatisfy { $0.roles.mirrors(origin, name) }))
        }
        return families
    }

    /// Whether an operation runs tracks backward: an odd number of swaps leads to them.
    public func isSwapped(_ operation: String) -> Bool {
        Self.swaps(to: operation, among: operations).map { !$0.count.isMultiple(of: 2) } ?? false
    }

    /// The operation among others that one swaps; `nil` for one that runs forward.
    private func origin(of name: String, in names: [String]) -> String? {
        guard case .swap(let other, _)? = operation(named: name)?.action, names.contains(other), isSwapped(name) else {
            return nil
        }
        return other
    }
}

extension LayerRoles {
    /// Whether a layer has the role of one operation in another with source and destination exchanged.
    fileprivate func mirrors(_ operation: String, _ other: String) -> Bool {
        switch (role(in: operation), role(in: other)) {
        case (.source, .destination), (.destination, .source): true
        case (.source, _), (.destination, _): false
        case (let role, let mirrored): role == mirrored
        }
    }
}
