/// An expression or a line of source, with the places at which it can be broken.
///
/// A string literal is source that stays on its line; calls, lists, and operations break where they have to.
indirect enum Code: Sendable {
    case text(String)
    case brackets(Brackets, opening: String, [Code], closing: String)
    /// Operands, all but the first with their operator. Operands that are operations stay together as long as they fit.
    case operation([Code])
    /// Lines between an opening and a closing one.
    case body(opening: String, [CodeStatement], closing: String)

    /// The lines on which the items between brackets are written if they don't fit on one.
    enum Brackets: Sendable {
        /// As many items as fit, with the closing bracket behind the last one.
        case arguments
        /// As many items as fit, with the closing bracket on its own line.
        case parameters
        /// One item, with the closing bracket on its own line.
        case elements
        /// One item, even if all would fit on one line, with the closing bracket behind the last one.
        case rows
        /// One item, even if all would fit on one line, with the closing bracket on its own line.
        case table
    }

    init(_ text: String) { self = .text(text) }

    /// Items between brackets.
    static func brackets(_ style: Brackets, _ opening: Code, _ items: [Code], _ closing: String) -> Code {
        .brackets(style, opening: opening.text, items, closing: closing)
    }

    static func call(_ callee: Code, _ arguments: [Code]) -> Code {
        brackets(.arguments, callee.appending("("), arguments, ")")
    }

    /// A call whose arguments have these labels.
    static func call(_ callee: Code, _ labels: [String], _ arguments: [Code]) -> Code {
        call(callee, zip(labels, arguments).map { $1.prefixed("\($0): ") })
    }

    static func parentheses(_ code: Code) -> Code { brackets(.arguments, "(", [code], ")") }

    /// Operands with source before the first one.
    static func prefixed(_ operands: [Code], _ prefix: String) -> [Code] {
        operands.prefix(1).map { $0.prefixed(prefix) } + operands.dropFirst()
    }

    /// The head of a function.
    static func function(_ head: Code, _ parameters: [Code], returns type: String? = nil) -> Code {
        brackets(.parameters, head.appending("("), parameters, type.map { ") -> \($0)" } ?? ")")
    }

    static func list(_ elements: [Code]) -> Code { brackets(.elements, "[", elements, "]") }

    /// Lines between braces, such as the body of a closure, which never fit on one line.
    static func body(_ opening: Code, _ statements: [CodeStatement], _ closing: String = "}") -> Code {
        .body(opening: opening.text, statements, closing: closing)
    }

    /// The operands of an operation; `nil` for other code.
    var operands: [Code]? { if case .operation(let operands) = self { operands } else { nil } }

    /// The items between brackets; none of other code.
    var items: [Code] { if case .brackets(_, _, let items, _) = self { items } else { [] } }

    /// Whether the code is a call of the initializer of a type.
    func constructs(_ type: String) -> Bool {
        if case .brackets(_, "\(type)(", _, ")") = self { true } else { false }
    }

    /// The source on one line.
    var text: String {
        switch self {
        case .text(let text): text
        case .brackets(_, let opening, let items, let closing):
            opening + items.map(\.text).joined(separator: ", ") + closing
        case .operation(let operands): operands.map(\.text).joined(separator: " ")
        case .body(let opening, let statements, let closing):
            ([opening] + statements.lines() + [closing]).joined(separator: " ")
        }
    }

    /// Whether the source mentions a variable.
    func mentions(_ name: String) -> Bool { CodeSupport.words(in: text).contains(Substring(name)) }

    /// The code with source before its first line.
    func prefixed(_ prefix: String) -> Code { changed(first: { prefix + $0 }) }

    /// The code with source behind its last line.
    func appending(_ suffix: String) -> Code { changed(last: { $0 + suffix }) }

    /// The code without this text at its start.
    func droppingPrefix(_ prefix: String) -> Code { changed(first: { String($0.dropFirst(prefix.count)) }) }

    /// The code with other text at its start or at its end.
    private func changed(
        first: (String) -> String = { $0 }, last: (String) -> String = { $0 }
    ) -> Code {
        switch self {
        case .text(let text): return .text(last(first(text)))
        case .brackets(let style, let opening, let items, let closing):
            return .brackets(style, opening: first(opening), items, closing: last(closing))
        case .body(let opening, let statements, let closing):
            return .body(opening: first(opening), statements, closing: last(closing))
        case .operation(var operands):
            guard !operands.isEmpty else { return self }
            operands[0] = operands[0].changed(first: first)
            operands[operands.count - 1] = operands[operands.count - 1].changed(last: last)
            return .operation(operands)
        }
    }
}

/// Text whose parts may be code, which then can't be broken.
extension Code: ExpressibleByStringInterpolation, CustomStringConvertible {
    init(stringLiteral text: String) { self.init(text) }

    var description: String { text }
}

extension Code: Equatable {
    static func == (left: Code, right: Code) -> Bool { left.text == right.text }
}
