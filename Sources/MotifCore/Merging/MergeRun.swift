import MotifJSON

/// Merges the versions of a document from the outside to the inside, and collects the conflicts.
struct MergeRun {
    let isPattern: Bool
    /// Whether both sides began with a document, so that what it lacks had the default.
    let hasBase: Bool
    let answers: [String: MergeAnswer]
    private(set) var open: [Found] = []
    private(set) var settled: [Found] = []

    /// A conflict before the indexes of its path are known.
    struct Found {
        let subject: MergeConflict.Subject
        let place: MergePlace
        let shortPath: String
        let versions: DocumentMerge.Versions
        let definition: ParameterDefinition?

        func conflict(in merged: JSON?, _ lists: inout MergePlace.Lists) -> MergeConflict {
            MergeConflict(
                subject: subject, path: place.path(in: merged, &lists), shortPath: shortPath, base: versions.base,
                ours: versions.ours, theirs: versions.theirs, definition: definition)
        }
    }

    /// Returns the merged value; `nil` for none.
    mutating func merge(_ versions: DocumentMerge.Versions, _ rule: MergeRule, at place: MergePlace) -> JSON? {
        if let agreed = versions.agreed { return agreed.value }
        switch rule {
        case .value(let definition?): return value(versions, definition, at: place)
        case .value(nil): break
        case .object(let rules, let isOptional):
            if isOptional || (versions.ours != nil && versions.theirs != nil),
                let merged = members(versions, rules, at: place)
            {
                let isMissing = versions.ours == nil || versions.theirs == nil
                return merged.isEmpty && isMissing ? nil : .object(merged)
            }
        case .definition: return merge(versions, .object(MergeRule.definition(versions)), at: place)
        case .list(let keys, let isSet, let element):
            let list = MergedList(versions, keys, isSet: isSet, element)
            if let list { return elements(list, at: place) }
        case .patternOfUnknownKind:
            if let merged = pattern(versions, at: place) { return merged }
        }
        return conflict(place.isRoot ? .document : .value, versions, at: place)
    }

    /// Merges members; `nil` if a side isn't an object.
    private mutating func members(
        _ versions: DocumentMerge.Versions, _ rules: [String: MergeRule], at place: MergePlace
    ) -> JSONObject? {
        let objects = [versions.ours, versions.theirs].compactMap { $0 }
        guard objects.allSatisfy({ $0.object != nil }) else { return nil }
        var keys = objects.first?.object?.keys ?? []
        let more = objects.dropFirst().flatMap { $0.object?.keys ?? [] }.filter { versions.ours?[$0] == nil }
        // Members that only the base has are removed on both sides.
        if !more.isEmpty { keys = JSONObject((keys + more).map { ($0, .null) }).keys }
        let merged = keys.compactMap { key -> (String, JSON)? in
            merge(versions[key], rules[key] ?? .whole, at: place.appending(.member(key))).map { (key, $0) }
        }
        return JSONObject(merged)
    }
}

extension MergeRun {
    /// Merges a value that has a definition: two spellings of it are the same, and a missing one is the default. What
    /// both sides state without a base has no earlier value, not even the default.
    private mutating func value(
        _ versions: DocumentMerge.Versions, _ definition: ParameterDefinition, at place: MergePlace
    ) -> JSON? {
        var whole = versions.map { $0 ?? definition.defaultValue?.json }
        if !hasBase, versions.ours != nil, versions.theirs != nil { whole.base = nil }
        let meant = whole.map { value in value.map { (try? definition.member(from: $0).json) ?? $0 } }
        // Neither text is the base's, or `merge` would have found it.
        if meant.ours == meant.theirs { return meant.ours }
        if meant.ours == meant.base { return versions.theirs }
        if meant.theirs == meant.base { return versions.ours }
        let isAlias = [whole.base, whole.ours, whole.theirs].contains { ValueAlias(saved: $0 ?? .null) != nil }
        if !isAlias, case .record(let fields) = definition.type, whole.ours != nil, whole.theirs != nil {
            let rules = fields.map { ($0.name, MergeRule.value($0)) }
            if let merged = members(whole, Dictionary(rules) { first, _ in first }, at: place) {
                return .object(merged)
            }
        }
        return conflict(.value, whole, at: place, definition)
    }

    private mutating func elements(_ list: MergedList, at place: MergePlace) -> JSON? {
        var order = list.order.agreed
        if order == nil, list.isSet { order = min(list.order.ours, list.order.theirs) }
        let shared = order ?? self.order(list.order, at: place)
        // Both sides report the conflicts of elements in the same order, even if they disagree about theirs.
        var values: [ElementKey: JSON] = [:]
        for key in list.order.all(order ?? list.order.base) {
            values[key] = merge(list.versions(of: key), list.element, at: place.appending(.element(key, list.keys)))
        }
        let merged = list.order.all(shared).compactMap { values[$0] }
        return merged.isEmpty && list.isMissing ? nil : .array(merged)
    }

