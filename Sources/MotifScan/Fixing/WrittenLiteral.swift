import MotifJSON

/// A number as a program writes it, which can be replaced with another of the same form.
struct WrittenLiteral {
    /// The value of the literal in its own unit.
    let value: Double
    private let prefix: String
    private let digits: String
    /// The unit or the type, and a closing quote.
    private let suffix: String
    private let isTyped: Bool

    /// Reads a literal, possibly with a sign or in quotes; `nil` for anything else.
    init?(_ text: String) {
        var rest = text[...]
        let quote = rest.first.flatMap { "\"'".contains($0) && rest.count > 2 && rest.last == $0 ? String($0) : nil }
        if quote != nil { rest = rest.dropFirst().dropLast() }
        guard let number = rest.prefixMatch(of: #/[+-]?[0-9_]*\.?[0-9_]*([eE][+-]?[0-9]+)?/#)?.output.0,
            let value = Double(number.filter { $0 != "_" }), value.isFinite
        else { return nil }
        let unit = rest.dropFirst(number.count)
        guard unit.count <= 3, unit.allSatisfy(\.isLetter) else { return nil }
        (self.value, digits) = (value, String(number))
        (prefix, suffix) = (quote ?? "", unit + (quote ?? ""))
        isTyped = quote == nil && unit.isEmpty && !number.hasPrefix(".")
    }

    /// The literal with another value; `nil` if whole numbers are required and the value isn't one.
    ///
    /// - Parameter keepsPoint: Whether a number with a point has another type than one without.
    func text(of value: Double, whole: Bool, keepsPoint: Bool) -> String? {
        let hasPoint = digits.contains(".") || digits.contains("e")
        let isWhole = value.rounded() == value
        if whole, !hasPoint, !isWhole { return nil }
        var text = JSONNumber.text(value)
        if hasPoint, isWhole, isTyped, keepsPoint, !text.contains("e") { text += ".0" }
        if digits.hasPrefix("."), text.hasPrefix("0.") { text.removeFirst() }
        return prefix + text + suffix
    }
}
