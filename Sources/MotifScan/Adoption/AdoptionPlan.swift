import MotifCatalog
package import MotifCore
package import MotifJSON
import MotifSource
import MotifSpelling
package import MotifStore
import MotifText

/// What becomes of the motion in a team's code, as data: a file that people and scripts edit before it is applied.
///
///     {"change": 12, "format": "motif-adoption/1", "hash": "…", "items": [
///       {"action": "take", "name": "standard", "places": […], "uses": 4, "value": "easeInOut over 0.3 s"}]}
package struct AdoptionPlan: Sendable {
    /// The version of the format.
    static let format = "motif-adoption/1"
    private static let mostItems = 100_000

    /// An item as it is written: its action, its value in words, and the keys of its places.
    private struct Item: Sendable {
        var slug: Slug?
        var action: AdoptionItem.Action
        var value: String
        var places: [(key: String, name: String)]
    }

    /// The last change of the catalog that the plan was made for; `nil` for an empty catalog.
    package let point: HistoryPoint?
    private let items: [Item]

    /// Reads a plan.
    ///
    /// - Throws: `Problems`: everything that is missing, unknown, or invalid, with its path.
    package init(_ json: JSON) throws(Problems) {
        if let format = json["format"]?.string, format != Self.format, format.hasPrefix("motif-adoption/") {
            throw Problems(
                .rule(.syntax, "This plan was written by a newer version of motif, which this one can't read"))
        }
        (point, items) = try Self.reader.read(json, at: .root)
    }

    private static let reader = ObjectFormat<(HistoryPoint?, [Item])> { keys in
        let format = keys.required(.text("format", "Always motif-adoption/1."), is: "the format of the plan")
        if let format, format != Self.format {
            keys.report(.badText(text: format, expected: "the format '\(Self.format)'"), at: "format")
        }
        let number = keys[.integer("change", from: 0, "The number of the catalog's last change.")]
        let hash = keys[.text("hash", "The hash of that change.")]
        let items = keys.requiredParts("items", limit: mostItems, is: "the values that the code has", Self.item)
        let point = hash.flatMap { ContentDigest(hexadecimal: $0) }.map { HistoryPoint(number: number ?? 0, hash: $0) }
        return (point, items.compactMap(\.self))
    }

    private static func item(_ keys: inout ObjectReader) -> Item? {
        let (name, to, reason) = (keys.text("name"), keys.text("to"), keys.text("reason"))
        let value = keys.requiredText("value", is: "the value in words") ?? ""
        _ = (keys.value("uses"), keys.value("equals"))
        var slug: Slug?
        if let name {
            slug = Slug(name)
            if slug == nil { keys.report(.badSlug(name), at: "name") }
        }
        let word = keys.requiredText("action", is: "what becomes of the value")
        let actions = [AdoptionItem.Action.take, .link(to ?? ""), .ignore(reason ?? ""), .leave]
        let action = actions.first { $0.word == word }
        if let word, action == nil { keys.report(.unknown("action", word, among: actions.map(\.word)), at: "action") }
        if word == "take", name == nil { keys.report(.missing(key: "name", for: "the slug of the new value")) }
        if word == "link", to == nil { keys.report(.missing(key: "to", for: "the value that the code is linked to")) }
        if word == "ignore", reason == nil { keys.report(.missing(key: "reason", for: "the reason in the comment")) }
        let places = keys.requiredParts("places", limit: mostItems, is: "the code that has the value") { keys in
            let file = keys.requiredText("file", is: "the path of the code") ?? ""
            let (scope, code) = (keys.text("in") ?? "", keys.text("code") ?? "")
            let ordinal = keys.integer("ordinal", from: 1) ?? 1
            _ = keys.value("line")
            return (key: ScannedPlace.key(file, scope, code, ordinal), name: "\(file): '\(scope)'")
        }
        return Item(slug: slug, action: action ?? .leave, value: value, places: places.compactMap(\.self))
    }

    /// The items of a plan with the code as it is now.
    ///
    /// - Throws: `Problems`: places that are gone or have another value, and what the catalog doesn't allow.
    package func items(of adoption: Adoption, _ values: CatalogValues) throws(Problems) -> [AdoptionItem] {
        var known: [String: (item: Int, place: ScannedPlace)] = [:]
        for (index, item) in adoption.items.enumerated() {
            for place in item.places { known[place.key] = (index, place) }
        }
        var (problems, result, taken): ([Problem], [AdoptionItem], Set<Slug>) = ([], [], [])
        for (index, item) in items.enumerated() {
            let path = JSONPath([.key("items"), .index(index)])
            var places: [ScannedPlace] = []
            var found: AdoptionItem?
            for (position, place) in item.places.enumerated() {
                let path = path.appending(key: "places").appending(index: position)
                func report(_ message: String) { problems.append(Problem(.rule(.conflict, message), at: path)) }
                // Code that nothing happens to may be gone, and what is done is done.
                guard let now = known.removeValue(forKey: place.key) else {
                    if item.action != .leave, adoption.settled[place.key] != item.action.target(item.slug) ?? "" {
                        report("\(place.name) has changed or is linked since the plan was made; make a new plan")
                    }
                    continue
                }
                let current = adoption.items[now.item]
                if current.value.words != item.value, item.action != .leave {
                    report("\(place.name) is \(current.value.words) now; make a new plan")
                }
                found = found ?? current
                places.append(now.place)
            }
            guard var next = found else { continue }
            (next.slug, next.action, next.places) = (item.slug, item.action, places)
            if let objection = values.objection(to: next, others: taken) {
                problems.append(Problem(.rule(.conflict, objection.capitalizedFirst), at: path))
            }
            if next.action == .take, let slug = next.slug { taken.insert(slug) }
            result.append(next)
        }
        if !problems.isEmpty { throw Problems(problems) }
        return result
    }

    /// The plan as a file.
    package static func text(of items: [AdoptionItem], at point: HistoryPoint?) -> String {
        var plan: JSONObject = ["format": .string(format), "items": .array(items.map(json))]
        if let point {
            plan["change"] = .integer(point.number)
            plan["hash"] = .string(point.hash.description)
        }
        return JSON.object(plan).pretty + "\n"
    }

    private static func json(_ item: AdoptionItem) -> JSON {
        var object: JSONObject = [
            "action": .string(item.action.word), "value": .string(item.value.words), "uses": .integer(item.uses),
        ]
        if let slug = item.slug { object["name"] = .string(slug.text) }
        if case .link(let target) = item.action { object["to"] = .string(target) }
        if case .ignore(let reason) = item.action { object["reason"] = .string(reason) }
        if !item.equals.isEmpty { object["equals"] = .array(item.equals.map { .string($0) }) }
        object["places"] = .array(
            item.places.map { place in
                var object: JSONObject = [
                    "code": .string(place.shape), "file": .string(place.file), "in": .string(place.scope),
                    "line": .integer(place.position.line),
                ]
                if place.ordinal > 1 { object["ordinal"] = .integer(place.ordinal) }
                return .object(object)
            })
        return .object(object)
    }
}
