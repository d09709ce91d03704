import MotifCore
import MotifJSON
import SeededRandom

@testable import MotifCatalog

/// One write of a plan, chosen for what a catalog has.
enum RandomWrite: CustomStringConvertible {
    case create(JSON)
    case replace(name: String, JSON)
    case rename(name: String, to: String)
    case delete(name: String)
    case restore(name: String)

    var description: String {
        switch self {
        case .create(let json): "create \(json.canonical)"
        case .replace(let name, let json): "replace \(name) by \(json.canonical)"
        case .rename(let name, let slug): "rename \(name) to \(slug)"
        case .delete(let name): "delete \(name)"
        case .restore(let name): "restore \(name)"
        }
    }

    func run(_ writer: CatalogWriter) throws {
        switch self {
        case .create(let json): try writer.add(json)
        case .replace(let name, let json): try writer.update(name, document: json)
        case .rename(let name, let slug): try writer.rename(name, to: slug)
        case .delete(let name): try writer.delete(name)
        case .restore(let name): try writer.restore(name)
        }
    }
}

/// Chooses what people do.
struct Chooser {
    var generator: SeededGenerator
    private var values = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }

    /// A number that no other write has, so that a lost write shows; sometimes one of few, so that two can be equal.
    mutating func value() -> Double {
        values += 1
        return chance(20) ? Double(number(0...2)) : Double(values) + 0.5
    }

    static let patterns = ["grow", "shrink", "spin", "blink", "glow"]
    static let items = ["dot", "ring", "mark"]

    mutating func slug(_ type: String) -> String {
        switch type {
        case "item": pick(Self.items) ?? "dot"
        case "kind": pick(["fade", "dim"]) ?? "fade"
        default: pick(Self.patterns) ?? "grow"
        }
    }

    /// A write; it may be refused, as people's are.
    mutating func write(_ state: PlainState) -> RandomWrite {
        let all = state.documents.sorted { $0.key < $1.key }.map(\.value).filter { $0.type != "device" }
        let (alive, deleted) = (all.filter { $0.json != nil }, all.filter { $0.json == nil })
        let patterns = alive.filter { $0.type == "pattern" }
        let items = alive.filter { $0.type == "item" }
        switch number(1...100) {
        case ...40: if let pattern = pick(patterns) { return edit(pattern, items) }
        case ...52:
            let kind = pick(alive.filter { $0.type == "kind" })?.slug ?? "fade"
            let named = chance(60) ? pick(items).map { [$0.slug] } ?? [] : []
            return .create(
                chance(30)
                    ? SmallDocuments.item(slug("item"))
                    : SmallDocuments.pattern(slug("pattern"), kind: kind, delay: value(), items: named))
        case ...66: if let document = pick(alive) { return .rename(name: document.name, to: slug(document.type)) }
        case ...74: if let document = pick(patterns + items) { return .delete(name: document.name) }
        case ...80: if let document = pick(deleted) { return .restore(name: document.name) }
        case ...92: if let kind = pick(alive.filter { $0.type == "kind" }) { return edit(kind: kind) }
        default: if let item = pick(items) { return edit(item: item) }
        }
        return .create(SmallDocuments.item(slug("item")))
    }

    private mutating func edit(
        _ pattern: PlainState.PlainDocument, _ items: [PlainState.PlainDocument]
    ) -> RandomWrite {
        var object = pattern.last.object ?? JSONObject()
        var parameters = object["parameters"]?.object ?? JSONObject()
        switch number(1...6) {
        case 1: parameters["duration"] = .number(Double(number(1...30)) / 10)
        case 2: parameters["items"] = .array(items.filter { _ in chance(40) }.map { .string($0.slug) })
        case 3: object["title"] = .string("Title \(value())")
        case 4:
            var tags = Set((object["tags"]?.array ?? []).compactMap(\.string).filter { _ in chance(70) })
            tags.insert("tag-\(number(1...3))")
            object["tags"] = .array(tags.sorted().map(JSON.string))
        case 5 where parameters["extra"] != nil: parameters["extra"] = .number(value())
        default: parameters["delay"] = .number(value())
        }
        object["parameters"] = .object(parameters)
        return .replace(name: pattern.name, .object(object))
    }

    private mutating func edit(kind: PlainState.PlainDocument) -> RandomWrite {
        var object = kind.last.object ?? JSONObject()
        var parameters = object["parameters"]?.array ?? []
        switch number(1...4) {
        case 1: parameters = parameters.map { set($0, of: "duration", "maximum", .number(Double(number(2...9)))) }
        case 2: parameters = parameters.map { set($0, of: "delay", "default", .number(value())) }
        case 3: object["title"] = .string("Title \(value())")
        default:
            if parameters.contains(where: { $0["name"] == "extra" }) {
                parameters.removeAll { $0["name"] == "extra" }
            } else {
                parameters.append(SmallDocuments.number("extra", default: value()))
            }
        }
        object["parameters"] = .array(parameters)
        return .replace(name: kind.name, .object(object))
    }

    private func set(_ definition: JSON, of name: String, _ key: String, _ value: JSON) -> JSON {
        guard definition["name"]?.string == name, var object = definition.object else { return definition }
        object[key] = value
        return .object(object)
    }

    private mutating func edit(item: PlainState.PlainDocument) -> RandomWrite {
        var object = item.last.object ?? JSONObject()
        object["summary"] = .string("Summary \(value())")
        return .replace(name: item.name, .object(object))
    }

    /// Documents for an import: the kind with or without its extra parameter, and its patterns to fit it.
    mutating func imported(_ state: PlainState) -> [JSON] {
        let alive = state.documents.sorted { $0.key < $1.key }.map(\.value).filter { $0.json != nil }
        guard let kind = pick(alive.filter { $0.type == "kind" }) else { return [] }
        let hasExtra = chance(50)
        let definition = SmallDocuments.kind(
            kind.slug, maximum: 9, more: hasExtra ? [SmallDocuments.number("extra", default: value())] : [])
        let patterns = alive.filter { $0.last["kind"]?.string == kind.slug }.map { pattern -> JSON in
            var object = pattern.last.object ?? JSONObject()
            var parameters = object["parameters"]?.object ?? JSONObject()
            if !hasExtra { parameters["extra"] = nil }
            if chance(30) { parameters["delay"] = .number(value()) }
            object["parameters"] = .object(parameters)
            return .object(object)
        }
        return [definition] + patterns
    }
}
