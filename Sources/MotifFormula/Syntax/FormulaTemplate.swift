/// A text with formulas in braces, such as the message of a check.
///
///     the circle ends {reach - endDiameter / 2} pt short of the corner
///
/// `{{` is an opening brace; a `}` outside of a formula is literal.
public struct FormulaTemplate: Hashable, Sendable {
    /// The text as it was written.
    public let source: String
    /// The names that the formulas read, without their members.
    public let names: Set<String>
    let parts: [Part]

    /// A part of a template.
    enum Part: Hashable, Sendable {
        case text(String)
        /// A formula, and the number of bytes of the template before it.
        case formula(Formula, after: Int)
    }

    /// Parses a template.
    ///
    /// - Throws: The first syntax error; its span is in the template. A template has the limits of a formula.
    public init(_ text: String) throws(FormulaError) {
        let bytes = text.utf8.count
        guard bytes <= FormulaLimits.bytes else {
            throw FormulaError(.syntax(.tooLong(bytes: bytes)), at: SourceSpan(FormulaLimits.bytes, bytes), of: text)
        }
        source = text
        parts = try Self.parts(of: text)
        names = parts.reduce(into: []) { names, part in
            if case .formula(let formula, after: _) = part { names.formUnion(formula.names) }
        }
    }

    private static func parts(of source: String) throws(FormulaError) -> [Part] {
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        var rest = source.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar != "{" {
                text.append(scalar)
            } else if rest.first == "{" {
                rest.removeFirst()
                text.append(scalar)
            } else {
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                let start = source.utf8.distance(from: source.startIndex, to: rest.startIndex)
                guard let end = end(of: rest) else {
                    throw FormulaError(.syntax(.unclosedBrace), at: SourceSpan(start - 1, start), of: source)
                }
                parts.append(.formula(try formula(rest[..<end], after: start, of: source), after: start))
                rest = rest[end...].dropFirst()
            }
        }
        if !text.isEmpty { parts.append(.text(String(text))) }
        return parts
    }

    /// The end of the formula that starts here: the first `}` outside of a text.
    private static func end(of rest: Substring.UnicodeScalarView) -> String.Index? {
        var isInText = false
        return rest.indices.first { index in
            if rest[index] == "'" { isInText.toggle() }
            return rest[index] == "}" && !isInText
        }
    }

    private static func formula(
        _ scalars: Substring.UnicodeScalarView, after start: Int, of source: String
    ) throws(FormulaError) -> Formula {
        do {
            return try Formula(String(scalars))
        } catch {
            throw error.moved(by: start, in: source)
        }
    }
}

extension FormulaTemplate {
    /// Checks the names and types of all formulas, and whether their values can be inserted in text.
    ///
    /// - Throws: Every error, in the order of the text.
    public func checked(in scope: FormulaScope) throws(FormulaErrors) -> CheckedTemplate {
        var parts: [CheckedTemplate.Part] = []
        var errors: [FormulaError] = []
        for part in self.parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .formula(let formula, after: let start):
                do {
                    parts.append(.formula(try formula.checked(asWrittenIn: scope), after: start))
                } catch {
                    errors += error.errors.map { $0.moved(by: start, in: source) }
                }
            }
        }
        guard errors.isEmpty else { throw FormulaErrors(errors) }
        return CheckedTemplate(template: self, parts: parts)
    }
}

extension Formula {
    fileprivate func checked(asWrittenIn scope: FormulaScope) throws(FormulaErrors) -> CheckedFormula {
        let checked = try checked(in: scope)
        switch checked.type {
        case .number, .text, .boolean, .any: return checked
        case .optional, .point, .size, .frame, .curve, .list, .record:
            let text = FormulaError.quotable(syntax.span, of: source)
            let problem: MeaningProblem =
                checked.type.isOptional ? .mayBeMissing(text) : .unwritable(.init(text: text, type: checked.type))
            throw FormulaErrors([FormulaError(.meaning(problem), at: syntax.span, of: source)])
        }
    }
}
