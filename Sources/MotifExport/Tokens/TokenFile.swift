import MotifCore
import MotifJSON
import MotifText

/// A token of a file, with its type and value as written.
struct Token {
    /// The names of its groups, then its own. The root token of a group has the group's name.
    let names: [String]
    /// Its path in the file.
    let place: JSONPath
    /// The token's object.
    let object: JSONObject

    /// The name as in an alias: `a.b`.
    var title: String { names.joined(separator: ".") }

    /// What motif wrote beside the token.
    var own: JSON? { object["$extensions"]?[TokenText.vendor] }
}

/// The groups and tokens of a file, with every structural problem.
struct TokenFile {
    /// The tokens of the group that is read, in the order of the file.
    private(set) var tokens: [Token] = []
    /// The tokens of all groups.
    private(set) var all: [Token] = []
    /// What motif wrote beside the tokens of the groups that are read.
    private(set) var parameters: [(place: JSONPath, value: JSON)] = []
    /// The groups that motif wrote for patterns of another kind, and what only groups have, such as `a.$extensions`.
    private(set) var strangers: [String] = []
    /// The structural problems of the file.
    private(set) var problems: [Problem] = []

    private let kind: Slug?

    /// - Parameters:
    ///   - kind: The kind of the patterns whose groups are read; `nil` for groups of no pattern.
    ///   - group: The path of the group to read; empty for the whole file.
    init(_ json: JSON, of kind: Slug?, group: [String]) {
        self.kind = kind
        guard let root = json.object else {
            report(.wrongType(expected: "a group of tokens", found: json.typeInWords), at: .root)
            return
        }
        read(root, names: [], at: .root)
        all = tokens
        guard !group.isEmpty else { return }
        let path = JSONPath(group.map { .key($0) })
        tokens = tokens.filter { $0.names.starts(with: group) }
        parameters = parameters.filter { $0.place.elements.starts(with: path.elements) }
        if tokens.isEmpty, parameters.isEmpty, problems.isEmpty {
            let name = group.joined(separator: ".")
            let groups = all.flatMap { token in
                token.names.indices.dropFirst().map { token.names[..<$0].joined(separator: ".") }
            }
            let hint = nearestName(to: name, among: groups).map { "Did you mean '\($0)'?" }
            report(.notFound(what: "Group '\(name)'", hint: hint), at: .root)
        }
    }

    private mutating func read(_ group: JSONObject, names: [String], at place: JSONPath) {
        if let own = group["$extensions"]?[TokenText.vendor] {
            if let slug = own["kind"]?.string, slug != kind?.text {
                strangers.append(names.joined(separator: "."))
                return
            }
            if let value = own["parameters"] {
                let path = place.appending(key: "$extensions").appending(key: TokenText.vendor)
                parameters.append((path.appending(key: "parameters"), value))
            }
        }
        checkType(group, at: place)
        if let foreign = group["$extensions"], foreign[TokenText.vendor] == nil {
            strangers.append((names + ["$extensions"]).joined(separator: "."))
        }
        let children = group.members.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }
        if children.isEmpty, group["$type"] != nil {
            report(.missing(key: "$value", for: "the value of the token"), at: place)
        }
        checkKeys(group, Self.groupKeys, at: place)
        for child in children { read(child, names: names, at: place.appending(key: child.key)) }
    }

    private mutating func read(_ child: JSONObject.Member, names: [String], at place: JSONPath) {
        if child.key.contains(where: { ".{}".contains($0) }) || child.key.isEmpty {
            let message =
                "'\(child.key)' is not a valid token name; it must not contain '.', '{' or '}', or start with '$'"
            report(.rule(.syntax, message), at: place)
            return
        }
        guard let object = child.value.object else {
            report(.wrongType(expected: "a token or a group", found: child.value.typeInWords), at: place)
            return
        }
        let names = child.key == "$root" ? names : names + [child.key]
        guard object.isToken else {
            if child.key == "$root" {
                report(.missing(key: "$value", for: "the value of the token"), at: place)
            } else {
                read(object, names: names, at: place)
            }
            return
        }
        guard checkType(object, at: place) else { return }
        if object["$value"] != nil, object["$ref"] != nil {
            let message = "A token must have either '$value' or '$ref', not both"
            report(.rule(.unknownKey, message), at: place)
        }
        if let inner = object.keys.first(where: { !$0.hasPrefix("$") }) {
            let message = "'\(inner)' is inside a token; only a group, which has no '$value', can contain tokens"
            report(.rule(.unknownKey, message), at: place.appending(key: inner))
        }
        checkKeys(object, Self.tokenKeys, at: place)
        tokens.append(Token(names: names, place: place, object: object))
    }

    private mutating func report(_ kind: Problem.Kind, at place: JSONPath) {
        problems.append(Problem(kind, at: place))
    }

    /// Reports a type that isn't text.
    @discardableResult private mutating func checkType(_ object: JSONObject, at place: JSONPath) -> Bool {
        guard let type = object["$type"], type.string == nil else { return true }
        report(.wrongType(expected: "text", found: type.typeInWords), at: place.appending(key: "$type"))
        return false
    }

    private static let groupKeys = [
        "$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$root",
    ]
    private static let tokenKeys = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]

    private mutating func checkKeys(_ object: JSONObject, _ known: [String], at place: JSONPath) {
        for key in object.keys where key.hasPrefix("$") && !known.contains(key) {
            let nearest = nearestName(to: key, among: known)
            report(.unknownKey(key, nearest: nearest, known: known), at: place.appending(key: key))
        }
    }
}
