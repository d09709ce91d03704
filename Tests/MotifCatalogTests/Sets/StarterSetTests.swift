import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `Starter sets` {
    static let names = ["apple", "carbon", "easings", "everyday", "fluent", "material"]

    @Test func `are described, and state where their numbers come from`() throws {
        let sets = try StarterSet.all()
        #expect(sets.map(\.name) == Self.names)
        for set in sets {
            let summary = set.summary
            for key in ["title", "summary", "source"] { #expect(summary[key]?.string?.isEmpty == false) }
            #expect(summary["url"]?.string?.hasPrefix("https://") == true)
            let edition = try #require(summary["edition"]?.string)
            #expect(Timestamp(edition + "T00:00:00Z") != nil, "\(edition)")
            for json in set.documents {
                #expect(json["source"]?["url"]?.string?.hasPrefix("https://") == true, "\(json.canonical)")
                let mark = json["extensions"]?[StarterSet.mark]?.string ?? ""
                #expect(mark.hasPrefix("\(set.name) ") && mark <= "\(set.name) \(edition)", "\(json.canonical)")
            }
        }
    }

    @Test(arguments: names) func `fit an empty catalog, which exports their files`(_ name: String) throws {
        let catalog = try Sample.catalog(.nothing)
        let sets = try StarterSet.named([name])
        let merge = try catalog.read { try $0.merging(sets) }
        let summary = try catalog.importDocuments(from: [merge.source], as: Sample.note)
        #expect(summary.counts == [.created: sets.map(\.documents.count).reduce(0, +)])
        for json in sets.flatMap(\.documents) {
            let name = try #require(Document.name(of: json))
            #expect(try catalog.read { try $0.state(of: name).canonical } == json.canonicalBytes)
        }
        let files = Shipped.sets.filter {
            $0.name.hasPrefix("sets/\(name)/") && !["set", "earlier"].contains($0.name.split(separator: "/")[2])
        }
        for file in files {
            let json = try JSONReader().read(file.text)
            let document = try #require(Document.name(of: json))
            #expect(file.name == "sets/\(name)/\(document.type.plural)/\(document.slug)")
            #expect(file.text == Array((json.pretty + "\n").utf8))
        }
    }

    @Test func `come behind those that they require, each once`() throws {
        #expect(
            try StarterSet.named(["everyday", "material", "apple"]).map(\.name) == ["material", "everyday", "apple"])
        #expect(throws: Problems.self) { try StarterSet.named(["aple"]) }
    }

    @Test func `are no part of a new catalog unless it asks for them`() throws {
        let catalog = try Sample.catalog()
        #expect(try catalog.read { try $0.sharedValues() }.isEmpty)
    }
}

/// A set of two values in the editions that a test needs.
private func edition(_ edition: String, now: [(String, JSON)], earlier: [(String, JSON)] = []) -> StarterSet {
    func files(_ values: [(String, JSON)], in folder: String) -> [(name: String, json: JSON)] {
        values.map { slug, rest in
            var object: JSONObject = ["type": "value", "slug": .string(slug), "title": .string(slug)]
            for member in rest.object?.members ?? [] { object[member.key] = member.value }
            return ("\(folder)values/\(slug)", .object(object))
        }
    }
    let about: JSON = ["title": "Test", "edition": .string(edition)]
    return StarterSet("test", [("set", about)] + files(now, in: "") + files(earlier, in: "earlier/\(edition)/"))
}

/// A document in its canonical form, without an empty summary.
private func value(_ seconds: Double, _ edition: String, summary: String = "") -> JSON {
    var object: JSONObject = [
        "valueType": "duration", "value": .number(seconds),
        "extensions": [StarterSet.mark: .string("test \(edition)")],
    ]
    if !summary.isEmpty { object["summary"] = .string(summary) }
    return .object(object)
}

