public import MotifJSON

extension Document {
    /// Where in the document another one is named: the value itself, also in lists and records.
    ///
    /// - Parameters:
    ///   - name: The document that is referred to.
    ///   - definitions: The parameters of a pattern's kind; a kind has its own.
    /// - Returns: The first place, or that of all parameters where there is none.
    public func place(of name: DocumentName, definitions: [ParameterDefinition]) -> JSONPath {
        let path = JSONPath.root.appending(key: "parameters")
        switch self {
        case .pattern(let pattern):
            let places = definitions.lazy.compactMap { definition in
                pattern.parameters[definition.name].flatMap {
                    definition.place(of: name, in: $0, at: path.appending(key: definition.name))
                }
            }
            return places.first ?? path
        case .kind(let kind):
            return kind.parameters.firstPlace { $0.placeOfDefault(naming: name, at: path.appending(index: $1)) } ?? path
        case .item, .device: return .root
        }
    }
}

extension ParameterDefinition {
    /// Where in a canonical value, which stands at `path`, the document is named.
    fileprivate func place(of name: DocumentName, in value: JSON, at path: JSONPath) -> JSONPath? {
        switch type {
        case .reference(name.type): value.string == name.slug.text ? path : nil
        case .record(let fields):
            fields.firstPlace { field, _ in
                value[field.name].flatMap { field.place(of: name, in: $0, at: path.appending(key: field.name)) }
            }
        case .list(let element):
            (value.array ?? []).firstPlace { element.place(of: name, in: $0, at: path.appending(index: $1)) }
        default: nil
        }
    }

    /// Where in this definition, which stands at `path`, a default names the document, in fields too.
    fileprivate func placeOfDefault(naming name: DocumentName, at path: JSONPath) -> JSONPath? {
        if let place = defaultValue.flatMap({ place(of: name, in: $0, at: path.appending(key: "default")) }) {
            return place
        }
        switch type {
        case .record(let fields):
            let fieldPath = path.appending(key: "fields")
            return fields.firstPlace { $0.placeOfDefault(naming: name, at: fieldPath.appending(index: $1)) }
        case .list(let element): return element.placeOfDefault(naming: name, at: path.appending(key: "element"))
        default: return nil
        }
    }
}

extension Array {
    /// The first place that an element and its index give.
    fileprivate func firstPlace(_ place: (Element, Int) -> JSONPath?) -> JSONPath? {
        for (index, element) in enumerated() {
            if let place = place(element, index) { return place }
        }
        return nil
    }
}
