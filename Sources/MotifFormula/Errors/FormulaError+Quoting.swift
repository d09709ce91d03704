import MotifText

extension FormulaError {
    /// The maximum length of a quoted part, in Unicode scalars.
    private static let quotedLength = 40

    /// The part of `source` at `span` as a message quotes it: on one line, shortened in the middle if it is long.
    static func quotable(_ span: SourceSpan, of source: String) -> String {
        var scalars: [Unicode.Scalar] = []
        for scalar in span.text(in: source).unicodeScalars {
            let isSpace = scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
            if isSpace, scalars.last == " " { continue }
            scalars.append(isSpace ? " " : scalar)
        }
        guard scalars.count > quotedLength else { return text(scalars[...]).printable }
        let half = quotedLength / 2
        return (text(scalars.prefix(half)) + "…" + text(scalars.suffix(half - 1))).printable
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// A part in quotes; a text literal keeps its own quotes.
    static func quoted(_ text: String) -> String {
        text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'") ? text : "'\(text)'"
    }

    /// A character in quotes, or its number if it can't be printed.
    static func name(of scalar: Unicode.Scalar) -> String {
        guard scalar.isUnsafeToPrint else { return "'\(scalar)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The end of a message that suggests a name.
    static func didYouMean(_ nearest: String?) -> String {
        nearest.map { ". Did you mean '\($0)'?" } ?? ""
    }
}