    /// The order of elements that each side moved in another way.
    private mutating func order(_ order: MergedOrder, at place: MergePlace) -> [ElementKey] {
        func names(_ keys: [ElementKey]) -> JSON { .array(keys.map { .string($0.name) }) }
        let versions = DocumentMerge.Versions(
            base: names(order.base), ours: names(order.ours), theirs: names(order.theirs))
        let chosen = conflict(.order, versions, at: place)?.array ?? []
        let byName = Dictionary(order.ours.map { (ExactText($0.name), $0) }) { first, _ in first }
        let keys = chosen.compactMap { $0.string.flatMap { byName[ExactText($0)] } }
        return Set(keys) == Set(order.ours) && keys.count == order.ours.count ? keys : order.ours
    }

    /// Merges a pattern whose kind is a conflict. Its parameters and accepted checks fit only their own kind, so they
    /// come from the same side.
    private mutating func pattern(_ versions: DocumentMerge.Versions, at place: MergePlace) -> JSON? {
        let ofKind = ["kind", "parameters", "accepts"]
        guard versions.ours?.object != nil, versions.theirs?.object != nil else { return nil }
        let common = versions.map { version in
            guard var object = version?.object else { return version }
            for key in ofKind { object[key] = nil }
            return .object(object)
        }
        let kind = versions["kind"]
        let slug = conflict(.kind, kind, at: place.appending(.member("kind")))
        let side: JSON? =
            switch answers["kind"] {
            case .theirs: versions.theirs
            case .base: versions.base
            default: kind.ours == nil ? versions.theirs : versions.ours
            }
        guard var merged = merge(common, .object(MergeRule.metadata), at: place)?.object else { return nil }
        for key in ofKind { merged[key] = side?[key] }
        merged["kind"] = slug
        return .object(merged)
    }

    /// Reports a conflict, and returns the value that was chosen, or else ours, or else theirs.
    private mutating func conflict(
        _ subject: MergeConflict.Subject, _ versions: DocumentMerge.Versions, at place: MergePlace,
        _ definition: ParameterDefinition? = nil
    ) -> JSON? {
        let found = Found(
            subject: subject, place: place, shortPath: place.names().shortText(isPattern: isPattern),
            versions: versions, definition: definition)
        guard let answer = answers[found.shortPath] else {
            open.append(found)
            return versions.ours ?? versions.theirs
        }
        settled.append(found)
        var lists: MergePlace.Lists = [:]
        return found.conflict(in: nil, &lists).value(for: answer)
    }
}

/// A list of which all versions have keys.
private struct MergedList {
    let keys: ElementKeys
    let isSet: Bool
    let element: MergeRule
    let order: MergedOrder
    /// Whether a side has no list.
    let isMissing: Bool
    private let elements: (base: [ElementKey: JSON], ours: [ElementKey: JSON], theirs: [ElementKey: JSON])

    /// - Returns: `nil` if a version isn't a list or has elements without keys.
    init?(_ versions: DocumentMerge.Versions, _ keys: ElementKeys, isSet: Bool, _ element: MergeRule) {
        let none = JSON.array([])
        guard let base = (versions.base ?? none).array, let ours = (versions.ours ?? none).array,
            let theirs = (versions.theirs ?? none).array, let baseKeys = keys.of(base), let ourKeys = keys.of(ours),
            let theirKeys = keys.of(theirs), keys.areComparable([baseKeys, ourKeys, theirKeys])
        else { return nil }
        (self.keys, self.isSet, self.element) = (keys, isSet, element)
        order = MergedOrder(base: baseKeys, ours: ourKeys, theirs: theirKeys)
        isMissing = versions.ours == nil || versions.theirs == nil
        func named(_ keys: [ElementKey], _ elements: [JSON]) -> [ElementKey: JSON] {
            Dictionary(zip(keys, elements)) { first, _ in first }
        }
        elements = (named(baseKeys, base), named(ourKeys, ours), named(theirKeys, theirs))
    }

    func versions(of key: ElementKey) -> DocumentMerge.Versions {
        DocumentMerge.Versions(base: elements.base[key], ours: elements.ours[key], theirs: elements.theirs[key])
    }
}

private func min(_ left: [ElementKey], _ right: [ElementKey]) -> [ElementKey] {
    right.lexicographicallyPrecedes(left) ? right : left
}
