import MotifJSON
import Testing

@testable import MotifCore

/// The keys in the schema of a document are those that its reader knows: a schema has the keys that are read of an empty
/// document, so a reader must not stop early.
@Suite struct DocumentSchemaTests {
    /// Documents with every part that has keys of its own; each object gets an unknown key.
    private static let documents: [JSON] =
        [
            [
                "type": "kind", "slug": "all", "title": "All", "source": ["title": "A book"],
                "parameters": [
                    ["name": "a", "type": "number", "default": 1], ["name": "b", "type": "choice", "cases": ["x"]],
                    ["name": "c", "type": "reference", "documentType": "item"],
                    ["name": "d", "type": "list", "element": ["type": "number"]],
                    ["name": "e", "type": "record", "fields": [["name": "x", "type": "number"]]],
                ],
                "scene": [["name": "screen", "type": "size", "default": "device"]],
                "bindings": [["name": "half", "formula": "1"]],
                "layers": [
                    ["name": "card", "role": "element", "frame": "x", "forEach": "d", "as": "one"],
                    [
                        "name": "hole", "role": "source", "frame": "x", "shadow": ["color": "#000"], "mask": [:],
                        "hole": [:],
                    ],
                ],
                "operations": [
                    ["name": "push", "driver": "time", "tracks": [["layer": "hole"]]],
                    ["name": "scroll", "driver": "progress", "tracks": [["layer": "hole"]]],
                    ["name": "pop", "swap": "push", "tracks": [["layer": "hole"]]],
                    ["name": "dismiss", "system": true],
                ],
                "reduced": ["tracks": [["layer": "hole"]]], "interactions": [["name": "pan"]],
                "checks": [["name": "one"]],
            ],
            ["type": "pattern", "slug": "p", "title": "P", "kind": "sample", "accepts": [["check": "covers"]]],
            ["type": "item", "slug": "i", "title": "I", "color": "#000000"],
            ["type": "device", "slug": "d", "title": "D", "screen": [:]],
            ["type": "value", "slug": "v", "title": "V", "valueType": "timing", "value": [:]],
        ]
        + ["number", "choice", "reference", "list", "record"].map {
            ["type": "value", "slug": "v", "title": "V", "valueType": .string($0)]
        }

    /// Objects whose keys the schema leaves to the reader, since they nest, or depend on the type.
    private static let open: Set = ["kind.parameters.fields", "kind.parameters.element", "value.value"]

    private static let unknown = "unknownKey"

    @Test func `has the keys that readers know`() throws {
        let kind = try Kind.read(KindSample.json)
        let schema = DocumentSchema(kinds: [kind], slugs: [:]).all
        var known: [String: Set<String>] = [:]
        for document in Self.documents {
            let read = Self.spoiled(document)
            for problem in result({ () throws(Problems) in try Document(read, kind: .found(kind)) }).problems {
                guard case .unknownKey(Self.unknown, _, let keys) = problem.kind else { continue }
                let type = document["type"]?.string ?? ""
                known[type + Self.place(problem.path.parent), default: []].formUnion(keys)
            }
        }
        #expect(known.count == 24 && Self.open.isSubset(of: known.keys))
        for (place, keys) in known where !Self.open.contains(place) {
            let names = place.split(separator: ".").map(String.init)
            let type = try #require(schema["$defs"]?[names[0]])
            var described = Self.keys(of: names.dropFirst().reduce([type]) { Self.members(of: $0, $1, schema) }, schema)
            described.remove(Document.schemaKey)
            #expect(described == keys, "\(place)")
        }
    }

    /// The document with an unknown key in each object.
    private static func spoiled(_ json: JSON) -> JSON {
        if let list = json.array { return .array(list.map(spoiled)) }
        guard let object = json.object else { return json }
        var changed = JSONObject(object.members.map { ($0.key, spoiled($0.value)) })
        changed[unknown] = 1
        return .object(changed)
    }

    /// A path without its indexes, in which names have dots in front.
    private static func place(_ path: JSONPath) -> String {
        path.elements.map { if case .key(let key) = $0 { "." + key } else { "" } }.joined()
    }

    /// The schemas themselves, and those that they combine or refer to.
    private static func parts(of schemas: [JSON], _ root: JSON) -> [JSON] {
        schemas.flatMap { schema -> [JSON] in
            let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init)
            let others = ["anyOf", "allOf"].flatMap { schema[$0]?.array ?? [] }
            let more = [name.flatMap { root["$defs"]?[$0] }, schema["then"], schema["items"]].compactMap(\.self)
            return [schema] + (others + more).flatMap { parts(of: [$0], root) }
        }
    }

    private static func members(of schemas: [JSON], _ key: String, _ root: JSON) -> [JSON] {
        parts(of: schemas, root).compactMap { $0["properties"]?[key] }
    }

    private static func keys(of schemas: [JSON], _ root: JSON) -> Set<String> {
        Set(parts(of: schemas, root).flatMap { $0["properties"]?.object?.keys.map(\.self) ?? [] })
    }
}
