import MotifJSON

extension Pattern {
    /// The documents that canonical values name, wherever in lists and records they stand.
    static func references(in parameters: JSONObject, _ definitions: [ParameterDefinition]) -> [DocumentName] {
        var found: [DocumentName] = []
        for definition in definitions {
            guard let value = parameters[definition.name] else { continue }
            definition.visitReferences(in: value) { name in
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}

extension ParameterDefinition {
    /// Calls `visit` with every document that a canonical value of this definition names.
    func visitReferences(in value: JSON, _ visit: (DocumentName) -> Void) {
        switch type {
        case .reference(let type):
            if let slug = value.string.flatMap({ Slug($0) }) { visit(DocumentName(type, slug)) }
        case .record(let fields):
            for field in fields {
                if let inner = value[field.name] { field.visitReferences(in: inner, visit) }
            }
        case .list(let element):
            for inner in value.array ?? [] { element.visitReferences(in: inner, visit) }
        default: break
        }
    }
}
