import Testing

/// Pages, shipped documents, scripts, migrations, and sources are in American English. Tests aren't checked, since some
/// read misspelled keys.
@Suite struct SpellingTests {
    static let texts =
        LinkTests.pages + Project.paths(below: "seeds", endingIn: ".json")
        + Project.paths(below: "migrations", endingIn: ".sql") + ScriptTests.scripts + WordingTests.product

    @Test(arguments: texts) func `spelling is American`(_ path: String) throws {
        let british = try Pattern(
            #"(?i)\b(?:colour|centred?\b|centres\b|grey|cancell(?:ed|ing)|behaviour|catalogue|licence|labelled\b|favour"#
                + #"|honour|modelled|travell|whilst"#
                + #"|(?:organ|recogn|initial|normal|serial|optim|visual)is(?:e|ed|es|ing|ation)\b)"#)
        let text = try Project.read(path)
        guard british.isFound(in: text) else { return }
        // What a page shows of a terminal is the command's.
        for line in (path.hasSuffix(".md") ? Markdown.prose(text) : text).split(separator: "\n") {
            // UIKit's name of a gesture's state.
            let isBritish = british.isFound(in: line.replacing(/[.\/]cancelled/, with: ""))
            #expect(!isBritish, "\(path): \(line)")
        }
    }
}
