import MotifCore
package import MotifSource
import MotifText

extension Spelling {
    /// Returns the timing in an expression of a program; `nil` if it isn't about motion.
    ///
    /// Names of constants must have been replaced with their values; any remaining name is an unknown part.
    ///
    /// - Parameter expectsAnimation: Whether an animation is expected there. Only then is a member with a leading dot,
    ///   such as `.default`, a member of the animation's type.
    package static func reading(
        _ expression: SourceExpression, as dialect: Dialect, expectsAnimation: Bool = false
    ) throws(SpellingError) -> Spelling? {
        if dialect == .css { return try CSSReader.spelling(of: expression) }
        guard expectsAnimation || !expression.beginsWithDot else { return nil }
        let type = expectsAnimation ? dialect.animationType : nil
        return try SpellingReader(dialect: dialect).spelling(of: expression, expecting: type)
    }

    /// Returns the curve in an expression that is written where a curve belongs; `nil` if it isn't one.
    package static func easing(_ expression: SourceExpression, as dialect: Dialect) -> Spelling? {
        if dialect == .css { return try? CSSReader.spelling(of: expression) }
        return try? SpellingReader(dialect: dialect).spelling(of: expression, expecting: Role.easing.type)
    }

    /// Returns what an expression alone states of this timing: its curve, with or without the duration; `nil` if that is
    /// something else.
    package func part(_ value: SourceExpression) -> Spelling? {
        for type in [nil, dialect.animationType, Role.easing.type, Role.spring.type] {
            let found =
                dialect == .css
                ? try? CSSReader.spelling(of: value)
                : try? SpellingReader(dialect: dialect).spelling(of: value, expecting: type)
            guard let found, let own = found.curve, own == timing.curve, found.unknown.isEmpty, found.others.isEmpty,
                found.duration == nil || found.duration == timing.duration
            else { continue }
            return found
        }
        return nil
    }

    /// Returns the timing of an object and of values assigned to its properties, as is usual with Core Animation.
    package static func reading(
        _ assignments: [SourceArgument], of creation: SourceExpression, as dialect: Dialect
    ) throws(SpellingError) -> Spelling? {
        guard case .call(let callee, let arguments) = creation.form else { return nil }
        let call = SourceExpression.Form.call(callee, arguments.filter { $0.label != nil } + assignments)
        return try reading(SourceExpression(call, range: creation.range), as: dialect)
    }

    /// Reads a text in motif's notation, or in any dialect, with the declaration or attribute around it.
    ///
    /// - Parameter dialect: The only dialect to try.
    /// - Throws: The reason why no dialect can read it, or the dialects that read it differently.
    package init(_ text: String, in dialect: Dialect? = nil) throws(SpellingError) {
        do throws(SpellingError) {
            self = try Self.alone(text.trimmed, in: dialect)
        } catch {
            guard let inner = Self.pasted(text.trimmed), let found = try? Self.alone(inner, in: dialect) else {
                throw error
            }
            self = found
        }
    }

    private static func alone(_ text: String, in dialect: Dialect?) throws(SpellingError) -> Spelling {
        if dialect == nil || dialect == .css, let curve = try? Curve(text) {
            var spelling = Spelling(.css)
            spelling.curve = curve
            return spelling
        }
        var found: [Spelling] = []
        var errors: [SpellingError] = []
        for candidate in dialect.map({ [$0] }) ?? Dialect.allCases {
            do throws(SpellingError) {
                if let spelling = try Self.reading(text, in: candidate) { found.append(spelling) }
            } catch {
                errors.append(error)
            }
        }
        // Names of SwiftUI begin with a dot; in other dialects, such a name needs its context.
        if text.first == ".", let own = found.first(where: { $0.dialect == .swiftUI }) { found = [own] }
        // A name that could be any variable isn't code of a dialect, and neither is an object that could be anything.
        if dialect == nil {
            found.removeAll { spelling in
                let isName = spelling.timing == Timing() && !spelling.unknown.isEmpty && spelling.notes.isEmpty
                let isObject = spelling.part != nil && spelling.curve == nil && spelling.duration == nil
                return isName || isObject || spelling.has(.unread)
            }
        }
        if found.contains(where: \.unknown.isEmpty) { found.removeAll { !$0.unknown.isEmpty } }
        guard let first = found.first else { throw Self.reason(errors, text, dialect) }
        let others = found.filter { !$0.means(sameAs: first) }
        guard others.isEmpty else { throw .ambiguous(text, dialects: [first.dialect] + others.map(\.dialect)) }
        return first
    }