@Suite struct `A newer edition of a starter set` {
    private let catalog: Catalog
    private static let first = edition(
        "2026-01-01", now: [("one", value(0.1, "2026-01-01")), ("two", value(0.2, "2026-01-01"))])
    private static let second = edition(
        "2027-01-01",
        now: [("one", value(0.15, "2027-01-01", summary: "New")), ("two", value(0.2, "2026-01-01"))],
        earlier: [("one", value(0.1, "2026-01-01"))])
    private static let third = edition(
        "2028-01-01",
        now: [("one", value(0.18, "2028-01-01", summary: "Newer")), ("two", value(0.2, "2026-01-01"))],
        earlier: [("one", value(0.1, "2026-01-01")), ("one", value(0.15, "2027-01-01", summary: "New"))])

    init() throws {
        catalog = try Sample.catalog(.nothing)
        try importing(Self.first)
    }

    @discardableResult
    private func importing(_ set: StarterSet) throws -> [String] {
        let merge = try catalog.read { try $0.merging([set]) }
        let options = ImportOptions(conflict: .updateIfUnchanged)
        try catalog.importDocuments(from: [merge.source], options, as: Sample.note)
        return merge.findings.map { finding in
            switch finding {
            case .changed(let name, let conflicts):
                (["\(name) changed"] + conflicts.map(\.shortPath)).joined(separator: " ")
            case .unrelated(let name): "\(name) unrelated"
            case .deleted(let name): "\(name) deleted"
            }
        }
    }

    private func update(_ name: String, _ values: [(String, String)]) throws {
        try catalog.write(as: Sample.note) { try _ = $0.update(Sample.name(name), Sample.set(values)) }
    }

    private func json(_ name: String) throws -> JSON {
        try catalog.read { try $0.state(of: Sample.name(name)).document.json }
    }

    @Test func `updates what the team hasn't changed, and only that`() throws {
        #expect(try importing(Self.second) == [])
        #expect(try json("value:one")["value"] == 0.15)
        #expect(try json("value:one")["summary"] == "New")
        #expect(try Sample.history(catalog, of: Sample.name("value:two")) == ["value:two@1 created"])
    }

    @Test func `keeps what the team has changed beside what the set has changed`() throws {
        try update("value:one", [("title", "Ours")])
        try update("value:two", [("value", "0.25")])
        #expect(try importing(Self.second) == ["value:one changed", "value:two changed"])
        #expect(try json("value:one")["title"] == "Ours")
        #expect(try json("value:one")["value"] == 0.15)
        #expect(try json("value:two")["value"] == 0.25)
    }

    /// The mark of the document names the edition that the team has seen, so a decision counts for the next edition.
    @Test func `names what both have changed, keeps the team's, and asks once for each edition`() throws {
        try update("value:one", [("value", "0.12")])
        #expect(try importing(Self.second) == ["value:one changed value"])
        #expect(try json("value:one")["value"] == 0.12)
        #expect(try json("value:one")["summary"] == "New")
        #expect(try importing(Self.second) == ["value:one changed"])
        #expect(try importing(Self.third) == ["value:one changed value"])
        #expect(try json("value:one")["value"] == 0.12)
        #expect(try json("value:one")["summary"] == "Newer")
    }

    @Test func `can skip an edition`() throws {
        #expect(try importing(Self.third) == [])
        #expect(try json("value:one")["value"] == 0.18)
    }

    @Test func `finds a renamed document, and leaves a deleted one deleted`() throws {
        try catalog.write(as: Sample.note) { writer in
            try writer.rename(Sample.name("value:one"), to: Sample.slug("uno"))
            try writer.delete(Sample.name("value:two"))
        }
        #expect(try importing(Self.second) == ["value:uno changed", "value:two deleted"])
        #expect(try json("value:uno")["value"] == 0.15)
        #expect(try catalog.read { try $0.sharedValues() }.map(\.metadata.name.slug.text) == ["uno"])
    }

    @Test func `refers to renamed values by their new names`() throws {
        try catalog.write(as: Sample.note) { writer in
            try writer.rename(Sample.name("value:one"), to: Sample.slug("uno"))
        }
        let alias: JSON = ["valueType": "duration", "value": ["value": "one", "resolved": 0.1]]
        let next = edition("2027-01-01", now: [("one", value(0.1, "2026-01-01")), ("three", alias)])
        #expect(try importing(next) == ["value:uno changed"])
        #expect(try json("value:three")["value"] == ["value": "uno", "resolved": 0.1])
    }

