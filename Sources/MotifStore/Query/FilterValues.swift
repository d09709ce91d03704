import MotifFormula

/// The parts of a filter that give a value: formula → SQL over a row `d` of `document`; NULL where a value is missing.
struct FilterValues {
    let source: String

    /// The newest text.
    static let body = "(SELECT body FROM revision WHERE id = d.revision)"

    func value(_ syntax: Syntax) throws(FilterError) -> SQLFragment {
        switch syntax.node {
        case .number(let number): return SQLFragment("?", [SQLValue(number)])
        case .text(let text): return SQLFragment("?", [.text(text)])
        case .boolean(let boolean): return SQLFragment(boolean ? "TRUE" : "FALSE")
        case .name(let name):
            return Self.header(name) ?? Self.extract(Self.path(of: name))
        case .member, .index: return Self.extract(try path(syntax))
        case .call(let callee, let arguments): return try call(callee, arguments, at: syntax.span)
        case .unary(.negate, let operand): return "(-" + (try value(operand)) + ")"
        case .binary(let sign, let left, let right) where FilterConditions.comparison(sign) == nil:
            guard let arithmetic = try arithmetic(sign, left, right) else { return try condition(syntax) }
            return arithmetic
        case .unary(.not, _), .binary: return try condition(syntax)
        case .conditional(let test, let first, let second):
            let test = try condition(test)
            return "(CASE WHEN " + test + " THEN " + (try value(first)) + " ELSE " + (try value(second)) + " END)"
        case .coalesce(let first, let second):
            return "coalesce(" + (try value(first)) + ", " + (try value(second)) + ")"
        }
    }

    /// The JSON path of a list or of a member within a parameter.
    func path(_ syntax: Syntax) throws(FilterError) -> String {
        switch syntax.node {
        case .name("tags"): return "$.tags"
        case .name(let name) where Self.header(name) == nil: return Self.path(of: name)
        case .member(let base, let field): return try path(base) + ".\"\(field.text)\""
        case .index(let base, let index):
            guard case .number(let number) = index.node, let place = Int(exactly: number) else {
                throw unavailable(index.span)
            }
            return try path(base) + "[\(place)]"
        default: throw unavailable(syntax.span)
        }
    }

    static func path(of parameter: String) -> String { "$.parameters.\"\(parameter)\"" }

    static func extract(_ path: String) -> SQLFragment {
        SQLFragment("json_extract(\(body), ?)", [.text(path)])
    }

    func unavailable(_ span: SourceSpan) -> FilterError {
        let bytes = Array(source.utf8)[max(0, span.lowerBound)..<min(source.utf8.count, span.upperBound)]
        return FilterError(.unavailable(String(decoding: bytes, as: UTF8.self), at: span), of: source)
    }

    static func header(_ name: String) -> SQLFragment? {
        switch name {
        case "slug": SQLFragment("d.slug")
        case "title": SQLFragment("d.title")
        case "summary": SQLFragment("d.summary")
        case "kind": SQLFragment("(SELECT k.slug FROM document k WHERE k.id = d.kind)")
        case "tags": SQLFragment("json_extract(\(body), '$.tags')")
        case "deprecated": SQLFragment("d.deprecated")
        case "revision": SQLFragment("d.number")
        case "updated":
            SQLFragment(
                """
                (SELECT strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) \
                FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.id = d.revision)
                """)
        default: nil
        }
    }

    private func condition(_ syntax: Syntax) throws(FilterError) -> SQLFragment {
        try FilterConditions(values: self).condition(syntax)
    }

    /// SQLite divides whole numbers without their fraction and has `%` for whole numbers only.
    private func arithmetic(
        _ sign: BinaryOperator, _ left: Syntax, _ right: Syntax
    ) throws(FilterError) -> SQLFragment? {
        switch sign {
        case .add, .subtract, .multiply:
            return "(" + (try value(left)) + " \(sign.rawValue) " + (try value(right)) + ")"
        case .divide: return "(CAST(" + (try value(left)) + " AS REAL) / " + (try value(right)) + ")"
        case .remainder: return "mod(" + (try value(left)) + ", " + (try value(right)) + ")"
        default: return nil
        }
    }
}
