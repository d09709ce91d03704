/// Reads what a Markdown file shows as code.
enum Markdown {
    /// The texts between fences that start with exactly these words, each with its last line feed.
    ///
    ///     Markdown.blocks(in: text, of: "json pattern")
    static func blocks(in text: String, of words: String) -> [String] {
        var blocks: [String] = []
        var open: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = open {
                if line == "```" {
                    blocks.append(lines.map { $0 + "\n" }.joined())
                    open = nil
                } else {
                    open = lines + [line]
                }
            } else if line == "```" + words {
                open = []
            }
        }
        return blocks
    }

    /// Name and text of every block whose fence has a file's name after the language: "json changes.jsonl".
    static func files(in text: String) -> [(name: String, content: String)] {
        let fences = text.split(separator: "\n").filter { $0.hasPrefix("```") && $0.contains(".") }
        return fences.compactMap { fence in
            let words = fence.dropFirst(3)
            guard let name = words.split(separator: " ").last, words.contains(" ") else { return nil }
            return blocks(in: text, of: String(words)).first.map { (String(name), $0) }
        }
    }

    /// The text without its blocks of code.
    static func prose(_ text: String) -> String {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            return !isFence && !isCode
        }.joined(separator: "\n")
    }

    /// The anchors of a page's headings as GitHub makes them: lowercase, hyphens for spaces, no punctuation.
    static func anchors(_ text: String) -> Set<String> {
        let headings = prose(text).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
                return String(
                    title.compactMap { character -> Character? in
                        if character == " " { return "-" }
                        let isKept = character.isLetter || character.isNumber || character == "-" || character == "_"
                        return isKept ? character : nil
                    })
            })
    }
}
