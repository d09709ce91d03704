extension Code {
    /// Source from a template, which can be broken at its brackets.
    init(written text: Substring) {
        guard let opening = Self.bracket(in: text), let closing = Self.end(of: text, from: opening) else {
            self.init(String(text))
            return
        }
        let isCall = text[opening] == "("
        let inside = Self.items(of: text[text.index(after: opening)..<closing]).map { Code(written: $0) }
        let space = text[opening] == "{" ? " " : ""
        let rest = text[closing...].dropFirst()
        self = .brackets(
            isCall ? .arguments : .elements, Code(text[...opening] + space), inside, "\(space)\(text[closing])\(rest)")
    }

    /// The first bracket, except that of a lambda, which has a space inside.
    private static func bracket(in text: Substring) -> Substring.Index? {
        text.indices.first { index in
            "([".contains(text[index]) || text[index] == "{" && text[index...].dropFirst().first != " "
        }
    }

    private static func end(of text: Substring, from opening: Substring.Index) -> Substring.Index? {
        var depth = 0
        return text.indices[opening...].first { index in
            depth += "([{".contains(text[index]) ? 1 : ")]}".contains(text[index]) ? -1 : 0
            return depth == 0
        }
    }

    /// The parts between commas that aren't in brackets.
    private static func items(of text: Substring) -> [Substring] {
        var (items, start, depth) = ([Substring](), text.startIndex, 0)
        for index in text.indices {
            depth += "([{".contains(text[index]) ? 1 : ")]}".contains(text[index]) ? -1 : 0
            guard text[index] == ",", depth == 0 else { continue }
            items.append(text[start..<index])
            start = text.index(after: index)
        }
        return (items + [text[start...]]).map { $0.drop { $0 == " " } }
    }
}
