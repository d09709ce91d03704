import MotifCatalog
import MotifCore
import MotifSpelling
import MotifText

/// A verdict on a place, with its reason.
package struct Judgement: Sendable {
    package let verdict: Verdict
    package let message: String
    /// The catalog values that the verdict is about.
    package let targets: [String]

    init(_ verdict: Verdict, _ message: String, _ targets: [String] = []) {
        (self.verdict, self.message, self.targets) = (verdict, message, targets)
    }
}

/// Compares places with a catalog: by their links first, then by their numbers.
struct Judge {
    let values: CatalogValues

    /// Returns the verdict on a place; if it has several readings, the worst one.
    ///
    /// - Parameter link: The target that the place is linked to, if the target exists.
    func judge(_ place: ScannedPlace, link: String?) -> Judgement {
        let judgements = place.readings.map { reading in
            link.flatMap(values.target).map { linked(reading, to: $0, named: link ?? "") } ?? unlinked(reading)
        }
        let order = Verdict.allCases
        func rank(_ judgement: Judgement) -> Int { order.firstIndex(of: judgement.verdict) ?? order.count }
        return judgements.min { rank($0) < rank($1) } ?? Judgement(.dynamic, "dynamic: the code can't be read")
    }

    // MARK: Numbers

    private func unlinked(_ reading: ScannedPlace.Reading) -> Judgement {
        if let first = reading.unknown.first {
            return Judgement(.dynamic, "dynamic: the \(first.part) is \(first.reason.words)")
        }
        guard let spelling = reading.spelling else {
            return Judgement(.partial, "partial: \(Self.words(reading)) is only a duration")
        }
        if spelling.isNone { return Judgement(.system, "system: nothing is animated") }
        if spelling.isSystem { return Judgement(.system, "system: the system decides the timing") }
        let words = Self.words(reading)
        let matching = values.current.filter { matches(spelling, $0) }
        var names: [String] = []
        for entry in matching where !names.contains(entry.name) { names.append(entry.name) }
        if let entry = matching.first, names.count == 1 {
            return Judgement(.equal, "equal: \(words) is \(entry.name) of \(Self.reference(entry))", names)
        }
        if names.count > 1 { return Judgement(.shared, "shared: \(words) is \(Self.list(names))", names) }
        if let entry = older(spelling) {
            let history = values.histories[entry.document]
            let now = history?.current.first { $0.members == entry.members }.map {
                "; \(Self.reference($0)) has \(Self.words($0))"
            }
            let message = "old: \(words) is \(entry.name) of \(Self.reference(entry))\(now ?? "")"
            return Judgement(.old, message, [entry.name])
        }
        let isPreset = spelling.duration == nil && Self.isPreset(spelling.curve)
        if spelling.curve == nil || isPreset {
            return Judgement(.partial, "partial: \(words) is only a part of a timing")
        }
        return Judgement(.unknown, "unknown: \(words) is not in the catalog")
    }

    private static func isPreset(_ curve: Curve?) -> Bool {
        guard case .named? = curve else { return false }
        return true
    }

    private func matches(_ spelling: Spelling, _ entry: CatalogValues.Entry) -> Bool {
        if entry.isComplete { return TimingMatch.isEqual(spelling, entry) }
        // A curve alone is complete if the catalog has it as a shared value.
        guard spelling.duration == nil, spelling.delay == nil, entry.document.type.rawValue == "value",
            entry.duration == nil, let curve = spelling.curve, let theirs = entry.curve
        else { return false }
        return TimingMatch.isEqual(curve, theirs)
    }

    /// The newest of the earlier values that a timing equals.
    private func older(_ spelling: Spelling) -> CatalogValues.Entry? {
        for name in values.histories.keys.sorted() {
            for revision in values.histories[name]?.revisions.dropFirst() ?? [] {
                if let entry = revision.entries.first(where: { matches(spelling, $0) }) { return entry }
            }
        }
        return nil
    }

    // MARK: Links

