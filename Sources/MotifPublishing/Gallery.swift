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
/// The same catalog with the same screens always results in the same bytes.
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
    public init(_ reader: CatalogReader) throws { reading = try GalleryReading(reader, screens: nil) }

    /// Creates the gallery of one snapshot of a catalog, with an app's own screens.
    ///
    /// - Throws: Errors of reading the devices, and the screens of all patterns.
    package init(_ reader: CatalogReader, screens: ScreenshotFolder) throws {
        reading = try GalleryReading(reader, screens: screens)
    }

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
        let rows = try reading.rows(patterns)
        let folder = try GalleryFolder(at: path, replacesForeignFiles: replacesForeignFiles)
        do {
            let pages = GalleryPages(
                reading: reading, folder: folder, progress: progress, checkCancellation: checkCancellation)
            let contents = try pages.write(rows)
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

    private static let otherTypes: [DocumentType] = [.kind, .item, .device, .value]

    func write(_ patterns: [GalleryRow]) throws -> Gallery.Contents {
        let others = try Self.otherTypes.map { type in (type, try reading.rows(ListRequest(type))) }
        let all = [(DocumentType.pattern, patterns)] + others
        let pages = Set(all.flatMap(\.1).map(\.name))
        let total = all.map(\.1.count).reduce(0, +)
        var done = 0
        for (type, rows) in all {
            try write(rows, of: type, pages) {
                done += 1
                progress(done, total)
            }
        }
        let compare = SitePage(
            "Compare", at: "/compare", section: "/compare", in: .folder, [HTML("h1", [:], "Compare")])
        for (screen, picture) in reading.sharedScreens.pictures {
            try folder.write(GalleryFiles.file(picture, of: screen, for: nil))
        }
        for file in SiteAssets.files + PatternDownload.sharedFiles + [compare.file] { try folder.write(file) }
        return Gallery.Contents(
            patterns: patterns.count, others: Dictionary(uniqueKeysWithValues: others.map { ($0, $1.count) }))
    }

    /// Writes the pages of documents, and their list.
    private func write(
        _ rows: [GalleryRow], of type: DocumentType, _ pages: Set<DocumentName>, each: () -> Void
    ) throws {
        let screens = type == .pattern ? reading.screens : []
        try ParallelMap.run { add in
            for row in rows { try add(try reading.document(row.name, pages: pages)) }
        } transform: { [folder, checkCancellation] document in
            try checkCancellation()
            let files = GalleryFiles(document, checkedOn: screens)
            try files.make(checkCancellation) { try folder.write($0) }
        } each: {
            each()
        }
        for file in GalleryList(type, rows).files { try folder.write(file) }
    }
}
