import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifSystem
import MotifText

/// `motif validate`: the problems of documents, in the catalog or in files.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "validate")

    @Argument(
        .file("ref|file", ending: "json", "jsonl"),
        "Documents ([type:]slug), files or folders, or - for standard input (default: the whole catalog).")
    var subjects: [String] = []

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = ReportFormat.table

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let files = subjects.filter(InputFiles.isFile)
        let names = try subjects.filter { !InputFiles.isFile($0) }.map(Self.name)
        let sources = try InputFiles.sources(files)
        var count = 0
        try Output.print { output in
            let validated = subjects.isEmpty ? ["catalog"] : names.map(\.description) + sources.map(\.name)
            let report = ProblemReport(
                try format.writer(
                    to: output, table: ProblemLines(output: output),
                    junit: try JUnitProblems(of: validated, to: output), findings: { [Finding($0)] }))
            if !names.isEmpty || subjects.isEmpty { try catalog.read { try check(names, $0, report) } }
            if !sources.isEmpty { try check(sources, report) }
            try report.finish()
            count = report.count
        }
        if count > 0 { throw ExitCode(ExitStatus.no.rawValue) }
        if format == .table { notices.notice("No problems found") }
    }

    private static func name(_ text: String) throws(CommandError) -> DocumentName {
        do {
            return try OptionValue.name(text)
        } catch {
            throw .usage("\(error)")
        }
    }

    private func check(_ names: [DocumentName], _ reader: CatalogReader, _ report: ProblemReport) throws {
        for name in names { try report.add(try reader.problems(of: name), of: name) }
        if subjects.isEmpty { _ = try reader.problems { try report.add($1, of: $0) } }
    }

    private func check(_ sources: [ImportSource], _ report: ProblemReport) throws {
        // Nothing is written, so this author is never shown.
        let note = ChangeNote(
            author: "motif validate", message: "", date: Timestamp(millisecondsSince1970: SystemClock.milliseconds))
        let found: ImportProblems?
        do {
            found = try catalogForFiles(note).problems(in: sources, as: note)
        } catch let problems as Problems {
            // The kind in the files is valid, but patterns in the catalog no longer fit it.
            for misfit in problems.misfits { try report.add(misfit.problems, of: misfit.document) }
            return
        }
        guard let problems = found else { return }
        for document in problems.documents { try report.add(document.problems, of: document.name, in: document.source) }
        if problems.isCut {
            let count = String.counted(problems.documents.count, "document")
            notices.notice("Stopped after \(count) with problems")
        }
    }

    /// The catalog, or one with the shipped documents if there is no catalog.
    private func catalogForFiles(_ note: ChangeNote) throws -> Catalog {
        do {
            return try catalog.open()
        } catch CommandError.noCatalog {
            return try Catalog.inMemory(with: .shipped, as: note)
        }
    }
}
