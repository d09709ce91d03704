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

    @Argument(
        help: ArgumentHelp("Files and folders with code (default: this folder).", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp("Also print places with this verdict (repeatable).", valueName: "verdict"))
    var show: [Verdict] = []

    @Flag(help: "Print all places, regardless of verdict.")
    var all = false

    @Option(
        help: ArgumentHelp("Report only on files that have changed since this Git commit.", valueName: "commit"))
    var changedSince: String?

    @Option(help: ArgumentHelp("Baseline file; its findings are not reported.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write the findings to this file, for --baseline.", valueName: "file"), completion: .file())
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("Links from code to the catalog (default: motif.links.json).", valueName: "file"),
        completion: .file())
    var links: String?

    @Option(
        help: ArgumentHelp(
            "Functions of your own, and folders to leave out (default: motif.scan.json).", valueName: "file"),
        completion: .file())
    var settings: String?

    @Flag(help: "Also exit with 1 for warnings.")
    var strict = false

    @Flag(help: "Write the catalog's values into the code that has drifted.")
    var fix = false

    @Flag(help: "With --fix, print the changes as a unified diff instead.")
    var dryRun = false

    @Flag(help: .hidden)
    var adopt = false

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = ScanFormat.text

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if adopt { throw ValidationError("--adopt is a command of its own now: motif adopt") }
        if dryRun, !fix { throw ValidationError("--dry-run requires --fix") }
        if fix,
            writeBaseline != nil || baseline != nil || changedSince != nil || all || !show.isEmpty || format != .text
        {
            throw ValidationError("--fix changes code instead of reporting findings; use it without their options")
        }
    }

    func run() throws {
        do throws(CommandError) {
            _ = try catalog.path()
        } catch {
            guard case .noCatalog = error else { throw error }
            notices.notice("No catalog to compare with: nothing was scanned")
            return
        }
        if fix {
            var options = ScanOptions()
            (options.links, options.settings) = (links, settings)
            return try FixRun(scanned: try options.scan(paths, notices), isDryRun: dryRun).run(
                with: try catalog.read { try CatalogValues($0) }, notices)
        }
        let own = try ScanFiles.read(settings, standard: ScanSettings.fileName, ScanSettings.init)
        let settings = own ?? ScanSettings()
        let known = try ScanFiles.read(links, standard: ScanLinks.fileName, ScanLinks.init) ?? ScanLinks()
        let only = try changedSince.map { commit throws(CommandError) in try ScanFiles.changed(since: commit) }
        let scan = try Progress.show("Scanning", notices) { progress in
            let files = SourceFiles(paths.isEmpty ? ["."] : paths, excluding: settings.excluded)
            if files.paths.isEmpty, files.findings.isEmpty { throw CommandError.noMatch("file") }
            return Scan(files, settings) { progress.update($0, of: $1) }
        }
        let values = try catalog.read { try CatalogValues($0) }
        let baseline = try ScanFiles.read(baseline, ScanBaseline.init)
        let report = ScanReport(scan, values, links: known, baseline: baseline, only: only)
        if let writeBaseline { return try write(report, to: writeBaseline) }
        let findings = report.findings.filter { all || $0.isShown(with: show) }
        try format.print(findings, of: report, notices)
        notices.notice(report.sentence)
        let limit: FindingLevel = strict ? .warning : .error
        if report.findings.contains(where: { $0.isNew && $0.level >= limit }) { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func write(_ report: ScanReport, to path: String) throws {
        let findings = report.findings.filter { $0.ignoredReason == nil && $0.level > .note && $0.verdict != nil }
        try AtomicFile.write(Array(ScanBaseline.text(of: findings).utf8), to: path)
        notices.notice("Wrote \(String.counted(findings.count, "finding")) to \(path)")
    }
}

extension Verdict: ExpressibleByArgument {}

extension ScanReport {
    /// `740 timings in 5,667 files: 41 linked, 1 drift; 2 exported files: 1 current, 1 behind; 108 in the baseline`
    var sentence: String {
        let order: [Verdict] = [
            .linked, .drift, .equal, .shared, .old, .unknown, .system, .reduced, .dynamic, .partial, .current, .behind,
            .edited,
        ]
        func list(_ verdicts: [Verdict]) -> String {
            let parts = verdicts.compactMap { verdict in counts[verdict].map { "\($0.grouped) \(verdict.rawValue)" } }
            return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        }
        var parts = [
            "\(timingCount.counted("timing")) in \(fileCount.counted("file"))" + list(order.filter { !$0.isOfFile })
        ]
        let exported = counts.reduce(0) { $0 + ($1.key.isOfFile ? $1.value : 0) }
        if exported > 0 { parts.append(exported.counted("exported file") + list(order.filter(\.isOfFile))) }
        if let baseline {
            let fixed =
                baseline.fixed == 1 ? "1 entry no longer applies" : "\(baseline.fixed.grouped) entries no longer apply"
            parts.append("\(baseline.known.grouped) in the baseline" + (baseline.fixed == 0 ? "" : ", \(fixed)"))
        }
        return parts.joined(separator: "; ")
    }
}

extension Int {
    /// The number with a noun: `1 file`, `5,667 files`.
    fileprivate func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

    /// The number with commas.
    fileprivate var grouped: String {
        let digits = String(magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
