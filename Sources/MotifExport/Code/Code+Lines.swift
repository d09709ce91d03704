extension Code {
    /// The source in lines, indented by `indent` levels and broken where one is too long.
    func lines(indent: Int, style: CodeStyle = .swift) -> [String] {
        let space = style.space(indent)
        if case .text(let text) = self {
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
        }
        if case .body(let opening, let statements, let closing) = self {
            return [space + opening] + statements.lines(indent: indent + 1, style: style) + [space + closing]
        }
        if !hasRows {
            let line = space + text
            if style.fits(line) { return [line] }
        }
        switch self {
        case .operation(let operands): return Self.broken(operands, "", "", indent, style)
        case .brackets(_, let opening, let items, let closing) where items.count == 1 && items[0].operands != nil:
            return Self.broken(items[0].operands ?? [], opening, closing, indent, style)
        case .brackets(_, let opening, let items, let closing) where items.count == 1 && items[0].isBody:
            return items[0].prefixed(opening).appending(closing).lines(indent: indent, style: style)
        case .brackets(let brackets, let opening, let items, let closing) where !items.isEmpty:
            // Braces of an object have a space inside on one line only.
            let head = opening.hasSuffix(" ") ? String(opening.dropLast()) : opening
            let tail = closing.hasPrefix(" ") ? String(closing.dropFirst()) : closing
            return [space + head] + Self.filled(brackets, items, tail, indent, style)
        case .text, .brackets, .body: return [space + text]
        }
    }

    private var isBody: Bool { if case .body = self { true } else { false } }

    /// Whether some of the code is on several lines even if it would fit on one.
    private var hasRows: Bool {
        switch self {
        case .text: false
        case .body: true
        case .brackets(let style, _, let items, _):
            style == .rows || style == .table || items.contains(where: \.hasRows)
        case .operation(let operands): operands.contains(where: \.hasRows)
        }
    }

    /// Whether the code is worth a line of its own among arguments.
    private var isLong: Bool { hasRows || text.count > 60 }

    /// Operands on separate lines, all but the first indented.
    private static func broken(
        _ operands: [Code], _ opening: String, _ closing: String, _ indent: Int, _ style: CodeStyle
    ) -> [String] {
        let operands = style.placed(operands)
        let space = style.space(indent)
        let isOpened = !opening.isEmpty && !style.fits(space + opening + (operands.first?.text ?? ""))
        let start = isOpened ? [space + opening] : []
        return start
            + operands.enumerated().flatMap { index, operand in
                let isFirst = index == 0 && !isOpened
                let code = isFirst ? operand.prefixed(opening) : operand
                return (index == operands.count - 1 ? code.appending(closing) : code)
                    .lines(indent: indent + (isFirst ? 0 : 1), style: style)
            }
    }

    /// Items within brackets, and what closes these. An item that is too long gets its own lines.
    private static func filled(
        _ brackets: Brackets, _ items: [Code], _ closing: String, _ indent: Int, _ style: CodeStyle
    ) -> [String] {
        let isClosedBelow = style.hasTrailingCommas || brackets != .arguments && brackets != .rows
        let isFilled = !style.hasTrailingCommas && (brackets == .arguments || brackets == .parameters)
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            let end = !isLast || isClosedBelow && !isFilled ? "," : isClosedBelow ? "" : closing
            let own = item.appending(end)
            let isAlone = !isFilled || index == 0 || item.isLong || items[index - 1].isLong
            if !isAlone, let last = lines.last, style.fits("\(last) \(own.text)") {
                lines[lines.count - 1] = "\(last) \(own.text)"
            } else {
                lines += own.lines(indent: indent + 1, style: style)
            }
        }
        return isClosedBelow ? lines + [style.space(indent) + closing] : lines
    }
}

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
