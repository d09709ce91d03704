public import MotifJSON

extension Document {
    /// The document's JSON in which another one, that it may refer to, goes by a new slug.
    ///
    /// - Parameters:
    ///   - name: The other document as it was named.
    ///   - slug: Its new slug.
    ///   - definitions: The parameters of a pattern's kind; a kind has its own.
    public func renaming(_ name: DocumentName, to slug: Slug, definitions: [ParameterDefinition]) -> JSON {
        var object = json.object ?? JSONObject()
        switch self {
        case .pattern(let pattern):
            if name == DocumentName(.kind, pattern.kind) { object["kind"] = .string(slug.text) }
            var parameters = pattern.parameters
            for definition in definitions {
                guard let value = parameters[definition.name] else { continue }
                parameters[definition.name] = definition.renaming(name, to: slug, in: value)
            }
            object["parameters"] = .object(parameters)
        case .kind(let kind):
            if let written = object["parameters"]?.array {
                object["parameters"] = .array(
                    zip(kind.parameters, written).map { $0.renaming(name, to: slug, inDefinition: $1) })
            }
        case .item, .device: break
        }
        return .object(object)
    }
}
