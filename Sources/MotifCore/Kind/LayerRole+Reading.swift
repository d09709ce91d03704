import MotifJSON

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
