import MotifCatalog
import MotifCore
import MotifJSON

extension ListedDocument {
    /// The row of `motif list --format json`: the document without its long parts, and its revision and time.
    var row: JSON {
        var object = json.object ?? JSONObject()
        for key in ["layers", "bindings", "scene", "checks", "interactions", "reduced", "extensions", "accepts"] {
            object[key] = nil
        }
        if entry.name.type == .kind {
            for key in ["parameters", "operations"] { object[key] = object[key]?.names }
        }
        object["tags"] = object["tags"] ?? []
        object["deprecated"] = object["deprecated"] ?? false
        object["revision"] = .number(Double(entry.newest.value))
        object["updated"] = .string(updated.description)
        object["totalDuration"] = totalDuration.map(JSON.number)
        if entry.isDeleted { object["deleted"] = true }
        return .object(object)
    }
}

extension JSON {
    /// The value in CSV and tables: text unquoted, lists of texts or numbers separated by commas, everything else as
    /// JSON.
    var plain: String {
        switch self {
        case .string(let text): return text
        case .null: return ""
        case .array(let values):
            let parts = values.compactMap { $0.string ?? $0.number.map(JSONNumber.text) }
            return parts.count == values.count ? parts.joined(separator: ", ") : canonical
        default: return canonical
        }
    }

    /// The names of the objects in a list.
    var names: JSON? { array.map { .array($0.compactMap { $0["name"] }) } }
}
