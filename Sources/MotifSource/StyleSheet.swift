/// The blocks of a style sheet with their declarations, in order.
///
/// It reads CSS and what Sass and Less put around declarations: nested blocks and properties, variables, and calls of
/// mixins.
public struct StyleSheet: Sendable {
    /// A part of the sheet in braces; the first one is the whole sheet.
    public struct Block: Sendable {
        /// The indices of the tokens in front of its brace: a selector, or an at-rule.
        public let header: Range<Int>
        /// The index of the block around it, or -1.
        public let parent: Int
    }

    /// A property or a variable with its value.
    public struct Declaration: Sendable {
        /// The property in lower case, or the variable or the mixin as it is written, such as `$time`.
        public let name: String
        /// The index of the name's token.
        public let token: Int
        /// The index of its block.
        public let block: Int
        /// The indices of the value's tokens.
        public let values: Range<Int>
        /// The words after exclamation points, in lower case: `important`, `default`, `global`; `+` if the value is added
        /// to the one before, as with `transition+:` of Less.
        public fileprivate(set) var flags: Set<String> = []
        /// Whether it is the call of a mixin, whose arguments are the values.
        public fileprivate(set) var isCall = false
    }

    /// The blocks, in the order in which they begin.
    public private(set) var blocks = [Block(header: 0..<0, parent: -1)]
    /// The declarations of the properties that were asked for, or that variables name, and the calls of mixins.
    public private(set) var properties: [Declaration] = []
    /// The declarations of variables.
    public private(set) var variables: [Declaration] = []

    /// The results of functions of Sass: `@return $time * 2`.
    public private(set) var results: [Declaration] = []

    /// The deepest nesting of blocks that is distinguished; it is beyond any that people write.
    private static let mostBlocks = 64

    /// The tokens of the sheet, which the indices are those of.
    public let tokens: SourceTokens
    private let isWanted: @Sendable (String) -> Bool
    /// The open braces: their blocks, and the property that the names in them continue.
    private var open: [(block: Int, property: String?)] = [(0, nil)]

    /// Reads a style sheet; no text makes this fail.
    ///
    /// - Parameter isWanted: Whether a property in lower case is to be found.
    /// - Complexity: O(n) in the number of tokens.
    public init(_ tokens: SourceTokens, isWanted: @escaping @Sendable (String) -> Bool) {
        (self.tokens, self.isWanted) = (tokens, isWanted)
        var (index, start) = (0, 0)
        var property: String?
        while index < tokens.tokens.count {
            if index == start, let found = declaration(at: index) {
                (index, property) = (found.end, found.property)
                start = tokens.matches(index, "{") ? start : index
            }
            if isInterpolation(index) || tokens.matches(index, "(") || tokens.matches(index, "[") {
                // A set of rules can be an argument in Less: `.dark({ … })`.
                let close = tokens.partner(of: index) ?? index
                let rules = tokens.matches(index, "(") ? index..<max(index, close) : index..<index
                index = rules.first { tokens.matches($0, "{") && !isInterpolation($0) }.map { $0 - 1 } ?? close
            } else if tokens.matches(index, "{") {
                enter(start..<index, property)
                (start, property) = (index + 1, nil)
            } else if tokens.matches(index, "}") {
                if open.count > 1 { open.removeLast() }
                start = index + 1
            } else if tokens.matches(index, ";") {
                start = index + 1
            }
            index += 1
        }
    }

    private mutating func enter(_ header: Range<Int>, _ property: String?) {
        let around = open.last?.block ?? 0
        if property != nil || open.count > Self.mostBlocks { return open.append((around, property)) }
        blocks.append(Block(header: header, parent: around))
        open.append((blocks.count - 1, nil))
    }

    /// Whether the brace at an index begins an interpolation, `#{$time}` or `@{time}`.
    private func isInterpolation(_ index: Int) -> Bool {
        guard index > 0, tokens.matches(index, "{") else { return false }
        let before = tokens.tokens[index - 1]
        guard before.upper == tokens.tokens[index].lower else { return false }
        return tokens.matches(index - 1, "#") || tokens.bytes(index - 1).last == UInt8(ascii: "@")
    }

