/// An expression of a source text, such as `.easeInOut(duration: 0.3)`.
public struct SourceExpression: Hashable, Sendable {
    /// The form of an expression.
    public indirect enum Form: Hashable, Sendable {
        /// A literal number.
        case number(SourceNumber)
        /// A literal text, without its quotes.
        case string(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// `nil`, `null`, or `undefined`.
        case null
        /// A name alone.
        case name(String)
        /// A member of the expected type, `.easeIn`.
        case implicit(String)
        /// A member of an expression, `a.b`, `a?.b`, `a!.b`.
        case member(SourceExpression, String)
        /// A call with its arguments, including trailing closures. In XML, an element: its attributes have labels, the
        /// elements in it have none.
        case call(SourceExpression, [SourceArgument])
        /// An operator in front of an operand.
        case unary(String, SourceExpression)
        /// An operator, or a name such as Kotlin's `at`, between two operands.
        case binary(String, SourceExpression, SourceExpression)
        /// A condition and the values for true and false.
        case ternary(SourceExpression, SourceExpression, SourceExpression)
        /// Values in brackets; in CSS, values separated by commas.
        case array([SourceExpression])
        /// Keys with values; the key `...` spreads its value into the entries.
        case object([SourceArgument])
        /// Values separated by spaces in CSS.
        case list([SourceExpression])
        /// A value, with the type that it's converted to.
        case cast(SourceExpression, String)
        /// A closure or a function.
        case closure
        /// Anything else.
        case other
    }

    /// The greatest height of an expression, so that no walk through one needs much stack.
    public static let mostHeight = 128

    /// The form of the expression.
    public let form: Form
    /// The expression's byte offsets in the text that was parsed.
    public let range: Range<Int>
    /// The number of levels of parts below it.
    let height: Int
    /// The number of expressions in it, itself included.
    public let size: Int

    /// An expression at a position in a text; `.other` if its parts have the greatest height already.
    public init(_ form: Form, range: Range<Int> = 0..<0) {
        var (height, size) = (0, 1)
        for part in form.parts {
            height = max(height, part.height + 1)
            size = min(size + part.size, Int(Int32.max))
        }
        let isTooHigh = height > Self.mostHeight
        self.form = isTooHigh ? .other : form
        self.range = range
        (self.height, self.size) = isTooHigh ? (0, 1) : (height, size)
    }

    /// Parses a text that is a single expression.
    ///
    /// - Throws: An error with the offset of the first part that doesn't belong to the expression.
    public init(parsing text: String, in language: SourceLanguage) throws(SourceError) {
        let tokens = SourceTokens(SourceText(text), in: language)
        var parser = SourceParser(tokens)
        self = try parser.whole()
    }
}

extension SourceExpression.Form {
    /// The direct parts.
    fileprivate var parts: [SourceExpression] {
        switch self {
        case .number, .string, .boolean, .null, .name, .implicit, .closure, .other: []
        case .member(let part, _), .unary(_, let part), .cast(let part, _): [part]
        case .call(let callee, let arguments): [callee] + arguments.map(\.value)
        case .binary(_, let left, let right): [left, right]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .array(let values), .list(let values): values
        case .object(let entries): entries.map(\.value)
        }
    }
}

/// An argument of a call, or an entry of an object.
public struct SourceArgument: Hashable, Sendable {
    /// The label or the key, if there is one.
    public let label: String?
    /// The value.
    public let value: SourceExpression

    /// The key of an entry.
    public var key: String { label ?? "" }

    /// An argument or an entry.
    public init(label: String?, value: SourceExpression) {
        self.label = label
        self.value = value
    }

    /// The same argument with its value replaced.
    package func map(_ change: (SourceExpression) -> SourceExpression) -> SourceArgument {
        SourceArgument(label: label, value: change(value))
    }
}

extension SourceExpression {
    /// The names of an expression that consists of names: `Constants.time` is `["Constants", "time"]`, and `.easeIn` is
    /// `["", "easeIn"]`.
    public var path: [String]? {
        switch form {
        case .name(let name): [name]
        case .implicit(let name): ["", name]
        case .member(let base, let name): base.path.map { $0 + [name] }
        default: nil
        }
    }

    /// The last of the names: `animate` of `UIView.animate`.
    public var lastName: String? {
        switch form {
        case .name(let name), .implicit(let name), .member(_, let name): name
        default: nil
        }
    }

    /// The expression that is called.
    public var callee: SourceExpression? {
        if case .call(let callee, _) = form { callee } else { nil }
    }

    /// The arguments of a call.
    public var arguments: [SourceArgument] {
        if case .call(_, let arguments) = form { arguments } else { [] }
    }

    /// The first argument with a label.
    public func argument(_ label: String) -> SourceExpression? {
        arguments.first { $0.label == label }?.value
    }

    /// Whether it is an object.
    package var isObject: Bool { if case .object = form { true } else { false } }

    /// The last value of a key.
    public func entry(_ key: String) -> SourceExpression? {
        if case .object(let entries) = form { entries.last { $0.key == key }?.value } else { nil }
    }

    /// The same expression at another position, with all its parts.
    public func moved(to range: Range<Int>) -> SourceExpression {
        SourceExpression(mapParts { $0.moved(to: range) }.form, range: range)
    }

