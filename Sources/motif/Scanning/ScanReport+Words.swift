import MotifScan
import MotifText

extension ScanReport {
    /// `7 timings in 3 files: 4 stated, 1 system, 2 dynamic`
    var surveySentence: String {
        let stated = (counts[.unknown] ?? 0) + (counts[.partial] ?? 0)
        return sentence(stated > 0 ? ["\(stated.grouped) stated"] : [], [.system, .reduced, .dynamic])
    }

    /// `740 timings in 5,667 files: 41 linked, 1 drift; 2 exported files: 1 current, 1 behind; 108 in the baseline`
    var sentence: String {
        sentence([], [.linked, .drift, .equal, .shared, .old, .unknown, .system, .reduced, .dynamic, .partial])
    }

    private func sentence(_ first: [String], _ verdicts: [ScanRule]) -> String {
        func list(_ verdicts: [ScanRule], after first: [String] = []) -> String {
            let parts = first + verdicts.compactMap { rule in counts[rule].map { "\($0.grouped) \(rule.rawValue)" } }
            return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        }
        var parts = ["\(timingCount.counted("timing")) in \(fileCount.counted("file"))" + list(verdicts, after: first)]
        let ofExports: [ScanRule] = [.current, .behind, .edited]
        let exported = ofExports.reduce(0) { $0 + (counts[$1] ?? 0) }
        if exported > 0 { parts.append(exported.counted("exported file") + list(ofExports)) }
        // A survey knows no targets.
        let targets = verdicts.contains(.linked) ? findings.count { $0.rule == .target && $0.isNew } : 0
        if targets > 0 { parts.append("\(targets.counted("link")) to nothing") }
        if let unread = counts[.unread] { parts.append("\(unread.counted("file")) with motion that is not read") }
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

extension [ScanFinding] {
    /// Writes the warnings and errors to standard error, and refuses to go on if something couldn't be read.
    func refuseUnread() throws {
        for finding in self where finding.level > .note {
            Notice.write("\(finding.file): \(finding.level.rawValue): \(finding.message)".onOneLine)
        }
        let unread = filter { $0.level == .error }.count
        if unread == 0 { return }
        let errors = String.counted(unread, "error")
        throw CommandError.failed(
            .data, "\(errors) in the code or its links, so nothing was written; mend or exclude them")
    }
}
