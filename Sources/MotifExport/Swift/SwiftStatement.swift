/// Lines of Swift source that belong together.
indirect enum SwiftStatement {
    case code(SwiftCode)
    /// A comment with its slashes, broken between words.
    case comment(String)
    case indented([SwiftStatement])
    /// Statements in braces behind their head.
    case block(SwiftCode, [SwiftStatement])
    /// A declaration with one expression in braces, on one line if it fits.
    case member(SwiftCode, SwiftCode)

    /// A documentation comment; omitted if its text is empty.
    static func doc(_ text: String) -> [SwiftStatement] { text.isEmpty ? [] : [.comment("/// \(text)")] }

    static func block(_ head: SwiftCode, @SwiftBuilder _ body: () -> [SwiftStatement]) -> SwiftStatement {
        .block(head, body())
    }

    static func indented(@SwiftBuilder _ body: () -> [SwiftStatement]) -> SwiftStatement { .indented(body()) }

    /// The shared functions and loop variables that the lines refer to.
    var uses: Set<SwiftCode.Use> {
        switch self {
        case .code(let code): code.uses
        case .comment: []
        case .indented(let body): body.uses
        case .block(let head, let body): head.uses.union(body.uses)
        case .member(let head, let body): head.uses.union(body.uses)
        }
    }

    func lines(indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        switch self {
        case .code(let code): return code.lines(indent: indent)
        case .comment(let text): return Self.comment(text, space)
        case .indented(let body): return body.lines(indent: indent + 1)
        case .block(let head, let body):
            var lines = head.appending(" {").lines(indent: indent)
            // The brace is below a condition of several lines, and behind the parameters of a function.
            if lines.count > 1, lines.last?.hasPrefix("\(space))") == false {
                lines = head.lines(indent: indent) + ["\(space){"]
            }
            return lines + body.lines(indent: indent + 1) + ["\(space)}"]
        case .member(let head, let body):
            let line = "\(space)\(head.text) { \(body.text) }"
            return line.count <= SwiftCode.width ? [line] : Self.block(head, [.code(body)]).lines(indent: indent)
        }
    }

    private static func comment(_ text: String, _ space: String) -> [String] {
        if (space + text).count <= SwiftCode.width { return [space + text] }
        let start = space + text.prefix { $0 == "/" }
        var lines: [String] = []
        var line = start
        for word in text.drop(while: { $0 == "/" }).split(separator: " ") {
            if line != start, line.count + 1 + word.count > SwiftCode.width {
                lines.append(line)
                line = start
            }
            line += " \(word)"
        }
        return lines + [line]
    }
}

extension [SwiftStatement] {
    var uses: Set<SwiftCode.Use> { reduce([]) { $0.union($1.uses) } }

    func lines(indent: Int = 0) -> [String] { flatMap { $0.lines(indent: indent) } }
}

/// Makes statements of the lines in a closure: `"return motion"`.
@resultBuilder
enum SwiftBuilder {
    static func buildExpression(_ code: SwiftCode) -> [SwiftStatement] { [.code(code)] }
    static func buildExpression(_ statement: SwiftStatement) -> [SwiftStatement] { [statement] }
    static func buildExpression(_ statements: [SwiftStatement]) -> [SwiftStatement] { statements }
    static func buildBlock(_ parts: [SwiftStatement]...) -> [SwiftStatement] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [SwiftStatement]?) -> [SwiftStatement] { part ?? [] }
    static func buildEither(first: [SwiftStatement]) -> [SwiftStatement] { first }
    static func buildEither(second: [SwiftStatement]) -> [SwiftStatement] { second }
    static func buildArray(_ parts: [[SwiftStatement]]) -> [SwiftStatement] { parts.flatMap { $0 } }
}
