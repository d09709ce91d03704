import MotifCore
import MotifJSON
import MotifStore

/// The documents of a catalog after some changes, as plain values. Nothing of the catalog's own code is used, except to
/// read JSON.
struct PlainState {
    /// A document: its JSON, or `nil` if it is deleted, and the JSON that it had last.
    struct PlainDocument {
        var json: JSON?
        var last: JSON
        var digest: ContentDigest
        var revision: Int

        var slug: String { last["slug"]?.string ?? "" }
        var type: String { last["type"]?.string ?? "" }
        /// As in labels of conflicts.
        var name: String { type == "pattern" ? slug : "\(type):\(slug)" }
    }

    private(set) var documents: [Int64: PlainDocument] = [:]

    /// The state after the changes up to this one.
    init(_ records: [HistoryRecord], through last: Int = .max, _ texts: PlainTexts) throws {
        for record in records {
            switch record {
            case .change(let change): if change.number > last { return }
            case .revision(let revision):
                let json = try revision.body.map { try texts.json($0, revision.digest) }
                let id = revision.key.document.value
                guard let text = json ?? documents[id]?.last else { continue }
                documents[id] = PlainDocument(
                    json: json, last: text, digest: revision.digest, revision: revision.key.number.value)
            }
        }
    }

    /// The number of the document with this name.
    func id(_ type: String, _ slug: String) -> Int64? {
        documents.first { $0.value.type == type && $0.value.slug == slug }?.key
    }

    /// A document's values by place, each as small as a merge divides it. References are numbers of documents, if they
    /// are at most `shared`; others have a name that may differ elsewhere.
    func values(of id: Int64, shared: Int64) -> [String: JSON]? {
        guard let json = documents[id]?.json else { return nil }
        var values: [String: JSON] = [:]
        for member in json.object?.members ?? [] {
            switch (member.key, member.value) {
            case ("tags", .array(let tags)): for tag in tags { values["tags.\(tag.canonical)"] = true }
            case ("kind", .string(let slug)): values["kind"] = reference("kind", slug, shared)
            case ("parameters", .object(let parameters)):
                for parameter in parameters.members {
                    values[parameter.key] =
                        parameter.key == "items"
                        ? .array((parameter.value.array ?? []).map { reference("item", $0.string ?? "", shared) })
                        : parameter.value
                }
            case ("parameters", .array(let definitions)):
                for definition in definitions {
                    for part in definition.object?.members ?? [] {
                        values["parameters.\(definition["name"]?.string ?? "").\(part.key)"] = part.value
                    }
                }
            default: values[member.key] = member.value
            }
        }
        return values
    }

    private func reference(_ type: String, _ slug: String, _ shared: Int64) -> JSON {
        if let id = id(type, slug), id <= shared { return .number(Double(id)) }
        return .string("new \(slug)")
    }
}

/// Texts that were read already.
final class PlainTexts {
    private var texts: [ContentDigest: JSON] = [:]
    private let reader = JSONReader()

    func json(_ body: [UInt8], _ digest: ContentDigest) throws -> JSON {
        if let json = texts[digest] { return json }
        let json = try reader.read(body)
        texts[digest] = json
        return json
    }
}
