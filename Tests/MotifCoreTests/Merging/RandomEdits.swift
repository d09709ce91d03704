import MotifJSON
import SeededRandom

@testable import MotifCore

/// Random edits to documents: values, members, elements, and their order.
struct RandomEdits {
    var generator: SeededGenerator

    /// Returns a document with a few edits; now and then with none, or `nil` for a deleted one.
    mutating func edited(_ document: JSON, most: Int = 6) -> JSON? {
        if chance(30) { return nil }
        var document = document
        for _ in 0..<Int.random(in: 0...most, using: &generator) { document = edit(document) }
        return document
    }

    mutating func chance(_ many: Int) -> Bool { Int.random(in: 0..<many, using: &generator) == 0 }

    private mutating func edit(_ document: JSON) -> JSON {
        guard var object = document.object else { return document }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: object["title"] = .string(word())
        case 1: object["summary"] = chance(3) ? nil : .string(word())
        case 2: object["tags"] = tags(object["tags"]?.array ?? [])
        case 3:
            var extensions = object["extensions"]?.object ?? [:]
            extensions[word()] = chance(3) ? nil : [.string(word()), ["a": number()]]
            object["extensions"] = extensions.isEmpty ? nil : .object(extensions)
        case 4: object["slug"] = .string("\(object["slug"]?.string ?? "")-\(word())")
        case 5 where object["type"] == "pattern": object["accepts"] = accepts(object["accepts"]?.array ?? [])
        default: object = inside(object)
        }
        return .object(object)
    }

    /// An edit to what documents of the type have.
    private mutating func inside(_ object: JSONObject) -> JSONObject {
        var object = object
        switch object["type"] {
        case "pattern":
            var parameters = object["parameters"]?.object ?? [:]
            guard let name = parameters.keys.randomElement(using: &generator) else { return object }
            parameters[name] = chance(8) ? nil : changed(parameters[name] ?? .null)
            object["parameters"] = .object(parameters)
        case "item": object["image"] = chance(3) ? nil : .string(word())
        case "device": object["screen"] = ["width": number(), "height": number()]
        default:
            let lists = ["parameters", "scene", "bindings", "layers", "operations", "interactions", "checks"]
            let key = generator.pick(lists.filter { object[$0] != nil })
            if chance(12), object["reduced"] != nil {
                object["reduced"] = nil
            } else {
                let list = list(object[key]?.array ?? [])
                object[key] = list.isEmpty && chance(2) ? nil : .array(list)
            }
        }
        return object
    }

    /// A list of a kind with an element changed, removed, added or moved.
    private mutating func list(_ elements: [JSON]) -> [JSON] {
        var elements = elements
        guard let index = elements.indices.randomElement(using: &generator) else { return elements }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: elements.remove(at: index)
        case 1:
            guard var copy = elements[index].object else { return elements }
            let key = copy["name"] == nil ? "layer" : "name"
            copy[key] = .string("extra\(Int.random(in: 0..<3, using: &generator))")
            let isTaken = elements.contains { $0[key] == copy[key] && $0["property"] == copy["property"] }
            if !isTaken { elements.insert(.object(copy), at: index) }
        case 2:
            let element = elements.remove(at: index)
            elements.insert(element, at: Int.random(in: 0...elements.count, using: &generator))
        default: elements[index] = element(elements[index])
        }
        return elements
    }

    private mutating func element(_ element: JSON) -> JSON {
        guard var object = element.object else { return element }
        if let tracks = object["tracks"]?.array, !chance(4) {
            object["tracks"] = .array(list(tracks))
            return .object(object)
        }
        let fixed: Set<String> = ["name", "type", "layer", "property", "fields", "element", "tracks"]
        guard let key = object.keys.filter({ !fixed.contains($0) }).randomElement(using: &generator) else {
            return element
        }
        if let parts = object[key]?.object, key != "default", let part = parts.keys.randomElement(using: &generator) {
            var parts = parts
            parts[part] = changed(parts[part] ?? .null)
            object[key] = .object(parts)
        } else {
            object[key] = chance(6) ? nil : changed(object[key] ?? .null)
        }
        return .object(object)
    }

    /// Another value of the same shape. There are few of each, so that both sides sometimes choose the same.
    private mutating func changed(_ value: JSON) -> JSON {
        switch value {
        case .number: return number()
        case .string: return .string(word())
        case .boolean(let flag): return .boolean(!flag)
        case .array(let elements) where !elements.isEmpty:
            var elements = elements
            let index = Int.random(in: elements.indices, using: &generator)
            elements[index] = changed(elements[index])
            return .array(elements)
        case .object(var object):
            if let key = object.keys.randomElement(using: &generator) { object[key] = changed(object[key] ?? .null) }
            return .object(object)
        default: return value
        }
    }

    private mutating func number() -> JSON { .number(Double(Int.random(in: 1...4, using: &generator))) }

    private mutating func word() -> String {
        generator.pick(["linear", "easeIn", "easeOut", "easeInOut"]).lowercased()
    }

    private mutating func tags(_ tags: [JSON]) -> JSON? {
        var tags = tags
        let tag = JSON.string(word())
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where !tags.isEmpty: tags.remove(at: Int.random(in: tags.indices, using: &generator))
        case 1: tags.shuffle(using: &generator)
        default: if !tags.contains(tag) { tags.insert(tag, at: Int.random(in: 0...tags.count, using: &generator)) }
        }
        return tags.isEmpty ? nil : .array(tags)
    }

    private mutating func accepts(_ accepts: [JSON]) -> JSON? {
        let check = JSON.string(generator.pick(["no-jump", "finite-values", "covers-screen"]))
        var accepts = accepts.filter { $0["check"] != check }
        if !chance(3) { accepts.append(["check": check, "reason": .string(word())]) }
        return accepts.isEmpty ? nil : .array(accepts)
    }
}