    /// The same expression with each direct part replaced; the condition of a conditional stays.
    public func mapParts(_ change: (SourceExpression) -> SourceExpression) -> SourceExpression {
        let form: Form =
            switch self.form {
            case .number, .string, .boolean, .null, .name, .implicit, .closure, .other: self.form
            case .member(let base, let name): .member(change(base), name)
            case .call(let callee, let arguments): .call(change(callee), arguments.map { $0.map(change) })
            case .unary(let sign, let operand): .unary(sign, change(operand))
            case .binary(let sign, let left, let right): .binary(sign, change(left), change(right))
            case .ternary(let condition, let first, let second): .ternary(condition, change(first), change(second))
            case .array(let values): .array(values.map(change))
            case .object(let entries): .object(entries.map { $0.map(change) })
            case .list(let values): .list(values.map(change))
            case .cast(let value, let type): .cast(change(value), type)
            }
        return SourceExpression(form, range: range)
    }

    /// The direct parts, without the condition of a conditional.
    public var parts: [SourceExpression] {
        if case .ternary(_, let first, let second) = form { [first, second] } else { form.parts }
    }

    private static let mostBranches = 8

    /// A value that an expression with conditionals can have.
    public struct Branch: Sendable {
        /// The expression with each conditional replaced by one of its values.
        public var value: SourceExpression
        /// The conditions that decide, and whether they are true.
        public var conditions: [(condition: SourceExpression, isTrue: Bool)] = []
    }

    /// The expression without conditionals, once for each combination of their branches that is possible, since equal
    /// conditions agree; the expression itself if there are more than eight.
    public var branches: [Branch] { branches(ofNumbers: true) ?? branches(ofNumbers: false) ?? [Branch(value: self)] }

    /// - Parameter ofNumbers: Whether a number can be another value: `own ?? 0.3`.
    private func branches(ofNumbers: Bool) -> [Branch]? {
        var open = [Branch(value: self)]
        var done: [Branch] = []
        while let next = open.popLast() {
            guard let found = next.value.split(ofNumbers) else {
                done.append(next)
                continue
            }
            let known = next.conditions.lazy.compactMap { $0.condition.decides(found.condition, if: $0.isTrue) }.first
            for (value, isTrue) in [(found.second, false), (found.first, true)] where isTrue == known ?? isTrue {
                open.append(Branch(value: value, conditions: next.conditions + [(found.condition, isTrue)]))
            }
            if open.count + done.count > Self.mostBranches { return nil }
        }
        return done
    }

    /// What another condition is if this one is true or false; `nil` unless it has the same code, or the opposite.
    private func decides(_ other: SourceExpression, if isTrue: Bool) -> Bool? {
        if case .unary("!", let opposite) = form { return opposite.decides(other, if: !isTrue) }
        if case .unary("!", let opposite) = other.form { return decides(opposite, if: isTrue).map { !$0 } }
        return isRead && moved(to: 0..<0) == other.moved(to: 0..<0) ? isTrue : nil
    }

    /// Whether it, or a part in it, is of a kind.
    package func contains(_ isMeant: (SourceExpression) -> Bool) -> Bool {
        isMeant(self) || parts.contains { $0.contains(isMeant) }
    }

    /// Whether a number that isn't zero, or a member of a type, such as `Curves.easeIn`, is in it.
    private var hasNumber: Bool {
        contains { part in
            if case .number(let number) = part.form { return number.value != 0 }
            return part.path.map { $0.count == 2 && $0[0].first?.isUppercase == true } ?? false
        }
    }

    private var isRead: Bool { form != .other && form != .closure && form.parts.allSatisfy(\.isRead) }

    /// The expression with its first conditional replaced by each of its values.
    private func split(
        _ ofNumbers: Bool
    ) -> (condition: SourceExpression, first: SourceExpression, second: SourceExpression)? {
        switch form {
        case .ternary(let condition, let first, let second): return (condition, first, second)
        // `isFast && {…}`, `own ?? {…}`
        case .binary("&&", let condition, let value) where value.isObject:
            return (condition, value, SourceExpression(.null, range: condition.range))
        case .binary(let sign, let value, let other) where ["??", "||"].contains(sign) && other.isObject:
            return (value, value, other)
        // `own ?? 0.3`, `own || 0.3`: all of them apply together.
        case .binary(let sign, let value, let other)
        where ofNumbers && ["??", "||"].contains(sign) && other.hasNumber:
            return (SourceExpression(.name("??")), value, other)
        // React Native's `Platform.select({ ios: …, default: … })`
        case .call(let callee, let arguments) where callee.path == ["Platform", "select"] && arguments.count == 1:
            guard case .object(let entries) = arguments[0].value.form, entries.count > 1,
                !entries.contains(where: { $0.key == "..." })
            else { break }
            let key = SourceExpression(.name("Platform.\(entries[0].key)"), range: callee.range)
            if entries.count == 2 { return (key, entries[0].value, entries[1].value) }
            let others = SourceExpression(.object(Array(entries.dropFirst())), range: arguments[0].value.range)
            let rest = SourceExpression.Form.call(callee, [SourceArgument(label: nil, value: others)])
            return (key, entries[0].value, SourceExpression(rest, range: range))
        default: break
        }
        let parts = parts
        for (index, part) in parts.enumerated() {
            guard let (condition, first, second) = part.split(ofNumbers) else { continue }
            return (condition, replacing(index, with: first), replacing(index, with: second))
        }
        return nil
    }

    private func replacing(_ index: Int, with part: SourceExpression) -> SourceExpression {
        var position = -1
        return mapParts { old in
            position += 1
            return position == index ? part : old
        }
    }
}
