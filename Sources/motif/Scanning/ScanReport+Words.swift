import MotifScan

extension ScanReport {
    /// `7 timings in 3 files: 4 stated, 1 system, 2 dynamic`
    var surveySentence: String {
        let stated = (counts[.unknown] ?? 0) + (counts[.partial] ?? 0)
        let others = [Verdict.system, .reduced, .dynamic].map { (counts[$0] ?? 0, $0.rawValue) }
        let parts = ([(stated, "stated")] + others).filter { $0.0 > 0 }.map { "\($0.grouped) \($1)" }
        return "\(timingCount.counted("timing")) in \(fileCount.counted("file"))"
            + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

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
