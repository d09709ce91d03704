import MotifSource
import MotifSpelling

/// A function of Sass, or a mixin of Sass or Less.
struct StyleFunction: Sendable {
    /// What a statement of a function does.
    enum Kind { case property, variable, call, result }

    /// A property that a mixin sets, a variable of its own, a call of another mixin, or the result of a function.
    struct Setting: Sendable {
        var kind = Kind.property
        /// The property or the variable.
        var property: String
        var value: SourceExpression
        var flags: Set<String> = []
        /// Where it is in mixins, if that is another rule than the one with the call.
        var rule: [Int] = []
        /// Whether arguments decide what it is, or variables of the mixin.
        var isOpen = false
        /// Whether the value is known.
        var isCertain = true
        /// What decides whether it applies.
        var conditions: [StyleCondition] = []
    }

    let file: Int
    /// `nil` if more than the number of arguments decides whether it is meant.
    let parameters: [StyleSheet.Parameter]?
    /// Its statements, in the order in which they are run; none if it sets nothing that is looked for.
    let settings: [Setting]
}

/// The condition of an `@if`, or of what an `@else` excludes.
struct StyleCondition: Sendable {
    let value: SourceExpression
    /// What it has to be.
    let holds: Bool
}

extension StyleFunction {
    /// The statements of a function or a mixin.
    static func settings(
        _ bodies: [StyleSheet.Declaration], of block: Int, in sheet: StyleSheet, file: Int
    ) -> [Setting] {
        let isLess = !sheet.begins(block, ["@mixin", "@function"])
        let customs = bodies.map(\.name).filter { $0.hasPrefix("--") }
        // In Less, variables have their values everywhere in their blocks.
        let own = Set(customs + (isLess ? bodies.map(\.name).filter { $0.hasPrefix("@") } : []))
        let settings = bodies.sorted { $0.token < $1.token }.compactMap { body -> Setting? in
            guard !body.name.hasPrefix("--"), !sheet.isReduced(body.block) else { return nil }
            let value = body.isCall ? sheet.call(body) : sheet.value(of: body)
            let conditions = sheet.conditions(of: body.block)
            let isVariable = !body.name.contains("{") && ["$", "@"].contains(body.name.prefix(1))
            let kind: Kind =
                body.name == "@return" ? .result : body.isCall ? .call : isVariable ? .variable : .property
            let inner = sheet.chain(from: body.block).first { !sheet.isControl($0) }
            let isTop = kind == .variable ? body.block == block : inner == block
            let isLocal = value.hasName(kind == .variable ? own : Set(customs))
            // What is a variable only in a part of a mixin isn't followed.
            let isCertain = conditions != nil && !isLocal && (kind != .variable || isTop || !isLess)
            return Setting(
                kind: kind, property: kind == .variable ? StyleConstants.key(body.name) : body.name, value: value,
                flags: body.flags, rule: isTop ? [] : [file, body.block], isOpen: isLocal || value.isOpaque,
                isCertain: isCertain, conditions: conditions ?? [])
        }
        guard isLess else { return settings }
        let variables = settings.filter { $0.kind == .variable }
        return variables.filter(\.isCertain) + variables.filter { !$0.isCertain }
            + settings.filter { $0.kind != .variable }
    }
}

extension StyleSheet {
    /// The conditions of Sass under which a block of a mixin applies; `nil` in a loop.
    func conditions(of block: Int) -> [StyleCondition]? {
        var found: [StyleCondition] = []
        for control in chain(from: block) where isControl(control) {
            if begins(control, StyleConstants.loops) { return nil }
            if let own = condition(of: control) { found.append(StyleCondition(value: own, holds: true)) }
            guard begins(control, ["@else"]) else { continue }
            var other = control
            repeat {
                other -= 1
                guard other > 0, control - other < Self.mostBefore else { return nil }
                guard blocks[other].parent == blocks[control].parent else { continue }
                guard let value = condition(of: other) else { return nil }
                found.append(StyleCondition(value: value, holds: false))
            } while blocks[other].parent != blocks[control].parent || !begins(other, ["@if"])
        }
        return found
    }

    /// The most blocks in front of an `@else` that are looked at.
    private static let mostBefore = 64

    /// The condition behind `@if`, `@else if`, or `@elseif`.
    private func condition(of block: Int) -> SourceExpression? {
        let header = blocks[block].header
        let isElse = tokens.matches(header.lowerBound, "@else") && tokens.matches(header.lowerBound + 1, "if")
        guard isElse || tokens.matches(header.lowerBound, "@if") else { return nil }
        let start = header.lowerBound + (isElse ? 2 : 1)
        var parser = SourceParser(tokens, at: start, most: header.upperBound - start + 1)
        let value = try? parser.expression()
        return parser.index == header.upperBound ? value : SourceExpression(.other)
    }
}

extension SourceExpression {
    /// Whether what isn't read, or a word that is put together, is in it.
    fileprivate var isOpaque: Bool {
        contains { if case .name(let name) = $0.form { name.contains("{") } else { $0.form == .other } }
    }

    /// Whether one of some variables is in it.
    func hasName(_ names: Set<String>) -> Bool {
        guard case .name(let name) = form else { return parts.contains { $0.hasName(names) } }
        return names.contains(StyleConstants.key(name.hasPrefix("-") ? String(name.dropFirst()) : name))
    }
}
