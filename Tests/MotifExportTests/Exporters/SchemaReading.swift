import MotifJSON

/// A reader of JSON Schema with the keywords that motif's schemas have; an unknown keyword is a problem, so that none is
/// ignored.
enum SchemaReading {
    /// The places of a value that don't match a schema.
    static func problems(_ value: JSON, _ schema: JSON, at path: String = "$") -> [String] {
        (schema.object?.members ?? []).flatMap { member -> [String] in
            switch member.key {
            case "$schema", "title", "description",
                "required" where value.object == nil:
                return []
            case "type":
                return type(of: value) == member.value.string || isWhole(value, member.value) ? [] : ["\(path): type"]
            case "const": return value == member.value ? [] : ["\(path): const"]
            case "enum": return member.value.array?.contains(value) == true ? [] : ["\(path): enum"]
            case "minimum": return (value.number ?? 0) >= (member.value.number ?? 0) ? [] : ["\(path): minimum"]
            case "minItems":
                return (value.array?.count ?? 0) >= Int(member.value.number ?? 0) ? [] : ["\(path): minItems"]
            case "maxItems":
                return (value.array?.count ?? 0) <= Int(member.value.number ?? 0) ? [] : ["\(path): maxItems"]
            case "items":
                return (value.array ?? []).enumerated().flatMap { problems($1, member.value, at: "\(path)[\($0)]") }
            case "anyOf":
                let choices = member.value.array ?? []
                return choices.contains { problems(value, $0, at: path).isEmpty } ? [] : ["\(path): anyOf"]
            case "required":
                return (member.value.array ?? []).compactMap(\.string).filter { value[$0] == nil }.map {
                    "\(path).\($0): required"
                }
            case "properties", "additionalProperties": return []
            default: return ["\(path): keyword \(member.key)"]
            }
        } + members(of: value, schema, at: path)
    }

    private static func members(of value: JSON, _ schema: JSON, at path: String) -> [String] {
        guard let others = schema["additionalProperties"] else { return [] }
        return (value.object?.members ?? []).flatMap { member -> [String] in
            let place = "\(path).\(member.key)"
            if let known = schema["properties"]?[member.key] { return problems(member.value, known, at: place) }
            return others == false ? ["\(place): unknown"] : problems(member.value, others, at: place)
        }
    }

    private static func isWhole(_ value: JSON, _ type: JSON) -> Bool {
        type == "integer" && value.number.map { $0 == $0.rounded() } == true
    }

    private static func type(of value: JSON) -> String {
        switch value {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
