import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@testable import motif

@Suite struct `motif guide` {
    @Test(arguments: ["documents", "formulas", "batch", "sql", "exit-codes"])
    func `has a page`(page: String) throws {
        try expect(Sandbox(.nothing).motif("guide", page), matches: "guide-\(page)")
    }

    @Test func `lists its pages`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(sandbox.motif("guide"), sandbox.motif("guide", "formula"), matches: "guide")
    }

    /// An operation is described in one place, so one that is added to a table is in its batches, and in the guide to them.
    @Test func `has the operations and keys of a table, as a batch has`() throws {
        let added = OperationDefinition("tint", title: "Tint", .reads, "Tints.", result: .list(of: .text)) { keys in
            let color = keys.required(.text("color", "The color."), is: "a color")
            return color.map { color in .read { _ in OperationAnswer([.string(color)]) } }
        }
        let table = OperationTable.catalog + [added]
        #expect(GuidePage.operations(of: table).contains(["tint", "color*, asOf"]))
        #expect(GuidePage.keys(of: table).contains(["color", "The color."]))

        let note = ChangeNote(author: "mia", date: Timestamp(millisecondsSince1970: 0))
        let batch = Batch(try .inMemory(with: .nothing, as: note), of: table, onFailure: .keepGoing) { _ in note }
        var answers: [JSON] = []
        _ = try batch.run(BatchLines(Array(#"{"op": "tint", "color": "red"}"#.utf8))) {
            answers.append(try JSONReader().read($0))
        }
        #expect(answers.first?["result"] == ["red"])
    }
}
