import MotifCatalog
import MotifCore
import MotifExport
import MotifText

/// The motion of patterns in a format that others play: a file each.
struct MotionFiles {
    let target: ExportTarget
    let selection: MotionSelection
    /// What is done where a format cannot say all of the motion.
    let losses: Losses
    let output: OutputOptions

    /// What is done where a format cannot say all of the motion.
    enum Losses {
        /// It is told, and the file is written.
        case reported
        /// Nothing is written.
        case rejected
    }

    /// Makes everything before the first file is written, so that what cannot be made is found while there is nothing.
    func run(_ reader: CatalogReader, to place: ExportPlace) throws {
        let references = selection.references
        switch place {
        case .folder(let folder): try write(references, of: reader, below: folder)
        case .output, .file:
            guard let reference = references.first else { throw CommandError.noMatch("pattern") }
            guard references.count == 1 else {
                throw CommandError.usage(
                    "\(references.count) patterns need a folder for their files, such as '-o \(target.name)/'")
            }
            let made = try selection.export(reference, to: target, of: reader)
            try check([(reference, made)])
            tell(reference, made)
            guard case .file(let path) = place else { return try output.print { try $0.write(made.text) } }
            try ExportPlace.write(Array(made.text.utf8), to: path)
            output.notice("Exported \(reference) to \(path)")
        }
    }

    /// Memory holds one file at a time; what is made twice is made alike.
    private func write(_ references: [DocumentReference], of reader: CatalogReader, below folder: String) throws {
        let progress = Progress("Exporting", output.notices)
        defer { progress.end() }
        var inexact: [(DocumentReference, MotionExport)] = []
        for (count, reference) in references.enumerated() {
            let made = try selection.export(reference, to: target, of: reader)
            if !made.isExact { inexact.append((reference, MotionExport("", notes: made.notes))) }
            progress.update(count, of: references.count * 2)
        }
        try check(inexact)
        for (count, reference) in references.enumerated() {
            let made = try selection.export(reference, to: target, of: reader)
            let name = selection.fileName(of: reference, target)
            try ExportPlace.write(Array(made.text.utf8), to: name, below: folder)
            progress.update(references.count + count, of: references.count * 2)
        }
        progress.end()
        for (reference, made) in inexact { tell(reference, made) }
        output.notice("Exported \(String.counted(references.count, "pattern")) to \(folder)")
    }

    private func check(_ exports: [(DocumentReference, MotionExport)]) throws {
        guard losses == .rejected else { return }
        let lines = exports.flatMap { reference, made in made.notes.map { "\(reference): \($0.words)" } }
        if !lines.isEmpty { throw CommandError.inexact(target.name, lines) }
    }

    private func tell(_ reference: DocumentReference, _ made: MotionExport) {
        for note in made.notes { output.notice("\(reference): \(note.words)") }
    }
}

extension ExportNote {
    /// `approximated, spring-baked: …`
    var words: String { "\(degree.rawValue), \(code): \(message)" }
}
