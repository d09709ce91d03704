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
        let documents = JSON.array(section.documents.map(\.json))
        guard let release = section.release else { return ["documents": documents] }
        return release.note.json.with([
            "documents": documents, "release": release.release.map { .string($0.text) },
            "change": .integer(release.number),
        ])
    }
}

extension ChangeNote {
    /// `{"author", "message", "time"}`.
    var json: JSON {
        ["author": .string(author), "message": .string(message), "time": .string(date.description)]
    }
}

extension Changelog.ChangedDocument {
    /// The change with `notes`: `[{"author", "message", "time"}]`.
    var json: JSON { change.json.with(["notes": .array(notes.map(\.json))]) }
}
