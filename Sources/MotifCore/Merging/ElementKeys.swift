import MotifJSON

/// The key of an element among those of its list.
struct ElementKey: Hashable, Comparable {
    /// The values of the key, such as the layer and the property of a track.
    let parts: [ExactText]
    /// The number of elements before it with the same values; only tracks can have some.
    var ordinal = 0

    /// The values, and the number if it isn't the first.
    var texts: [String] { parts.map(\.text) + (ordinal > 0 ? [String(ordinal + 1)] : []) }

    /// The name of the element: `front.opacity`.
    var name: String { texts.joined(separator: ".") }

    static func < (left: Self, right: Self) -> Bool {
        if left.parts == right.parts { return left.ordinal < right.ordinal }
        return left.parts.lexicographicallyPrecedes(right.parts)
    }
}

/// What identifies the elements of a list.
enum ElementKeys {
    /// The element itself, a text.
    case text
    /// Its member of this name.
    case member(String)
    /// The layer and the property; a property of a layer can have several tracks, one after the other.
    case track

    /// Returns the keys of elements; `nil` if an element has none, or two have the same.
    func of(_ elements: [JSON]) -> [ElementKey]? {
        var counts: [[ExactText]: Int] = [:]
        var keys: [ElementKey] = []
        for element in elements {
            guard let parts = parts(of: element) else { return nil }
            let count = counts[parts, default: 0]
            counts[parts] = count + 1
            if count > 0, !mayRepeat { return nil }
            keys.append(ElementKey(parts: parts, ordinal: count))
        }
        return keys
    }

    /// Returns whether keys mean the same elements in all versions: several tracks of one property are numbered, so each
    /// version must have the same number of them, or none.
    func areComparable(_ versions: [[ElementKey]]) -> Bool {
        guard mayRepeat else { return true }
        var counts: [[ExactText]: Int] = [:]
        for keys in versions {
            for (parts, group) in Dictionary(grouping: keys, by: \.parts) {
                if let count = counts[parts], count != group.count { return false }
                counts[parts] = group.count
            }
        }
        return true
    }

    private var mayRepeat: Bool {
        if case .track = self { true } else { false }
    }

    private func parts(of element: JSON) -> [ExactText]? {
        let texts: [String?] =
            switch self {
            case .text: [element.string]
            case .member(let name): [element[name]?.string]
            case .track: [element["layer"]?.string, element["property"]?.string]
            }
        return texts.contains(nil) ? nil : texts.compactMap { $0 }.map(ExactText.init)
    }
}
