import MotifCatalog
import MotifCore
import MotifSpelling

/// The motion of a team's code that its catalog could have, grouped by what means the same.
package struct Adoption: Sendable {
    /// The values, named constants first.
    package private(set) var items: [AdoptionItem] = []
    /// The targets of the places that are linked already, by their keys; empty texts for what a comment accepts.
    private(set) var settled: [String: String] = [:]
    /// The places of timings that no shared value can hold, or that are set at run time.
    package private(set) var omitted: [ScannedPlace] = []

    private let values: CatalogValues
    private let entries: [CatalogValues.Entry]
    private var taken: Set<Slug> = []

    /// Groups the code that isn't linked, accepted, or exported.
    ///
    /// Constants are those that code uses as a duration, a curve, or a timing. They are the same value if they are equal
    /// and have the same name, or if they are the only ones with that value in languages that don't share constants.
    package init(_ scan: Scan, _ values: CatalogValues, _ links: ScanLinks) {
        self.values = values
        entries = values.histories.sorted { $0.key < $1.key }.flatMap(\.value.current)
        func isOpen(_ place: ScannedPlace) -> Bool {
            // A link to something that the catalog doesn't have is no link.
            let isLinked = links.target(of: place).map { (try? values.target($0)) != nil } ?? false
            return place.link == nil && !isLinked && place.ignored == nil
        }
        for place in scan.places + scan.constants.map(\.place) where !isOpen(place) {
            settled[place.key] = place.ignored == nil ? place.link ?? links.target(of: place) : ""
        }
        let users = scan.users
        var covered = Set(scan.places.compactMap(\.constant))
        var ranges: [String: [Range<Int>]] = [:]
        // Code that takes its timing, or a part of it, from a constant is judged by the constant.
        func isCovered(_ place: ScannedPlace) -> Bool {
            place.constants.contains { scan.name(of: $0) != place.constant && covered.contains(scan.name(of: $0)) }
        }
        var named: [AdoptionItem] = []
        for (place, uses, isTiming) in scan.constants {
            guard let name = place.constant else { continue }
            if !isOpen(place) { covered.insert(name) }
            let isAccepted = users[name]?.allSatisfy { $0.ignored != nil } ?? false
            if isAccepted { settled[place.key] = "" }
            guard isTiming, isOpen(place), !isAccepted, let value = Timing(adopting: place) else { continue }
            covered.insert(name)
            ranges[place.file, default: []].append(place.range)
            named.append(AdoptionItem(place, value, uses: uses))
        }
        named.removeAll { $0.places.contains(where: isCovered) }
        var repeated: [AdoptionItem] = []
        for place in scan.places where isOpen(place) {
            if ranges[place.file]?.contains(place.range) == true { continue }
            if isCovered(place) { continue }
            guard let value = Timing(adopting: place), place.spellings.first?.curve != nil else {
                if place.spellings.contains(where: { $0.curve != nil }) { omitted.append(place) }
                continue
            }
            if let own = place.constant {
                named.append(AdoptionItem(place, value, uses: users[own]?.count ?? 0))
            } else {
                Self.add(AdoptionItem(place, value, uses: 1), to: &repeated)
            }
        }
        for item in Self.merged(named) { add(item, isNamed: true) }
        for var item in repeated.sorted(by: { $0.uses > $1.uses }) {
            item.names = AdoptionNames.names(around: item.places.map(\.scope))
            add(item, isNamed: false)
        }
    }

    /// Joins equal constants that have the same name, and then those of languages that have only one each.
    private static func merged(_ items: [AdoptionItem]) -> [AdoptionItem] {
        var merged: [AdoptionItem] = []
        for item in items { add(item, to: &merged) { $0.names.first == item.names.first } }
        var done: [AdoptionItem] = []
        for item in merged {
            let equal = merged.filter { $0.joined(with: item) != nil }
            let isAlone = equal.allSatisfy { first in
                equal.count { !$0.languages.isDisjoint(with: first.languages) } == 1
            }
            add(item, to: &done) { _ in isAlone }
        }
        return done
    }

    /// Joins an item with the first of some that has the same value, or adds it to them.
    private static func add(
        _ item: AdoptionItem, to items: inout [AdoptionItem], if canJoin: (AdoptionItem) -> Bool = { _ in true }
    ) {
        for index in items.indices where canJoin(items[index]) {
            guard let joined = items[index].joined(with: item) else { continue }
            return items[index] = joined
        }
        items.append(item)
    }

    /// Adds an item with the first of its names that is free.
    private mutating func add(_ item: AdoptionItem, isNamed: Bool) {
        var item = item
        for entry in entries where item.value.equals(entry) && !item.equals.contains(entry.name) {
            item.equals.append(entry.name)
        }
        for slug in item.names where item.slug == nil {
            var trial = item
            (trial.slug, trial.action) = (slug, .take)
            let own = item.equals.filter { $0 == "value:\(slug)" || $0.hasPrefix("value:") && $0.hasSuffix("-\(slug)") }
            if isNamed, own.count == 1 {
                // The same value, and the same name or its last words: the constant is the catalog's.
                (item.slug, item.action) = (slug, .link(own[0]))
            } else if values.objection(to: trial, others: taken) == nil {
                item = trial
                if !isNamed { item.action = .leave }
            }
        }
        if item.target != nil || item.action == .leave, let slug = item.slug { taken.insert(slug) }
        items.append(item)
    }
}
