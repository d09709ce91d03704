import MotifCatalog
import MotifCore
import MotifJSON
import Testing

/// What the tests of the catalog share: notes with a fixed clock, and small documents.
enum Sample {
    static let note = ChangeNote(
        author: "mia", message: "try", date: Timestamp(millisecondsSince1970: 1_800_000_000_000))

    static func catalog(_ contents: Catalog.Contents = .shipped) throws -> Catalog {
        try Catalog.inMemory(with: contents, as: note)
    }

    static func name(_ text: String) throws -> DocumentName { try DocumentReference(text).name }

    static func slug(_ text: String) throws -> Slug { try #require(Slug(text)) }

    /// An edit that sets parameters by text.
    static func set(_ values: [(String, String)]) -> Edit {
        Edit(set: values.map { ($0.0, InputValue.text($0.1)) })
    }

    /// An edit that is a whole document.
    static func document(_ json: JSON) -> Edit {
        var edit = Edit()
        edit.document = json
        return edit
    }

    /// A kind with one parameter, which ranges from 0 s to `maximum`.
    static func kind(_ slug: String = "fade", maximum: Double = 2) -> JSON {
        [
            "type": "kind", "slug": .string(slug), "title": "Fade",
            "parameters": [
                [
                    "name": "duration", "type": "duration", "default": 0.3, "minimum": 0,
                    "maximum": .number(maximum), "summary": "How long it takes.",
                ]
            ],
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

    static func pattern(_ slug: String, kind: String = "fade", duration: Double = 0.5) -> JSON {
        [
            "type": "pattern", "slug": .string(slug), "kind": .string(kind), "title": "A fade",
            "parameters": ["duration": .number(duration)],
        ]
    }

    /// The documents as one JSON Lines source.
    static func lines(_ documents: [JSON]) -> ImportSource {
        .bytes(Array(documents.map(\.canonical).joined(separator: "\n").utf8), name: "lines.jsonl")
    }

    /// All of a catalog as text.
    static func export(_ catalog: Catalog, as format: ExportFormat = .json) throws -> String {
        var bytes: [UInt8] = []
        try catalog.read { _ = try $0.export(.everything, as: format, to: { bytes += $0 }) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What was done to a document or to all, newest first: `expand@2 updated`.
    static func history(_ catalog: Catalog, of name: DocumentName? = nil) throws -> [String] {
        var lines: [String] = []
        try catalog.read { reader in
            try reader.history(of: name) { lines.append("\($0.name)@\($0.key.number) \($0.action.rawValue)") }
        }
        return lines
    }

    /// The problems that a write gives, as `code path`.
    static func problems(_ body: () throws -> Void) throws -> [String] {
        do {
            try body()
            return []
        } catch let problems as Problems {
            return problems.problems.map { "\($0.code.rawValue) \($0.path)" }
        }
    }
}
