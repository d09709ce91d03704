import MotifCore

/// A language's notation for numbers: timings, and layers that move.
protocol NumbersDialect: CodeLanguage {
    var style: CodeStyle { get }
    /// What the names of shared types begin with.
    var prefix: String { get }
    /// Words that can't be names.
    var keywords: Set<String> { get }
    /// Whether operations are keys of an object, or members of `self`, and have any name.
    var hasOperationsAsKeys: Bool { get }
    /// The code that files share.
    var support: CodeSupport { get }
    /// The value of a moving property at a time.
    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code
    /// The value of a property with several tracks.
    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code
    func atLeastZero(_ code: Code) -> Code
    /// A layer at rest.
    func layer(_ frame: Code, _ values: [Field]) -> Code
    func shadow(_ color: Code, offset: Code) -> Code
    func edge(_ edge: Layer.Edge) -> Code
    /// How numbers are declared.
    var shapes: NumbersShapes { get }
}

extension NumbersDialect {
    var prefix: String { "Motion" }

    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code {
        .call(timing.appending(isSize ? ".size" : ".value"), ["time", from, to])
    }

    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm {
        if case .record = base.type { return FormulaTerm(base.dot(valueName(field))) }
        return FormulaTerm(base.dot(field))
    }

    func precedes(_ first: FormulaTerm, _ second: FormulaTerm) -> Code { .call("precedes", [first.code, second.code]) }

    /// Text that can't end a comment, or begin a nested one, which Kotlin allows.
    func comment(_ text: String) -> String {
        // By scalars: a combining mark after '*' makes it another character, but not for a lexer.
        var written = String.UnicodeScalarView()
        for scalar in SwiftText.comment(text).unicodeScalars {
            let isAfterStar = written.last == "*" && scalar == "/"
            if isAfterStar || written.last == "/" && scalar == "*" { written.append(" ") }
            written.append(scalar)
        }
        return String(written)
    }
}
