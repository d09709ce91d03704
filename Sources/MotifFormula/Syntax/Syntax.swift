/// The syntax tree of a formula: a node and its place in the text.
///
/// A part in parentheses keeps its node; its span includes the parentheses.
public struct Syntax: Hashable, Sendable {
    /// The node.
    public let node: Node
    /// The place in the text of the formula.
    public let span: SourceSpan
    /// The height of the tree, 1 for a leaf; at most `FormulaLimits.height`.
    public let height: Int

    /// A node of the syntax tree.
    public indirect enum Node: Hashable, Sendable {
        /// `1.5`
        case number(Double)
        /// `'text'`, without the quotes.
        case text(String)
        /// `true` or `false`
        case boolean(Bool)
        /// `screen`
        case name(String)
        /// `base.field`
        case member(Syntax, field: Word)
        /// `base[index]`
        case index(Syntax, Syntax)
        /// `function(arguments)`
        case call(Callee, [Syntax])
        /// `-operand` or `!operand`
        case unary(UnaryOperator, Syntax)
        /// `left + right`
        case binary(BinaryOperator, Syntax, Syntax)
        /// `condition ? first : second`
        case conditional(Syntax, Syntax, Syntax)
        /// `value ?? fallback`
        case coalesce(Syntax, Syntax)
    }

    /// A word and its place.
    public struct Word: Hashable, Sendable {
        /// The word as it is written.
        public let text: String
        /// The place of the word.
        public let span: SourceSpan
    }

    /// The function of a call.
    public struct Callee: Hashable, Sendable {
        /// The name as it is written.
        public let name: Word
        /// The function with this name; `nil` if there is none, which the checker reports.
        public let function: FormulaFunction?

        init(_ name: Word) {
            self.name = name
            function = FormulaFunction(rawValue: name.text)
        }
    }

    init(_ node: Node, at span: SourceSpan) {
        self.node = node
        self.span = span
        height = 1 + (node.children.map(\.height).max() ?? 0)
    }

    /// The same node, with the place of its parentheses.
    func parenthesized(at span: SourceSpan) -> Syntax {
        Syntax(node, at: span)
    }

    /// The names that the tree reads, without their members: `view.width` reads `view`.
    public var names: Set<String> {
        var names: Set<String> = []
        collectNames(into: &names)
        return names
    }

    private func collectNames(into names: inout Set<String>) {
        if case .name(let name) = node { names.insert(name) }
        for child in node.children { child.collectNames(into: &names) }
    }
}

extension Syntax.Node {
    /// The children, in the order of the text.
    public var children: [Syntax] {
        switch self {
        case .number, .text, .boolean, .name: []
        case .member(let base, field: _): [base]
        case .unary(_, let operand): [operand]
        case .call(_, let arguments): arguments
        case .index(let first, let second), .binary(_, let first, let second), .coalesce(let first, let second):
            [first, second]
        case .conditional(let condition, let first, let second): [condition, first, second]
        }
    }
}
