import MotifCore
import MotifJSON
import MotifText

/// The forms in which other tools write token files, as the form of the Design Tokens Community Group.
enum TokenForms {
    /// A file's tokens in the current format.
    ///
    /// - A file from before the standard had its `$`, as Style Dictionary 3 and Tokens Studio write it: `value`, `type`
    ///   and `description` become `$value`, `$type` and `$description`.
    /// - The sets of Tokens Studio and Penpot become one tree.
    /// - A type of another tool, such as `time`, becomes the standard's, or is left out if the value shows its type.
    ///
    /// - Parameter sets: The sets to read; empty for all.
    /// - Throws: A problem with a set that doesn't exist.
    static func current(_ json: JSON, sets: [String] = []) throws(Problems) -> JSON {
        let tree = try merged(sets, of: json)
        return typed(has("$value", tree) || has("$ref", tree) || !hasOldToken(tree) ? tree : renamed(tree))
    }

    /// One tree of several files, in which tokens of later files replace those of earlier ones.
    static func joined(_ files: [JSON]) -> JSON {
        guard files.count > 1 else { return files.first ?? [:] }
        var tree = JSONObject()
        for file in files {
            guard var own = file.object else { return file }
            // What a file's tokens have from the file isn't for the other files' tokens.
            for key in inheritedKeys { own[key] = nil }
            tree = TokenExtension.merged(own, over: tree)
        }
        return .object(tree)
    }

    /// The sets of a file, in the order that it states. In aliases, the name of the set is left out.
    ///
    /// - Source: Tokens Studio's `$metadata.tokenSetOrder` and `$themes`, which Penpot writes as well.
    private static func merged(_ chosen: [String], of json: JSON) throws(Problems) -> JSON {
        let stated = json["$metadata"]?["tokenSetOrder"]?.array?.compactMap(\.string)
        guard let object = json.object, stated != nil || object["$themes"] != nil || !chosen.isEmpty else {
            return json
        }
        let names = object.keys.filter { !$0.hasPrefix("$") && object[$0]?.object != nil }
        let order = (stated ?? []).filter(names.contains) + names.filter { stated?.contains($0) != true }
        if let name = chosen.first(where: { !names.contains($0) }) {
            throw Problems(
                .unknownName(what: "set", name: name, nearest: nearestName(to: name, among: names), known: names),
                at: .root)
        }
        let sets = order.filter { chosen.isEmpty || chosen.contains($0) }.compactMap { object[$0] }
        return joined(sets.isEmpty ? [[:]] : sets)
    }

    /// The standard's types, whatever a value looks like.
    private static let types: Set = [
        "duration", "dimension", "number", "color", "cubicBezier", "transition", "fontFamily", "fontWeight",
        "strokeStyle", "border", "shadow", "gradient", "typography",
    ]
    /// The names that other tools have for some of them.
    private static let otherTypes = [
        "time": "duration", "sizing": "dimension", "spacing": "dimension", "cubic-bezier": "cubicBezier",
    ]

    /// What tokens have from the nearest group that has it.
    private static let inheritedKeys = ["$type", "$deprecated"]

    /// A tree with the standard's types, whose tokens have what their groups say.
    ///
    /// - Source: Design Tokens Format Module 2025.10, 5.2.2: a token's own type, that of its target, that of the nearest
    ///   group; 6.3.4: a group's `$deprecated` is for all of its tokens that don't have their own.
    static func typed(_ json: JSON, in groups: JSONObject = [:]) -> JSON {
        guard var object = json.object else { return json }
        if let type = object["$type"]?.string, !types.contains(type) {
            if let other = otherTypes[type] {
                object["$type"] = .string(other)
            } else if object["$ref"] != nil || object["$value"].map(TokenValue.showsType) ?? (type == "other") {
                object["$type"] = nil
            }
        }
        var inherited = groups
        for key in inheritedKeys { inherited[key] = object[key] ?? groups[key] }
        if inherited["$type"]?.string == nil { inherited["$type"] = groups["$type"] }
        if object.isToken {
            if TokenReferences.isReference(object) { inherited["$type"] = nil }
            for key in inheritedKeys where object[key] == nil { object[key] = inherited[key] }
        }
        for member in object.members where !member.key.hasPrefix("$") || member.key == "$root" {
            object[member.key] = typed(member.value, in: inherited)
        }
        return .object(object)
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
        var token = JSONObject(object.members.filter { $0.key.hasPrefix("$") }.map { ($0.key, $0.value) })
        token["$value"] = alias(object["value"] ?? .null)
        if let type = object["type"]?.string { token["$type"] = .string(type) }
        if let text = object["description"] ?? object["comment"] { token["$description"] = text }
        for key in ["deprecated", "extensions"] { token["$" + key] = token["$" + key] ?? object[key] }
        return .object(token)
    }
}

/// Groups with the tokens of the groups that they extend.
///
/// - Source: Design Tokens Format Module 2025.10, 6.4: members of a group replace those that it inherits, and groups of
///   one name are merged.
struct TokenExtension {
    let root: JSON

    /// The file without `$extends`.
    ///
    /// - Throws: `unknown-reference` for a group that doesn't exist, `cycle`, `syntax`.
    func resolved() throws(Problems) -> JSON { TokenForms.typed(try resolved(root, at: .root, within: [])) }

    private func resolved(_ json: JSON, at place: JSONPath, within titles: [String]) throws(Problems) -> JSON {
        guard let object = json.object, !object.isToken else { return json }
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
            throw Problems(.cycle(Array(titles[start...])), at: place)
        }
        guard titles.count < 64 else { throw Problems(.tooDeep(limit: 64), at: place) }
        guard let base = root.value(at: path), base.object != nil else {
            throw Problems(.rule(.unknownReference, "'\(title)' isn't a group"), at: place)
        }
        let inherited = try resolved(base, at: place, within: titles + [title])
        return .object(Self.merged(own, over: inherited.object ?? JSONObject()))
    }

    private func path(_ reference: JSON, at place: JSONPath) throws(Problems) -> [String] {
        if let names = try TokenReferences.names(in: reference.string ?? "", at: place) { return names }
        throw Problems(
            .badText(text: reference.string ?? reference.canonical, expected: "a group such as '{brand.motion}'"),
            at: place)
    }

    static func merged(_ own: JSONObject, over inherited: JSONObject) -> JSONObject {
        var merged = inherited
        for member in own.members {
            if !member.key.hasPrefix("$"), let inner = member.value.object, !inner.isToken,
                let other = merged[member.key]?.object
            {
                merged[member.key] = .object(Self.merged(inner, over: other))
            } else {
                merged[member.key] = member.value
            }
        }
        return merged
    }
}
