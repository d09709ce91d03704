import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

/// A plain model of shared values and the patterns that use them: what each is, by its number.
struct ValueGraph {
    /// What a document is.
    enum Content: Equatable {
        case number(Double)
        case alias(Int)
    }

    struct Node: Equatable {
        var slug: String
        let isPattern: Bool
        var content: Content
        var isDeleted = false

        var name: String { isPattern ? slug : "value:\(slug)" }
    }

    var nodes: [Node] = []

    /// The document's number, through aliases; `nil` if they never end, or end at a document that isn't there.
    func number(of index: Int) -> Double? {
        var index = index
        for _ in 0...nodes.count {
            if nodes[index].isDeleted { return nil }
            switch nodes[index].content {
            case .number(let number): return number
            case .alias(let next): index = next
            }
        }
        return nil
    }

    /// Whether everything that isn't deleted has a number.
    var isSound: Bool { nodes.indices.allSatisfy { nodes[$0].isDeleted || number(of: $0) != nil } }

    /// `a 0.5`, `b 0.5 {a}`, sorted.
    var lines: [String] {
        nodes.indices.filter { !nodes[$0].isDeleted }.map { index in
            let node = nodes[index]
            let number = number(of: index).map { "\($0)" } ?? "nothing"
            guard case .alias(let target) = node.content else { return "\(node.name) \(number)" }
            return "\(node.name) \(number) {\(nodes[target].slug)}"
        }.sorted()
    }

    /// The JSON of what a document is.
    func json(_ content: Content) -> JSON {
        switch content {
        case .number(let number): .number(number)
        case .alias(let target): ["value": .string(nodes[target].slug)]
        }
    }
}

extension Catalog {
    /// The shared values and the duration of each pattern as `ValueGraph.lines` has them, read from the texts alone.
    ///
    /// - Throws: If an alias isn't what its shared value is.
    func graphLines() throws -> [String] {
        var values: [String: JSON] = [:]
        var documents: [(name: String, value: JSON)] = []
        for line in try exported().split(separator: "\n") {
            let json = try JSONReader().read(String(line))
            let slug = try #require(json["slug"]?.string)
            if json["type"] == "value" {
                let value: JSON = try #require(json["value"])
                values[slug] = value
                documents.append(("value:\(slug)", value))
            } else if json["type"] == "pattern" {
                documents.append((slug, try #require(json["parameters"]?["duration"])))
            }
        }
        func resolved(_ json: JSON, _ depth: Int = 0) throws -> JSON {
            guard let slug = json["value"]?.string else { return json }
            try #require(depth < 64, "'\(slug)' never ends")
            let target = try #require(values[slug], "'\(slug)' doesn't exist")
            let found = try resolved(target, depth + 1)
            #expect(json["resolved"] == found, "{\(slug)} is \(found.canonical)")
            return found
        }
        return try documents.map { name, value in
            let number = try #require(try resolved(value).number)
            return "\(name) \(number)" + (value["value"]?.string.map { " {\($0)}" } ?? "")
        }.sorted()
    }
}
