/// An expression or a line of Swift source, with the places at which it can be broken.
///
/// A string literal is source that stays on its line; calls, lists, and operations break where they have to.
struct SwiftCode: Equatable {
    /// The maximum line length, the default of `swift format`.
    static let width = 100

    private let node: Node
    /// The shared functions and loop variables that the source refers to.
    let uses: Set<Use>

    /// The names of the shared functions.
    var functions: Set<String> { uses.functions }

    /// What the code around an expression has to provide.
    enum Use: Hashable {
        case function(String), element, index
    }

    /// The lines on which the items between brackets are written if they don't fit on one.
    enum Brackets {
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

    private indirect enum Node: Equatable {
        case text(String)
        case brackets(Brackets, opening: String, [SwiftCode], closing: String)
        /// Operands, all but the first with their operator.
        case operation([SwiftCode])
    }

    private init(_ node: Node, uses: Set<Use>) { (self.node, self.uses) = (node, uses) }

    init(_ text: String, uses: Set<Use> = []) { self.init(.text(text), uses: uses) }

    /// Items between brackets.
    static func brackets(
        _ style: Brackets, _ opening: SwiftCode, _ items: [SwiftCode], _ closing: String, uses: Set<Use> = []
    ) -> SwiftCode {
        let uses = items.reduce(opening.uses.union(uses)) { $0.union($1.uses) }
        return SwiftCode(.brackets(style, opening: opening.text, items, closing: closing), uses: uses)
    }

    static func call(_ callee: SwiftCode, _ arguments: [SwiftCode], uses: Set<Use> = []) -> SwiftCode {
        brackets(.arguments, callee.appending("("), arguments, ")", uses: uses)
    }

    /// A call whose arguments have these labels.
    static func call(_ callee: SwiftCode, _ labels: [String], _ arguments: [SwiftCode]) -> SwiftCode {
        call(callee, zip(labels, arguments).map { $1.prefixed("\($0): ") })
    }

    static func parentheses(_ code: SwiftCode) -> SwiftCode { brackets(.arguments, "(", [code], ")") }

    /// Operands with source before the first one.
    static func prefixed(_ operands: [SwiftCode], _ prefix: String) -> [SwiftCode] {
        operands.prefix(1).map { $0.prefixed(prefix) } + operands.dropFirst()
    }

    /// The head of a function.
    static func function(_ head: SwiftCode, _ parameters: [SwiftCode], returns type: String? = nil) -> SwiftCode {
        brackets(.parameters, head.appending("("), parameters, type.map { ") -> \($0)" } ?? ")")
    }

    static func list(_ elements: [SwiftCode]) -> SwiftCode { brackets(.elements, "[", elements, "]") }

    /// Operands, all but the first with their operator. Operands that are operations stay together as long as they fit.
    static func operation(_ operands: [SwiftCode]) -> SwiftCode {
        SwiftCode(.operation(operands), uses: operands.reduce([]) { $0.union($1.uses) })
    }

    /// The operands of an operation; `nil` for other code.
    var operands: [SwiftCode]? { if case .operation(let operands) = node { operands } else { nil } }

    /// Whether the code is a call of the initializer of a type.
    func constructs(_ type: String) -> Bool {
        if case .brackets(_, "\(type)(", _, ")") = node { true } else { false }
    }

    /// The source on one line.
    var text: String {
        switch node {
        case .text(let text): text
        case .brackets(_, let opening, let items, let closing):
            opening + items.map(\.text).joined(separator: ", ") + closing
        case .operation(let operands): operands.map(\.text).joined(separator: " ")
        }
    }

    /// The code with source before its first line.
    func prefixed(_ prefix: String) -> SwiftCode {
        switch node {
        case .text(let text): SwiftCode(.text(prefix + text), uses: uses)
        case .brackets(let style, let opening, let items, let closing):
            SwiftCode(.brackets(style, opening: prefix + opening, items, closing: closing), uses: uses)
        case .operation(let operands):
            SwiftCode(.operation(Self.prefixed(operands, prefix)), uses: uses)
        }
    }

