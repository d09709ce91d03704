extension Kind {
    /// The documents that the defaults of its parameters and of their fields name, no one twice.
    public var references: [DocumentName] {
        var found: [DocumentName] = []
        for definition in parameters {
            definition.visitDefaults { name in
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}