    // MARK: Declarations

    /// Reads the declaration or the call of a mixin at an index.
    ///
    /// - Returns: The index of what ends it, and its property if a block of nested properties follows.
    private mutating func declaration(at index: Int) -> (end: Int, property: String?)? {
        if let call = mixin(at: index) { return call }
        if tokens.matches(index, "@return") {
            let (values, end) = values(from: index + 1)
            results.append(Declaration(name: "@return", token: index, block: open.last?.block ?? 0, values: values))
            return (end, nil)
        }
        let nameEnd = end(ofName: index)
        guard nameEnd > index else { return nil }
        let plus = (tokens.matches(nameEnd, "+") ? 1 : 0) + (tokens.matches(nameEnd + 1, "_") ? 1 : 0)
        let colon = nameEnd + plus
        guard tokens.matches(colon, ":") else { return nil }
        let name = tokens.text[tokens.tokens[index].range.lowerBound..<tokens.tokens[nameEnd - 1].range.upperBound]
        let isVariable = Self.isVariable(name)
        let property =
            isVariable ? name : [open.last?.property, name.lowercased()].compactMap(\.self).joined(separator: "-")
        // A name with variables, `-webkit-#{$property}`, can be that of any property.
        guard isVariable || nameEnd > index + 1 || isWanted(property) else { return nil }
        let (values, end) = values(from: colon + 1)
        let isNested = tokens.matches(end, "{")
        if isVariable, isNested { return nil }
        add(property, index, values, before: end, added: plus > 0)
        return (end, isNested ? property : nil)
    }

    /// The index after a name, with the interpolations in it.
    private func end(ofName index: Int) -> Int {
        var end = index
        while end < tokens.tokens.count, end == index || tokens.tokens[end - 1].upper == tokens.tokens[end].lower {
            if isInterpolation(end + 1), let close = tokens.partner(of: end + 1) {
                end = close + 1
            } else if tokens.tokens[end].kind == .name {
                end += 1
            } else {
                break
            }
        }
        return end
    }

    /// Whether a name is a custom property or a variable; with an interpolation, it is compared as it is written.
    private static func isVariable(_ name: String) -> Bool {
        name.hasPrefix("--") || name.hasPrefix("$") || name.hasPrefix("@") || name.hasPrefix("#{")
    }

    /// `@include transition(…)` of Sass, which can be without arguments, and `.transition(…)` of Less.
    private mutating func mixin(at index: Int) -> (end: Int, property: String?)? {
        var name = index + 1
        let isSass = tokens.matches(index, "@include")
        if isSass {
            if tokens.matches(name + 1, ".") { name += 2 }
        } else if !tokens.matches(index, ".") {
            return nil
        }
        // `.fade;` of Less
        let isAlone = tokens.matches(name + 1, anyOf: [";", "}", "!"])
        guard name < tokens.tokens.count, isSass || isAlone || tokens.matches(name + 1, "(") else { return nil }
        let close = tokens.matches(name + 1, "(") ? tokens.partner(of: name + 1) ?? name : name
        let end = values(from: close + 1).end
        let values = min(name + 2, close)..<close
        // Rules can be an argument, or follow.
        let hasRules = values.contains { tokens.matches($0, "{") && !isInterpolation($0) }
        guard !hasRules, isSass || !tokens.matches(end, "{") else { return nil }
        add(tokens.string(name), name, values, before: end, isCall: true)
        return tokens.matches(end, "{") ? nil : (end, nil)
    }

    /// The tokens of a value, without the flags after it, and the index of the token that ends it.
    private func values(from start: Int) -> (values: Range<Int>, end: Int) {
        var (index, last) = (start, -1)
        while index < tokens.tokens.count, !tokens.matches(index, ";"), !tokens.matches(index, "}") {
            if tokens.matches(index, "{"), !isInterpolation(index) { break }
            if tokens.matches(index, "!"), last < 0 { last = index }
            let isOpen = tokens.matches(index, "(") || tokens.matches(index, "[") || tokens.matches(index, "{")
            index = (isOpen ? tokens.partner(of: index) ?? index : index) + 1
        }
        return (start..<(last < 0 ? max(start, index) : last), index)
    }

