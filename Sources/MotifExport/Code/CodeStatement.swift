/// Lines of source that belong together.
indirect enum CodeStatement: Sendable {
    case code(Code)
    /// A comment with its slashes, broken between words.
    case comment(String)
    case indented([CodeStatement])
    /// Statements in braces behind their head.
    case block(Code, [CodeStatement])
    /// A declaration with one expression in braces, on one line if it fits.
    case member(Code, Code)

    /// A documentation comment; omitted if its text is empty.
    static func doc(_ text: String) -> [CodeStatement] { text.isEmpty ? [] : [.comment("/// \(text)")] }

    static func block(_ head: Code, @CodeBuilder _ body: () -> [CodeStatement]) -> CodeStatement {
        .block(head, body())
    }

    static func indented(@CodeBuilder _ body: () -> [CodeStatement]) -> CodeStatement { .indented(body()) }

    func lines(indent: Int, style: CodeStyle = .swift) -> [String] {
        let space = style.space(indent)
        switch self {
        case .code(let code): return code.lines(indent: indent, style: style)
        case .comment(let text): return Self.comment(text, space, style)
        case .indented(let body): return body.lines(indent: indent + 1, style: style)
        case .block(let head, let body):
            var lines = head.appending(" {").lines(indent: indent, style: style)
            // The brace is below a condition of several lines, and behind the parameters of a function.
            if lines.count > 1, lines.last?.hasPrefix("\(space))") == false {
                lines = head.lines(indent: indent, style: style) + ["\(space){"]
            }
            return lines + body.lines(indent: indent + 1, style: style) + ["\(space)}"]
        case .member(let head, let body):
            let line = "\(space)\(head.text) { \(body.text) }"
            return style.fits(line) ? [line] : Self.block(head, [.code(body)]).lines(indent: indent, style: style)
        }
    }

    private static func comment(_ text: String, _ space: String, _ style: CodeStyle) -> [String] {
        let words = text.drop(while: { $0 == "/" }).split(separator: " ")
        let isBlock = style.hasBlockComments && text.hasPrefix("///")
        let whole = isBlock ? "\(space)/** \(words.joined(separator: " ")) */" : space + text
        if style.fits(whole) { return [whole] }
        let slashes = text.prefix { $0 == "/" }
        let indent = text.dropFirst(slashes.count).prefix { $0 == " " }.dropFirst()
        let start = space + (isBlock ? " *" : slashes + indent)
        var lines: [String] = []
        var line = start
        for word in words {
            if line != start, !style.fits("\(line) \(word)") {
                lines.append(line)
                line = start
            }
            line += " \(word)"
        }
        lines.append(line)
        return isBlock ? ["\(space)/**"] + lines + ["\(space) */"] : lines
    }
}

extension [CodeStatement] {
    func lines(indent: Int = 0, style: CodeStyle = .swift) -> [String] {
        flatMap { $0.lines(indent: indent, style: style) }
    }
}

/// Makes statements of the lines in a closure: `"return motion"`.
@resultBuilder
enum CodeBuilder {
    static func buildExpression(_ code: Code) -> [CodeStatement] { [.code(code)] }
    static func buildExpression(_ statement: CodeStatement) -> [CodeStatement] { [statement] }
    static func buildExpression(_ statements: [CodeStatement]) -> [CodeStatement] { statements }
    static func buildBlock(_ parts: [CodeStatement]...) -> [CodeStatement] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [CodeStatement]?) -> [CodeStatement] { part ?? [] }
    static func buildEither(first: [CodeStatement]) -> [CodeStatement] { first }
    static func buildEither(second: [CodeStatement]) -> [CodeStatement] { second }
    static func buildArray(_ parts: [[CodeStatement]]) -> [CodeStatement] { parts.flatMap { $0 } }
}
