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

    /// A group of places before it has a name.
    private struct Group {
        var value: AdoptedValue
        var places: [ScannedPlace]
        var uses: Int
        var names: [Slug]

        init(_ place: ScannedPlace, _ value: AdoptedValue, uses: Int) {
            (self.value, self.uses, places) = (value, uses, [place])
            names = place.name.map { AdoptionNames.names($0, in: place.file) } ?? []
        }

        mutating func join(_ other: Self) {
            places += other.places
            uses += other.uses
            if names.isEmpty { names = other.names }
        }

        var languages: Set<String> { Set(places.compactMap { SourceFiles.language(of: $0.file)?.name }) }
    }

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
        var named: [Group] = []
        // Code that takes a duration from a constant is judged by the constant.
        var covered = Set<String>()
        for (place, uses, isDuration) in scan.constants {
            if !isOpen(place) { covered.insert(place.name ?? "") }
            let users = scan.places.filter { user in user.constants.contains { $0.path == place.name } }
            let isAccepted = !users.isEmpty && users.allSatisfy { $0.ignored != nil }
            if isAccepted { settled[place.key] = "" }
            guard isDuration, isOpen(place), !isAccepted, let value = AdoptedValue(place) else { continue }
            covered.insert(place.name ?? "")
            named.append(Group(place, value, uses: uses))
        }
        var repeated: [Group] = []
        for place in scan.places where !place.isWhole && isOpen(place) {
            guard let value = AdoptedValue(place), place.spellings.first?.curve != nil else { continue }
            if let name = place.name {
                let uses = scan.places.count { $0.isWhole && $0.constants.first?.path == name }
                named.append(Group(place, value, uses: uses))
            } else if !place.constants.contains(where: { covered.contains($0.path) }) {
                if let index = repeated.firstIndex(where: { $0.value == value }) {
                    repeated[index].places.append(place)
                    repeated[index].uses += 1
                } else {
                    repeated.append(Group(place, value, uses: 1))
                }
            }
        }
        for group in Self.merged(named) { add(group, isNamed: true) }
        for var group in repeated.sorted(by: { $0.uses > $1.uses }) {
            group.names = AdoptionNames.names(around: group.places.map(\.scope))
            add(group, isNamed: false)
        }
    }

    /// Joins equal constants that have the same name, and then those of languages that have only one each.
    private static func merged(_ groups: [Group]) -> [Group] {
        var merged: [Group] = []
        for group in groups {
            let same = merged.firstIndex { $0.value == group.value && $0.names.first == group.names.first }
            if let same { merged[same].join(group) } else { merged.append(group) }
        }
        var done: [Group] = []
        for group in merged {
            let equal = merged.filter { $0.value == group.value }
            let isAlone = equal.allSatisfy { first in
                equal.count { !$0.languages.isDisjoint(with: first.languages) } == 1
            }
            if isAlone, let other = done.firstIndex(where: { $0.value == group.value }) {
                done[other].join(group)
            } else {
                done.append(group)
            }
        }
        return done
    }

    private mutating func add(_ group: Group, isNamed: Bool) {
        var equals: [String] = []
        for entry in entries where group.value.equals(entry) {
            if !equals.contains(entry.name) { equals.append(entry.name) }
        }
        var item = AdoptionItem(
            slug: nil, value: group.value, places: group.places, uses: group.uses, equals: equals, action: .leave)
        for slug in group.names where item.slug == nil {
            // The same name and the same value: the constant is the catalog's.
            if isNamed, equals.contains("value:\(slug)") {
                item.slug = slug
                item.action = .link("value:\(slug)")
            } else {
                item.slug = slug
                if isNamed { item.action = .take }
                let trial = AdoptionItem(
                    slug: slug, value: group.value, places: [], uses: 0, equals: [], action: .take)
                if values.objection(to: trial, others: taken) != nil { (item.slug, item.action) = (nil, .leave) }
            }
        }
        if item.action == .take, let slug = item.slug { taken.insert(slug) }
        items.append(item)
    }
}
