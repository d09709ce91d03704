public import MotifCatalog
public import MotifCore
import MotifExport
import MotifSystem

/// A catalog as pages that a browser opens from a folder.
///
///     try catalog.read { reader in
///         try Gallery(reader).write(ListRequest(.pattern), to: "site")
///     }
///
/// The same catalog always results in the same bytes.
public struct Gallery {
    private let reading: GalleryReading

    /// The contents of a gallery.
    public struct Contents: Sendable, Equatable {
        /// The number of patterns.
        public let patterns: Int
        /// The numbers of kinds, items and devices.
        public let others: [DocumentType: Int]
    }

    /// Creates the gallery of one snapshot of a catalog.
    ///
    /// - Parameter reader: The snapshot.
    /// - Throws: Errors of reading the devices.
    public init(_ reader: CatalogReader) throws { reading = try GalleryReading(reader) }

    /// Writes pages for patterns, and for all kinds, items and devices.
    ///
    /// The pages are written into a hidden folder and swapped in at the end: until then, and if that fails, everything
    /// in the folder stays as it was. Files that aren't the gallery's own are never removed.
    ///
    /// - Parameters:
    ///   - patterns: The patterns that get a page.
    ///   - path: The folder, which is created if necessary.
    ///   - replacesForeignFiles: Whether the folder may contain files other than an earlier gallery; those with the
    ///     names of the gallery's files are replaced.
    ///   - progress: Called with the number of finished pages and their total.
    ///   - checkCancellation: Called before each page and each of its files, on any thread; an error that it throws
    ///     ends the work.
    /// - Throws: `GalleryError`, `FileError`, `Problems` in the request, and errors of `checkCancellation`.
    @discardableResult
    public func write(
        _ patterns: ListRequest, to path: String, replacesForeignFiles: Bool = false,
        progress: @escaping (Int, Int) -> Void = { _, _ in },
        checkCancellation: @escaping @Sendable () throws -> Void = {}
    ) throws -> Contents {
        let names = try reading.names(patterns)
        let folder = try GalleryFolder(at: path, replacesForeignFiles: replacesForeignFiles)
        do {
            let pages = GalleryPages(
                reading: reading, folder: folder, progress: progress, checkCancellation: checkCancellation)
            let contents = try pages.write(names)
            try folder.commit()
            return contents
        } catch {
            folder.abandon()
            throw error
        }
    }
}

/// Writes the pages of a gallery into a folder.
private struct GalleryPages {
    let reading: GalleryReading
    let folder: GalleryFolder
    let progress: (Int, Int) -> Void
    let checkCancellation: @Sendable () throws -> Void

    private static let otherTypes: [DocumentType] = [.kind, .item, .device]

    func write(_ patterns: [DocumentName]) throws -> Gallery.Contents {
        let others = try Self.otherTypes.map { type in (type, try reading.names(ListRequest(type))) }
        let pages = Set(patterns).union(others.flatMap(\.1))
        let total = patterns.count + others.map(\.1.count).reduce(0, +)
        let cards = try write(patterns, pages, total)
        for file in try GalleryAssets.files() + [GalleryIndex(cards).file] { try folder.write(file) }
        var done = patterns.count
        for (type, names) in others {
            try write(names, of: type, usedBy: cards, pages) {
                done += 1
                progress(done, total)
            }
        }
        return Gallery.Contents(
            patterns: patterns.count, others: Dictionary(uniqueKeysWithValues: others.map { ($0, $1.count) }))
    }

    private func write(
        _ patterns: [DocumentName], _ pages: Set<DocumentName>, _ total: Int
    ) throws -> [GalleryCard] {
        let screens = reading.screens
        var cards: [GalleryCard] = []
        try ParallelMap.run { add in
            for name in patterns {
                if let pattern = try reading.pattern(name) { try add(pattern) }
            }
        } transform: { [folder, checkCancellation] pattern in
            try checkCancellation()
            let page = PatternPage(pattern.checked(on: screens), pages: pages)
            for file in try page.files(checkCancellation: checkCancellation) { try folder.write(file) }
            return page.card
        } each: { card in
            cards.append(card)
            progress(cards.count, total)
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
            try checkCancellation()
            let document = try reading.document(name)
            documents.append(document.document)
            let page = DocumentPage(document, users: users[name] ?? [], pages: pages)
            for file in page.files { try folder.write(file) }
            each()
        }
        try folder.write(DocumentList(type, documents, users: users).file)
    }
}
