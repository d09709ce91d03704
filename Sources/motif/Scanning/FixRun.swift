import ArgumentParser
import MotifScan
import MotifSource
import MotifSystem
import MotifText

/// `motif scan --fix`: the catalog's values, written into code that has drifted.
struct FixRun {
    let scanned: ScannedFiles
    let isDryRun: Bool

    /// Fixes what can be fixed, and lists the rest with the reasons.
    ///
    /// - Throws: `ExitCode` with 1 if drifted code stays as it is, or code couldn't be read.
    func run(with values: CatalogValues, _ notices: NoticeOptions) throws {
        try scanned.checkLinks(with: values)
        let fix = ScanFix(scanned.scan, values, scanned.own.links, scanned.own.settings)
        let results = fix.edits.results.sorted { $0.key < $1.key }
        let originals = fix.edits.originals
        if !isDryRun {
            let staged = StagedFiles()
            for (path, bytes) in results {
                try staged.add(bytes, to: scanned.scan.files.located(path), replacing: originals[path])
            }
            try staged.commit()
        }
        try Output.print(.plain) { output in
            for (path, bytes) in isDryRun ? results : [] {
                try output.write(UnifiedDiff.text(of: path, from: originals[path] ?? [], to: bytes))
            }
            for (place, link) in isDryRun ? [] : fix.fixed {
                try output.line("\(Self.location(place)): fixed: \(place.code) is \(link)".onOneLine.escaped)
            }
        }
        for (place, reason) in fix.refused {
            Notice.write("\(Self.location(place)): error: not fixed: \(place.code): \(reason)".onOneLine)
        }
        // Exported files are written by another export.
        let behind = ScanReport(scanned.scan, values, links: scanned.own.links).counts[.behind] ?? 0
        let unread = scanned.scan.findings.filter { $0.level == .error }
        for finding in unread { Notice.write("\(finding.file): error: \(finding.message)".onOneLine) }
        let done =
            (isDryRun ? "Would fix " : "Fixed ") + String.counted(fix.fixed.count, "place") + " in "
            + String.counted(results.count, "file")
        let noun = fix.fixed.isEmpty ? "place" : "other"
        let rest = "\(String.counted(fix.refused.count, noun)) can't be fixed"
        let parts = (fix.fixed.isEmpty ? [] : [done]) + (fix.refused.isEmpty ? [] : [rest])
        let nothing = "Nothing to fix: no linked code has drifted"
        let left = behind == 0 ? "" : "; \(String.counted(behind, "exported file")) to export again"
        notices.notice((parts.isEmpty ? nothing : parts.joined(separator: "; ")) + left)
        if !fix.refused.isEmpty || !unread.isEmpty { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private static func location(_ place: ScannedPlace) -> String {
        "\(place.file):\(place.position.line):\(place.position.column)"
    }
}
