import Testing

/// Text for people has none of the phrases that once made it sound translated.
@Suite struct WordingTests {
    /// A phrase, and what to write instead.
    struct Phrase: CustomTestStringConvertible {
        let pattern: String
        let instead: String
        var testDescription: String { pattern }
    }

    static let phrases = [
        Phrase(
            pattern: #"(?i)\b(at most|only) so many\b|\bso many (seconds|frames|columns)\b"#, instead: "at most <n>"),
        Phrase(pattern: #"(?i)\bunless said\b|\bas said\b|\bwhere nobody (says|said)\b"#, instead: "by default"),
        Phrase(
            pattern: #"\b(is|are|was) no (slug|pattern|folder|number|file|curve|catalog|reference|stop|type|kind)\b"#,
            instead: "is not a …"),
        Phrase(pattern: #"; there (is|are) [\\\w(]+(, |\b.*joined)"#, instead: "; expected one of: …"),
        Phrase(pattern: #"\bTell (who|how|what|every|a|all)\b"#, instead: "Show, Report, Print"),
        Phrase(pattern: #"\banew\b|\bonce more\b"#, instead: "again"),
        Phrase(pattern: #"\bgoes from\b"#, instead: "must be between … and …"),
        Phrase(pattern: #"\bdoes not take\b"#, instead: "Invalid value … for …"),
        Phrase(pattern: #"\b(Those|What|Who) that (were|was)\b"#, instead: "a noun, such as 'deleted documents'"),
        Phrase(pattern: #"\bwho asked for less\b"#, instead: "reduced motion"),
        Phrase(pattern: #"\bstands? (here|there)\b|\bstands twice\b"#, instead: "appears"),
        Phrase(pattern: #"\b(do|does) not go together\b"#, instead: "cannot be combined"),
        Phrase(pattern: #"\bWhy, for\b|\bElse \d|; else \$"#, instead: "(default: …)"),
    ]

    /// The places that are edited to this list.
    static let places = ["Sources/MotifCatalog", "Sources/MotifStore", "Sources/MotifSystem", "Sources/motif"]

    @Test(arguments: phrases) func `a phrase is not used`(_ phrase: Phrase) throws {
        let expression = try Regex(phrase.pattern)
        for place in Self.places {
            for file in try Project.files(below: place) {
                for (number, line) in zip(1..., file.lines) where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                    let isFound = line.contains(expression)
                    #expect(!isFound, "\(file.path):\(number): write '\(phrase.instead)': \(line)")
                }
            }
        }
    }
}
