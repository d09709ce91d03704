import MotifCore
public import MotifJSON
import MotifText

/// Documents that motif comes with and a catalog has on request, such as the durations and easings of a design system.
///
/// A set is data: `seeds/sets/material/set.json` describes it, and the documents are files beside it.
public struct StarterSet: Sendable {
    /// The name, such as `material`.
    public let name: String
    /// Its `title`, `summary`, `edition` (a day), `source` with its `url`, the sets that it `requires`, and the number of
    /// its `documents`.
    public let summary: JSONObject
    /// Its documents, those that others refer to first.
    let documents: [JSON]
    /// The texts that documents had in earlier editions.
    let earlier: [JSON]

    /// The member of a document's extensions that names its set, and the edition that changed it last: `"material
    /// 2026-11-26"`. It is how a later import knows what a team has changed since.
    static let mark = "motif.set"

    /// All sets, by name.
    public static func all() throws(JSONError) -> [StarterSet] {
        var files: [String: [(name: String, json: JSON)]] = [:]
        for file in Shipped.sets {
            let path = file.name.split(separator: "/", maxSplits: 2).map(String.init)
            files[path[1], default: []].append((path[2], try JSONReader().read(file.text)))
        }
        return files.sorted { $0.key < $1.key }.map { StarterSet($0.key, $0.value) }
    }

    /// A set from its files; those in `earlier/` have texts of earlier editions.
    init(_ name: String, _ files: [(name: String, json: JSON)]) {
        func order(_ json: JSON) -> DocumentType { Document.name(of: json)?.type ?? .pattern }
        var summary = files.first { $0.name == "set" }?.json.object ?? [:]
        documents = files.filter { $0.name != "set" && !$0.name.hasPrefix("earlier/") }.map(\.json)
            .sorted { order($0) < order($1) }
        earlier = files.filter { $0.name.hasPrefix("earlier/") }.map(\.json)
        summary["set"] = .string(name)
        summary["documents"] = .integer(documents.count)
        (self.name, self.summary) = (name, summary)
    }

    /// The sets with these names, each once and behind those that it requires.
    ///
    /// - Throws: `Problems` with `not-found` and the nearest name.
    public static func named(_ names: [String]) throws -> [StarterSet] {
        let all = try all()
        var found: [StarterSet] = []
        func add(_ name: String) throws {
            guard let set = all.first(where: { $0.name == name }) else {
                let nearest = nearestName(to: name, among: all.map(\.name)).map { "Did you mean '\($0)'?" }
                let hint = nearest ?? "The sets are \(all.map(\.name).joined(separator: ", "))"
                throw Problems(.notFound(what: "Set '\(name)'", hint: hint))
            }
            for required in set.summary["requires"]?.array ?? [] { try add(required.string ?? "") }
            if !found.contains(where: { $0.name == name }) { found.append(set) }
        }
        for name in names { try add(name) }
        return found
    }
}
