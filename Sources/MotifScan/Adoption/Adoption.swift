import MotifCatalog
import MotifCore
import MotifSource
import MotifSpelling

/// The motion of a team's code that its catalog could have, grouped by what means the same.
package struct Adoption: Sendable {
    /// The values, named constants first.
    package private(set) var items: [AdoptionItem] = []
    /// The targets of the places that are linked already, by their keys; empty texts for what a comment accepts.
    private(set) var settled: [String: String] = [:]

    private let values: CatalogValues
    private let entries: [CatalogValues.Entry]
    private var taken: Set<Slug> = []

    /// Groups the code that isn't linked, accepted, or exported.
    ///
    /// Constants are the same value if they are equal and have the same name, or if they are the only ones with that
    /// value in languages that don't share constants.
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
        var named: [AdoptionItem] = []
        // Code that takes a duration from a constant is judged by the constant.
        var covered = Set<String>()
        for (place, uses, isDuration) in scan.constants {
            if !isOpen(place) { covered.insert(place.name ?? "") }
            let users = scan.places.filter { user in user.constants.contains { $0.path == place.name } }
            let isAccepted = !users.isEmpty && users.allSatisfy { $0.ignored != nil }
            if isAccepted { settled[place.key] = "" }
            guard isDuration, isOpen(place), !isAccepted, let value = Timing(adopting: place) else { continue }
            covered.insert(place.name ?? "")
            named.append(AdoptionItem(place, value, uses: uses))
        }
        var repeated: [AdoptionItem] = []
        for place in scan.places where !place.isWhole && isOpen(place) {
            guard let value = Timing(adopting: place), place.spellings.first?.curve != nil else { continue }
            if let name = place.name {
                let uses = scan.places.count { $0.isWhole && $0.constants.first?.path == name }
                named.append(AdoptionItem(place, value, uses: uses))
            } else if !place.constants.contains(where: { covered.contains($0.path) }) {
                if let index = repeated.firstIndex(where: { $0.value == value }) {
                    repeated[index].join(AdoptionItem(place, value, uses: 1))
                } else {
                    repeated.append(AdoptionItem(place, value, uses: 1))
                }
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
        for item in items {
            let same = merged.firstIndex { $0.value == item.value && $0.names.first == item.names.first }
            if let same { merged[same].join(item) } else { merged.append(item) }
        }
        var done: [AdoptionItem] = []
        for item in merged {
            let equal = merged.filter { $0.value == item.value }
            let isAlone = equal.allSatisfy { first in
                equal.count { !$0.languages.isDisjoint(with: first.languages) } == 1
            }
            let other = done.firstIndex { $0.value == item.value }
            if isAlone, let other { done[other].join(item) } else { done.append(item) }
        }
        return done
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
            if isNamed, item.equals.contains("value:\(slug)") {
                // The same name and the same value: the constant is the catalog's.
                (item.slug, item.action) = (slug, .link("value:\(slug)"))
            } else if values.objection(to: trial, others: taken) == nil {
                item = trial
                if !isNamed { item.action = .leave }
            }
        }
        if item.action == .take, let slug = item.slug { taken.insert(slug) }
        items.append(item)
    }
}
