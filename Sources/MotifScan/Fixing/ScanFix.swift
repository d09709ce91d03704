import MotifCore
import MotifSource
import MotifSpelling

/// Changes to code that give drifted places the values that they are linked to.
///
/// Every change is checked by reading the changed code again: the place must agree with its link, and no other place
/// may mean something else, unless that agrees with its link as well.
package struct ScanFix: Sendable {
    /// The changes.
    package private(set) var edits: SourceEdits
    /// The places that they fix, with the values that they get.
    package private(set) var fixed: [(place: ScannedPlace, link: String)] = []
    /// The drifted places that stay as they are, with the reasons.
    package private(set) var refused: [(place: ScannedPlace, reason: String)] = []

    private let judge: Judge
    private let links: ScanLinks
    /// The keys of the constants that code uses.
    private let namedKeys: Set<String>

    /// A drifted place with the ways to fix it that haven't failed.
    private struct Open {
        let drift: DriftedPlace
        var candidates: [[DriftedPlace.FileEdit]]
        var reason = "the changed code wouldn't have the value"
    }

    /// Works out the changes for all drifted places of a scan.
    package init(
        _ scan: Scan, _ values: CatalogValues, _ links: ScanLinks, _ settings: ScanSettings
    ) {
        let files = scan.files
        edits = SourceEdits(files)
        judge = Judge(values: values)
        self.links = links
        namedKeys = Set(scan.constants.map(\.place.key))
        var constants: [String: ScannedPlace] = [:]
        for (place, _, _) in scan.constants {
            constants[DriftedPlace.key(place.name ?? "", place.file)] = place
        }
        var open: [Open] = []
        for place in Self.places(of: scan) {
            let isAccepted = place.ignored?.rules.contains { ["drift", "all"].contains($0) } == true
            guard !isAccepted, let link = target(of: place) else { continue }
            let different = judge.assess(place, link: link).filter { $0.assessment.rule == .drift }
            guard let readings = different.first?.readings else { continue }
            do throws(DriftedPlace.Refusal) {
                let (reading, entry) = try drifted(readings, link)
                let drift = DriftedPlace(
                    place: place, reading: reading, link: link, target: TimingTarget(entry), constants: constants,
                    paths: files.paths, bytes: { files.text($0)?.bytes })
                open.append(Open(drift: drift, candidates: try drift.candidates()))
            } catch {
                refused.append((place, error.reason))
            }
        }
        verify(&open, scan, files, settings)
    }

    /// Constants that are linked are places of their own.
    private static func places(of scan: Scan) -> [ScannedPlace] {
        let keys = Set(scan.constants.map(\.place.key))
        return scan.places.filter { !keys.contains($0.key) } + scan.constants.map(\.place)
    }

    private func target(of place: ScannedPlace) -> LinkTarget? {
        (place.link ?? links.target(of: place)).flatMap { try? judge.values.target($0) }
    }

    private func isLinked(_ place: ScannedPlace, to link: LinkTarget) -> Bool {
        let rules = judge.assess(place, link: link).map(\.assessment.rule)
        return rules.contains(.linked) && !rules.contains(.drift)
    }

    /// The only timing of a place that differs from its link, and the value that it must have.
    private func drifted(
        _ readings: [ScannedPlace.Reading], _ link: LinkTarget
    ) throws(DriftedPlace.Refusal) -> (ScannedPlace.Reading, CatalogValues.Entry) {
        guard let reading = readings.first, readings.count == 1 else {
            throw DriftedPlace.Refusal("it has several timings, and the link doesn't name one of them")
        }
        let history = judge.values.histories[link.document]
        var entries = history?.current.filter(link.names) ?? []
        // Of a pattern's timings, the one that the code once had.
        let earlier = history?.revisions.lazy.map { revision in
            revision.entries.filter { link.names($0) && TimingMatch.agrees(reading, with: $0) }.map(\.member)
        }
        if entries.count > 1, let members = earlier?.first(where: { !$0.isEmpty }) {
            entries = entries.filter { members.contains($0.member) }
        }
        guard let entry = entries.first, entries.count == 1 else {
            let names = entries.map(\.name).joined(separator: ", ")
            throw DriftedPlace.Refusal("the link allows \(entries.isEmpty ? "no timing" : "several values: \(names)")")
        }
        return (reading, entry)
    }

    // MARK: Checking

    /// Tries the changes together, and replaces those that don't hold with the next candidates until all do.
    private mutating func verify(
        _ open: inout [Open], _ scan: Scan, _ files: SourceFiles, _ settings: ScanSettings
    ) {
        let before = Self.places(of: scan)
        while true {
            for index in open.indices.reversed() where open[index].candidates.isEmpty {
                let lost = open.remove(at: index)
                refused.append((lost.drift.place, lost.reason))
            }
            edits = SourceEdits(files)
            var failed = Set<Int>()
            for (index, item) in open.enumerated() {
                for change in item.candidates.first ?? [] where !edits.add(change.edit, to: change.file) {
                    failed.insert(index)
                    open[index].reason = "another change needs another value there"
                }
            }
            if failed.isEmpty, !open.isEmpty { failed = failures(&open, before, Self.places(of: edits.scan(settings))) }
            if failed.isEmpty { break }
            for index in failed { open[index].candidates.removeFirst() }
        }
        fixed = open.map { ($0.drift.place, $0.drift.link.text) }
        refused.sort { ($0.place.file, $0.place.position.line) < ($1.place.file, $1.place.position.line) }
    }

    /// The places whose changes don't hold: they don't agree with their links, or other code has changed its meaning.
    private func failures(_ open: inout [Open], _ before: [ScannedPlace], _ after: [ScannedPlace]) -> Set<Int> {
        var failed = Set<Int>()
        let now = Dictionary(after.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, item) in open.enumerated() {
            let agrees = now[item.drift.place.key].map { isLinked($0, to: item.drift.link) }
            if agrees != true { failed.insert(index) }
        }
        // Other code is compared once these changes hold.
        if !failed.isEmpty { return failed }
        let linked = Set(after.filter { $0.name != nil && target(of: $0) != nil }.compactMap(\.name))
        let own = Set(open.map(\.drift.place.key))
        let known = Set(before.map(\.key))
        for place in before where !own.contains(place.key) {
            // A constant has no meaning besides that of the code that uses it.
            if target(of: place) == nil, namedKeys.contains(place.key) { continue }
            let agrees = now[place.key].map { new in
                if Self.means(place, new) { return true }
                if let link = target(of: new) { return isLinked(new, to: link) }
                return new.constants.contains { linked.contains($0.path) }
            }
            if agrees == true { continue }
            let blamed = Self.blamed(open, place)
            for index in blamed {
                open[index].reason =
                    "'\(place.file):\(place.position.line)' would change as well, and isn't linked to it"
            }
            failed.formUnion(blamed)
        }
        for new in after where !known.contains(new.key) { failed.formUnion(Self.blamed(open, new)) }
        return failed
    }

    /// The changes that can have changed the meaning of a place: those of a constant that it uses, or of its file.
    private static func blamed(_ open: [Open], _ place: ScannedPlace) -> [Int] {
        let files = open.indices.filter { open[$0].candidates.first?.contains { $0.file == place.file } == true }
        let users = open.indices.filter { index in
            !Set(open[index].drift.place.constants.map(\.path)).isDisjoint(with: place.constants.map(\.path))
        }
        return users.isEmpty ? files.isEmpty ? Array(open.indices) : files : users
    }

    /// Whether a place means the same before and after.
    private static func means(_ old: ScannedPlace, _ new: ScannedPlace) -> Bool {
        old.readings.count == new.readings.count && old.link == new.link && old.ignored == new.ignored
            && zip(old.readings, new.readings).allSatisfy { $0.isSame(as: $1) }
    }
}