    /// Everyday motion uses Material's durations.
    @Test func `fits a catalog that has renamed what it requires`() throws {
        let catalog = try Sample.catalog(.nothing)
        func importing(_ name: String) throws {
            let merge = try catalog.read { try $0.merging(StarterSet.named([name])) }
            try catalog.importDocuments(
                from: [merge.source], ImportOptions(conflict: .updateIfUnchanged), as: Sample.note)
        }
        try importing("material")
        try catalog.write(as: Sample.note) { writer in
            try writer.rename(Sample.name("value:material-duration-medium4"), to: Sample.slug("calm"))
        }
        try importing("everyday")
        try catalog.write(as: Sample.note) { writer in
            try writer.rename(Sample.name("value:everyday-duration-enter"), to: Sample.slug("enter"))
        }
        try importing("everyday")
        let fade = try catalog.read { try $0.state(of: Sample.name("fade")).document.json }
        #expect(fade["parameters"]?["enterDuration"]?["value"] == "enter")
        let enter = try catalog.read { try $0.state(of: Sample.name("value:enter")).document.json }
        #expect(enter["value"]?["value"] == "calm")
    }

    /// A pattern that the team hasn't changed otherwise, and one that the edition adds.
    @Test func `refers to a renamed kind by its new name`() throws {
        let catalog = try Sample.catalog(.nothing)
        let options = ImportOptions(conflict: .updateIfUnchanged)
        let sets = try StarterSet.named(["everyday"])
        let first = try catalog.read { try $0.merging(sets) }
        try catalog.importDocuments(from: [first.source], options, as: Sample.note)
        try catalog.write(as: Sample.note) { try _ = $0.rename(Sample.name("kind:fade"), to: Sample.slug("appear")) }
        let documents = try #require(sets.last).documents
        let before = try #require(documents.first { $0["type"] == "pattern" && $0["slug"] == "fade" })
        func fade(_ slug: String) throws -> JSON {
            var object = try #require(before.object)
            (object["slug"], object["summary"]) = (.string(slug), "New")
            object["extensions"] = [StarterSet.mark: "everyday 2100-01-01"]
            return .object(object)
        }
        let now = try documents.filter { $0 != before } + [fade("fade"), fade("fade-menu")]
        let next = StarterSet("everyday", [("set", [:]), ("earlier/fade", before)] + now.map { ("", $0) })
        let second = try catalog.read { try $0.merging([sets[0], next]) }
        try catalog.importDocuments(from: [second.source], options, as: Sample.note)
        for name in ["fade", "fade-menu"] {
            let json = try catalog.read { try $0.state(of: Sample.name(name)).document.json }
            #expect(json["kind"] == "appear")
            #expect(json["summary"] == "New")
        }
        #expect(try Sample.history(catalog, of: Sample.name("kind:appear")).count == 2)
    }

    @Test func `is a new set again once all of it is deleted`() throws {
        try catalog.write(as: Sample.note) { writer in
            for name in ["value:one", "value:two"] { try writer.delete(Sample.name(name)) }
        }
        #expect(try importing(Self.second) == [])
        #expect(try json("value:two")["value"] == 0.2)
    }

    @Test func `leaves a document of the team's own, and one of an unknown edition, as it is`() throws {
        let own = value(9, "1999-01-01")
        var object = try #require(own.object)
        for (key, text) in [("type", "value"), ("slug", "one"), ("title", "one")] { object[key] = .string(text) }
        try catalog.importDocuments(from: [Sample.lines([.object(object)])], as: Sample.note)
        #expect(try importing(Self.second) == ["value:one unrelated"])
        #expect(try json("value:one")["value"] == 9)
    }

    @Test func `isn't merged with a document that has changed in the meantime`() throws {
        let merge = try catalog.read { try $0.merging([Self.second]) }
        try update("value:one", [("value", "0.12")])
        #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(
                from: [merge.source], ImportOptions(conflict: .updateIfUnchanged), as: Sample.note)
        }
        #expect(try json("value:one")["value"] == 0.12)
    }
}
