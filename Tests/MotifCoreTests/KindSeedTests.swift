import Foundation
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `the shipped documents` {
    @Test(arguments: KindSeeds.names)
    func `are valid and have the name of their file`(name: String) throws {
        let header = try KindSeeds.document(name).metadata
        #expect("\(header.name.type.plural)/\(header.name.slug)" == name)
        #expect(header.source != nil)
        #expect(!header.summary.isEmpty)
    }

    @Test(arguments: KindSeeds.names)
    func `are formatted like exports and lose nothing when read`(name: String) throws {
        let json = try KindSeeds.json(name)
        #expect(try KindSeeds.text(name) == json.pretty + "\n")
        let document = try KindSeeds.document(name)
        #expect(document.canonical == Array(json.canonical.utf8))
        if case .pattern(let pattern) = document { #expect(pattern.parameters.json == json["parameters"]?.object) }
    }

    @Test func `are compiled into the binary, in the order of their references`() throws {
        let listing = KindSeeds.root.appendingPathComponent("Sources/CResources/seeds.c")
        let lines = try String(contentsOf: listing, encoding: .utf8).split(separator: "\n").map(String.init)
        let embedded = lines.filter { $0.hasPrefix("#embed") && !$0.contains("/seeds/sets/") }
        let entries = lines.filter { $0.hasPrefix("    {\"") }
            .compactMap { $0.split(separator: "\"").dropFirst().first }.filter { !$0.hasPrefix("sets/") }
        #expect(embedded.sorted() == KindSeeds.names.map { "#embed \"../../seeds/\($0).json\"" }.sorted())
        #expect(entries.map(String.init).sorted() == KindSeeds.names)
        let folders = entries.compactMap { $0.split(separator: "/").first.map(String.init) }
        let order = folders.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(order == ["devices", "items", "kinds", "patterns"])
    }

    @Test func `are ten kinds with their patterns, five items and the devices`() {
        func slugs(_ type: DocumentType) -> [String] {
            KindSeeds.names.filter { $0.hasPrefix(type.plural + "/") }
                .map { String($0.dropFirst(type.plural.count + 1)) }
        }
        let kinds = [
            "connect-the-dots", "dive-deeper", "expand", "expand-covering", "mask-reveal", "peek-over-the-edge",
            "punch-out", "punch-out-covering", "shift-the-shape", "zoom-icons",
        ]
        #expect(slugs(.kind) == kinds)
        #expect(slugs(.pattern) == (kinds + ["expand-sign-in"]).sorted())
        #expect(slugs(.item) == ["facebook", "instagram", "twitter", "vimeo", "youtube"])
        #expect(slugs(.device).count >= 16)
    }

    @Test(arguments: KindSeeds.names.filter { $0.hasPrefix("kinds/") })
    func `have summaries for all parameters and a reduced-motion variant`(name: String) throws {
        let kind = try KindSeeds.kind(String(name.dropFirst("kinds/".count)))
        #expect(kind.parameters.filter { $0.summary.isEmpty || $0.defaultValue == nil }.map(\.name) == [])
        #expect(!kind.reduced.isEmpty)
    }
}
