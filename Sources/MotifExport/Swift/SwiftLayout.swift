/// Breaks lines of Swift source at 100 columns.
enum SwiftLayout {
    /// The maximum line length, the default of `swift format`.
    static let width = 100

    /// Returns source with its long lines broken: comments between words, code between arguments or operands.
    static func wrapped(_ lines: [String]) -> [String] {
        lines.flatMap { line -> [String] in
            // Counting bytes is faster than counting characters, and there are never fewer.
            guard line.utf8.count > width, line.count > width else { return [line] }
            let indent = line.prefix { $0 == " " }.count / 4
            let text = line.trimmingSpaces
            return text.hasPrefix("//") ? comment(text, indent: indent) : self.lines(text, indent: indent)
        }
    }

    /// Returns a statement as lines, indented by `indent` levels of four spaces.
    static func lines(_ statement: String, indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        guard space.utf8.count + statement.utf8.count > width, space.count + statement.count > width else {
            return [space + statement]
        }
        if let parts = outermostCall(statement) {
            if parts.arguments.count == 1, let only = parts.arguments.first, operands(of: only).count > 1 {
                return grouped(operands(of: only), parts.head, parts.tail, indent: indent)
            }
            return [space + parts.head] + listed(parts, space, indent + 1)
        }
        let parts = operands(of: statement)
        return parts.count > 1 ? grouped(parts, "", "", indent: indent) : [space + statement]
    }

    /// Returns operands on separate lines, all but the first indented.
    private static func grouped(_ parts: [String], _ head: String, _ tail: String, indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        let isTight = space.count + head.count + (parts.first?.count ?? 0) > width
        let start = head.isEmpty || !isTight ? [] : [space + head]
        return start
            + parts.enumerated().flatMap { place, part in
                let isFirst = place == 0 && start.isEmpty
                let text = (isFirst ? head : "") + part + (place == parts.count - 1 ? tail : "")
                return lines(text, indent: indent + (isFirst ? 0 : 1))
            }
    }

    private static func comment(_ text: String, indent: Int) -> [String] {
        let start = String(repeating: "    ", count: indent) + text.prefix { $0 == "/" }
        var lines = [start]
        for word in text.drop(while: { $0 == "/" }).split(separator: " ") {
            let longer = "\(lines.last ?? "") \(word)"
            if longer.count > width, lines.last != start {
                lines.append("\(start) \(word)")
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }

    /// Returns as many arguments per line as fit. An argument that is too long gets its own lines, and so do elements
    /// of a list.
    private static func listed(
        _ call: (head: String, arguments: [String], tail: String), _ space: String, _ indent: Int
    ) -> [String] {
        let isList = call.head.hasSuffix("[")
        let opens = call.tail.hasSuffix(" {")
        // A brace follows the call that it belongs to, or is on the line below a condition.
        let isCondition = opens && call.head.hasPrefix("if ")
        let tail = isList || opens && !isCondition ? "" : isCondition ? ")" : call.tail
        let inner = space + "    "
        var lines: [String] = []
        for (place, argument) in call.arguments.enumerated() {
            let isLast = place == call.arguments.count - 1
            let text = argument + (isLast && !isList ? tail : ",")
            if !isList, let last = lines.last, last.hasSuffix(","), last.count + 1 + text.count <= width,
                !argument.isLong, place > 0, !call.arguments[place - 1].isLong
            {
                lines[lines.count - 1] = "\(last) \(text)"
            } else {
                lines += inner.count + text.count > width ? self.lines(text, indent: indent) : [inner + text]
            }
        }
        if isCondition { return lines + [space + "{"] }
        return isList || opens ? lines + [space + call.tail] : lines
    }

    /// The brackets that close at the end of a statement, with the text before, between the commas, and after.
    private static func outermostCall(_ text: String) -> (head: String, arguments: [String], tail: String)? {
        var opening: String.Index?
        var found: (start: String.Index, end: String.Index)?
        scan(text) { place, depth in
            if depth == 1, opening == nil, "([".contains(text[place]) { opening = place }
            guard depth == 0, let start = opening else { return }
            opening = nil
            let tail = text[place...]
            if tail.count <= 3 || !tail.contains(where: { " ([".contains($0) }) { found = (start, place) }
        }
        guard let found else { return nil }
        var arguments: [String] = []
        var start = text.index(after: found.start)
        scan(text) { place, depth in
            guard depth == 1, text[place] == ",", place > found.start, place < found.end else { return }
            arguments.append(String(text[start..<place]).trimmingSpaces)
            start = text.index(after: place)
        }
        arguments.append(String(text[start..<found.end]).trimmingSpaces)
        // With an operator outside the brackets, they are an operand, not the whole statement.
        let outside = String(text[..<found.start] + "x")
        guard operands(of: outside).count == 1 else { return nil }
        return (String(text[...found.start]), arguments, String(text[found.end...]))
    }

    /// Returns the parts of a conditional, a sum, or a product, each with the operator before it.
    private static func operands(of text: String) -> [String] {
        for signs in [["?", ":"], ["??"], ["+", "-"], ["*", "/"]] {
            var parts: [String] = []
            var start = text.startIndex
            scan(text) { place, depth in
                guard depth == 0, place > start, text[text.index(before: place)] == " ",
                    signs.contains(where: { text[place...].hasPrefix($0 + " ") })
                else { return }
                parts.append(String(text[start..<place]).trimmingSpaces)
                start = place
            }
            parts.append(String(text[start...]).trimmingSpaces)
            if parts.count > 1 { return parts }
        }
        return [text]
    }

    /// Visits the characters outside quotes with their bracket depth: for an opening bracket the depth inside it, for a
    /// closing one the depth after it.
    private static func scan(_ text: String, _ visit: (String.Index, Int) -> Void) {
        var (depth, isQuoted, isEscaped) = (0, false, false)
        for place in text.indices {
            let character = text[place]
            if isQuoted {
                (isQuoted, isEscaped) = (character != "\"" || isEscaped, character == "\\" && !isEscaped)
                continue
            }
            switch character {
            case "\"": isQuoted = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            visit(place, depth)
        }
    }
}

extension String {
    /// The text without spaces around it.
    var trimmingSpaces: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// Whether it is worth a line of its own among arguments.
    fileprivate var isLong: Bool { count > 60 }
}