    /// The code with source behind its last line.
    func appending(_ suffix: String) -> SwiftCode {
        switch node {
        case .text(let text): SwiftCode(.text(text + suffix), uses: uses)
        case .brackets(let style, let opening, let items, let closing):
            SwiftCode(.brackets(style, opening: opening, items, closing: closing + suffix), uses: uses)
        case .operation(let operands):
            SwiftCode(.operation(operands.dropLast() + operands.suffix(1).map { $0.appending(suffix) }), uses: uses)
        }
    }
}

extension SwiftCode {
    /// The source in lines, indented by `indent` levels of four spaces and broken where one is too long.
    func lines(indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        if case .text(let text) = node {
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
        }
        let line = space + text
        if Self.fits(line), !hasRows { return [line] }
        switch node {
        case .operation(let operands): return Self.broken(operands, "", "", indent)
        case .brackets(_, let opening, let items, let closing) where items.count == 1 && items[0].operands != nil:
            return Self.broken(items[0].operands ?? [], opening, closing, indent)
        case .brackets(let style, let opening, let items, let closing) where !items.isEmpty:
            return [space + opening] + Self.filled(style, items, closing, indent)
        case .text, .brackets: return [line]
        }
    }

    /// Whether a line isn't too long. There are never fewer bytes than characters, and they are counted faster.
    private static func fits(_ line: String) -> Bool { line.utf8.count <= width || line.count <= width }

    /// Whether some of the code is on several lines even if it would fit on one.
    private var hasRows: Bool {
        switch node {
        case .text: false
        case .brackets(let style, _, let items, _):
            style == .rows || style == .table || items.contains(where: \.hasRows)
        case .operation(let operands): operands.contains(where: \.hasRows)
        }
    }

    /// Whether the code is worth a line of its own among arguments.
    private var isLong: Bool { text.count > 60 || hasRows }

    /// Operands on separate lines, all but the first indented.
    private static func broken(_ operands: [SwiftCode], _ opening: String, _ closing: String, _ indent: Int)
        -> [String]
    {
        let space = String(repeating: "    ", count: indent)
        let isOpened = !opening.isEmpty && !fits(space + opening + (operands.first?.text ?? ""))
        let start = isOpened ? [space + opening] : []
        return start
            + operands.enumerated().flatMap { index, operand in
                let isFirst = index == 0 && !isOpened
                let code = isFirst ? operand.prefixed(opening) : operand
                return (index == operands.count - 1 ? code.appending(closing) : code)
                    .lines(indent: indent + (isFirst ? 0 : 1))
            }
    }

    /// Items within brackets, and what closes these. An item that is too long gets its own lines.
    private static func filled(_ style: Brackets, _ items: [SwiftCode], _ closing: String, _ indent: Int) -> [String] {
        let (isClosedBelow, isFilled) = (
            style != .arguments && style != .rows, style == .arguments || style == .parameters
        )
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            let end = !isLast || isClosedBelow && !isFilled ? "," : isClosedBelow ? "" : closing
            let own = item.appending(end)
            let isAlone = !isFilled || index == 0 || item.isLong || items[index - 1].isLong
            if !isAlone, let last = lines.last, fits("\(last) \(own.text)") {
                lines[lines.count - 1] = "\(last) \(own.text)"
            } else {
                lines += own.lines(indent: indent + 1)
            }
        }
        return isClosedBelow ? lines + [String(repeating: "    ", count: indent) + closing] : lines
    }
}

extension SwiftCode: ExpressibleByStringInterpolation {
    /// Text whose parts may be code, which then can't be broken.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var (text, uses): (String, Set<Use>) = ("", [])

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ text: String) { self.text += text }

        mutating func appendInterpolation(_ code: SwiftCode) {
            text += code.text
            uses.formUnion(code.uses)
        }
    }

    init(stringLiteral text: String) { self.init(text) }

    init(stringInterpolation parts: StringInterpolation) { self.init(parts.text, uses: parts.uses) }
}

extension Set<SwiftCode.Use> {
    /// The names of the shared functions.
    var functions: Set<String> {
        Set<String>(compactMap { use in if case .function(let name) = use { name } else { nil } })
    }
}
