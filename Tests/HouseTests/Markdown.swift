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
}
