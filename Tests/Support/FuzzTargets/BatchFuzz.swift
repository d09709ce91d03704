import MotifCatalog
import MotifJSON
import MotifSystem

enum BatchFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let catalog = try catalog.get()
        let batch = Batch(catalog, onFailure: .undo) { ChangeNote(author: "fuzz", message: $0 ?? "", date: date) }
        // The last line fails, so that the catalog is the same for the next input.
        var answers: [[UInt8]] = []
        let summary = try batch.run(BatchLines(bytes + Array("\n{\"op\":\"none\"}".utf8))) { answers.append($0) }
        try expect(!summary.isCommitted && summary.failed == 1, "\(summary)")
        for answer in answers {
            try expect(answer.last == UInt8(ascii: "\n") && answer.count { $0 == 10 } == 1, "an answer has two lines")
            try expect((try? JSONReader().read(answer)) != nil, "an answer isn't JSON")
        }
    }

    private static let date = Timestamp(millisecondsSince1970: 1_700_000_000_000)
    private static let catalog = Result {
        try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "fuzz", date: date))
    }
}
