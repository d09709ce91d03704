import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSystem
import MotifText

/// `motif scan`: the motion in an app's code, compared with the catalog.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "scan")

    @Argument(.file("path"), "Files and folders with code (default: this folder).")
    var paths: [String] = []

    @Option(help: ArgumentHelp("Also print places with this verdict (repeatable).", valueName: "verdict"))
    var show: [ScanRule] = []

    @Flag(help: ArgumentHelp(.key("all", of: .scan(below: ""))))
    var all = false

    @Flag(help: "List the timings in the code, with the number of places of each; needs no catalog.")
    var survey = false

    @Option(
        .file("path"), "Compare with the documents in this file or folder instead of a catalog (repeatable).")
    var documents: [String] = []

    @Option(.text("commit"), "Report only on files that have changed since this Git commit.")
    var changedSince: String?

    @Option(.file(), "Baseline file; its findings are not reported.")
    var baseline: String?

    @Option(.file(), "Write the findings to this file, for --baseline.")
    var writeBaseline: String?

    @OptionGroup var files: ScanOptions

    @Flag(help: "Also exit with 1 for warnings.")
    var strict = false

    @Flag(help: "Write the catalog's values into the code that has drifted.")
    var fix = false

    @Flag(help: "With --fix, print the changes as a unified diff instead.")
    var dryRun = false

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = ScanFormat.text

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run requires --fix") }
        let ofBaseline = ["--baseline": baseline != nil, "--write-baseline": writeBaseline != nil]
        let ofReport = ["--all": all, "--changed-since": changedSince != nil, "--show": !show.isEmpty]
        if fix {
            try refuse("--fix", with: [ofBaseline, ofReport, ["--format": format != .text, "--survey": survey]])
        }
        let ofVerdicts = ["--documents": !documents.isEmpty, "--strict": strict]
        if survey { try refuse("--survey", with: [ofBaseline, ofVerdicts]) }
        if survey, format == .sarif || format == .github {
            throw ValidationError("--survey prints text, table, json, or jsonl")
        }
    }

    private func refuse(_ option: String, with others: [[String: Bool]]) throws {
        let given = others.joined().filter(\.value).map(\.key).sorted()
        if given.isEmpty { return }
        throw ValidationError("\(option) can't be combined with \(given.joined(separator: ", "))")
    }

    func run() throws {
        let values = try values()
        let only = try changedSince.map { commit throws(CommandError) in try GitFiles.changed(since: commit) }
        let scanned = try files.scan(paths, notices)
        let scan = scanned.scan
        let missing = paths.filter { !FileSystem.exists($0) }
        if let first = missing.first, survey || missing.count == paths.count { throw CommandError.noSuchFile(first) }
        // A pattern in CI that matches no file must not pass, but services get a valid report.
        let isEmpty = scan.fileCount == 0 && scan.findings.isEmpty
        if fix, isEmpty { throw CommandError.noCode(paths) }
        if fix { return try FixRun(scanned: scanned, isDryRun: dryRun).run(with: values, notices) }
        let baseline = try baseline.map { path in
            guard FileSystem.exists(path) else {
                throw CommandError.failed(
                    .missing, "There is no file '\(path)'; 'motif scan --write-baseline \(path)' writes it")
            }
            let file = try ScanFile(option: path)
            return try CommandError.scanning { () throws(ScanFileError) in
                try file.read { json throws(Problems) in try ScanBaseline(json, in: FileSystem.folder(of: path)) }
            }
        }
        let links = survey ? ScanLinks() : scanned.own.links
        let report = ScanReport(
            scan, values, links: links, baseline: baseline, only: only, changed: try changedDocuments(only))
        if survey, isEmpty { throw CommandError.noCode(paths) }
        if survey { return try format.print(ScanSurvey(report), of: report, notices) }
        if let writeBaseline { return try write(report, to: writeBaseline) }
        let findings = report.findings.filter { all || $0.isShown(with: show) }
        try format.print(findings, of: report, isWhole: all, notices)
        if !isEmpty || !scan.unread.isEmpty { notices.notice(report.sentence) }
        if isEmpty { throw CommandError.noCode(paths) }
        let limit: FindingLevel = strict ? .warning : .error
        if report.findings.contains(where: { $0.isNew && $0.level >= limit }) { throw ExitCode(ExitStatus.no.rawValue) }
    }

    /// The values to compare with: of the catalog, of documents in files, or none.
    private func values() throws -> CatalogValues {
        if survey { return CatalogValues() }
        guard !documents.isEmpty else {
            do {
                return try catalog.read { try CatalogValues($0) }
            } catch CommandError.noCatalog {
                throw CommandError.other(
                    .missing,
                    CommandError.noCatalog.lines + [
                        "  --documents compares with documents in Git, and --survey lists the timings alone"
                    ])
            }
        }
        let note = ChangeNote(author: "motif", date: Timestamp(millisecondsSince1970: 0))
        let built = try Catalog.inMemory(with: .nothing, as: note)
        try built.importDocuments(from: try InputFiles.sources(documents), as: note)
        return try built.read { try CatalogValues($0, isBuilt: true) }
    }

    /// The documents in those files of `--documents` that have changed.
    private func changedDocuments(_ changed: Set<String>?) throws -> Set<DocumentName> {
        guard let changed, !documents.isEmpty else { return [] }
        let known = Set(changed.compactMap(FileSystem.resolved))
        let files = try InputFiles.paths(documents).filter { FileSystem.resolved($0).map(known.contains) == true }
        let found = files.flatMap { (try? DocumentFile(TextFile($0).bytes))?.documents ?? [] }
        return Set(found.compactMap { Document.name(of: $0) })
    }

    private func write(_ report: ScanReport, to path: String) throws {
        try report.findings.filter { $0.rule.subject == .problem && $0.level == .error }.refuseUnread()
        let findings = report.findings.filter {
            $0.ignoredReason == nil && $0.level > .note && $0.rule.subject != .problem
        }
        if FileSystem.exists(path), (try? TextFile(path).json())?["findings"] == nil {
            throw CommandError.usage("'\(path)' exists and isn't a baseline; name another file")
        }
        try AtomicFile.write(Array(ScanBaseline.text(of: findings, in: FileSystem.folder(of: path)).utf8), to: path)
        notices.notice("Wrote \(String.counted(findings.count, "finding")) to \(path)")
    }
}

extension ScanRule: ExpressibleByArgument {
    package init?(argument: String) {
        guard let rule = Self(rawValue: argument), rule.subject != .problem else { return nil }
        self = rule
    }

    package static var allValueStrings: [String] { verdicts.map(\.rawValue) }
}
