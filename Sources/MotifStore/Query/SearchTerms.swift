/// A user's search words, as a condition on the index of words.
///
/// Every word must be the beginning of a word of title, summary, tags or slug. Signs mean nothing: FTS5's own language
/// is kept out by quoting each word.
/// - Source: https://sqlite.org/fts5.html, section 3.1: a string in double quotes, doubled inside, `*` for a prefix.
struct SearchTerms {
    private let terms: [String]

    init(_ text: String) {
        terms = text.split(whereSeparator: \.isWhitespace)
            // A word without letter or digit has no token, and nothing could match it.
            .filter { $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil } }
            .map { "\"" + $0.replacing("\0", with: "").replacing("\"", with: "\"\"") + "\" *" }
    }

    /// Never true where words were asked for and none of them can be found.
    var condition: SQLFragment {
        guard !terms.isEmpty else { return SQLFragment("FALSE") }
        return SQLFragment(
            "d.id IN (SELECT rowid FROM search WHERE search MATCH ?)", [.text(terms.joined(separator: " "))])
    }
}