    private mutating func add(
        _ name: String, _ token: Int, _ values: Range<Int>, before end: Int, isCall: Bool = false, added: Bool = false
    ) {
        let flags = (values.upperBound..<max(values.upperBound, end)).filter { tokens.matches($0 - 1, "!") }
        let found = Declaration(
            name: name, token: token, block: open.last?.block ?? 0, values: values,
            flags: Set(flags.map { tokens.string($0).lowercased() } + (added ? ["+"] : [])), isCall: isCall)
        // A name that begins with a variable can be that of a custom property.
        let isOpen = name.dropFirst().hasPrefix("{")
        if Self.isVariable(name) { variables.append(found) }
        if isCall || !values.isEmpty, isOpen || !Self.isVariable(name) { properties.append(found) }
    }

    /// The value of a declaration; `.other` if it can't be read.
    public func value(of declaration: Declaration) -> SourceExpression {
        let values = declaration.values
        var parser = SourceParser(tokens, at: values.lowerBound)
        parser.end = values.upperBound
        if let value = try? parser.styleValues(), parser.index == values.upperBound { return value }
        guard let first = values.first, let last = values.last else { return SourceExpression(.other) }
        return SourceExpression(
            .other, range: tokens.tokens[first].range.lowerBound..<tokens.tokens[last].range.upperBound)
    }

    /// The call of a mixin, with `@` of Sass or the dot of Less in front of its name; its only argument is `.other` if they
    /// can't be read.
    public func call(_ declaration: Declaration) -> SourceExpression {
        let token = declaration.token
        let isSass = tokens.matches(token - 1, "@include") || tokens.matches(token - 3, "@include")
        let name = (isSass ? "@" : ".") + declaration.name
        var parser = SourceParser(tokens, at: token)
        let read = try? parser.call()
        let arguments = read?.arguments.isEmpty == declaration.values.isEmpty ? read?.arguments : nil
        let isMember = isSass && tokens.matches(token - 1, ".")
        let module = isMember ? SourceExpression(.name(tokens.string(token - 2))) : nil
        let callee = SourceExpression(module.map { .member($0, name) } ?? .name(name))
        return SourceExpression(
            .call(callee, arguments ?? [SourceArgument(label: nil, value: SourceExpression(.other))]),
            range: read?.range ?? tokens.tokens[token].range)
    }

    /// A parameter of a function or a mixin.
    public struct Parameter: Sendable {
        /// Its name, with the mark in front of it.
        public let name: String
        /// Its default value.
        public let standard: SourceExpression?
        /// Whether it is the list of all arguments that follow: `$all...`.
        public let isRest: Bool
    }

    /// The parameters of a function of Sass, or a mixin of Sass or Less; `nil` if a pattern or a guard decides besides.
    public func parameters(of block: Int) -> [Parameter]? {
        let header = blocks[block].header
        guard let open = header.first(where: { tokens.matches($0, "(") }) else { return [] }
        guard let close = tokens.partner(of: open), close + 1 == header.upperBound else { return nil }
        var (found, parser) = ([Parameter](), SourceParser(tokens, at: open + 1))
        parser.end = close
        while parser.index < close {
            let name = tokens.string(parser.index)
            let hasDefault = tokens.matches(parser.index + 1, ":")
            let isRest = tokens.matches(parser.index + 1, "...")
            parser.index += hasDefault || isRest ? 2 : 1
            let standard = hasDefault ? try? parser.styleValue() : nil
            guard name.hasPrefix("$") || name.hasPrefix("@"), hasDefault == (standard != nil) else { return nil }
            guard parser.index == close || tokens.matches(parser.index, anyOf: [",", ";"]) else { return nil }
            found.append(Parameter(name: name, standard: standard, isRest: isRest))
            parser.index += 1
        }
        return found
    }

    /// A block and the blocks around it, innermost first.
    public func chain(from block: Int) -> [Int] {
        sequence(first: block) { blocks[$0].parent }.prefix { $0 >= 0 }
    }
}
