/// Returns the name that a misspelled one was probably meant to be.
///
///     nearestName(to: "tresholdScale", among: ["thresholdScale", "curve"])   // "thresholdScale"
///
/// - Parameter candidates: The known names. Of equally near ones, the first is returned, so pass them in a fixed order.
/// - Returns: The name with the fewest slips (a letter added, left out, replaced or swapped with its neighbour;
///   capitals and small letters count as the same), if they are at most a third of the length of `text` (one in a short
///   text) and keep at least one letter.
/// - Complexity: O(n) in the number of candidates; each takes at most 128 × 128 steps, since longer texts have no near
///   names.
package func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
    guard text.utf8.count <= NameDistance.maximumBytes else { return nil }
    var distance = NameDistance(from: text)
    var nearest: String?
    for candidate in candidates {
        guard candidate.utf8.count <= NameDistance.maximumBytes, distance.improves(by: candidate) else { continue }
        nearest = candidate
    }
    return nearest
}

/// Damerau–Levenshtein distances (optimal string alignment) from one text, with a limit that falls to the best distance
/// so far.
private struct NameDistance {
    static let maximumBytes = 128

    private let text: [Unicode.Scalar]
    /// The maximum number of slips of the next candidate.
    private var limit: Int
    private var rows: (beforeLast: [Int], last: [Int], current: [Int])

    init(from text: String) {
        self.text = Self.letters(of: text)
        limit = max(1, self.text.count / 3)
        let row = Array(0...self.text.count)
        rows = (row, row, row)
    }

    /// Whether the candidate is within the limit; the next one has to be nearer.
    mutating func improves(by candidate: String) -> Bool {
        let letters = Self.letters(of: candidate)
        guard abs(letters.count - text.count) <= limit, let slips = distance(to: letters), slips <= limit,
            slips < max(letters.count, text.count)
        else { return false }
        limit = slips - 1
        return true
    }

    private static func letters(of name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

    /// `nil` if the distance is more than the limit.
    private mutating func distance(to letters: [Unicode.Scalar]) -> Int? {
        for column in 0...text.count { rows.last[column] = column }
        for row in letters.indices {
            rows.current[0] = row + 1
            var least = row + 1
            for column in text.indices {
                let replaced = rows.last[column] + (letters[row] == text[column] ? 0 : 1)
                var slips = min(replaced, rows.last[column + 1] + 1, rows.current[column] + 1)
                if row > 0, column > 0, letters[row] == text[column - 1], letters[row - 1] == text[column] {
                    slips = min(slips, rows.beforeLast[column - 1] + 1)
                }
                rows.current[column + 1] = slips
                least = min(least, slips)
            }
            if least > limit { return nil }
            (rows.beforeLast, rows.last, rows.current) = (rows.last, rows.current, rows.beforeLast)
        }
        return rows.last[text.count]
    }
}
