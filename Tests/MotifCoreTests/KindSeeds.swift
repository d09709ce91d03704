import Foundation
import MotifJSON

@testable import MotifCore

/// The shipped documents, read from the source tree.
enum KindSeeds {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// `kinds/expand`, `items/twitter` …, sorted.
    static let names: [String] = DocumentType.allCases.flatMap { type -> [String] in
        let folder = root.appendingPathComponent("seeds/\(type.plural)").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.map { "\(type.plural)/\($0.hasSuffix(".json") ? String($0.dropLast(5)) : $0)" }
    }.sorted()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("seeds/\(name).json"), encoding: .utf8)
    }

    static func json(_ name: String) throws -> JSON { try JSONReader().read(text(name)) }

    static func kind(_ slug: String) throws -> Kind {
        try Kind.read(json("kinds/\(slug)"))
    }

    static func document(_ name: String) throws -> Document {
        let json = try json(name)
        guard let slug = Pattern.kind(of: json) else { return try Document(json) }
        return try Document(json, kind: .found(try kind(slug.text)))
    }

    /// The slugs of the shipped patterns.
    static let patterns = names.filter { $0.hasPrefix("patterns/") }.map { String($0.dropFirst("patterns/".count)) }

    /// A shipped pattern with its kind and the items that it names.
    static func motion(_ slug: String) throws -> PatternMotion {
        guard case .pattern(let pattern) = try document("patterns/\(slug)") else {
            throw Problems(.rule(.notFound, slug))
        }
        return PatternMotion(pattern, of: try kind(pattern.kind.text)) { name in
            guard case .item(let item)? = try? document("items/\(name.slug)") else { return nil }
            return item.formulaValue
        }
    }
}
