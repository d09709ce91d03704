import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

/// A catalog that is small enough to be made thousands of times: one kind, three patterns, two items, and a device.
enum SmallDocuments {
    static let all: [JSON] = [
        item("dot"), item("ring"), device, kind(), pattern("grow"), pattern("shrink"), pattern("spin", items: ["dot"]),
    ]

    static func item(_ slug: String) -> JSON {
        ["type": "item", "slug": .string(slug), "title": .string(slug), "color": "#ff0000"]
    }

    static let device: JSON = [
        "type": "device", "slug": "phone", "title": "Phone", "family": "phone",
        "screen": ["width": 300, "height": 600],
    ]

    /// A kind with a duration, a delay, and items; `more` are other parameters.
    static func kind(_ slug: String = "fade", maximum: Double = 2, more: [JSON] = []) -> JSON {
        [
            "type": "kind", "slug": .string(slug), "title": "Fade",
            "parameters": .array(
                [
                    [
                        "name": "duration", "type": "duration", "default": 0.3, "minimum": 0,
                        "maximum": .number(maximum), "summary": "The duration.",
                    ],
                    number("delay"),
                    [
                        "name": "items", "type": "list", "default": [], "summary": "The items.",
                        "element": ["type": "reference", "documentType": "item", "summary": "An item."],
                    ],
                ] + more),
            "scene": [["name": "screen", "type": "size", "default": "device"]],
            "layers": [["name": "destination", "role": "destination", "frame": "bounds(screen)"]],
            "operations": [
                [
                    "name": "push", "driver": "time",
                    "tracks": [
                        [
                            "layer": "destination", "property": "opacity", "from": "0", "to": "1", "begin": "0",
                            "duration": "duration", "curve": "linear",
                        ]
                    ],
                ]
            ],
        ]
    }

    static func number(_ name: String, default value: Double = 0) -> JSON {
        ["name": .string(name), "type": "number", "default": .number(value), "summary": "A number."]
    }

    static func pattern(_ slug: String, kind: String = "fade", delay: Double = 0, items: [String] = []) -> JSON {
        [
            "type": "pattern", "slug": .string(slug), "kind": .string(kind), "title": .string(slug),
            "parameters": ["delay": .number(delay), "items": .array(items.map(JSON.string))],
        ]
    }
}

extension Team {
    /// A team with the small documents.
    static func small() throws -> Team {
        let team = try Team(.nothing)
        try team.write("ada", to: team.origin) { writer in
            for document in SmallDocuments.all { try writer.add(document) }
        }
        return team
    }
}

extension CatalogWriter {
    /// Creates a document from its JSON.
    @discardableResult
    func add(_ document: JSON) throws -> WriteOutcome {
        try create(try #require(Document.name(of: document)), document: document)
    }

    /// Sets a pattern's parameters.
    func set(_ pattern: String, _ values: (String, ParameterValue)...) throws {
        try update(pattern) { draft in for (name, value) in values { draft[name] = value } }
    }
}

extension ParameterValue {
    /// A list of references to items.
    static func items(_ slugs: String...) -> ParameterValue {
        .list(slugs.compactMap { Slug($0) }.map { .reference(DocumentName(.item, $0)) })
    }
}

extension Catalog {
    /// A document as JSON; `nil` if there is none.
    func json(_ name: String) throws -> JSON? {
        try read { reader in
            let name = try DocumentReference(name).name
            guard try reader.store.entry(of: name)?.isDeleted == false else { return nil }
            return try reader.state(of: name).document.json
        }
    }

    /// A parameter of a pattern as JSON.
    func json(_ parameter: String, of pattern: String) throws -> JSON? {
        try json(pattern)?["parameters"]?[parameter]
    }
}
