package import MotifCore
package import MotifJSON

/// What carrying out the items of an adoption changes in a catalog, in the links, and in code.
package struct AdoptionChanges: Sendable {
    /// The shared values to create, in order.
    package private(set) var values: [(slug: Slug, json: JSON)] = []
    /// The links to add.
    package private(set) var links: [(place: ScannedPlace, target: String)] = []
    /// The comments to add.
    package private(set) var comments: [(place: ScannedPlace, reason: String)] = []
    /// The places that a comment can't accept alone.
    package private(set) var refused: [ScannedPlace] = []
    /// The code with the comments.
    package private(set) var edits: SourceEdits

    /// Whether nothing changes.
    package var isEmpty: Bool { values.isEmpty && links.isEmpty && edits.isEmpty }

    /// Works out the changes.
    package init(_ items: [AdoptionItem], _ scan: Scan, _ values: CatalogValues, _ settings: ScanSettings) {
        edits = SourceEdits(scan.files)
        let (own, users) = (Set(scan.places.map(\.key)), scan.users)
        for item in items {
            if let target = item.target { links += item.places.map { ($0, target) } }
            // A value that the catalog has already, with the same name, is left from an adoption that was cut short.
            if item.action == .take, let slug = item.slug, !item.equals.contains("value:\(slug)") {
                self.values.append((slug, item.value.document))
            }
            guard case .ignore(let reason) = item.action else { continue }
            for place in item.places {
                // A constant alone gets no verdict; the code that uses it does.
                let open = place.constant.flatMap { users[$0] }?.filter { $0.ignored == nil } ?? []
                comments += (own.contains(place.key) ? [place] : open).map { ($0, reason) }
            }
        }
        accept(scan, Judge(values: values), settings)
    }

    /// Adds the comments; those that would apply to other code as well, or change its meaning, are refused.
    private mutating func accept(_ scan: Scan, _ judge: Judge, _ settings: ScanSettings) {
        let wanted = Set(comments.map(\.place.key))
        var seen = Set<String>()
        comments = comments.filter { seen.insert($0.place.key).inserted }
        func edits(for comments: [(place: ScannedPlace, reason: String)]) -> SourceEdits? {
            var edits = SourceEdits(scan.files)
            for (place, reason) in comments {
                let rules = Set(judge.assess(place, link: nil).map(\.assessment.rule.rawValue)).sorted()
                guard edits.accept(place, rules.joined(separator: ","), because: reason) else { return nil }
            }
            let (after, files) = scan.places(after: edits.results, of: [], settings)
            let (before, keys) = (scan.allPlaces.filter { files.contains($0.file) }, Set(comments.map(\.place.key)))
            let isClean = zip(before, after).allSatisfy { old, new in
                let isKnown = old.ignored != nil || wanted.contains(old.key)
                return old.key == new.key && old.code == new.code
                    && (new.ignored == nil ? !keys.contains(old.key) : isKnown)
            }
            return isClean && after.count == before.count ? edits : nil
        }
        if comments.isEmpty { return }
        if edits(for: comments) == nil {
            refused = comments.filter { edits(for: [$0]) == nil }.map(\.place)
            let keys = Set(refused.map(\.key))
            comments.removeAll { keys.contains($0.place.key) }
        }
        guard let all = edits(for: comments) else { return (refused, comments) = (refused + comments.map(\.place), []) }
        self.edits = all
    }
}
