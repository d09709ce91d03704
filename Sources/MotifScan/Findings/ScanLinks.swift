package import MotifJSON

/// A place in code as an entry of a file: identified by its source file, the enclosing declarations, and its code, so
/// that the entry stays with the code when lines move or messages change.
package struct ScanEntry: Sendable {
    package let file: String
    package let scope: String
    package let code: String
    package let ordinal: Int
    /// The target or the rule.
    package let value: String

    /// Reads a list of entries.
    ///
    /// - Parameter key: The key of the value.
    static func list(_ name: String, of json: JSON, key: String) throws(SettingsError) -> [ScanEntry] {
        guard let list = json[name]?.array else { throw SettingsError("'\(name)' must be a list") }
        var entries: [ScanEntry] = []
        for json in list {
            let place = "entry \(entries.count + 1) of '\(name)'"
            guard let object = json.object else { throw SettingsError("\(place) must be an object") }
            func text(_ key: String, _ standard: String?) throws(SettingsError) -> String {
                guard let text = object[key].map(\.string) ?? standard else {
                    throw SettingsError("'\(key)' of \(place) must be text")
                }
                return text
            }
            if let other = object.keys.first(where: { !["code", "file", "in", "ordinal", key].contains($0) }) {
                throw SettingsError("\(place) has an unknown key '\(other)'")
            }
            guard let ordinal = Int(exactly: (object["ordinal"] ?? 1).number ?? 0), ordinal > 0 else {
                throw SettingsError("'ordinal' of \(place) must be a number from 1")
            }
            entries.append(
                ScanEntry(
                    file: try text("file", nil), scope: try text("in", ""), code: try text("code", ""),
                    ordinal: ordinal, value: try text(key, nil)))
        }
        return entries
    }

    /// A file of entries, one per line and sorted, so that changes are easy to read and to merge.
    static func text(_ header: String, _ name: String, _ entries: [ScanEntry], key: String) -> String {
        let lines = entries.map { entry in
            var object: JSONObject = [
                "code": .string(entry.code), "file": .string(entry.file), "in": .string(entry.scope),
            ]
            if entry.ordinal > 1 { object["ordinal"] = .integer(entry.ordinal) }
            object[key] = .string(entry.value)
            return "\n    " + JSON.object(object).canonical
        }
        return "{\n\(header)  \"\(name)\": [" + lines.joined(separator: ",") + "\n  ]\n}\n"
    }
}

/// The links from code to a catalog that are in a file. The code of an entry is a call with its labels, without
/// numbers.
package struct ScanLinks: Sendable {
    /// The name of the file.
    package static let fileName = "motif.links.json"

    /// The number of the catalog's last change when links were last written.
    package var change = 0
    /// The entries by the keys of their places.
    private(set) var entries: [String: ScanEntry] = [:]

    /// The targets by the keys of their places.
    package var targets: [String: String] { entries.mapValues(\.value) }

    /// No links.
    package init() {}

    /// Reads the file.
    ///
    /// - Throws: A message.
    package init(_ json: JSON) throws(SettingsError) {
        change = json["change"]?.number.flatMap { Int(exactly: $0) } ?? 0
        for entry in try ScanEntry.list("links", of: json, key: "to") {
            entries[ScannedPlace.key(entry.file, entry.scope, entry.code, entry.ordinal)] = entry
        }
    }

    /// Links a place to a value of the catalog.
    package mutating func add(_ place: ScannedPlace, to target: String) {
        entries[place.key] = ScanEntry(
            file: place.file, scope: place.scope, code: place.shape, ordinal: place.ordinal, value: target)
    }

    /// Removes the links to documents, such as values that an undo has deleted.
    ///
    /// - Returns: The number of the links.
    package mutating func remove(to documents: Set<String>) -> Int {
        let before = entries.count
        entries = entries.filter { !documents.contains($0.value.value) }
        return before - entries.count
    }

    /// The file.
    package var text: String {
        let sorted = entries.sorted { $0.key < $1.key }.map(\.value)
        return ScanEntry.text("  \"change\": \(change),\n", "links", sorted, key: "to")
    }
}

/// Findings that a team has accepted for now.
package struct ScanBaseline: Sendable {
    /// The entries by the keys of their findings.
    private(set) var entries: [String: ScanEntry] = [:]

    /// Reads the file.
    ///
    /// - Throws: A message.
    package init(_ json: JSON) throws(SettingsError) {
        for entry in try ScanEntry.list("findings", of: json, key: "rule") {
            entries[ScanFinding.key(entry.value, entry.file, entry.scope, entry.code, entry.ordinal)] = entry
        }
    }

    /// The contents of a baseline file with these findings, without lines, columns, and messages.
    package static func text(of findings: [ScanFinding]) -> String {
        let entries = findings.sorted { $0.key < $1.key }.map {
            ScanEntry(file: $0.file, scope: $0.scope, code: $0.code, ordinal: $0.ordinal, value: $0.rule)
        }
        return ScanEntry.text("", "findings", entries, key: "rule")
    }
}