    /// The value in a declaration, an attribute, or an entry: `let fast = …`, `transition={{…}}`, `config: {…}`.
    private static func pasted(_ text: String) -> String? {
        var text = text
        while let last = text.last, ",;".contains(last) { text.removeLast() }
        if text.hasPrefix("@include"), let open = text.firstIndex(of: "("), text.last == ")" {
            return String(text[text.index(after: open)...].dropLast())
        }
        let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || " _$@-.:<>?".contains($0) }
        guard let mark = text.firstIndex(where: { $0 == "=" || !isName($0) }) ?? text.indices.last else { return nil }
        if text[mark] == "=" {
            let value = String(text[text.index(after: mark)...]).trimmed
            guard value.first == "{", value.last == "}" else { return value.isEmpty ? nil : value }
            let inner = String(value.dropFirst().dropLast()).trimmed
            return inner.first == "{" ? inner : value
        }
        guard let colon = text[..<mark].firstIndex(of: ":"), colon > text.startIndex else { return nil }
        let value = String(text[text.index(after: colon)...]).trimmed
        // The key of an object says whose it is.
        return value.first == "{" ? "{\(text)}" : value
    }

    private static func reading(_ text: String, in dialect: Dialect) throws(SpellingError) -> Spelling? {
        if dialect == .css { return try CSSReader.spelling(ofText: text) }
        let expression: SourceExpression
        do throws(SourceError) {
            expression = try SourceExpression(parsing: text, in: dialect.language)
        } catch {
            throw .syntax(error.message, dialect: dialect)
        }
        return try SpellingReader(dialect: dialect).spelling(of: expression, expecting: nil)
    }

    /// The most specific error.
    private static func reason(_ errors: [SpellingError], _ text: String, _ dialect: Dialect?) -> SpellingError {
        let specific = errors.filter { if case .syntax = $0 { false } else { true } }
        // Of several dialects, that of a call that it has with other arguments says the least.
        let isSure: (SpellingError) -> Bool = { if case .arguments = $0 { false } else { true } }
        if let first = specific.first(where: isSure) ?? specific.first { return first }
        if dialect != nil, let first = errors.first { return first }
        return .unknown(text, nearest: nearest(to: text))
    }

    /// The name that motif or a dialect has and that is nearest to a word of the text, the first that isn't one.
    private static func nearest(to text: String) -> String? {
        let marks: Set<Character> = [".", ":", "/", "-"]
        let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "_" || marks.contains($0) }
        let words: [String] = text.split(whereSeparator: { !isPart($0) }).map { word in
            var word = word.drop { marks.contains($0) }
            while let last = word.last, marks.contains(last) { word.removeLast() }
            return String(word)
        }
        for word in words.prefix(8) where word.count > 3 && !names.contains(word) {
            if let name = nearestName(to: word, among: names) { return name }
            let last = String(word.split(separator: ".").last ?? "")
            guard last != word, last.count > 3, !names.contains(last) else { continue }
            if let name = nearestName(to: last, among: names) { return name }
        }
        return nil
    }

    /// The names of curves, calls, properties, arguments, and kinds, the most usual first.
    private static let names: [String] = {
        let shapes = Dialect.allCases.flatMap(\.shapes)
        let whole = shapes.filter { !$0.type.isEmpty && $0.type != "*" && $0.isTypeWritten }.map {
            "\($0.type).\($0.name)"
        }
        let labels = shapes.flatMap { $0.parameters.compactMap(\.label) }
        return NamedCurve.allCases.map(\.rawValue) + CurvePreset.names + StyleFamily.words + labels + whole
            + shapes.filter { !$0.isHost }.map(\.name) + shapes.compactMap { $0.fixed[.kind] }
    }()
}

extension SourceExpression {
    /// Whether the leftmost name is a member of the expected type.
    fileprivate var beginsWithDot: Bool {
        switch form {
        case .implicit: true
        case .member(let base, _), .call(let base, _): base.beginsWithDot
        default: false
        }
    }
}
