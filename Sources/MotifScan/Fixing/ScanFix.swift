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
    private let scan: Scan

    /// A drifted place with the ways to fix it that haven't failed.
    private struct Open {
        let drift: DriftedPlace
        var ways: [[DriftedPlace.FileEdit]]
        var reason: String
    }

    /// Works out the changes for all drifted places of a scan.
    package init(
        _ scan: Scan, _ values: CatalogValues, _ links: ScanLinks, _ settings: ScanSettings
    ) {
        (edits, judge) = (SourceEdits(scan.files), Judge(values: values))
        (self.scan, self.links) = (scan, links.following(scan.allPlaces, values))
        let places = scan.allPlaces
        var constants: [ScannedPlace.ConstantName: ScannedPlace] = [:]
        for (place, _, _) in scan.constants { place.constant.map { constants[$0] = place } }
        var open: [Open] = []
        for place in places {
            let isAccepted = place.ignored?.rules.contains { ["drift", "all"].contains($0) } == true
            guard !isAccepted, let link = target(of: place) else { continue }
            let different = judge.assess(place, link: link).filter { $0.assessment.rule == .drift }
            guard let readings = different.first?.readings else { continue }
            do throws(DriftedPlace.Refusal) {
                let (reading, entry) = try drifted(readings, link)
                let drift = DriftedPlace(
                    place: place, reading: reading, link: link, target: TimingTarget(entry), constants: constants,
                    scan: scan)
                let (ways, reason) = try drift.ways()
                open.append(Open(drift: drift, ways: ways, reason: reason))
            } catch {
                refused.append((place, error.reason))
            }
        }
        verify(&open, places, settings)
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
        let history = judge.values.histories[link.document]
        /// The entries that a timing was equal to most recently.
        func earlier(_ reading: ScannedPlace.Reading) -> [String] {
            let members = history?.revisions.lazy.map { revision in
                revision.entries.filter { link.names($0) && TimingMatch.agrees(reading, with: $0) }.map(\.member)
            }
            return members?.first { !$0.isEmpty } ?? []
        }
        let isSame = readings.allSatisfy { reading in readings.first?.isSame(as: reading) == true }
        let own = isSame ? readings : readings.filter { !earlier($0).isEmpty }
        guard var reading = own.first, own.allSatisfy({ $0.isSame(as: reading) }) else {
            throw DriftedPlace.Refusal("the code has \(readings.count) timings, and the link names none of them")
        }
        reading.twins += own.dropFirst().compactMap(\.spelling)
        var entries = history?.current.filter(link.names) ?? []
        if entries.count > 1 {
            let members = earlier(reading)
            entries = members.isEmpty ? entries : entries.filter { members.contains($0.member) }
        }
        guard let entry = entries.first, entries.count == 1 else {
            let names = entries.map(\.name).joined(separator: ", ")
            let several = "the link allows several values; link to one of \(names)"
            throw DriftedPlace.Refusal(entries.isEmpty ? "the link allows no timing" : several)
        }
        return (reading, entry)
    }

    // MARK: Checking

    /// Tries the changes together, and replaces those that don't hold with the next ways until all do.
    private mutating func verify(_ open: inout [Open], _ places: [ScannedPlace], _ settings: ScanSettings) {
        while true {
            for index in open.indices.reversed() where open[index].ways.isEmpty {
                let lost = open.remove(at: index)
                refused.append((lost.drift.place, lost.reason))
            }
            edits = SourceEdits(scan.files)
            var failed = Set<Int>()
            for (index, item) in open.enumerated() {
                for change in item.ways.first ?? [] where !edits.add(change.edit, to: change.file) {
                    failed.insert(index)
                    let isThere = scan.files.text(change.file) != nil
                    open[index].reason =
                        isThere ? "another change needs another value there" : "'\(change.file)' can't be read"
                }
            }
            if failed.isEmpty, !open.isEmpty { failed = failures(&open, places, settings) }
            if failed.isEmpty { break }
            for index in failed { open[index].ways.removeFirst() }
        }
        fixed = open.map { ($0.drift.place, $0.drift.link.text) }
        refused.sort { ($0.place.file, $0.place.position.line) < ($1.place.file, $1.place.position.line) }
    }

    /// The places whose changes don't hold: they don't agree with their links, or other code has changed its meaning.
    private func failures(_ open: inout [Open], _ places: [ScannedPlace], _ settings: ScanSettings) -> Set<Int> {
        let changed = open.flatMap { item in
            (item.ways.first ?? []).map(\.constant) + [item.drift.place.constant]
        }.compactMap(\.self)
        let (after, reached) = scan.places(after: edits.results, of: Set(changed), settings)
        let before = places.filter { reached.contains($0.file) }
        var failed = Set<Int>()
        let now = Dictionary(after.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let inFile = Dictionary(grouping: after, by: \.file)
        for (index, item) in open.enumerated() {
            let place = item.drift.place
            // By its change, since calls have other numbers while one of them has another shape.
            let own = item.ways.first?.first {
                $0.file == place.file && place.range.contains($0.edit.range.lowerBound)
            }
            let range = own.map { edits.range(after: $0.edit, in: $0.file) }
            let found = range.map { range in
                inFile[place.file]?.first { $0.shape == place.shape && range.clamped(to: $0.range) == range }
            }
            let agrees = (found ?? now[place.key]).map { new in
                new.readings.count <= place.readings.count && isLinked(new, to: item.drift.link)
                    && new.readings.contains {
                        $0.spelling.hasAdditions(of: item.drift.reading.spelling, item.drift.target.entry.delay)
                    }
            }
            if agrees != true { failed.insert(index) }
        }
        // Other code is compared once these changes hold.
        if !failed.isEmpty { return failed }
        let linked = Set(after.filter { $0.name != nil && target(of: $0) != nil }.compactMap(\.name))
        let own = Set(open.map(\.drift.place.key))
        let (known, constants) = (Set(before.map(\.key)), Set(scan.constants.map(\.place.key)))
        for place in before where !own.contains(place.key) {
            // A constant has no meaning besides that of the code that uses it.
            if target(of: place) == nil, constants.contains(place.key) { continue }
            let agrees = now[place.key].map { new in
                if Self.means(place, new) { return true }
                if let link = target(of: new) { return isLinked(new, to: link) }
                return new.constants.contains { linked.contains($0.path) }
            }
            if agrees == true { continue }
            let blamed = blamed(open, place) { $0.edit.range }
            for index in blamed {
                open[index].reason =
                    "'\(place.file):\(place.position.line)' would change as well, and isn't linked to it"
            }
            failed.formUnion(blamed)
        }
        for new in after where !known.contains(new.key) {
            failed.formUnion(blamed(open, new) { edits.range(after: $0.edit, in: $0.file) })
        }
        return failed
    }

    /// The changes that can have changed the meaning of a place: those of its code and of the constants that it uses, or
    /// else those of its file.
    private func blamed(
        _ open: [Open], _ place: ScannedPlace, at range: (DriftedPlace.FileEdit) -> Range<Int>
    ) -> [Int] {
        func changes(_ isMeant: (DriftedPlace.FileEdit) -> Bool) -> [Int] {
            open.indices.filter { open[$0].ways.first?.contains(where: isMeant) == true }
        }
        let uses = Set(place.constants.map(scan.name))
        let users = open.indices.filter { open[$0].drift.place.constant.map(uses.contains) == true }
        let direct = changes { edit in
            if let constant = edit.constant { return uses.contains(constant) }
            let (inner, outer) = (range(edit), place.range)
            guard edit.file == place.file else { return false }
            return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
        }
        let inFile = direct.isEmpty && users.isEmpty ? changes { $0.file == place.file } : direct + users
        return inFile.isEmpty ? Array(open.indices) : inFile
    }

    /// Whether a place means the same before and after.
    private static func means(_ old: ScannedPlace, _ new: ScannedPlace) -> Bool {
        old.readings.count == new.readings.count && old.link == new.link && old.ignored == new.ignored
            && zip(old.readings, new.readings).allSatisfy { $0.isSame(as: $1) }
    }
}

extension Spelling? {
    /// Whether it has the delay, unless another one is wanted, the repetitions, and the speed of another one.
    fileprivate func hasAdditions(of other: Spelling?, _ delay: Double?) -> Bool {
        (self?.delay ?? 0) == (delay ?? other?.delay ?? 0) && self?.repeats == other?.repeats
            && self?.span == other?.span
    }
}
