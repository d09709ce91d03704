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

    /// Returns the timing of an object and of values assigned to its properties, as is usual with Core Animation.
    package static func reading(
        _ assignments: [SourceArgument], of creation: SourceExpression, as dialect: Dialect
    ) throws(SpellingError) -> Spelling? {
        guard case .call(let callee, let arguments) = creation.form else { return nil }
        let call = SourceExpression.Form.call(callee, arguments.filter { $0.label != nil } + assignments)
        return try reading(SourceExpression(call, range: creation.range), as: dialect)
    }

    /// Reads a text in motif's notation, or in any dialect.
    ///
    /// - Parameter dialect: The only dialect to try.
    /// - Throws: The reason why no dialect can read it, or the dialects that read it differently.
    package init(_ text: String, in dialect: Dialect? = nil) throws(SpellingError) {
        let text = text.trimmed
        if dialect == nil || dialect == .css, let curve = try? Curve(text) {
            self.init(.css)
            self.curve = curve
            return
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
        if found.contains(where: \.unknown.isEmpty) { found.removeAll { !$0.unknown.isEmpty } }
        guard let first = found.first else { throw Self.reason(errors, text, dialect) }
        let others = found.filter { !$0.means(sameAs: first) }
        guard others.isEmpty else { throw .ambiguous(text, dialects: [first.dialect] + others.map(\.dialect)) }
        self = first
    }

    private static func reading(_ text: String, in dialect: Dialect) throws(SpellingError) -> Spelling? {
        let expression: SourceExpression
        do throws(SourceError) {
            expression = try SourceExpression(parsing: dialect == .css ? declared(text) : text, in: dialect.language)
        } catch {
            throw .syntax(error.message, dialect: dialect)
        }
        if dialect == .css { return try CSSReader.spelling(of: expression) }
        return try SpellingReader(dialect: dialect).spelling(of: expression, expecting: nil)
    }

    /// The value of a CSS declaration: the text after `transition:`.
    private static func declared(_ text: String) -> String {
        let text = text.hasSuffix(";") ? String(text.dropLast()) : text
        guard let colon = text.firstIndex(of: ":") else { return text }
        let property = text[..<colon].trimmed
        let isTiming = property.hasPrefix("transition") || property.hasPrefix("animation") || property.hasPrefix("--")
        return isTiming ? String(text[text.index(after: colon)...]) : text
    }

    /// The most specific error.
    private static func reason(_ errors: [SpellingError], _ text: String, _ dialect: Dialect?) -> SpellingError {
        let specific = errors.first { if case .syntax = $0 { false } else { true } }
        if let specific { return specific }
        if dialect != nil, let first = errors.first { return first }
        let name = text.prefix { $0 != "(" }.split { " .<".contains($0) }.last.map(String.init) ?? ""
        let names = Dialect.allCases.flatMap { $0.shapes.map(\.name) }
        return .unknown(text, nearest: name.isEmpty ? nil : nearestName(to: name, among: names))
    }
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
