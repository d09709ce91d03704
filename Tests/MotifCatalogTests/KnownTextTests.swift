import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import Testing

/// Imports into a file, whose texts the reading thread compares with the catalog's.
@Suite struct `Importing texts that the catalog has` {
    private let folder: URL
    private let catalog: Catalog

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        catalog = try Catalog.create(
            at: folder.appendingPathComponent("motif.db").path, with: .nothing, as: Sample.note)
        try catalog.importDocuments(
            from: [Sample.lines([Sample.kind(), Sample.pattern("a"), Sample.pattern("b", duration: 1)])],
            as: Sample.note)
    }

    private func imported(_ documents: [JSON], _ options: ImportOptions = ImportOptions()) throws -> ImportSummary {
        defer { try? FileManager.default.removeItem(at: folder) }
        let summary = try catalog.importDocuments(from: [Sample.lines(documents)], options, as: Sample.note)
        #expect(try catalog.verify() == [])
        return summary
    }

    @Test(arguments: ImportOptions.Conflict.allCases)
    func `changes nothing, whatever the rule for conflicts`(_ conflict: ImportOptions.Conflict) throws {
        let before = try Sample.history(catalog)
        let documents = [Sample.pattern("b", duration: 1), Sample.kind(), Sample.pattern("a")]
        #expect(try imported(documents, ImportOptions(conflict: conflict)).counts == [.unchanged: 3])
        #expect(try Sample.history(catalog) == before)
    }

    @Test func `keeps them when others are deleted`() throws {
        let options = ImportOptions(missing: .delete)
        #expect(
            try imported([Sample.kind(), Sample.pattern("b", duration: 1)], options).counts
                == [.unchanged: 2, .deleted: 1])
    }

    @Test func `finds the one that differs, and the one that is new`() throws {
        let documents = [Sample.pattern("a"), Sample.pattern("b", duration: 1.5), Sample.pattern("c")]
        #expect(try imported(documents).counts == [.unchanged: 1, .updated: 1, .created: 1])
    }

    @Test func `restores a deleted one`() throws {
        try catalog.write(as: Sample.note) { try $0.delete("a") }
        #expect(
            try imported([Sample.pattern("a"), Sample.pattern("b", duration: 1)]).counts
                == [.restored: 1, .unchanged: 1])
    }

    @Test func `checks them again after a kind that doesn't allow them any more`() throws {
        let error = #expect(throws: ImportProblems.self) {
            try imported([Sample.pattern("a"), Sample.kind(maximum: 0.8), Sample.pattern("b", duration: 1)])
        }
        #expect(error?.documents.map { $0.name?.slug.text } == ["b"])
        #expect(error?.documents.first?.problems.map(\.code) == [.outOfRange])
    }

    @Test func `reports one that comes twice`() throws {
        let error = #expect(throws: ImportProblems.self) {
            try imported([Sample.pattern("a"), Sample.kind(), Sample.pattern("a")])
        }
        #expect(error?.documents.map { $0.problems.map(\.code) } == [[.exists]])
        #expect(error?.documents.first?.problems.first?.position?.line == 3)
    }

    @Test func `checks one whose kind has changed since it was saved`() throws {
        let members = try #require(Sample.kind().object).members.map { ($0.key, $0.value) }
        let kind = JSON.object(JSONObject(members + [("summary", "Other words, the same motion.")]))
        #expect(try catalog.importDocuments(from: [Sample.lines([kind])], as: Sample.note).counts == [.updated: 1])
        #expect(try imported([Sample.pattern("a"), Sample.pattern("b", duration: 1)]).counts == [.unchanged: 2])
    }
}
