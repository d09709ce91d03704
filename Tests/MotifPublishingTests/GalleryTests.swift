import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import Testing

@Suite struct `a gallery` {
    private let folder: TestFolder
    private let catalog: Catalog

    init() throws {
        folder = try TestFolder()
        catalog = try TestFolder.catalog()
        let note = ChangeNote(
            author: "mia", message: "Calmer", date: Timestamp(millisecondsSince1970: 1_800_000_001_000))
        try catalog.write(as: note) { try $0.update("expand") { $0["expandDuration"] = .seconds(0.4) } }
    }

    private func texts(_ request: ListRequest = ListRequest(.pattern), in name: String = "site") throws -> [String:
        String]
    {
        try catalog.read { _ = try Gallery($0).write(request, to: folder.path(name)) }
        return try folder.texts(below: name)
    }

    @Test func `has a file for every link, and each file once`() throws {
        let texts = try texts()
        var count = 0
        for (path, text) in texts where path.hasSuffix(".html") {
            for match in text.matches(of: /(?:href|src)="([^"#]*)"/) where !match.1.hasPrefix("http") {
                let place = Self.resolved(String(match.1), from: path)
                #expect(texts[place] != nil, "\(path) names \(match.1)")
                count += 1
            }
        }
        #expect(count > 400)
        // A file system may take two names for one.
        #expect(Set(texts.keys.map { $0.lowercased() }).count == texts.count)
    }

    @Test func `has documents that were deleted and restored`() throws {
        let note = ChangeNote(author: "mia", date: Timestamp(millisecondsSince1970: 1_800_000_002_000))
        let names = try ["value:quick", "expand"].map(DocumentReference.init)
        try catalog.write(as: note) { writer in
            _ = try writer.create(names[0], document: ["valueType": "duration", "value": 0.2])
        }
        for name in names {
            try catalog.write(as: note) { _ = try $0.delete(name) }
            try catalog.write(as: note) { _ = try $0.restore(name) }
        }
        #expect(try texts()["values/quick/index.html"] != nil)
    }

    @Test func `has the answers of operations`() throws {
        func answer(_ operation: JSON) throws -> JSON {
            let answer = try catalog.answer(try CatalogOperation(operation)) { _ in
                ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_002_000))
            }
            return try JSONReader().read(answer.text)
        }
        var document = try #require(try answer(["op": "show", "ref": "expand"])["document"]?.object)
        document["accepts"] = nil
        _ = try answer(["op": "update", "ref": "expand", "document": .object(document)])

        let answers = try Self.answers(in: try texts()["patterns/expand/data.js"] ?? "")
        #expect(answers["patterns/expand/history"] == (try answer(["op": "log", "ref": "expand"])))
        // The history has changed values with a text, and a structure has none.
        #expect(answers["patterns/expand@1/diff?with=expand@2"] == nil)
        let difference = try answer(["op": "diff", "ref": "expand@2", "with": "expand@3"])
        #expect(answers["patterns/expand@2/diff?with=expand@3"] == difference)
        // The newest revision is there once.
        #expect(answers["patterns/expand"] == "patterns/expand@3")
        #expect(answers["patterns/expand@2"]?["document"]?["parameters"]?["expandDuration"] == 0.4)
        #expect(answers["patterns/expand@1"]?["document"]?["parameters"]?["expandDuration"] == 0.35)
    }

    @Test func `has the motion that a comparison of revisions plays`() throws {
        let answers = try Self.answers(in: try texts()["patterns/expand/data.js"] ?? "")
        for revision in [1, 2] {
            let motion = try #require(answers["patterns/expand@\(revision)/player"])
            #expect(motion["operations"]?.array?.isEmpty == false)
            #expect(motion["devices"]?.array?.count == 22)
        }
    }

    @Test func `lists what cards and filters need, and what an item is used by`() throws {
        let texts = try texts(ListRequest(.pattern, tags: ["menu"]))
        let list = try #require(try Self.answers(in: texts["patterns/data.js"] ?? "")["patterns"]?.array)
        #expect(list.map { $0["slug"] } == ["zoom-icons"])
        #expect(list[0]["kind"] == "zoom-icons")
        #expect(list[0]["parameters"] == nil)
        let uses = try Self.answers(in: texts["items/twitter/data.js"] ?? "")["items/twitter/uses"]
        #expect(uses?.array?.map { $0["type"] } == ["kind", "pattern"])
        let kind = try Self.answers(in: texts["kinds/expand/data.js"] ?? "")["kinds/expand/preview"]
        #expect(kind?["player"]?["parameters"]?.array?.isEmpty == false)
    }

    @Test func `is the same every time`() throws {
        #expect(try texts() == texts(in: "again"))
    }

    /// The argument of the one call that a file of answers is.
    private static func answers(in script: String) throws -> JSON {
        try JSONReader().read(String(script.dropFirst("motifAnswers(".count).dropLast(");\n".count)))
    }

    /// The path that a link of a page leads to.
    private static func resolved(_ link: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast()
        for part in link.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
