import MotifCore
import MotifJSON
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
        guard expectsAnimation || dialect == .css || !expression.beginsWithDot else { return nil }
        return try reading(expression, as: dialect, expecting: expectsAnimation ? dialect.animationType : nil)
    }

    /// Returns the timing in an expression that is written where a value of a type belongs; `nil` if it isn't one.
    private static func reading(
        _ expression: SourceExpression, as dialect: Dialect, expecting type: String?
    ) throws(SpellingError) -> Spelling? {
        if dialect == .css { return try CSSReader.spelling(of: expression) }
        return try SpellingReader(dialect: dialect).spelling(of: expression, expecting: type)
    }

    /// Returns the curve in an expression that is written where a curve belongs; `nil` if it isn't one.
    package static func easing(_ expression: SourceExpression, as dialect: Dialect) -> Spelling? {
        try? reading(expression, as: dialect, expecting: Role.easing.type)
    }

    /// Returns the timings of a text that is the value of a property such as `transitionDuration` in an object of styles,
    /// and can have others behind it; `nil` if a shorthand has no duration.
    package static func styles(_ text: String, of property: String) -> [Spelling]? {
        let sheet = "\(property): \(text)".split(separator: ";").map { declaration in
            let name = declaration.prefix { $0 != ":" }
            return StyleFamily.property(name) + declaration[name.endIndex...]
        }
        guard let first = try? CSSReader.spelling(ofText: sheet.joined(separator: ";")),
            first.duration != nil || property.contains(where: \.isUppercase) || text.contains("var(")
        else { return nil }
        return ([first] + first.others).map { spelling in
            var spelling = spelling
            // The text isn't code in which something could be written.
            (spelling.others, spelling.written, spelling.easings) = ([], [], [])
            return spelling
        }
    }

    /// Returns what an expression alone states of this timing: its curve, with or without the duration; `nil` if that is
    /// something else.
    package func part(_ value: SourceExpression) -> Spelling? {
        for type in [nil, dialect.animationType, Role.easing.type, Role.spring.type] {
            guard let found = try? Self.reading(value, as: dialect, expecting: type), let own = found.curve,
                own == timing.curve, found.unknown.isEmpty, found.others.isEmpty,
                found.duration == nil || found.duration == timing.duration
            else { continue }
            return found
        }
        return nil
    }

    /// Reads a text in motif's notation, or in any dialect, with the declaration or attribute around it.
    ///
    /// - Parameter dialect: The only dialect to try.
    /// - Throws: The reason why no dialect can read it, or the dialects that read it differently.
    package init(_ text: String, in dialect: Dialect? = nil) throws(SpellingError) {
        guard text.utf8.count <= Self.mostText else {
            throw .number(part: "text", message: "has \(text.utf8.count) bytes; expected at most \(Self.mostText)")
        }
        do throws(SpellingError) {
            self = try Self.alone(text.trimmed, in: dialect)
        } catch {
            let inner = Self.pasted(text.trimmed)
            let found = inner.map { text in Result { () throws(SpellingError) in try Self.alone(text, in: dialect) } }
            guard let spelling = (try? found?.get()) ?? Self.timings(of: text, in: dialect) else {
                // A mistake in the value says more than that there is something around it.
                if case .failure(let problem)? = found, problem.isSpecific, !error.isSpecific { throw problem }
                // A name that is suggested for a whole text means something by itself.
                if case .unknown(let text, let name?) = error, text.allSatisfy({ $0.isLetter || $0.isNumber }),
                    (try? Self.alone(name, in: dialect)) == nil
                {
                    throw .unknown(text, nearest: nil)
                }
                throw error
            }
            self = spelling
        }
    }

    /// Reads code that isn't a single expression, in whatever language it is, as files are read. A program sets it once,
    /// before it has other threads: the reader of files is in a module that uses this one.
    nonisolated(unsafe) package static var codeReader: @Sendable (String) -> [Spelling] = { _ in [] }
    /// The longest code that is read, in bytes. What is longer is a file, which a scan reads.
    private static let mostCode = 1 << 13
    /// The longest text of a timing, in bytes.
    private static let mostText = 1 << 16

    private static func timings(of code: String, in dialect: Dialect?) -> Spelling? {
        guard code.utf8.count <= mostCode else { return nil }
        let found = codeReader(code.closed).filter { dialect == nil || $0.dialect == dialect }
        guard var first = found.first else { return nil }
        first.others += found.dropFirst().filter { !$0.means(sameAs: first) }
        if !first.others.isEmpty { first.note(.several) }
        return first
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
        let members = found.flatMap { spelling in spelling.unknown.map { (spelling.dialect, $0.expression) } }
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
        guard let first = found.first else { throw SpellingError.reason(errors, members, text, dialect) }
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
            return inner.first == "{" || !inner.contains(":") ? inner : value
        }
        guard let colon = text[..<mark].firstIndex(of: ":"), colon > text.startIndex else { return nil }
        let value = String(text[text.index(after: colon)...]).trimmed
        // The key of an object says whose it is.
        return value.first == "{" ? "{\(text)}" : value
    }

    private static func reading(_ text: String, in dialect: Dialect) throws(SpellingError) -> Spelling? {
        if dialect == .css { return try CSSReader.spelling(ofText: text) }
        let expression = try dialect.parsed(text, in: dialect.language)
        return try SpellingReader(dialect: dialect).spelling(of: expression, expecting: nil)
    }
}

