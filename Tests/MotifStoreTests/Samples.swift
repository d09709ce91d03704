import Foundation
import MotifCore
import MotifJSON
import Testing

@testable import MotifStore

/// Documents and catalogs for tests.
enum Samples {
    static let note = ChangeNote(
        author: "ada", message: "why", date: Timestamp(millisecondsSince1970: 1_700_000_000_123))

    /// A document with this canonical text's values, as reading and checking would give it.
    static func body(
        _ type: DocumentType, _ slug: String, title: String? = nil, summary: String = "", tags: [String] = [],
        kind: String? = nil, _ parameters: [String: JSON] = [:], references: [DocumentName] = [],
        deprecated: Bool = false,
        more: [String: JSON] = [:]
    ) throws -> PreparedDocument {
        let name = DocumentName(type, try Slug.of(slug))
        var members: [(String, JSON)] = [
            ("type", .string(type.rawValue)), ("slug", .string(slug)), ("title", .string(title ?? slug)),
        ]
        if !summary.isEmpty { members.append(("summary", .string(summary))) }
        if !tags.isEmpty { members.append(("tags", .array(tags.map { .string($0) }))) }
        if let kind { members.append(("kind", .string(kind))) }
        if deprecated { members.append(("deprecated", .boolean(true))) }
        let values = JSONObject(parameters.map { ($0.key, $0.value) })
        if type == .pattern { members.append(("parameters", .object(values))) }
        members += more.map { ($0.key, $0.value) }
        let json = JSON.object(JSONObject(members))
        return PreparedDocument(
            name, kind: try kind.map { try Slug.of($0) }, canonical: json.canonicalBytes,
            try #require(IndexedText(json)), DerivedIndexes(references: references))
    }

    /// A kind `expand` and three patterns of it, and an item and a device, in one change.
    static func fill(_ store: Store) throws {
        try store.write(as: note) { writer in
            let kind = try writer.add(try body(.kind, "expand", title: "Expand", summary: "Grows a view"))
            let other = try writer.add(try body(.kind, "slide"))
            let item = try body(.item, "twitter", title: "Twitter", more: ["image": "icon-twitter"])
            try writer.add(item)
            try writer.add(
                try body(
                    .device, "iphone-15", title: "iPhone 15",
                    more: ["family": "phone", "screen": ["width": 393, "height": 852]]))
            try writer.add(
                try body(
                    .pattern, "expand", title: "Expand", summary: "Reveals the \"next\" screen",
                    tags: ["reveal", "big"],
                    kind: "expand",
                    ["duration": 0.35, "curve": "easeInOut", "offset": ["x": 4, "y": 0], "on": true, "steps": [1, 2]]),
                kind: kind)
            try writer.add(
                try body(
                    .pattern, "expand-slow", title: "slowly", tags: ["reveal"], kind: "expand",
                    [
                        "duration": 2, "curve": ["cubicBezier": [0.42, 0, 1, 1]], "offset": ["x": -1, "y": 0],
                        "on": false, "steps": [],
                    ], deprecated: true), kind: kind)
            try writer.add(
                try body(
                    .pattern, "slide-in", title: "Zoé 🚀 slides", kind: "slide", ["edge": "left", "show": "twitter"],
                    references: [item.name]), kind: other)
        }
    }

    /// References as the samples have them: the item that `show` names.
    static func derived(_ reader: StoreReader, _ document: StoredDocument) throws -> DerivedIndexes {
        let json = try JSONReader().read(document.body)
        let item = json["parameters"]?["show"]?.string
        return DerivedIndexes(references: try item.map { [DocumentName(.item, try Slug.of($0))] } ?? [])
    }
}

extension Slug {
    struct IsNone: Error {}

    static func of(_ text: String) throws -> Slug {
        guard let slug = Slug(text) else { throw IsNone() }
        return slug
    }
}

extension StoreWriter {
    @discardableResult
    func add(_ text: PreparedDocument, kind: CatalogEntry? = nil) throws -> CatalogEntry {
        let entry = try reader.entry(of: text.name)
        return try save(entry.map { .revise($0, text, kind: kind?.key) } ?? .create(text, kind: kind?.key))
    }
}

extension Store {
    /// The slugs that a query finds, in its order.
    func slugs(_ query: Query) throws -> [String] {
        try read { reader in
            var slugs: [String] = []
            try reader.documents(query) { slugs.append($0.entry.name.slug.text) }
            return slugs
        }
    }

    /// The rows that SQL of ours finds, each as its columns' texts.
    func rows(_ sql: String) throws -> [[String]] {
        try withDatabase { database in
            let statement = try database.prepare(sql)
            var rows: [[String]] = []
            while try statement.step() { rows.append((0..<statement.columnCount).map { statement.text($0) }) }
            return rows
        }
    }

    func damage() throws -> [Damage] { try verify(derived: Samples.derived) }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "motif-store-\(UInt64.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }
}

/// Runs SQL on a file behind the store's back; the file is created if there is none.
func tamper(_ path: String, _ sql: String) throws {
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    let database = try Database.open(path, mode: .writable, busyTimeoutSeconds: 1)
    try database.execute(sql)
    try database.close()
}

/// Runs SQL that alters what the file's triggers protect, and leaves the schema as it was.
func tamperPastTriggers(_ path: String, _ sql: String) throws {
    let database = try Database.open(path, mode: .writable, busyTimeoutSeconds: 1)
    let triggers = try triggers(in: database)
    try database.execute("PRAGMA foreign_keys = OFF")
    for trigger in triggers { try database.execute("DROP TRIGGER \(trigger.name)") }
    try database.execute(sql)
    for trigger in triggers { try database.execute(trigger.sql) }
    try database.close()
}

private func triggers(in database: Database) throws -> [(name: String, sql: String)] {
    let select = try database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    var triggers: [(name: String, sql: String)] = []
    while try select.step() { triggers.append((select.text(0), select.text(1))) }
    return triggers
}
