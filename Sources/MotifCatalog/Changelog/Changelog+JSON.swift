import MotifCore
public import MotifJSON
import MotifStore

extension Changelog {
    /// `{"after", "through", "sections": [{"release", "change", "time", "author", "message", "documents": […]}]}`; the
    /// documents as in `DocumentChange.json`, each with `notes`: `[{"author", "message", "time"}]`. A section without a
    /// release has only documents.
    public var json: JSON {
        [
            "after": .integer(first), "through": .integer(last),
            "sections": .array(sections.map(Self.json)),
        ]
    }

    private static func json(_ section: Section) -> JSON {
        var object: JSONObject = ["documents": .array(section.documents.map(\.json))]
        if let release = section.release {
            object["release"] = release.release.map { .string($0.text) }
            object["change"] = .integer(release.number)
            for member in json(release.note).object?.members ?? [] { object[member.key] = member.value }
        }
        return .object(object)
    }

    fileprivate static func json(_ note: ChangeNote) -> JSON {
        ["author": .string(note.author), "message": .string(note.message), "time": .string(note.date.description)]
    }
}

extension Changelog.ChangedDocument {
    /// The change with `notes`: `[{"author", "message", "time"}]`.
    var json: JSON {
        var object = change.json.object ?? JSONObject()
        object["notes"] = .array(notes.map(Changelog.json))
        return .object(object)
    }
}