extension Dialect {
    /// Parses a text that is a single expression.
    func parsed(_ text: String, in language: SourceLanguage) throws(SpellingError) -> SourceExpression {
        do throws(SourceError) {
            return try SourceExpression(parsing: text, in: language)
        } catch {
            throw .syntax(error.message, dialect: self)
        }
    }
}

extension String {
    /// The text with the brackets closed that it leaves open, as in the first line of a call with a closure.
    fileprivate var closed: String {
        var open: [Character] = []
        for character in self {
            if character == open.last { open.removeLast() }
            if let close = ["(": ")", "[": "]", "{": "}"][character] as Character? { open.append(close) }
        }
        return self + String(open.reversed())
    }
}

extension SourceExpression {
    /// The text of a literal, or of a sum of texts and numbers, empty for `null`; `nil` for anything else, and for a number
    /// alone.
    ///
    /// - Parameter isOpen: Whether parts of a sum that aren't known are variables of Sass, `#{$name}`, instead.
    package func text(in language: SourceLanguage, isOpen: Bool = false) -> String? {
        if case .string(let text) = form { return text }
        if form == .null { return "" }
        // The name of an animation, as Emotion and others make it: `const spin = keyframes({ … })`.
        if (callee ?? self).lastName == "keyframes" { return "keyframes" }
        guard case .binary("+", let left, let right) = form else { return nil }
        let texts = [left, right].map { $0.text(in: language, isOpen: isOpen) }
        guard texts.contains(where: { $0 != nil }) else { return nil }
        let parts = zip(texts, [left, right]).compactMap { text, part in
            text ?? (try? part.number(in: language)).map { JSONNumber.text($0.value) }
                ?? (isOpen ? "#{$\(part.lastName ?? "value")}" : nil)
        }
        return parts.count == 2 ? parts.joined() : nil
    }

    /// The first part of a sum that isn't known.
    package func unknownTerm(in language: SourceLanguage) -> SourceExpression? {
        guard case .binary("+", let left, let right) = form else {
            return text(in: language) == nil && (try? number(in: language)) == nil ? self : nil
        }
        return left.unknownTerm(in: language) ?? right.unknownTerm(in: language)
    }

    /// Whether the leftmost name is a member of the expected type.
    fileprivate var beginsWithDot: Bool {
        switch form {
        case .implicit: true
        case .member(let base, _), .call(let base, _): base.beginsWithDot
        default: false
        }
    }
}
