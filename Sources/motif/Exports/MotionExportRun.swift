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
    func run(_ reader: CatalogReader, to place: ExportPlace) throws {
        do {
            try write(reader, to: place)
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        } catch let error as MotionFiles.InexactMotion {
            throw CommandError.inexact(error.target.name, error.notes.map(\.line))
        } catch let error as MotionFiles.SharedTypeName {
            let patterns = error.patterns.map { "'\($0)'" }.joined(separator: " and ")
            throw CommandError.usage(
                "\(patterns) both declare types named '\(error.name)…'; export them to different folders")
        }
    }

    private func write(_ reader: CatalogReader, to place: ExportPlace) throws {
        let references = files.selection.references
        if case .folder(let folder) = place {
            let progress = Progress("Exporting", output.notices)
            defer { progress.end() }
            let notes = try files.write(to: folder, from: reader) { progress.update($0, of: $1) }
            progress.end()
            for note in notes { output.notice(note.line) }
            output.notice("Exported \(String.counted(references.count, "pattern")) to \(folder)")
            return
        }
        guard let reference = references.first else { throw CommandError.noMatch("pattern") }
        guard references.count == 1 else {
            throw CommandError.usage(
                "\(references.count) patterns need a folder for their files, such as '-o \(files.target.name)/'")
        }
        if case .output = place, files.target.isBinary, Terminal.Stream.output.isTerminal {
            let name = files.target.fileName(of: reference.name.slug)
            throw CommandError.usage(
                "A terminal can't show the binary format '\(files.target.name)'; name a file, such as '-o \(name)'")
        }
        var bytes: [UInt8] = []
        let notes = try files.make(from: reader) { bytes = $1.bytes }
        for note in notes { output.notice(note.line) }
        guard case .file(let path) = place else { return try output.print { try $0.write(bytes) } }
        try ExportPlace.write(bytes, to: path)
        output.notice("Exported \(reference) to \(path)")
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
