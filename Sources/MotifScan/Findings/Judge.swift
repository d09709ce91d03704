import MotifCore
import MotifSpelling
import MotifStore
import MotifText

/// Compares timings with a catalog: by their links first, then by their numbers.
struct Judge {
    /// A verdict with the timings that it is about.
    typealias Assessed = (assessment: Assessment, readings: [ScannedPlace.Reading])

    let values: CatalogValues

    /// Returns the assessments of a place's timings, each with the readings that it is about.
    ///
    /// A link belongs to the readings that equal its target. If none does, it may belong to one that is known only at run
    /// time; otherwise the place as a whole differs from it.
    func assess(_ place: ScannedPlace, link: LinkTarget?) -> [Assessed] {
        guard let link, let history = values.histories[link.document] else {
            return place.readings.map(assess)
        }
        let timings = place.readings.filter { !$0.isReduced }
        let known = timings.filter { unknownPart(of: $0, for: link) == nil }
        if known.contains(where: { agrees($0, history.current, link) }) || known.count < timings.count {
            return place.readings.map { (linked($0, to: link, in: history), [$0]) }
        }
        let reduced = place.readings.filter(\.isReduced).map { (Assessment.reduced, [$0]) }
        return timings.isEmpty ? reduced : [(.drift(drift(timings, from: link, in: history)), timings)] + reduced
    }

    // MARK: Numbers

    private func unlinked(_ reading: ScannedPlace.Reading) -> Assessment {
        if reading.isReduced { return .reduced }
        if let first = unknownPart(of: reading) { return .dynamic(part: first.part, first.reason, link: nil) }
        guard let spelling = reading.spelling else { return reading.seconds == 0 ? .system : .partial }
        if spelling.isNone || spelling.isSystem && spelling.curve == nil && spelling.duration == nil { return .system }
        let matching = values.current.entries(equalTo: spelling)
        if let entry = matching.first { return matching.count == 1 ? .equal(entry) : .shared(matching) }
        if let entry = values.earlier.entries(equalTo: spelling).first {
            return .old(entry, now: values.histories[entry.document]?.current.first { $0.members == entry.members })
        }
        // Without a time, nothing is animated: `animated ? 0.3 : 0`.
        if spelling.duration == 0, spelling.delay ?? 0 == 0 { return .system }
        // A curve that the platform names.
        let isNamed = if case .named? = spelling.curve { true } else { spelling.written.isEmpty }
        let isPreset = spelling.duration == nil && spelling.curve?.isSpring == false && isNamed
        return spelling.curve == nil || isPreset ? .partial : .unknown
    }

    /// The assessment of a reading without a link.
    func assess(_ reading: ScannedPlace.Reading) -> Assessed { (unlinked(reading), [reading]) }

    /// The constant, of some that are linked, that a reading takes its duration or its curve from; `nil` if it has other
    /// numbers, too, which the catalog lacks.
    func followed(_ reading: ScannedPlace.Reading, among constants: [ScannedPlace.Use]) -> ScannedPlace.Use? {
        guard unknownPart(of: reading) == nil else { return nil }
        let parts = constants.map { $0.parts(of: reading) }
        guard let index = parts.firstIndex(where: { !$0.isEmpty }) else { return nil }
        guard case .unknown = unlinked(reading), var spelling = reading.spelling else { return constants[index] }
        if !parts.contains(where: { $0.contains(.duration) }), spelling.written.contains(where: \.role.isDuration) {
            return nil
        }
        let isListed = spelling.curve.map { $0.controlPoints == nil && $0.settlingDuration == nil } ?? false
        let hasNumbers = isListed || spelling.written.contains(where: \.role.isOfCurve)
        guard hasNumbers, !parts.contains(where: { $0.contains(.curve) }) else { return constants[index] }
        spelling.timing = Timing(spelling.curve)
        return values.current.entries(equalTo: spelling).isEmpty ? nil : constants[index]
    }

    // MARK: Links

    /// The assessment of a reading in a place whose link belongs to another one, or to one that isn't known.
    private func linked(
        _ reading: ScannedPlace.Reading, to link: LinkTarget, in history: CatalogValues.History
    ) -> Assessment {
        if reading.isReduced { return .reduced }
        if let part = unknownPart(of: reading, for: link) {
            return .dynamic(part: part.part, part.reason, link: link.text)
        }
        return agrees(reading, history.current, link) ? .linked(to: link.text) : unlinked(reading)
    }

    /// A part of a value, or one that a link pins besides, that is known only at run time.
    private func unknownPart(
        of reading: ScannedPlace.Reading, for link: LinkTarget? = nil
    ) -> (part: String, reason: DynamicReason)? {
        let entries = link.flatMap { values.histories[$0.document]?.current } ?? []
        let pinned = Set(
            entries.flatMap { entry in
                (entry.delay == nil ? [] : ["delay"])
                    + (entry.curve.map(Self.isMoving) == true ? ["initial velocity"] : [])
            })
        let allowed = TimingMatch.additions.subtracting(pinned)
        return reading.unknown.first { link?.isExact == true || !allowed.contains($0.part) }
    }

    /// Whether a curve is a spring with a velocity of its own.
    private static func isMoving(_ curve: Curve) -> Bool {
        switch curve {
        case .spring(.dampingRatio(_, let velocity)), .spring(.physical(_, _, _, let velocity)): velocity != 0
        default: false
        }
    }

    private func drift(
        _ readings: [ScannedPlace.Reading], from link: LinkTarget, in history: CatalogValues.History
    ) -> Assessment.Drift {
        let revisions = history.revisions
        let now = link.entry(in: history.current)
        let match = revisions.firstIndex { revision in readings.contains { agrees($0, revision.entries, link) } }
        var was: (CatalogValues.Entry, RevisionNumber)?
        // The change after which the value differed, or the one that set the current value.
        var index = 0
        if let match, match > 0, let value = link.entry(in: revisions[match].entries) {
            index = match - 1
            was = (value, revisions[index].number)
        } else if let now {
            index = max(0, revisions.prefix { link.entry(in: $0.entries)?.words == now.words }.count - 1)
        }
        let note = revisions.count > 1 ? revisions[index].note : nil
        let allowed = history.current.filter(link.names).map(\.words).uniqued
        return Assessment.Drift(link: link.text, was: was, now: now, allowed: allowed, note: note)
    }

    /// Whether some of a place's code has a value that the target of a link has, or had in an earlier revision.
    func has(_ place: ScannedPlace, _ link: LinkTarget, inNewest: Bool) -> Bool {
        let revisions = values.histories[link.document]?.revisions.prefix(inNewest ? 1 : .max) ?? []
        return place.readings.contains { reading in revisions.contains { agrees(reading, $0.entries, link) } }
    }

    /// Whether a reading equals the target of a link in the entries of a revision.
    private func agrees(
        _ reading: ScannedPlace.Reading, _ entries: [CatalogValues.Entry], _ link: LinkTarget
    ) -> Bool {
        entries.contains { link.names($0) && TimingMatch.agrees(reading, with: $0, exactly: link.isExact) }
    }
}
