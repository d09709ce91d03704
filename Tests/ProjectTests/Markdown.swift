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
}
