import MotifText

/// The reason why a text isn't timing, or why its timing can't be used.
package enum SpellingError: Error, Sendable, Equatable {
    /// A text that no dialect reads.
    case unknown(String, nearest: String?)
    /// A text of a library that isn't read.
    case foreign(String, library: String)
    /// A text that isn't an expression of the dialect's language.
    case syntax(String, dialect: Dialect)
    /// A text that two dialects read differently.
    case ambiguous(String, dialects: [Dialect])
    /// Arguments that no form of the call accepts.
    case arguments(call: String, dialect: Dialect, forms: [String], nearest: String?)
    /// A number that is out of range, or of the wrong kind.
    case number(part: String, message: String)
    /// A unit that the dialect doesn't have.
    case unit(String, dialect: Dialect, expected: String)
    /// A curve that motif rejects.
    case curve(String)
    /// An expression that is nested too deeply.
    case tooDeep

    /// Whether it is about what the text means, and not only that it means nothing.
    var isSpecific: Bool {
        switch self {
        case .unknown, .syntax, .arguments: false
        default: true
        }
    }

    /// The error in words.
    package var message: String {
        switch self {
        case .unknown(let text, let nearest):
            "'\(text.clipped)' is not a timing curve or animation that motif knows"
                + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
        case .foreign(let text, let library): "'\(text.clipped)' is code of \(library), which motif doesn't read"
        case .syntax(let message, let dialect): "This can't be read as \(dialect.title): \(message)"
        case .ambiguous(let text, let dialects):
            "'\(text.clipped)' has different meanings in \(dialects.map(\.title).joined(separator: " and "))"
        case .arguments(let call, let dialect, let forms, let nearest):
            "\(dialect.title) has no '\(call.clipped)' with these arguments"
                + (nearest.map { ". Did you mean '\($0)'?" }
                    ?? "; expected \(forms.prefix(2).map(\.clipped).joined(separator: " or "))")
        case .number(let part, let message): "'\(part)' \(message)"
        case .unit(let text, let dialect, let expected):
            "'\(text.clipped)' has \(Double(text) == nil ? "the wrong" : "no") unit\(dialect == .css ? "" : " for \(dialect.title)"); expected \(expected)"
        case .curve(let message): message
        case .tooDeep: "The expression is nested too deeply"
        }
    }
}
