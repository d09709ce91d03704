import MotifCore
package import MotifJSON

extension ListedDocument {
    /// The row of a list: the document without its long parts, and its revision and time.
    package var row: JSON {
        Self.row(
            json, revision: .number(Double(entry.newest.value)), updated: .string(updated.description),
            totalDuration: totalDuration, isDeleted: entry.isDeleted)
    }

    /// The row of a document in the answer of the operation `list`.
    package static func row(_ answer: JSON) -> JSON {
        row(
            answer["document"] ?? [:], revision: answer["revision"], updated: answer["updated"],
            totalDuration: answer["durations"]?.object?.members.compactMap(\.value.number).max(),
            isDeleted: answer["deleted"] == true)
    }

    private static func row(
        _ document: JSON, revision: JSON?, updated: JSON?, totalDuration: Double?, isDeleted: Bool
    ) -> JSON {
        var object = document.object ?? JSONObject()
        for key in ["layers", "bindings", "scene", "checks", "interactions", "reduced", "extensions", "accepts"] {
            object[key] = nil
        }
        if object["type"]?.string == DocumentType.kind.rawValue {
            for key in ["parameters", "operations"] { object[key] = object[key]?.names }
        }
        object["tags"] = object["tags"] ?? []
        object["deprecated"] = object["deprecated"] ?? false
        object["revision"] = revision
        object["updated"] = updated
        object["totalDuration"] = totalDuration.map(JSON.number)
        if isDeleted { object["deleted"] = true }
        return .object(object)
    }
}

extension JSON {
    /// The names of the objects in a list.
    package var names: JSON? { array.map { .array($0.compactMap { $0["name"] }) } }
}
