/// The lines that only one of two texts has, found in a time that is almost linear in the lengths of the texts.
///
/// The shortest difference takes a time that is quadratic in its length, so that it is sought for short texts only. A
/// longer one is split at the lines that each text has once, as a patience diff does; a part that is still long is
/// different as a whole.
struct LineDifference {
    /// The indexes of the lines that only the first text has, and that only the second one has.
    private(set) var lines: (removed: Set<Int>, inserted: Set<Int>) = ([], [])

    private static let maximumShortCount = 1_000

    init(from left: [Substring], to right: [Substring]) {
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let (first, second) = (left.dropFirst(prefix), right.dropFirst(prefix))
        let suffix = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
        add(first.dropLast(suffix), second.dropLast(suffix))
    }

    private mutating func add(_ left: ArraySlice<Substring>, _ right: ArraySlice<Substring>) {
        if left.count + right.count <= Self.maximumShortCount { return addShortest(left, right) }
        var (begin, end) = (left.startIndex, right.startIndex)
        for anchor in Self.anchors(left, right) + [(left.endIndex, right.endIndex)] {
            let parts = (left[begin..<anchor.left], right[end..<anchor.right])
            if parts.0.count + parts.1.count <= Self.maximumShortCount {
                addShortest(parts.0, parts.1)
            } else {
                lines.removed.formUnion(parts.0.indices)
                lines.inserted.formUnion(parts.1.indices)
            }
            (begin, end) = (anchor.left + 1, anchor.right + 1)
        }
    }

    private mutating func addShortest(_ left: ArraySlice<Substring>, _ right: ArraySlice<Substring>) {
        for change in Array(right).difference(from: Array(left)) {
            switch change {
            case .remove(let offset, _, _): lines.removed.insert(left.startIndex + offset)
            case .insert(let offset, _, _): lines.inserted.insert(right.startIndex + offset)
            }
        }
    }

    /// The places of lines that each side has once: the longest sequence that is in the same order on both.
    private static func anchors(
        _ left: ArraySlice<Substring>, _ right: ArraySlice<Substring>
    ) -> [(left: Int, right: Int)] {
        let places = uniqueLines(right)
        let pairs = uniqueLines(left).compactMap { line, index in places[line].map { (left: index, right: $0) } }
            .sorted { $0.left < $1.left }
        // The last pair of the best sequence of each length, and the pair before each in its sequence.
        var last: [Int] = []
        var previous: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, last.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[last[middle]].right < pair.right { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? last[low - 1] : nil)
            if low == last.count { last.append(index) } else { last[low] = index }
        }
        var (anchors, next): ([(left: Int, right: Int)], Int?) = ([], last.last)
        while let index = next {
            anchors.append(pairs[index])
            next = previous[index]
        }
        return anchors.reversed()
    }

    private static func uniqueLines(_ lines: ArraySlice<Substring>) -> [Substring: Int] {
        let places = Dictionary(zip(lines, lines.indices.map { Optional($0) })) { _, _ in nil }
        return places.compactMapValues(\.self)
    }
}
