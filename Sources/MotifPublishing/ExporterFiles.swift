package import MotifCatalog
package import MotifCore
package import MotifExport
package import MotifJSON
import MotifSystem

/// The motion of patterns as files from an exporter that isn't part of motif.
package struct ExporterFiles: Sendable {
    /// The exporter.
    package let exporter: Exporter
    /// The patterns.
    package let selection: MotionSelection

    /// An exporter's answer for a pattern.
    package struct Export: Sendable {
        /// The pattern as it was selected.
        package let reference: DocumentReference
        /// The pattern, its screen and its scene.
        package let subject: ExportSubject
        /// The answer, or the reason why there is none.
        package let answer: Result<ExporterAnswer, ExporterAnswer.Refusal>
        /// The lines that the exporter wrote to standard error.
        package let remarks: [String]
    }

    /// The files of an exporter for patterns.
    package init(_ exporter: Exporter, _ selection: MotionSelection) {
        (self.exporter, self.selection) = (exporter, selection)
    }

    /// Asks the exporter about every pattern, and passes on the answers in order.
    ///
    /// - Throws: `ExporterError`; `Problems` of a motion.
    package func make(from reader: CatalogReader, each: (Export) throws -> Void) throws {
        let exporter = exporter
        try selection.map(from: reader) { reference, subject in
            do {
                let (answer, remarks) = try exporter.answer(to: subject)
                let lines = remarks.split(whereSeparator: \.isNewline).map(String.init)
                return Export(reference: reference, subject: subject, answer: .success(answer), remarks: lines)
            } catch let refusal as ExporterAnswer.Refusal {
                return Export(reference: reference, subject: subject, answer: .failure(refusal), remarks: [])
            }
        } each: {
            try each($0)
        }
    }

    /// The files of all patterns, once every answer is known and no two files have the same name.
    ///
    /// - Parameters:
    ///   - reader: The catalog.
    ///   - each: Receives each answer before it is examined.
    /// - Throws: As `make`; `ExporterError` for a pattern that the exporter refuses.
    package func files(from reader: CatalogReader, each: (Export) -> Void) throws -> [ExporterAnswer.File] {
        var files: [ExporterAnswer.File] = []
        var owners: [String: (reference: DocumentReference, index: Int)] = [:]
        var folders: [String: DocumentReference] = [:]
        try make(from: reader) { export in
            each(export)
            let reference = export.reference
            let answer: ExporterAnswer
            switch export.answer {
            case .success(let made): answer = made
            case .failure(let refusal): throw ExporterError(exporter.name, .refused(reference, refusal.reason))
            }
            for file in answer.files {
                // Some file systems are case-insensitive.
                let key = file.name.lowercased()
                let parents = Self.folders(above: key)
                if let owner = owners[key], files[owner.index] == file { continue }
                let other =
                    owners[key]?.reference ?? folders[key] ?? parents.lazy.compactMap { owners[$0]?.reference }.first
                if let other { throw ExporterError(exporter.name, .sameName(file.name, [other, reference])) }
                owners[key] = (reference, files.count)
                for parent in parents { folders[parent] = reference }
                files.append(file)
            }
        }
        return files
    }

    /// Writes files below a folder, which is created if necessary: completely or not at all. No link is followed.
    ///
    /// - Throws: `FileError`
    package static func write(_ files: [ExporterAnswer.File], below folder: String) throws {
        let draft = try FolderDraft(in: folder)
        for file in files { try draft.write(Array(file.text.utf8), to: file.name) }
        try draft.commit()
    }

    /// The single file, for a destination that isn't a folder.
    ///
    /// - Throws: `ExporterError` if there are several.
    package func only(_ files: [ExporterAnswer.File]) throws -> ExporterAnswer.File {
        guard let file = files.first, files.count == 1 else {
            throw ExporterError(exporter.name, .severalFiles(files.map(\.name)))
        }
        return file
    }

    /// `a/b/c.xml` → `a`, `a/b`
    private static func folders(above name: String) -> [String] {
        let parts = name.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}

extension ExporterFiles.Export {
    /// The report on the files: the keys of `ExportSubject.report`, and `"files"`.
    package func report(of exporter: Exporter) -> JSONObject {
        let (files, notes): ([JSON], [(code: String, degree: String, message: String)]) =
            switch answer {
            case .success(let made):
                (made.files.map { .string($0.name) }, made.notes.map { ($0.code, $0.degree.rawValue, $0.message) })
            case .failure(let refusal): ([], [("refused", "refused", refusal.reason)])
            }
        var report = subject.report(
            isExact: notes.allSatisfy { ExportNote.Degree(rawValue: $0.degree)?.isExact == true }, notes,
            target: exporter.name)
        report["fileName"] = files.first
        report["files"] = .array(files)
        return report
    }
}
