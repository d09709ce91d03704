import MotifJSON

extension Pattern {
    /// The documents that canonical values name, wherever in lists and records they stand.
    static func references(in parameters: JSONObject, _ definitions: [ParameterDefinition]) -> [DocumentName] {
        var found: [DocumentName] = []
        for definition in definitions {
            guard definition.type.mayName, let value = parameters[definition.name] else { continue }
            definition.visitReferences(in: value) { name in
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}

extension ParameterType {
    /// Whether a value of the type, or a part of one, can name a document.
    var mayName: Bool {
        switch self {
        case .reference, .record: true
        case .list(let element): element.type.mayName
        default: false
        }
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

extension ParameterDefinition {
    /// Calls `visit` with every document that its default, or that of a field within it, names.
    func visitDefaults(_ visit: (DocumentName) -> Void) {
        if let defaultValue { visitReferences(in: defaultValue, visit) }
        switch type {
        case .record(let fields):
            for field in fields { field.visitDefaults(visit) }
        case .list(let element): element.visitDefaults(visit)
        default: break
        }
    }

    /// The canonical JSON of this definition in which one document goes by another slug, in fields too.
    func renaming(_ name: DocumentName, to slug: Slug, inDefinition json: JSON) -> JSON {
        var object = json.object ?? JSONObject()
        if let defaultValue { object["default"] = renaming(name, to: slug, in: defaultValue) }
        switch type {
        case .record(let fields):
            let written = object["fields"]?.array ?? []
            object["fields"] = .array(
                zip(fields, written).map { $0.renaming(name, to: slug, inDefinition: $1) })
        case .list(let element):
            object["element"] = object["element"].map { element.renaming(name, to: slug, inDefinition: $0) }
        default: break
        }
        return .object(object)
    }

    /// A canonical value in which one document goes by another slug.
    func renaming(_ name: DocumentName, to slug: Slug, in value: JSON) -> JSON {
        switch type {
        case .reference(name.type) where value.string == name.slug.text: .string(slug.text)
        case .record(let fields):
            .object(
                fields.reduce(into: value.object ?? JSONObject()) { object, field in
                    if let inner = object[field.name] {
                        object[field.name] = field.renaming(name, to: slug, in: inner)
                    }
                })
        case .list(let element): .array((value.array ?? []).map { element.renaming(name, to: slug, in: $0) })
        default: value
        }
    }
}
