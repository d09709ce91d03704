import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// A column of a list: its value, and the text that shows it.
struct ListColumn {
    /// Its name and layout.
    let column: Column
    /// The value; `nil` if a document has none.
    let value: (ListedDocument) throws -> JSON?
    /// The value as text for people.
    let text: (ListedDocument, JSON) -> String

    init(
        _ column: Column, _ value: ((ListedDocument) throws -> JSON?)? = nil,
        text: @escaping (ListedDocument, JSON) -> String = { $1.plain }
    ) {
        self.column = column
        self.value = value ?? { $0.json[column.name] }
        self.text = text
    }

    /// The value of a document in this column.
    func cell(_ document: ListedDocument) throws -> Cell {
        guard let value = try value(document) else { return "" }
        return Cell(text(document, value), plain: value.plain)
    }
}

/// The columns of a list.
enum ListColumns {
    /// The columns of a list of this type by default.
    static func standard(for type: DocumentType) -> [ListColumn] { names(type).compactMap { shared($0, type) } }

    /// The columns with these names; for patterns also the parameters of all kinds.
    static func named(
        _ names: [String], for type: DocumentType, in reader: CatalogReader
    ) throws -> [ListColumn] {
        let definitions = try names.allSatisfy { shared($0, type) != nil } ? [:] : definitions(type, reader)
        let operations = try type == .pattern ? reader.timedOperations() : []
        return try names.map { name in
            if let column = shared(name, type) { return column }
            if type == .pattern, let operation = name.operationOfDuration, operations.contains(operation) {
                return duration(name) { try reader.durations(of: $0).first { $0.operation == operation }?.seconds }
            }
            if definitions.values.contains(where: { $0[name] != nil }) { return parameter(name, definitions) }
            let nearest = nearestName(to: name, among: try known(for: type, in: reader))
            throw CommandError.unknownColumn(name, nearest: nearest, known: all(type))
        }
    }

    /// The names of all columns of a type; for patterns also durations and parameters.
    static func known(for type: DocumentType, in reader: CatalogReader) throws -> [String] {
        let durations = try type == .pattern ? reader.timedOperations().map { "durations.\($0)" } : []
        return all(type) + durations.sorted() + Set(try definitions(type, reader).values.flatMap(\.keys)).sorted()
    }

    /// An object of just these columns.
    static func json(_ columns: [ListColumn], _ document: ListedDocument) throws -> JSON {
        .object(JSONObject(try columns.map { ($0.column.name, try $0.value(document) ?? .null) }))
    }

    private static func names(_ type: DocumentType) -> [String] {
        switch type {
        case .pattern: ["slug", "kind", "title", "tags", "revision", "updated"]
        case .item: ["slug", "title", "color", "image", "tags", "revision", "updated"]
        case .kind: ["slug", "title", "parameters", "operations", "tags", "revision", "updated"]
        case .value: ["slug", "title", "valueType", "value", "tags", "revision", "updated"]
        case .device: ["slug", "title", "family", "width", "height", "tags", "revision", "updated"]
        }
    }

    private static func all(_ type: DocumentType) -> [String] {
        names(type) + (type == .pattern ? ["totalDuration"] : []) + ["summary", "deprecated", "source"]
    }

    /// The columns that do not depend on kinds.
    private static func shared(_ name: String, _ type: DocumentType) -> ListColumn? {
        guard all(type).contains(name) else { return nil }
        switch name {
        case "slug": return ListColumn(Column(name)) { .string($0.entry.name.slug.text) }
        case "title":
            return ListColumn(
                Column(name, fit: .cut),
                text: { document, title in
                    let isDeprecated = document.json["deprecated"].map { $0 != .boolean(false) } ?? false
                    return (isDeprecated ? "(deprecated) " : "") + title.plain
                })
        case "kind": return ListColumn(Column(name, rank: 2))
        case "tags": return ListColumn(Column(name, fit: .cut, rank: 3))
        case "revision": return ListColumn(Column(name, .trailing, rank: 4)) { .integer($0.entry.newest.value) }
        case "updated":
            return ListColumn(Column(name, rank: 5)) {
                .string($0.updated.description)
            } text: { document, _ in
                document.updated.short
            }
        case "totalDuration": return duration(name, \.totalDuration)
        case "summary", "deprecated": return ListColumn(Column(name, fit: .cut))
        case "source": return ListColumn(Column(name, fit: .cut)) { $0.json["source"]?["title"] }
        case "operations": return ListColumn(Column(name, fit: .cut, rank: 2)) { $0.json[name]?.names }
        case "parameters":
            // All names are several lines long, and a list is for looking around.
            return ListColumn(Column(name, .trailing, rank: 6)) {
                $0.json[name]?.names
            } text: {
                String($1.array?.count ?? 0)
            }
        case "color":
            let definition = ParameterDefinition(name: name, type: .color)
            return ListColumn(Column(name), text: { text(of: $1, as: definition) })
        case "value":
            return ListColumn(
                Column(name, fit: .cut, rank: 1),
                text: { document, json in
                    if case .value(let value)? = try? Document(document.json) { value.text } else { json.plain }
                })
        case "width", "height": return ListColumn(Column(name, .trailing)) { $0.json["screen"]?[name] }
        default: return ListColumn(Column(name, fit: .cut, rank: 1))
        }
    }

    private static func duration(_ name: String, _ of: @escaping (ListedDocument) throws -> Double?) -> ListColumn {
        ListColumn(Column(name, .trailing)) {
            try of($0).map(JSON.number)
        } text: {
            // A sum, which may miss the decimal that people expect: 0.1 s and 0.2 s are 0.30000000000000004 s.
            $1.number.map { $0.short() + " s" } ?? $1.plain
        }
    }

    private typealias Definitions = [String: [String: ParameterDefinition]]

    /// The parameters of every kind, by the kind's slug.
    private static func definitions(_ type: DocumentType, _ reader: CatalogReader) throws -> Definitions {
        guard type == .pattern else { return [:] }
        var definitions: Definitions = [:]
        for name in try reader.names(of: ListRequest(.kind)) {
            let parameters = try reader.kind(name.slug).parameters
            definitions[name.slug.text] = Dictionary(parameters.map { ($0.name, $0) }) { $1 }
        }
        return definitions
    }

    private static func parameter(_ name: String, _ definitions: Definitions) -> ListColumn {
        let isNumeric = definitions.values.compactMap { $0[name] }.allSatisfy(\.type.isNumeric)
        return ListColumn(Column(name, isNumeric ? .trailing : .leading, fit: .cut)) {
            $0.json["parameters"]?[name]
        } text: { document, value in
            definitions[document.json["kind"]?.string ?? ""]?[name].map { text(of: value, as: $0) } ?? value.plain
        }
    }

    /// A value for people. A list doesn't check documents, so a stored value that the kind's newest revision rejects is
    /// shown as JSON.
    private static func text(of value: JSON, as definition: ParameterDefinition) -> String {
        (try? definition.member(from: value))?.text ?? value.plain
    }
}
