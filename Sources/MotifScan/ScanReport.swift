import MotifCatalog
import MotifCore
import MotifSource

/// A scan compared with a catalog.
package struct ScanReport: Sendable {
    /// All findings, by file and line, including those that don't count.
    package private(set) var findings: [ScanFinding] = []
    /// The number of timings, and of exported files, with each verdict.
    package private(set) var counts: [Verdict: Int] = [:]
    /// The number of timings.
    package var timingCount: Int { counts.reduce(0) { $0 + ($1.key.isOfFile ? 0 : $1.value) } }
    /// The number of places that have timings.
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
            let problem = Assessment.olderCatalog(links: links.change, catalog: values.change)
            findings.append(ScanFinding(problem, file: ScanLinks.fileName))
        }
        judge(scan, values, links)
        for comment in scan.idleComments {
            let position = SourcePlace(line: comment.line, column: 1)
            findings.append(ScanFinding(.unusedIgnore([], found: nil), file: comment.file, position: position))
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
            add(judge.assess(place, link: checked(target, place, values)), place)
        }
        for place in scan.places where place.name != nil && link(of: place) != nil { linked.insert(place.name ?? "") }
        let named = Set(constants.map(\.key))
        for place in scan.places where !named.contains(place.key) {
            if let document = place.exported {
                if exported.insert(place.file).inserted { addExported(document, place.file, values) }
                continue
            }
            let target = link(of: place)
            if target == nil, let constant = place.constants.first(where: { linked.contains($0.path) }) {
                add(place.readings.map { (.follows, [$0]) }, place, through: constant.path)
                continue
            }
            let known = target.flatMap { checked($0, place, values) }
            let constant = place.isWhole && target == nil ? place.constants.first?.path : nil
            add(judge.assess(place, link: known), place, through: constant)
        }
        for (key, entry) in links.entries where !used.contains(key) {
            findings.append(ScanFinding(.staleLink(entry), file: entry.file))
        }
    }

    /// Returns a target if the catalog has it, and a finding otherwise.
    private mutating func checked(_ target: String, _ place: ScannedPlace, _ values: CatalogValues) -> LinkTarget? {
        do throws(TargetError) {
            return try values.target(target)
        } catch {
            findings.append(ScanFinding(.target(error), file: place.file, position: place.position))
            return nil
        }
    }

    private mutating func add(
        _ assessments: [(assessment: Assessment, readings: [ScannedPlace.Reading])], _ place: ScannedPlace,
        through constant: String? = nil
    ) {
        placeCount += 1
        var isAccepted = false
        for (assessment, readings) in assessments {
            if let verdict = assessment.verdict { counts[verdict, default: 0] += readings.count }
            var finding = ScanFinding(assessment, of: readings, in: place, through: constant)
            if let ignored = place.ignored, ignored.accepts(finding.rule) {
                finding.ignoredReason = ignored.reason
                isAccepted = true
            }
            findings.append(finding)
        }
        guard let ignored = place.ignored, !isAccepted else { return }
        let rules = Set(assessments.map(\.assessment.rule)).sorted().joined(separator: " and ")
        let problem: Assessment =
            ignored.reason.isEmpty ? .missingReason : .unusedIgnore(ignored.rules, found: rules)
        findings.append(ScanFinding(problem, file: place.file, position: place.position))
    }

    /// Adds a finding for a file that motif exported.
    private mutating func addExported(_ document: String, _ file: String, _ values: CatalogValues) {
        guard let reference = try? DocumentReference(document), let history = values.histories[reference.name],
            case .revision(let number, _) = reference.version
        else { return findings.append(ScanFinding(.origin(document), file: file)) }
        let exported = ExportedFile(references: [document])
        var assessment = Assessment.current(exported)
        if number != history.newest {
            let note = history.revisions.last { $0.number > number }?.note ?? history.revisions.first?.note
            let changed = Assessment.Changed(document: reference.name, newest: history.newest, note: note)
            assessment = .behind(exported, [changed])
        }
        findings.append(ScanFinding(assessment, file: file))
        if let verdict = assessment.verdict { counts[verdict, default: 0] += 1 }
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
            findings.append(ScanFinding(.fixed(entry), file: entry.file))
        }
        self.baseline = (known, rest.count)
    }
}
