import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing
import MotifText

/// An export of the motion of patterns.
struct MotionExportRun {
    let files: MotionFiles
    let output: OutputOptions

    /// Writes the files, and reports what they don't represent exactly.
    func run(_ reader: CatalogReader, to destination: ExportDestination) throws {
        do {
            try CommandError.answering { try write(reader, to: destination) }
        } catch let error as MotionFiles.InexactMotion {
            throw CommandError.inexact(error.target.name, error.notes.map(\.line))
        } catch let error as MotionFiles.SharedName {
            let advice =
                error.owners.contains { $0.contains("/") }
                ? "delete the earlier file if this one replaces it, as a whole pattern does its timing, or export for "
                    + "another module or package" : "export them to different folders"
            throw CommandError.usage(
                "\(error.owners.joined(separator: " and ")) both need the name '\(error.name)'; \(advice)")
        }
    }

    private func write(_ reader: CatalogReader, to destination: ExportDestination) throws {
        let references = files.selection.references
        guard let reference = references.first else { throw CommandError.noMatch("pattern") }
        if case .folder(let folder) = destination {
            let notes = try Progress.show("Exporting", output.notices) {
                try files.write(to: folder, from: reader, progress: $0.update)
            }
            for note in notes { output.notice(note.line) }
            output.notice("Exported \(String.counted(references.count, "pattern")) to \(folder)")
            return
        }
        guard references.count == 1 else {
            throw CommandError.usage(
                "\(references.count) patterns need a folder for their files, such as '-o \(files.target.name)/'")
        }
        var bytes: [UInt8] = []
        let notes = try files.make(from: reader) { bytes = $1.bytes }
        for note in notes { output.notice(note.line) }
        guard case .file(let path) = destination else { return try output.print { try $0.write(bytes) } }
        if !files.replacesKeptFiles { bytes = try KeptFile.check(path, isOf: files.target.format) + bytes }
        try ExportDestination.write(bytes, to: path)
        let isPlain = !(path.split(separator: "/").last ?? "").contains(".")
        output.notice("Exported \(reference) to \(path)" + (isPlain ? "; for a folder, end it with '/'" : ""))
    }
}

extension MotionFiles.Note {
    /// `expand: approximated, spring-baked: …`
    fileprivate var line: String { "\(reference): \(note.line)" }
}

extension ExportNote {
    /// `approximated, spring-baked: …`
    var line: String { "\(degree.rawValue), \(code.rawValue): \(message)" }
}
