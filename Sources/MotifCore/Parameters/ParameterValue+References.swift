public import MotifJSON

extension ParameterValue {
    /// Calls `visit` with every document that the value refers to, including those in lists and records.
    public func visitReferences(_ visit: (DocumentName) -> Void) {
        switch self {
        case .reference(let name): visit(name)
        case .record(let fields): fields.visitReferences(visit)
        case .list(let elements): for element in elements { element.visitReferences(visit) }
        default: break
        }
    }

    /// Returns the value after documents were renamed.
    public func renaming(_ slugs: [DocumentName: Slug]) -> ParameterValue {
        switch self {
        case .reference(let name): .reference(DocumentName(name.type, slugs[name] ?? name.slug))
        case .record(let fields): .record(fields.renaming(slugs))
        case .list(let elements): .list(elements.map { $0.renaming(slugs) })
        default: self
        }
    }

    /// Returns the first reference to a document in the value, which is at `path`.
    public func path(of name: DocumentName, at path: JSONPath) -> JSONPath? {
        switch self {
        case .reference(name): path
        case .record(let fields):
            fields.members.firstPath { field, _ in field.path(of: name, at: path.appending(key: field.name)) }
        case .list(let elements):
            elements.firstPath { element, index in element.path(of: name, at: path.appending(index: index)) }
        default: nil
        }
    }
}

extension ParameterValues {
    /// Calls `visit` with every document that the values refer to.
    func visitReferences(_ visit: (DocumentName) -> Void) {
        for member in members { member.visitReferences(visit) }
    }

    /// Returns the values after documents were renamed.
    func renaming(_ slugs: [DocumentName: Slug]) -> ParameterValues { map { $0.renaming(slugs) } }
}

extension ParameterValues.Member {
    /// Calls `visit` with every document that the value refers to. An alias refers only to the shared value.
    public func visitReferences(_ visit: (DocumentName) -> Void) {
        if let alias { visit(DocumentName(.value, alias)) } else { value.visitReferences(visit) }
    }

    /// Returns the value after documents were renamed.
    func renaming(_ slugs: [DocumentName: Slug]) -> Self {
        Self(
            name: name, value: value.renaming(slugs), alias: alias.map { slugs[DocumentName(.value, $0)] ?? $0 })
    }

    /// Returns the first reference to a document in the value, which is at `path`.
    func path(of document: DocumentName, at path: JSONPath) -> JSONPath? {
        if let alias, document == DocumentName(.value, alias) { return path }
        return value.path(of: document, at: path)
    }
}

extension ParameterValue {
    /// The value with values in place of aliases.
    var withoutAliases: ParameterValue {
        guard case .record(let fields) = self else { return self }
        return .record(fields.map { ParameterValues.Member(name: $0.name, value: $0.value.withoutAliases) })
    }
}

extension ParameterDefinition {
    /// Calls `visit` with every document that the default, or that of a field, refers to.
    func visitDefaults(_ visit: (DocumentName) -> Void) {
        defaultValue?.visitReferences(visit)
        switch type {
        case .record(let fields): for field in fields { field.visitDefaults(visit) }
        case .list(let element): element.visitDefaults(visit)
        default: break
        }
    }

    /// Returns the definition after documents were renamed.
    func renaming(_ slugs: [DocumentName: Slug]) -> ParameterDefinition {
        let type: ParameterType =
            switch self.type {
            case .record(let fields): .record(fields.map { $0.renaming(slugs) })
            case .list(let element): .list(element.renaming(slugs))
            default: self.type
            }
        return ParameterDefinition(
            name: self.name, type: type, defaultValue: defaultValue?.renaming(slugs), bounds: bounds,
            isOptional: isOptional, summary: summary)
    }

    /// Returns the first default that refers to a document in the definition, which is at `path`.
    func pathOfDefault(naming name: DocumentName, at path: JSONPath) -> JSONPath? {
        if let path = defaultValue?.path(of: name, at: path.appending(key: "default")) { return path }
        switch type {
        case .record(let fields):
            let path = path.appending(key: "fields")
            return fields.firstPath { $0.pathOfDefault(naming: name, at: path.appending(index: $1)) }
        case .list(let element): return element.pathOfDefault(naming: name, at: path.appending(key: "element"))
        default: return nil
        }
    }
}

extension [DocumentName] {
    /// The documents with which a function calls `visit`, each once.
    static func unique(_ visitReferences: (_ visit: (DocumentName) -> Void) -> Void) -> [DocumentName] {
        var found: [DocumentName] = []
        visitReferences { if !found.contains($0) { found.append($0) } }
        return found
    }
}

extension Array {
    /// Returns the first path that `path` returns for an element and its index.
    func firstPath(_ path: (Element, Int) -> JSONPath?) -> JSONPath? {
        for (index, element) in enumerated() {
            if let path = path(element, index) { return path }
        }
        return nil
    }
}
