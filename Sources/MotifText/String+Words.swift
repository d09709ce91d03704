extension String {
    /// The text with a capital first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// A number of things: `1 pattern`, `2 patterns`.
    package static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension String {
    /// The text as a sentence quotes it: at most 80 scalars and an ellipsis if it is much longer, so that a message
    /// stays on one line.
    package var clipped: String {
        let scalars = unicodeScalars.prefix(101)
        return scalars.count <= 100 ? self : String(scalars.prefix(80)) + "…"
    }

    /// Whether the text is empty or only white space.
    package var isBlank: Bool {
        // No character that begins with printable ASCII is white space, and most texts do; others need a table.
        if let first = utf8.first, (0x21..<0x7F).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first appearance.
    package var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension [String] {
    /// The texts as a sentence lists them: `a`, `a and b`, `a, b and c`.
    package var inWords: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }

    /// The first texts, and the number of the others: `a, b and 3 more`.
    package func inWords(first limit: Int) -> String {
        prefix(limit).joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
    }

    /// The first texts, and an ellipsis if there are others: `a, b, …`.
    package func clipped(to limit: Int) -> String {
        prefix(limit).joined(separator: ", ") + (count > limit ? ", …" : "")
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: String {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
