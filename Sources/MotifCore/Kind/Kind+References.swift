extension Kind {
    /// The documents that the defaults of its parameters name, no one twice.
    public var references: [DocumentName] {
        var found: [DocumentName] = []
        for definition in parameters {
            guard let value = definition.defaultValue else { continue }
            definition.visitReferences(in: value) { name in
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}
