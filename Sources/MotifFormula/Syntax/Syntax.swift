/// What a formula says, as a tree: a node and its place in the text.
///
/// A parenthesised part keeps its node, with the parentheses in its span.
public struct Syntax: Hashable, Sendable {
    /// What stands here.
    public let node: Node
    /// Where it stands in the text of the formula.
    public let span: SourceSpan
    /// Levels of the tree from here down, 1 for a leaf; at most `FormulaLimits.height` in a formula.
    public let height: Int

    /// What can stand in a formula.
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
        /// The word as written.
        public let text: String
        /// Where it stands.
        public let span: SourceSpan
    }

    /// What a call calls.
    public struct Callee: Hashable, Sendable {
        /// The name as written.
        public let name: Word
        /// The function of that name; nil if there is none, which the check reports.
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

    /// The same, with its parentheses.
    func parenthesized(at span: SourceSpan) -> Syntax {
        Syntax(node, at: span)
    }

    /// The names that are read here or below, without their members: `view.width` reads `view`.
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
    /// The parts directly below, in the order they are written.
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
