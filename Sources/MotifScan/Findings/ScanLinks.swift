package import MotifCore
package import MotifJSON

/// A place in code as an entry of a file: identified by its source file, the enclosing declarations, and its code, so
/// that the entry stays with the code when lines move or messages change.
package struct ScanEntry: Sendable {
    package let file: String
    package let scope: String
    package let code: String
    /// Its number, from 1, among code of the same shape in its scope, and the number of that code; `nil` if it isn't known.
    package var ordinal: Int
    var count: Int?
    /// The target or the rule.
    package let value: String
    /// The first value that the adoption of a link created; its undo removes the link.
    package var origin: String?

    /// Its identity in a file of links.
    fileprivate var key: String { ScannedPlace.key(file, scope, code, ordinal) }
    /// The identity of the code that is numbered together.
    fileprivate var group: String { ScannedPlace.key(file, scope, code, 0) }

    /// The keys of an entry.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - values: The only values; `nil` if any text is one.
    private static func format(_ key: String, _ summary: String, _ values: [String]?) -> ObjectFormat<ScanEntry> {
        ObjectFormat { keys in
            let file = keys.required(.text("file", "The source file."), is: "the source file")
            let scope = keys[.text("in", "The declarations around the code.")] ?? ""
            let code = keys[.text("code", "The code.")] ?? ""
            let ordinal = keys[.integer("ordinal", from: 1, "Its number among equal ones.")] ?? 1
            let count = keys[.integer("of", from: 1, "The number of equal ones.")]
            let value = keys.required(.text(key, summary), is: summary)
            let origin = keys[.text("with", "A value that the same adoption created.")]
            guard let file, let value else { return nil }
            if let values, !values.contains(value) {
                keys.report(.unknown(key, value, among: values), at: key)
            }
            return ScanEntry(
                file: file, scope: scope, code: code, ordinal: ordinal, count: count, value: value, origin: origin)
        }
    }

    /// The version of the files that this program reads and writes; one without a version has it.
    private static let version = 1

    /// The keys of a file of entries.
    ///
    /// - Parameters:
    ///   - key: The key of the value of an entry, with its meaning.
    ///   - others: Reads further keys.
    static func file<Value>(
        _ name: String, _ key: (name: String, summary: String), among values: [String]? = nil,
        others: @escaping @Sendable (inout ObjectReader, [ScanEntry]) -> Value
    ) -> ObjectFormat<Value> {
        let format = format(key.name, key.summary, values)
        return ObjectFormat { keys in
            _ = keys[.integer("version", from: 1, "The version of the format.")]
            let entries = keys.required(.objects(name, format, "The entries."), is: "the entries")
            return others(&keys, entries ?? [])
        }
    }

    /// Reads a file of entries. If a newer program wrote it, that is the only problem.
    static func read<Value>(_ json: JSON, as format: ObjectFormat<Value>) throws(Problems) -> Value {
        if let written = json["version"]?.number, written > Double(version) {
            let message =
                "the file has version \(JSONNumber.text(written)), which a newer motif wrote; this one reads version "
                + "\(version)"
            throw Problems(.rule(.outOfRange, message), at: JSONPath.root.appending(key: "version"))
        }
        return try format.read(json, at: .root)
    }

    /// A file of entries, one per line and sorted, so that changes are easy to read and to merge.
    static func text(_ header: String, _ name: String, _ entries: [ScanEntry], key: String) -> String {
        let lines = entries.map { entry in
            var object: JSONObject = [
                "code": .string(entry.code), "file": .string(entry.file), "in": .string(entry.scope),
            ]
            if entry.ordinal > 1 { object["ordinal"] = .integer(entry.ordinal) }
            if let count = entry.count, count > 1 { object["of"] = .integer(count) }
            object[key] = .string(entry.value)
            if let origin = entry.origin { object["with"] = .string(origin) }
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
    /// The identity of that catalog, the same in every clone; `nil` if it isn't known.
    package var catalog: String?
    /// The entries by the keys of their places, with the paths of the file.
    private var entries: [String: ScanEntry] = [:]
    /// The entries whose code can't be told from other code.
    private var lost: [ScanEntry] = []
    /// How the paths of the file relate to those of a scan.
    var paths = FolderPaths(of: ".", from: ".")

    /// No links.
    package init() {}

    /// Reads the file.
    package init(_ json: JSON) throws(Problems) { self = try ScanEntry.read(json, as: Self.format) }

    private static let format = ScanEntry.file("links", (name: "to", summary: "the target")) { keys, entries in
        var links = ScanLinks()
        links.change = keys[.integer("change", from: 0, "The number of the catalog's last change.")] ?? 0
        links.catalog = keys[.text("catalog", "The identity of the catalog.")]
        for entry in entries { links.entries[entry.key] = entry }
        return links
    }

    /// The reason why the links can't be compared with a catalog: it is another one, or lacks changes. Another one with
    /// all the targets will do, such as one that was built from the same documents.
    package func problem(with values: CatalogValues) -> ScanFinding? {
        let file = paths.inScan(Self.fileName)
        if let identity = values.identity, let catalog, catalog != identity {
            let targets = Set(entries.values.map(\.value)).sorted()
            let missing = targets.first { (try? values.target($0)) == nil }
            return missing.map { ScanFinding(.otherCatalog(lacking: $0), file: file) }
        }
        guard let newest = values.change, change > newest else { return nil }
        return ScanFinding(.olderCatalog(links: change, catalog: newest), file: file)
    }

    /// The entry of a place.
    func entry(of place: ScannedPlace) -> ScanEntry? {
        entries[ScannedPlace.key(paths.inFile(place.file), place.scope, place.shape, place.ordinal)]
    }

    /// The target of a place.
    package func target(of place: ScannedPlace) -> String? { entry(of: place)?.value }

    /// The entries, in order, and whether their code can't be told from other code.
    var ordered: [(entry: ScanEntry, isLost: Bool)] {
        (entries.values.map { ($0, false) } + lost.map { ($0, true) }).sorted { $0.0.key < $1.0.key }
    }

    /// The links with the numbers that their code has now.
    package func following(_ all: @autoclosure () -> [ScannedPlace], _ values: CatalogValues) -> ScanLinks {
        let groups = Dictionary(grouping: entries.values, by: \.group)
        let places = Dictionary(grouping: groups.isEmpty ? [] : all()) { place in
            ScannedPlace.key(paths.inFile(place.file), place.scope, place.shape, 0)
        }
        var links = self
        for (name, entries) in groups {
            guard let found = places[name] else { continue }
            for entry in entries { links.entries[entry.key] = nil }
            let group = LinkGroup(entries, found, Judge(values: values))
            for entry in group.settled { links.entries[entry.key] = entry }
            links.lost += group.open
        }
        return links
    }

    /// Links a place to a value of the catalog.
    ///
    /// - Parameter origin: The first value that the same adoption creates.
    package mutating func add(_ place: ScannedPlace, to target: String, with origin: String? = nil) {
        let file = paths.inFile(place.file)
        let entry = ScanEntry(
            file: file, scope: place.scope, code: place.shape, ordinal: place.ordinal, count: place.count,
            value: target, origin: origin == target ? nil : origin)
        entries[entry.key] = entry
    }

    /// The links with what other ones changed since a version that both come from; `nil` if a place has two targets.
    package func merged(with theirs: ScanLinks, from base: ScanLinks) -> ScanLinks? {
        var merged = self
        merged.change = max(change, theirs.change)
        for key in Set(base.entries.keys).union(theirs.entries.keys) {
            let (old, own, new) = (base.entries[key]?.value, entries[key]?.value, theirs.entries[key]?.value)
            if new == old || new == own { continue }
            guard own == old else { return nil }
            merged.entries[key] = theirs.entries[key]
        }
        return merged
    }

    /// Whether there are no links.
    package var isEmpty: Bool { entries.isEmpty }

    /// Moves the links to documents, such as values that an undo has deleted, and the other links of their adoptions, to
    /// a file of links that an undo or a redo will need again. A link that the other file has stays in it.
    ///
    /// - Returns: The number of the links.
    package mutating func move(to documents: Set<String>, into other: inout ScanLinks) -> Int {
        let moved = entries.filter { documents.contains($0.value.value) || documents.contains($0.value.origin ?? "") }
        if other.isEmpty { (other.change, other.catalog) = (change, catalog) }
        other.entries.merge(moved) { own, _ in own }
        entries = entries.filter { moved[$0.key] == nil }
        return moved.count
    }

    /// The file.
    package var text: String {
        let all = entries.merging(lost.map { ($0.key, $0) }) { own, _ in own }
        let sorted = all.sorted { $0.key < $1.key }.map(\.value)
        let identity = catalog.map { "  \"catalog\": \(JSON.string($0).canonical),\n" } ?? ""
        return ScanEntry.text("\(identity)  \"change\": \(change),\n", "links", sorted, key: "to")
    }
}

/// Findings that a team has accepted for now.
package struct ScanBaseline: Sendable {
    /// The entries by the keys of their findings.
    private(set) var entries: [String: ScanEntry] = [:]
    /// How the paths of the file relate to those of a scan.
    let paths: FolderPaths

    /// Reads the file.
    ///
    /// - Parameter folder: The folder of the file, from which its paths start.
    package init(_ json: JSON, in folder: String = ".") throws(Problems) {
        paths = FolderPaths(of: folder, from: ".")
        for entry in try ScanEntry.read(json, as: Self.format) {
            entries[ScanFinding.key(entry.value, entry.file, entry.scope, entry.code, entry.ordinal)] = entry
        }
    }

    /// The key of the entry that a finding has.
    func key(of finding: ScanFinding) -> String {
        let file = paths.inFile(finding.file)
        return ScanFinding.key(finding.rule.rawValue, file, finding.scope, finding.code, finding.ordinal)
    }

    private static let format = ScanEntry.file(
        "findings", (name: "rule", summary: "the rule"), among: ScanRule.verdicts.map(\.rawValue)
    ) { _, entries in entries }

    /// The contents of a baseline file with these findings, without lines, columns, and messages.
    ///
    /// - Parameter folder: The folder of the file.
    package static func text(of findings: [ScanFinding], in folder: String = ".") -> String {
        let paths = FolderPaths(of: folder, from: ".")
        let entries = findings.sorted { $0.key < $1.key }.map {
            ScanEntry(
                file: paths.inFile($0.file), scope: $0.scope, code: $0.code, ordinal: $0.ordinal,
                value: $0.rule.rawValue)
        }
        return ScanEntry.text("", "findings", entries, key: "rule")
    }
}
