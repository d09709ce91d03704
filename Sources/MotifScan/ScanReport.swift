import MotifCatalog
import MotifCore
import MotifSource

/// A scan compared with a catalog.
package struct ScanReport: Sendable {
    /// All findings, by file and line, including those that don't count.
    package private(set) var findings: [ScanFinding] = []
    /// The number of places with each verdict.
    package private(set) var counts: [Verdict: Int] = [:]
    /// The number of places.
    package private(set) var placeCount = 0
    /// The number of files.
    package let fileCount: Int
    /// The number of baseline entries that still apply, and of those that no longer do.
    package private(set) var baseline: (known: Int, fixed: Int)?

    /// Compares a scan with the values of a catalog.
    ///
    /// - Parameters:
    ///   - only: The files to report on; `nil` for all.
    package init(
        _ scan: Scan, _ values: CatalogValues, links: ScanLinks = ScanLinks(), baseline: ScanBaseline? = nil,
        only: Set<String>? = nil
    ) {
        fileCount = scan.fileCount
        findings = scan.findings
        if links.change > values.change {
            let message =
                "older-catalog: the links were written for change \(links.change), but the catalog ends with "
                + "change \(values.change)"
            findings.append(ScanFinding(.catalog, message, file: ScanLinks.fileName))
        }
        judge(scan, values, links)
        for comment in scan.idleComments {
            let position = SourcePlace(line: comment.line, column: 1)
            findings.append(
                ScanFinding(
                    .unused, "unused-ignore: this comment applies to no motion", file: comment.file, position: position)
            )
        }
        if let only { findings.removeAll { !only.contains($0.file) } }
        number()
        if let baseline { compare(with: baseline, only) }
        findings.sort {
            ($0.file, $0.position?.line ?? 0, $0.position?.column ?? 0, $0.rule) < (
                $1.file, $1.position?.line ?? 0, $1.position?.column ?? 0, $1.rule
            )
        }
    }

    private mutating func judge(_ scan: Scan, _ values: CatalogValues, _ links: ScanLinks) {
        let judge = Judge(values: values)
        var linked = Set<String>()
        var used = Set<String>()
        var exported = Set<String>()
        func link(of place: ScannedPlace) -> String? {
            guard let entry = links.entries[place.key] else { return place.link }
            used.insert(place.key)
            return place.link ?? entry.value
        }
        let constants = scan.constants.map(\.place)
        for place in constants {
            guard let target = link(of: place) else { continue }
            linked.insert(place.name ?? "")
            add(judge.judge(place, link: checked(target, place, values)), place)
        }
        for place in scan.places where place.name != nil && link(of: place) != nil { linked.insert(place.name ?? "") }
        let named = Set(constants.map(\.key))
        for place in scan.places where !named.contains(place.key) {
            if let document = place.exported {
                if exported.insert(place.file).inserted { addExported(document, place, values) }
                count(.linked)
                continue
            }
            let target = link(of: place)
            if target == nil, let constant = place.constants.first(where: { linked.contains($0.path) }) {
                let judgement = Judgement(.linked, "linked: the value is linked")
                add(judgement, place, through: constant.path)
                continue
            }
            let known = target.flatMap { checked($0, place, values) }
            let constant = place.isWhole && target == nil ? place.constants.first?.path : nil
            add(judge.judge(place, link: known), place, through: constant)
        }
        for (key, entry) in links.entries where !used.contains(key) {
            let message =
                "stale-link: '\(entry.code)' in '\(entry.scope)' no longer exists; remove its link to \(entry.value)"
            findings.append(ScanFinding(.staleLink, message, file: entry.file))
        }
    }

    /// Returns a target if the catalog has it, and a finding otherwise.
    private mutating func checked(_ target: String, _ place: ScannedPlace, _ values: CatalogValues) -> String? {
        if values.target(target) != nil { return target }
        let message = "unknown-target: the catalog has no '\(target)'"
        findings.append(ScanFinding(.target, message, file: place.file, position: place.position))
        return nil
    }

    private mutating func count(_ verdict: Verdict) {
        placeCount += 1
        counts[verdict, default: 0] += 1
    }

    private mutating func add(_ judgement: Judgement, _ place: ScannedPlace, through constant: String? = nil) {
        count(judgement.verdict)
        var finding = ScanFinding(judgement, of: place, through: constant)
        if let ignored = place.ignored {
            if ignored.reason.isEmpty {
                let message = "missing-reason: add a reason after '--'"
                findings.append(ScanFinding(.reason, message, file: place.file, position: place.position))
            } else if ignored.rules.contains(finding.rule) || ignored.rules.contains("all") {
                finding.ignoredReason = ignored.reason
            } else {
                let message = "unused-ignore: this is \(finding.rule), not \(ignored.rules.joined(separator: " or "))"
                findings.append(ScanFinding(.unused, message, file: place.file, position: place.position))
            }
        }
        findings.append(finding)
    }

    /// Adds a finding for a file that motif exported, unless its revision is current.
    private mutating func addExported(_ document: String, _ place: ScannedPlace, _ values: CatalogValues) {
        guard let reference = try? DocumentReference(document), let history = values.histories[reference.name],
            case .revision(let number, _) = reference.version
        else {
            let message = "unknown-target: the file was exported from '\(document)', which the catalog doesn't have"
            findings.append(ScanFinding(.target, message, file: place.file))
            return
        }
        guard number != history.newest else { return }
        let note = history.revisions.last { $0.number > number }?.note ?? history.revisions.first?.note
        let reason = note.map { " (\($0.author), \($0.date.description.prefix(10)): \($0.message))" } ?? ""
        let message =
            "drift: the file was exported from \(document); \(reference.name)@\(history.newest) is current\(reason)"
        findings.append(ScanFinding(Judgement(.drift, message, [document]), of: place))
        counts[.linked, default: 1] -= 1
        counts[.drift, default: 0] += 1
    }

    private mutating func number() {
        var counts: [String: Int] = [:]
        for index in findings.indices {
            counts[findings[index].key, default: 0] += 1
            let key = findings[index].key
            findings[index].ordinal = counts[key] ?? 1
        }
    }

    private mutating func compare(with baseline: ScanBaseline, _ only: Set<String>?) {
        var rest = baseline.entries
        var known = 0
        for index in findings.indices where findings[index].ignoredReason == nil {
            guard rest.removeValue(forKey: findings[index].key) != nil else { continue }
            findings[index].isKnown = true
            known += 1
        }
        if let only { rest = rest.filter { only.contains($0.value.file) } }
        for (_, entry) in rest.sorted(by: { $0.key < $1.key }) {
            let message =
                "baseline-fixed: '\(entry.code)' is no longer '\(entry.value)'; remove its entry from the baseline"
            findings.append(ScanFinding(.fixed, message, file: entry.file))
        }
        self.baseline = (known, rest.count)
    }
}
