import Dispatch
import MotifCatalog
import MotifCore
import MotifExport
import MotifText

/// The pages of a gallery, made from a catalog and written into a folder.
struct GallerySite {
    let reading: GalleryReading
    let folder: GalleryFolder
    let progress: Progress

    /// So many patterns are in memory at a time.
    private static let chunk = 64

    /// How much a gallery shows.
    struct Contents {
        let patterns: Int
        /// Kinds, items and devices.
        let others: [DocumentType: Int]

        /// `11 patterns, 10 kinds, 5 items and 22 devices`
        var words: String {
            let types: [DocumentType] = [.kind, .item, .device]
            let counts =
                [String.counted(patterns, "pattern")]
                + types.map { String.counted(others[$0] ?? 0, $0.rawValue) }
            return counts.dropLast().joined(separator: ", ") + " and " + (counts.last ?? "")
        }
    }

    /// Writes everything: the pages of these patterns, and of all kinds, items and devices.
    func write(_ patterns: [DocumentName]) throws -> Contents {
        let types: [DocumentType] = [.kind, .item, .device]
        let others = try types.map { type in (type, try reading.names(ListRequest(type))) }
        let pages = Set(patterns).union(others.flatMap(\.1))
        let total = patterns.count + others.map(\.1.count).reduce(0, +)
        let cards = try write(patterns, pages, total)
        for file in GalleryAssets.files + [GalleryIndex(cards).file] { try folder.write(file) }
        var done = patterns.count
        for (type, names) in others {
            try write(names, of: type, usedBy: cards, pages) {
                done += 1
                progress.update(done, of: total)
            }
        }
        return Contents(
            patterns: patterns.count, others: Dictionary(uniqueKeysWithValues: others.map { ($0, $1.count) }))
    }

    private func write(
        _ patterns: [DocumentName], _ pages: Set<DocumentName>, _ total: Int
    ) throws -> [GalleryCard] {
        let screens = reading.screens
        var cards: [GalleryCard] = []
        var rest = patterns[...]
        while !rest.isEmpty {
            let chunk = try rest.prefix(Self.chunk).compactMap(reading.pattern)
            rest = rest.dropFirst(Self.chunk)
            cards += try Self.concurrently(chunk) { [folder, progress, done = cards.count] index, pattern in
                try Interruption.check()
                let page = PatternPage(pattern.checked(on: screens), pages: pages)
                for file in try page.files() { try folder.write(file) }
                progress.update(done + index, of: total)
                return page.card
            }
        }
        return cards
    }

    private func write(
        _ names: [DocumentName], of type: DocumentType, usedBy cards: [GalleryCard], _ pages: Set<DocumentName>,
        each: () -> Void
    ) throws {
        var users: [DocumentName: [GalleryCard]] = [:]
        for card in cards {
            let names = Set([DocumentName(.kind, card.kind)] + card.references)
            for name in names { users[name, default: []].append(card) }
        }
        var documents: [Document] = []
        for name in names {
            try Interruption.check()
            let document = try reading.document(name)
            documents.append(document.document)
            let page = DocumentPage(
                document, tables: Self.tables(document.document), users: users[name] ?? [], pages: pages)
            for file in page.files { try folder.write(file) }
            each()
        }
        try folder.write(DocumentList(type, documents, users: users).file)
    }

    private static func tables(_ document: Document) -> [(title: String, table: GalleryTable)] {
        guard case .kind(let kind) = document else { return [] }
        return KindTables(kind).tables.map { table in
            (table.title, GalleryTable(table.columns.map(\.heading), rows: table.rows.map { $0.map(\.text) }))
        }
    }

    /// What becomes of each element, on all cores, in their order.
    ///
    /// - Throws: The error of the first element that has one.
    private static func concurrently<Element: Sendable, Made: Sendable>(
        _ elements: [Element], _ make: @Sendable (Int, Element) throws -> Made
    ) throws -> [Made] {
        let results = [Result<Made, any Error>](unsafeUninitializedCapacity: elements.count) { buffer, count in
            // Each iteration writes a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                places.initializeElement(at: index, to: Result { try make(index, elements[index]) })
            }
            count = elements.count
        }
        return try results.map { try $0.get() }
    }
}

extension Column {
    /// Its name as the heading of a page: `Unless said`.
    fileprivate var heading: String { name.capitalizedFirst }
}
