import MotifJSON

@testable import MotifCore

/// A plain model of merging: documents as flat maps from the place of a unit to its value, merged unit by unit.
///
/// It ignores order, and reads the relevant parts of a kind from its JSON.
struct MergeModel {
    /// The units of the result, without those in conflict and everything inside them.
    private(set) var units: [String: JSON] = [:]
    /// The places in conflict.
    private(set) var conflicts: Set<String> = []

    /// The value that marks the place of an object that can be removed as a whole.
    private static let object: JSON = ["exists": true]

    /// The units of one version, and the objects that can be removed as a whole.
    private struct Version {
        var units: [String: JSON] = [:]
        var wholes: [String: JSON] = [:]
    }

    init(base: JSON?, ours: JSON?, theirs: JSON?, kind: JSON?) {
        var before = Self.version(base, kind: kind, isBase: true)
        let (left, right) = (Self.version(ours, kind: kind), Self.version(theirs, kind: kind))
        if base == nil {
            // What both sides state has no earlier value.
            let stated = (ours?["parameters"]?.object?.keys ?? []).filter { theirs?["parameters"]?[$0] != nil }
            before.units = before.units.filter { !Self.isInside($0.key, Set(stated)) }
        }
        var (skipped, kept): (Set<String>, Set<String>) = ([], [])
        let places = Set(before.units.keys).union(left.units.keys).union(right.units.keys)
        for place in places.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            if Self.isInside(place, skipped) { continue }
            let (old, mine, their) = (before.units[place], left.units[place], right.units[place])
            let (whole, ourWhole, theirWhole) = (before.wholes[place], left.wholes[place], right.wholes[place])
            if Self.isInside(place, kept) {
                // Only one side has it, with all that is inside.
                units[place] = mine ?? their
            } else if [old, mine, their].contains(Self.object) {
                switch (ourWhole, theirWhole) {
                case (nil, nil): skipped.insert(place)
                case (_?, _?): units[place] = Self.object
                case (nil, whole), (whole, nil): skipped.insert(place)
                case _ where whole == nil && (mine == nil || their == nil):
                    units[place] = Self.object
                    kept.insert(place)
                default:
                    conflicts.insert(place)
                    skipped.insert(place)
                }
            } else if mine == their || their == old {
                units[place] = mine
            } else if mine == old {
                units[place] = their
            } else {
                conflicts.insert(place)
                skipped.insert(place)
            }
        }
    }

    /// The units of a document, apart from those at these places and inside of them.
    static func units(_ document: JSON?, kind: JSON?, without places: Set<String>) -> [String: JSON] {
        version(document, kind: kind).units.filter { !isInside($0.key, places) }
    }

    /// Whether a place is one of these, or inside of one.
    private static func isInside(_ place: String, _ places: Set<String>) -> Bool {
        if places.isEmpty { return false }
        if places.contains("$") || places.contains(place) { return true }
        var outer = place[...]
        while let dot = outer.lastIndex(of: ".") {
            outer = outer[..<dot]
            if places.contains(String(outer)) { return true }
        }
        return false
    }

    // MARK: Units of a document

    private static func version(_ document: JSON?, kind: JSON?, isBase: Bool = false) -> Version {
        var version = Version()
        if document != nil { (version.units["$"], version.wholes["$"]) = (object, document) }
        guard let document = document ?? (isBase ? [:] : nil) else { return version }
        add(document.object ?? [:], at: "", &version)
        for definition in kind?["parameters"]?.array ?? [] {
            guard let name = definition["name"]?.string else { continue }
            let value = document["parameters"]?[name] ?? definition["default"]
            if definition["type"] == "record", let value = value?.object {
                for field in value.members { version.units["\(name).\(field.key)"] = field.value }
            } else {
                version.units[name] = value
            }
        }
        return version
    }

    private static let names = [
        "parameters": "name", "scene": "name", "bindings": "name", "layers": "name", "operations": "name",
        "interactions": "name", "checks": "name", "fields": "name", "accepts": "check",
    ]

    private static let objects: Set<String> = ["reduced", "role", "shadow", "mask", "hole", "element"]

    private static func add(_ members: JSONObject, at place: String, _ version: inout Version) {
        for member in members.members {
            let inner = place + member.key
            switch (member.key, member.value) {
            case ("tags", .array(let tags)):
                for tag in tags { version.units["tags.\(tag.string ?? "")"] = tag }
            case ("extensions", .object(let extensions)) where place.isEmpty:
                for value in extensions.members { version.units["extensions.\(value.key)"] = value.value }
            case ("parameters", .object): break
            case ("tracks", .array(let tracks)):
                for track in tracks {
                    let name = [track["layer"], track["property"]].map { $0?.string ?? "" }.joined(separator: ".")
                    add(element: track, at: "\(inner).\(name)", &version)
                }
            case (let key, .array(let elements)) where names[key] != nil:
                for element in elements {
                    add(element: element, at: "\(inner).\(element[names[key] ?? ""]?.string ?? "")", &version)
                }
            case (let key, .object) where objects.contains(key): add(element: member.value, at: inner, &version)
            case ("default", .object(let fields)) where members["type"] == "record":
                for field in fields.members { version.units["\(inner).\(field.key)"] = field.value }
            default: version.units[inner] = member.value
            }
        }
    }

    private static func add(element: JSON, at place: String, _ version: inout Version) {
        (version.units[place], version.wholes[place]) = (object, element)
        add(element.object ?? [:], at: place + ".", &version)
    }
}
