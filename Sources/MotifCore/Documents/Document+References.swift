public import MotifJSON

extension Document {
    /// Returns the place of a reference to another document, including those in lists and records.
    ///
    /// - Returns: The first place, or that of all parameters if there is none.
    public func path(of name: DocumentName) -> JSONPath {
        let path = JSONPath.root.appending(key: "parameters")
        switch self {
        case .pattern(let pattern):
            return pattern.parameters.members.firstPath { parameter, _ in
                parameter.path(of: name, at: path.appending(key: parameter.name))
            } ?? path
        case .kind(let kind):
            return kind.parameters.firstPath { $0.pathOfDefault(naming: name, at: path.appending(index: $1)) } ?? path
        case .value(let value):
            let path = JSONPath.root.appending(key: SharedValue.valueKey)
            return value.member.path(of: name, at: path) ?? path
        case .item, .device: return .root
        }
    }

    /// Returns the document's JSON after another document was renamed.
    public func renaming(_ name: DocumentName, to slug: Slug) -> JSON { renaming([name: slug]) }

    /// Returns the document's JSON after other documents were renamed, all at once.
    public func renaming(_ slugs: [DocumentName: Slug]) -> JSON {
        var object = json.object ?? JSONObject()
        switch self {
        case .pattern(let pattern):
            if let slug = slugs[DocumentName(.kind, pattern.kind)] { object["kind"] = .string(slug.text) }
            object["parameters"] = .object(pattern.parameters.renaming(slugs).json)
        case .kind(let kind):
            if let written = object["parameters"]?.array {
                object["parameters"] = .array(
                    zip(kind.parameters, written).map { $0.renaming(slugs).canonicalJSON(of: $1) })
            }
        case .value(let value): object[SharedValue.valueKey] = value.member.renaming(slugs).json
        case .item, .device: break
        }
        return .object(object)
    }
}
