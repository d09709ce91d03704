import MotifCatalog
import MotifCore
import MotifScan
import MotifStore
import MotifSystem
import MotifText

/// Carries out an adoption: one change of the catalog, and the files beside it.
///
/// The files are written to the drive first, then the catalog is committed, then the files get their names. A kill in
/// between leaves values without links, which are harmless and are linked by the next adoption; a link without its
/// value would be an error.
struct AdoptionRun {
    let changes: AdoptionChanges
    let scanned: ScannedFiles
    let point: HistoryPoint?
    /// The identity of the catalog.
    let identity: String?

    func run(on catalog: Catalog, as note: ChangeNote, _ notices: NoticeOptions) throws {
        let staged = StagedFiles()
        var links = scanned.own.links
        let created = changes.values.map { "value:\($0.slug)" }
        for (place, target) in changes.links {
            links.add(place, to: target, with: created.contains(target) ? nil : created.first)
        }
        // Catalogs that are built from the same documents take turns, and each keeps the file's header.
        if links.catalog == nil || links.catalog == identity {
            links.change = (point?.number ?? 0) + (changes.values.isEmpty ? 0 : 1)
            links.catalog = identity
        }
        if !changes.links.isEmpty {
            try staged.add(Array(links.text.utf8), to: scanned.own.linksPath, replacing: scanned.own.linksBytes)
        }
        for (path, bytes) in changes.edits.results.sorted(by: { $0.key < $1.key }) {
            try staged.add(bytes, to: scanned.scan.files.located(path), replacing: changes.edits.originals[path])
        }
        try staged.check()
        if !changes.values.isEmpty {
            do {
                try catalog.write(as: note) { writer in
                    for (slug, json) in changes.values {
                        _ = try writer.create(DocumentReference("value:\(slug)"), document: json)
                    }
                }
            } catch {
                staged.abandon()
                throw error
            }
        }
        do throws(StagedFiles.Failure) {
            try staged.commit()
        } catch {
            if changes.values.isEmpty { throw error }
            let created = String.counted(changes.values.count, "value")
            throw CommandError.failed(
                ExitStatus(error), error.message,
                "  \(created) created; run 'motif adopt' again to link the code to what is there")
        }
        let parts = [
            changes.values.isEmpty ? nil : "Created \(String.counted(changes.values.count, "value"))",
            changes.links.isEmpty
                ? nil : "Linked \(String.counted(changes.links.count, "place")) in \(scanned.own.linksPath)",
            changes.comments.isEmpty ? nil : "Added \(String.counted(changes.comments.count, "comment"))",
        ]
        for part in parts.compactMap(\.self) { notices.notice(part) }
    }
}