    private func linked(
        _ reading: ScannedPlace.Reading, to target: (document: DocumentName, member: String?), named link: String
    ) -> Judgement {
        if let first = reading.unknown.first {
            return Judgement(
                .dynamic,
                "dynamic: the \(first.part) is \(first.reason.words), so the link to \(link) can't be checked", [link])
        }
        guard let history = values.histories[target.document] else {
            return Judgement(.dynamic, "dynamic: \(link) has no value", [link])
        }
        let words = Self.words(reading, only: Self.kind(of: target, in: history))
        if agrees(reading, history.current, target.member) {
            return Judgement(.linked, "linked: \(words) is \(link)", [link])
        }
        let since = Self.change(to: target, in: history)
        let now = "\(target.document)@\(history.newest) has \(Self.value(of: target, in: history.current))"
        let index = history.revisions.firstIndex { agrees(reading, $0.entries, target.member) }
        guard let index else {
            return Judgement(.drift, "drift: \(words) doesn't match \(link) in any revision; \(now)\(since)", [link])
        }
        // The change after which the value differed.
        let note = history.revisions[max(0, index - 1)].note
        let old = "\(words) is \(link) of \(target.document)@\(history.revisions[index].number)"
        return Judgement(.drift, "drift: \(old); \(now)\(Self.words(note))", [link])
    }

    private enum Kind { case duration, curve, timing }

    private static func kind(
        of target: (document: DocumentName, member: String?), in history: CatalogValues.History
    ) -> Kind {
        let entry = history.current.first { entry in target.member.map { entry.member == $0 } ?? true }
        let isPart = target.member != nil || entry?.members.isEmpty == true
        guard let entry, isPart, entry.curve == nil || entry.duration == nil else { return .timing }
        return entry.curve == nil ? .duration : .curve
    }

    /// Whether a reading equals a member in a revision or, without a member, any of the revision's timings.
    private func agrees(_ reading: ScannedPlace.Reading, _ entries: [CatalogValues.Entry], _ member: String?) -> Bool {
        entries.contains { entry in
            guard member.map({ entry.member == $0 }) ?? (entry.isComplete || entry.members.isEmpty) else {
                return false
            }
            let duration = reading.spelling?.duration ?? reading.seconds
            if let exact = entry.duration, entry.curve == nil {
                return duration.map { TimingMatch.isEqual($0, exact) } ?? false
            }
            guard let spelling = reading.spelling else { return false }
            if entry.duration != nil { return TimingMatch.isEqual(spelling, entry) }
            guard let curve = spelling.curve, let theirs = entry.curve else { return false }
            if case .spring = curve { return TimingMatch.isEqual(curve, duration, theirs, duration) }
            return TimingMatch.isEqual(curve, theirs)
        }
    }

    private static func value(
        of target: (document: DocumentName, member: String?), in entries: [CatalogValues.Entry]
    ) -> String {
        let entry = entries.first { entry in target.member.map { entry.member == $0 } ?? entry.isComplete }
        return (entry ?? entries.first).map { words($0) } ?? "none"
    }

    /// The author, the time, and the message of the change that set the current value.
    private static func change(
        to target: (document: DocumentName, member: String?), in history: CatalogValues.History
    ) -> String {
        let current = value(of: target, in: history.current)
        let last = history.revisions.prefix { value(of: target, in: $0.entries) == current }.last
        return last.map { words($0.note) } ?? ""
    }

    // MARK: Words

    private static func words(_ note: ChangeNote) -> String {
        let day = note.date.description.prefix(10)
        let message = note.message.isEmpty ? "" : ": \(note.message.onOneLine)"
        return " (\(note.author), \(day)\(message))"
    }

    private static func reference(_ entry: CatalogValues.Entry) -> String { "\(entry.document)@\(entry.revision)" }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).joined(separator: ", ")
        return names.count > 4 ? "\(shown), and \(names.count - 4) more" : shown
    }

    static func words(_ entry: CatalogValues.Entry) -> String {
        [entry.curve?.text, entry.duration.map { "\($0.short()) s" }].compactMap(\.self).joined(separator: " over ")
    }

    private static func words(_ reading: ScannedPlace.Reading, only kind: Kind = .timing) -> String {
        let duration = (reading.spelling?.duration ?? reading.seconds).map { "\($0.short()) s" }
        let curve = reading.spelling?.curve?.text
        switch kind {
        case .duration: return duration ?? curve ?? "it"
        case .curve: return curve ?? duration ?? "it"
        case .timing:
            let delay = reading.spelling?.delay.flatMap { $0 == 0 ? nil : "after \($0.short()) s" }
            let timing = [curve, duration].compactMap(\.self).joined(separator: " over ")
            return [timing.isEmpty ? nil : timing, delay].compactMap(\.self).joined(separator: ", ")
        }
    }
}
