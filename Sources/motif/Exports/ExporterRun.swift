import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing
import MotifText

/// An export of the motion of patterns by an exporter that isn't part of motif.
struct ExporterRun {
    let files: ExporterFiles
    let losses: MotionFiles.Losses
    let output: OutputOptions

    /// Writes the files, and reports what the exporter says about them.
    func run(_ reader: CatalogReader, to destination: ExportDestination) throws {
        let references = files.selection.references
        guard !references.isEmpty else { throw CommandError.noMatch("pattern") }
        var lines: [String] = []
        var lost: [String] = []
        let made = try Progress.show("Exporting", output.notices) { progress in
            var count = 0
            return try CommandError.answering {
                try files.files(from: reader) { export in
                    lines += remarks(of: export)
                    for note in export.notes {
                        lines.append("\(export.reference): \(note.line)")
                        if !note.degree.isExact { lost.append("\(export.reference): \(note.line)") }
                    }
                    count += 1
                    progress.update(count, of: references.count)
                }
            }
        }
        if losses == .rejected, !lost.isEmpty { throw CommandError.inexact(files.exporter.name, lost) }
        if case .folder(let folder) = destination {
            try ExporterFiles.write(made, below: folder)
            for line in lines { output.notice(line) }
            return output.notice("Exported \(String.counted(references.count, "pattern")) to \(folder)")
        }
        let bytes = Array(try files.only(made).text.utf8)
        for line in lines { output.notice(line) }
        guard case .file(let path) = destination else { return try output.print { try $0.write(bytes) } }
        try ExportDestination.write(bytes, to: path)
        output.notice("Exported \(String.counted(references.count, "pattern")) to \(path)")
    }

    /// Writes what the exporter says about its files, and no file.
    func report(_ reader: CatalogReader) throws {
        try output.report(MotionReport.columns) { report in
            try CommandError.answering {
                try files.make(from: reader) { export in
                    for line in remarks(of: export) { output.notice(line) }
                    var rows = export.notes.map { ($0.degree.rawValue, $0.code, $0.message) }
                    if case .failure(let refusal) = export.answer { rows = [("refused", "refused", refusal.reason)] }
                    if rows.isEmpty { rows = [("exact", "", "")] }
                    let exporter = files.exporter
                    try output.add(
                        rows, of: export.subject, to: exporter.name, json: export.report(of: exporter), report)
                }
            }
        }
    }

    private func remarks(of export: ExporterFiles.Export) -> [String] {
        export.remarks.map { "\(files.exporter.name): \($0)" }
    }
}

extension ExporterFiles.Export {
    fileprivate var notes: [ExporterAnswer.Note] {
        if case .success(let answer) = answer { answer.notes } else { [] }
    }
}

extension ExporterAnswer.Note {
    /// `approximated, spring-fitted: …`
    fileprivate var line: String { "\(degree.rawValue), \(code): \(message)" }
}
