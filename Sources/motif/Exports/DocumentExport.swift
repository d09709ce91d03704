import MotifCatalog
import MotifSystem
import MotifText

/// An export of the documents themselves: as an envelope, as lines, or one file each.
struct DocumentExport {
    let selection: Selection
    let format: ExportFormat
    let revisions: ExportedRevisions
    let output: OutputOptions

    /// Writes the documents.
    func run(_ reader: CatalogReader, to destination: ExportDestination) throws {
        switch destination {
        case .output:
            let output = Output(.json)
            try reader.export(selection, as: format, revisions: revisions, to: { try output.write($0) })
            try output.flush()
        case .file(let path): report(try write(reader, to: path), path)
        case .folder(let path):
            report(try write(reader, below: path), path)
            for file in try reader.formerFiles(below: path) {
                output.notice("\(file) has a document that was deleted or renamed since; remove the file")
            }
        }
    }

    private func report(_ count: Int, _ path: String) {
        let isFile = path.split(separator: "/").last?.contains(".") == false && !FileSystem.isFolder(path)
        let advice = isFile ? ", a single file; for a folder of files, use -o \(path)/" : ""
        output.notice("Exported \(String.counted(count, "document")) to \(path)\(advice)")
    }

    private func write(_ reader: CatalogReader, to path: String) throws -> Int {
        try Folder.create(for: path)
        DraftName.removeLeftovers(in: FileSystem.folder(of: path))
        let file = try AtomicFile(at: path)
        let form = FileForm(ofFileAt: path)
        var text: [UInt8] = []
        let count = try Progress.show("Exporting", output.notices) { progress in
            try reader.export(
                selection, as: format, revisions: revisions,
                to: { if form == FileForm() { try file.write($0) } else { text += $0 } },
                progress: { progress.update($0, of: nil) })
        }
        if !text.isEmpty { try file.write(form.bytes(of: String(decoding: text, as: UTF8.self))) }
        try file.commit()
        return count
    }

    private func write(_ reader: CatalogReader, below folder: String) throws -> Int {
        guard format == .json else {
            throw CommandError.usage(
                "A folder gets one JSON file per document and cannot be combined with '--to \(format.rawValue)'")
        }
        return try Progress.show("Exporting", output.notices) {
            try reader.export(selection, below: folder, revisions: revisions, progress: $0.count)
        }
    }
}
