public import MotifJSON

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

    /// Whether this moves as the kind in another canonical JSON does: they differ in words at most.
    public func movesLike(_ other: JSON) -> Bool {
        let words = DocumentHeader.keys
        func motion(_ json: JSON) -> JSONObject {
            var object = json.object ?? JSONObject()
            for key in words { object[key] = nil }
            return object
        }
        return motion(json) == motion(other)
    }
}
