import MotifCatalog
package import MotifCore
import MotifSource
import MotifText

/// A scan compared with a catalog.
package struct ScanReport: Sendable {
    /// All findings, by file and line, including those that don't count.
    package private(set) var findings: [ScanFinding] = []
    /// The number of timings, and of files, with each verdict.
    package private(set) var counts: [ScanRule: Int] = [:]
    /// The number of timings.
    package var timingCount: Int { counts.reduce(0) { $0 + ($1.key.subject == .timing ? $1.value : 0) } }
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
    ///   - changed: The documents whose drifts are reported in all files.
    package init(
        _ scan: Scan, _ values: CatalogValues, links: ScanLinks = ScanLinks(), baseline: ScanBaseline? = nil,
        only: Set<String>? = nil, changed: Set<DocumentName> = []
    ) {
        fileCount = scan.fileCount
        findings = scan.findings
        findings += [links.problem(with: values)].compactMap(\.self)
        judge(scan, values, links.following(scan.allPlaces, values))
        for (file, header) in scan.exported { add(header, file, values) }
        for unread in scan.unread { findings.append(ScanFinding(.unread(unread.kind), file: unread.file)) }
        if !scan.unread.isEmpty { counts[.unread] = Set(scan.unread.map(\.file)).count }
        for (file, comment, count) in scan.idleComments {
            let position = SourcePlace(line: comment.line, column: 1)
            let problem = comment.link.map { Assessment.unusedLink($0, count) } ?? .unusedIgnore([], found: nil)
            findings.append(ScanFinding(problem, file: file, position: position))
        }
        if let only {
            let areLinksChanged = only.contains(links.paths.inScan(ScanLinks.fileName))
            findings.removeAll { finding in
                let targets = finding.targets.compactMap { LinkTarget($0)?.document }
                // A file may be behind by the kind or the values of its pattern.
                let isMoved = finding.rule == .behind ? !changed.isEmpty : !changed.isDisjoint(with: targets)
                if areLinksChanged, [.drift, .staleLink, .target].contains(finding.rule) { return false }
                return !only.contains(finding.file) && !([.drift, .behind].contains(finding.rule) && isMoved)
            }
        }
        number()
        if let baseline { compare(with: baseline, only, scan) }
        findings.sort { $0.order < $1.order }
    }

    private mutating func judge(_ scan: Scan, _ values: CatalogValues, _ links: ScanLinks) {
        let judge = Judge(values: values)
        var linked: [ScannedPlace.ConstantName: Assessed] = [:]
        var used = Set<String>()
        let covered = links.paths.covered(by: scan.files)
        let exported = Set(scan.exported.map(\.file))
        func link(of place: ScannedPlace) -> String? {
            guard let entry = links.entry(of: place) else { return place.link }
            used.insert(place.key)
            return place.link ?? entry.value
        }
        let constants = scan.constants.map(\.place)
        for place in constants {
            guard let name = place.constant, let target = link(of: place) else { continue }
            let assessed = judge.assess(place, link: checked(target, place, values))
            linked[name] = Self.followed(place, target, assessed)
            add(assessed, place)
        }
        for place in scan.places where place.readings.allSatisfy(\.unknown.isEmpty) {
            guard let name = place.constant, let target = link(of: place) else { continue }
            linked[name] = Self.followed(place, target, judge.assess(place, link: try? values.target(target)))
        }
        let (named, declared) = (Set(constants.map(\.key)), Set(scan.places.compactMap(\.constant)))
        for place in scan.places where !named.contains(place.key) {
            let target = link(of: place)
            let pinned = place.constants.filter { use in
                let name = scan.name(of: use)
                return linked[name] != nil || exported.contains(name.file)
            }
            if target == nil, !pinned.isEmpty {
                let uses = place.readings.map { judge.followed($0, among: pinned) }
                let own = zip(place.readings, uses).map { reading, use in
                    guard let use else { return judge.assess(reading) }
                    let known = linked[scan.name(of: use)] ?? (.follows(constant: nil, target: ""), [])
                    return (known.assessment, known.readings.isEmpty ? [reading] : known.readings)
                }
                add(own, place, through: uses.map { $0?.path })
                continue
            }
            let known = target.flatMap { checked($0, place, values) }
            let assessed = judge.assess(place, link: known)
            // Only what is reported where it is declared.
            let wholes = assessed.map { found in
                found.readings.first.flatMap(place.whole).flatMap {
                    declared.contains(scan.name(of: $0)) ? $0.path : nil
                }
            }
            add(assessed, place, through: target == nil ? wholes : [])
        }
        var alike: [String: [ScannedPlace]] = [:]
        for (entry, isLost) in links.ordered {
            guard let file = covered(entry.file) else { continue }
            let isUsed = used.contains(ScannedPlace.key(file, entry.scope, entry.code, entry.ordinal))
            // The code that uses a constant may be in files that weren't scanned.
            let isConstant = entry.code == ScannedPlace.constantShape && scan.declares(entry.scope, in: file)
            guard isLost || !isUsed && !isConstant else { continue }
            let unreadable = scan.findings.contains { $0.file == file && $0.rule == .unreadable }
            guard !unreadable else { continue }
            let key = ScannedPlace.key(file, entry.scope, entry.code, 0)
            let same =
                alike[key]
                ?? (scan.places + constants).filter { place in
                    place.shape == entry.code && (place.scope == entry.scope || place.file == file)
                        && link(of: place) == nil
                }
            alike[key] = same
            let moved = same.count == 1 ? same.first.map(Assessment.Absence.moved) : nil
            let isUnclear = isLost && same.contains { $0.file == file && $0.scope == entry.scope }
            let absence = isUnclear ? .unclear : moved ?? (scan.files.misses(file) ? .noFile : .gone)
            findings.append(ScanFinding(.staleLink(entry, absence), file: file))
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

    private typealias Assessed = Judge.Assessed

    /// What code that takes its value from a linked constant is: the constant's drift, or that value, for any readings.
    private static func followed(_ constant: ScannedPlace, _ target: String, _ assessed: [Assessed]) -> Assessed {
        assessed.first { $0.assessment.rule == .drift } ?? (.follows(constant: constant, target: target), [])
    }

    /// - Parameter constants: The constant that each assessment's timing comes from; empty if there are none.
    private mutating func add(_ assessments: [Assessed], _ place: ScannedPlace, through constants: [String?] = []) {
        placeCount += 1
        var isAccepted = false
        for (index, (assessment, readings)) in assessments.enumerated() {
            counts[assessment.rule, default: 0] += readings.count
            var finding = ScanFinding(
                assessment, of: readings, in: place, through: constants.isEmpty ? nil : constants[index])
            if let ignored = place.ignored, ignored.accepts(finding.rule.rawValue) {
                finding.ignoredReason = ignored.reason
                isAccepted = true
            }
            findings.append(finding)
        }
        guard let ignored = place.ignored, !isAccepted else { return }
        let rules = Set(assessments.map(\.assessment.rule.rawValue)).sorted().joined(separator: " and ")
        let problem: Assessment =
            ignored.reason.isEmpty ? .missingReason : .unusedIgnore(ignored.rules, found: rules)
        findings.append(ScanFinding(problem, file: place.file, position: place.position))
    }

    /// Adds a finding for a file that motif exported.
    private mutating func add(_ header: ExportHeader, _ file: String, _ values: CatalogValues) {
        var changed: [Assessment.Changed] = []
        for text in header.origins where !text.hasPrefix("motif ") {
            let origin = DocumentOrigin(text)
            let history = origin.flatMap { origin in
                values.histories[origin.name] ?? values.presentNames[origin.name].flatMap { values.histories[$0] }
            }
            guard let revisions = history?.revisions else {
                return findings.append(ScanFinding(.origin(origin?.name.description ?? text), file: file))
            }
            guard let newest = revisions.first, newest.origin != origin else { continue }
            let index = values.change.flatMap { _ in revisions.firstIndex { $0.origin == origin } }
            let exported = index.map { revisions[$0].number }
            let note = revisions[(index ?? 1) - 1].note
            changed.append(
                Assessment.Changed(
                    document: newest.origin.name, exported: exported,
                    newest: values.change.map { _ in newest.number }, note: note))
        }
        let state: Assessment =
            !changed.isEmpty ? .behind(header, changed) : header.isIntact ? .current(header) : .edited(header)
        findings.append(ScanFinding(state, file: file))
        counts[state.rule, default: 0] += 1
    }

    private mutating func number() {
        var counts: [String: Int] = [:]
        for index in findings.indices {
            counts[findings[index].key, default: 0] += 1
            let key = findings[index].key
            findings[index].ordinal = counts[key] ?? 1
        }
    }

    private mutating func compare(with baseline: ScanBaseline, _ only: Set<String>?, _ scan: Scan) {
        var rest = baseline.entries
        for index in findings.indices where findings[index].ignoredReason == nil {
            findings[index].isKnown = rest.removeValue(forKey: baseline.key(of: findings[index])) != nil
        }
        let (known, covered) = (findings.count(where: \.isKnown), baseline.paths.covered(by: scan.files))
        let fixed = rest.sorted { $0.key < $1.key }.compactMap { _, entry in
            covered(entry.file).map { ScanFinding(.fixed(entry), file: $0) }
        }.filter { only?.contains($0.file) ?? true }
        findings += fixed
        self.baseline = (known, fixed.count)
    }
}
