import Foundation
import MotifCore
import Testing

@testable import MotifCatalog
@testable import MotifStore

@Suite struct `A document that a damaged tree doesn't find` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "motif-\(UUID())")

    /// The trees in the file whose first pages change places.
    enum Exchange: CaseIterable {
        /// Names, with another index of texts.
        case names
        /// Changes, which then seem to have no rows.
        case changes

        var trees: [String] {
            switch self {
            case .names: ["sqlite_autoindex_document_1", "sqlite_autoindex_name_1"]
            case .changes: ["change", "hub"]
            }
        }
    }

    @Test(arguments: Exchange.allCases) func `is damage, not absence`(exchange: Exchange) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "motif.db").path
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 0))
        let pages = try Catalog.create(at: path, with: .shipped, as: note).store.withDatabase { database in
            try exchange.trees.map { tree in
                try database.int("SELECT rootpage FROM sqlite_schema WHERE name = '\(tree)'")
            } + [try database.int("PRAGMA page_size")]
        }
        try exchangePages(pages[0], pages[1], of: pages[2], in: path)
        let catalog = try Catalog.open(at: path, for: .reading)
        for reference in ["expand", "expand@1"] {
            let error = #expect(throws: StoreError.self) { try catalog.read { _ = try $0.state(of: reference) } }
            guard case .damaged = error?.kind else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    private func exchangePages(_ first: Int, _ second: Int, of size: Int, in path: String) throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for offset in 0..<size { bytes.swapAt((first - 1) * size + offset, (second - 1) * size + offset) }
        try bytes.write(to: URL(fileURLWithPath: path))
    }
}
