import MotifCore
import MotifJSON

/// The forms in which other tools write token files, as the form of the Design Tokens Community Group.
enum TokenForms {
    /// A file from before the standard had its `$`, as Style Dictionary 3 and Tokens Studio write it: `value`, `type`
    /// and `description` become `$value`, `$type` and `$description`. Any other file is returned as it is.
    static func current(_ json: JSON) -> JSON {
        has("$value", json) || has("$ref", json) || !hasOldToken(json) ? json : renamed(json)
    }

    private static func has(_ key: String, _ json: JSON) -> Bool {
        switch json {
        case .object(let object): object[key] != nil || object.members.contains { has(key, $0.value) }
        case .array(let elements): elements.contains { has(key, $0) }
        default: false
        }
    }

    private static func isOldToken(_ object: JSONObject) -> Bool {
        guard let value = object["value"] else { return false }
        // A group may be called 'value'.
        return value.object.map { !hasOldToken(.object($0)) } ?? true
    }

    private static func hasOldToken(_ json: JSON) -> Bool {
        guard let object = json.object else { return false }
        return isOldToken(object) || object.members.contains { hasOldToken($0.value) }
    }

    /// `{base.slow.value}` → `{base.slow}`
    private static func alias(_ value: JSON) -> JSON {
        guard let text = value.string, text.hasPrefix("{"), text.hasSuffix(".value}") else { return value }
        return .string(text.dropLast(".value}".count) + "}")
    }

    private static func renamed(_ json: JSON) -> JSON {
        guard let object = json.object else { return json }
        guard isOldToken(object) else {
            // Members that aren't groups are the tool's own data.
            let groups = object.members.filter { !$0.key.hasPrefix("$") && $0.value.object != nil }
            return .object(JSONObject(groups.map { ($0.key, renamed($0.value)) }))
        }
        var token: JSONObject = ["$value": alias(object["value"] ?? .null)]
        // Other types, such as 'other', are left out; the text of the value shows its type.
        let types = ["time": "duration", "sizing": "dimension", "spacing": "dimension", "cubic-bezier": "cubicBezier"]
        if let type = object["type"]?.string {
            let known = types[type] ?? type
            if ["duration", "dimension", "number", "color", "cubicBezier", "transition"].contains(known) {
                token["$type"] = .string(known)
            }
        }
        if let text = object["description"] ?? object["comment"] { token["$description"] = text }
        return .object(token)
    }
}

/// Groups with the tokens of the groups that they extend.
///
/// - Source: Design Tokens Format Module 2025.10, 6.4: members of a group replace those that it inherits, and groups of
///   one name are merged.
struct TokenExtension {
    private let root: JSON

    init(_ root: JSON) { self.root = root }

    /// The file without `$extends`.
    ///
    /// - Throws: `unknown-reference` for a group that doesn't exist, `cycle`, `syntax`.
    func resolved() throws(Problem) -> JSON { try resolved(root, at: .root, within: []) }

    private func resolved(_ json: JSON, at place: JSONPath, within titles: [String]) throws(Problem) -> JSON {
        guard let object = json.object, object["$value"] == nil, object["$ref"] == nil else { return json }
        var own = JSONObject()
        for member in object.members where member.key != "$extends" {
            let place = place.appending(key: member.key)
            own[member.key] =
                member.key.hasPrefix("$") ? member.value : try resolved(member.value, at: place, within: titles)
        }
        guard let extended = object["$extends"] else { return .object(own) }
        let place = place.appending(key: "$extends")
        let path = try path(extended, at: place)
        let title = path.joined(separator: ".")
        if let start = titles.firstIndex(of: title) {
            throw Problem(.cycle(Array(titles[start...])), at: place)
        }
        guard titles.count < 64 else { throw Problem(.tooDeep(limit: 64), at: place) }
        var base: JSON? = root
        for name in path { base = base?[name] }
        guard let base, base.object != nil else {
            throw Problem(.rule(.unknownReference, "'\(title)' isn't a group"), at: place)
        }
        let inherited = try resolved(base, at: place, within: titles + [title])
        return .object(Self.merged(own, over: inherited.object ?? JSONObject()))
    }

    private func path(_ reference: JSON, at place: JSONPath) throws(Problem) -> [String] {
        if let names = try TokenReferences.names(in: reference.string ?? "", at: place) { return names }
        throw Problem(
            .badText(text: reference.string ?? reference.canonical, expected: "a group such as '{brand.motion}'"),
            at: place)
    }

    private static func merged(_ own: JSONObject, over inherited: JSONObject) -> JSONObject {
        var merged = inherited
        for member in own.members {
            let isGroup = member.value["$value"] == nil && member.value["$ref"] == nil && !member.key.hasPrefix("$")
            if isGroup, let inner = member.value.object, let other = merged[member.key]?.object {
                merged[member.key] = .object(Self.merged(inner, over: other))
            } else {
                merged[member.key] = member.value
            }
        }
        return merged
    }
}
