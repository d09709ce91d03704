import MotifCore
import MotifFormula
import MotifJSON
import MotifText

extension Edit {
    /// A document with an edit, not yet checked as a whole, and what of the edit could not be applied.
    struct Applied {
        let json: JSON
        let problems: [Problem]
    }

    /// Applies this edit. Names that the document does not have are applied too: checking it tells of them.
    ///
    /// - Parameters:
    ///   - name: The document that is written.
    ///   - current: Its JSON as it is; `nil` for a new one.
    ///   - definitions: Asked for the parameters of a kind, by slug; `nil` where there is no such kind.
    /// - Throws: `Problems` where the edit is of another document, or of none.
    func applied(
        to name: DocumentName, current: JSON?, definitions: (Slug) throws -> [ParameterDefinition]?
    ) throws -> Applied {
        var object = try base(name, current)
        if let kind { object["kind"] = .string(kind) }
        if let title { object["title"] = .string(title) }
        if let summary { object["summary"] = summary.isEmpty ? nil : .string(summary) }
        if let deprecated { object["deprecated"] = deprecated == .boolean(false) ? nil : deprecated }
        if object["title"] == nil { object["title"] = .string(name.slug.titleWords) }
        var problems = changeTags(&object)
        problems += try changeValues(&object, name.type, definitions)
        return Applied(json: .object(object), problems: problems)
    }

    /// The document that is edited, with its type and slug. A file may leave both out; others are refused.
    private func base(_ name: DocumentName, _ current: JSON?) throws -> JSONObject {
        guard let document else {
            return current?.object
                ?? JSONObject([("slug", .string(name.slug.text)), ("type", .string(name.type.rawValue))])
        }
        guard var object = document.object else {
            throw Problems(.wrongType(expected: "an object", found: document.typeInWords))
        }
        var problems: [Problem] = []
        for (key, text) in [("type", name.type.rawValue), ("slug", name.slug.text)] {
            if let given = object[key], given != .string(text) {
                let shown = given.string ?? given.canonical
                let words =
                    "'\(key)' is '\(shown)', but the document is named '\(name)'; leave it out or make them equal"
                problems.append(Problem(.rule(.conflict, words), at: .root.appending(key: key)))
            }
            object[key] = .string(text)
        }
        if !problems.isEmpty { throw Problems(problems) }
        return object
    }

    private func changeTags(_ object: inout JSONObject) -> [Problem] {
        guard tags != nil || !addedTags.isEmpty || !removedTags.isEmpty else { return [] }
        var result = tags ?? (object["tags"]?.array ?? []).compactMap(\.string)
        var problems: [Problem] = []
        for tag in removedTags {
            if result.contains(tag) {
                result.removeAll { $0 == tag }
            } else {
                let nearest = nearestName(to: tag, among: result)
                let kind = Problem.Kind.unknownName(what: "tag", name: tag, nearest: nearest, known: result)
                problems.append(Problem(kind, at: .root.appending(key: "tags")))
            }
        }
        for tag in addedTags where !result.contains(tag) { result.append(tag) }
        object["tags"] = .array(result.map(JSON.string))
        return problems
    }

    private func changeValues(
        _ object: inout JSONObject, _ type: DocumentType, _ definitions: (Slug) throws -> [ParameterDefinition]?
    ) throws -> [Problem] {
        guard !set.isEmpty || !reset.isEmpty else { return [] }
        switch type {
        case .pattern:
            guard let kind = Pattern.kind(of: .object(object)), let known = try definitions(kind) else { return [] }
            return changeParameters(&object, known)
        case .item: return changeFields(&object, Item.fields)
        case .device: return changeFields(&object, Device.fields)
        case .kind:
            return [
                Problem(.rule(.unknownKey, "The values of a kind can't be set one by one; replace the whole document"))
            ]
        }
    }

    private func changeParameters(_ object: inout JSONObject, _ known: [ParameterDefinition]) -> [Problem] {
        var parameters = object["parameters"]?.object ?? JSONObject()
        let path = JSONPath.root.appending(key: "parameters")
        var problems = setValues(&parameters, known, at: path)
        for name in reset {
            if let definition = known.first(where: { $0.name == name }) {
                parameters[name] = definition.defaultValue
            } else {
                let nearest = nearestName(to: name, among: known.map(\.name))
                problems.append(Problem(.unknownParameter(name, nearest: nearest), at: path.appending(key: name)))
            }
        }
        object["parameters"] = .object(parameters)
        return problems
    }

    private func changeFields(_ object: inout JSONObject, _ known: [ParameterDefinition]) -> [Problem] {
        var problems = setValues(&object, known, at: .root)
        for name in reset {
            if known.first(where: { $0.name == name })?.isOptional == true {
                object[name] = nil
            } else {
                problems.append(
                    Problem(
                        .rule(.unknownKey, "'\(name)' has no default to go back to"), at: .root.appending(key: name)))
            }
        }
        return problems
    }

    private func setValues(
        _ object: inout JSONObject, _ known: [ParameterDefinition], at path: JSONPath
    ) -> [Problem] {
        var problems: [Problem] = []
        for (name, value) in set {
            switch value {
            case .json(let json): object[name] = json
            case .text(let text):
                let definition = known.first { $0.name == name }
                guard let definition else {
                    object[name] = .string(text)
                    continue
                }
                let place = path.appending(key: name)
                object[name] = definition.json(from: text, at: place, problems: &problems) ?? object[name]
            }
        }
        return problems
    }
}

extension Slug {
    /// A title for a document that was given none: `zoom-icons` gives `Zoom icons`.
    var titleWords: String {
        text.split(separator: "-").joined(separator: " ").capitalizedFirst
    }
}
