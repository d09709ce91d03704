/// A text of a dialect with values to fill in.
///
///     .timingCurve({x1}, {y1}, {x2}, {y2}, duration: {duration})«.delay({delay})»
///
/// `{name}` is replaced with a value; a template is used for timings that have all of its values. Text between `«` and
/// `»` is written if there is a delay. Values that a template doesn't mention are lost, so its losses needn't be
/// listed.
struct WritingTemplate: Sendable {
    private struct Part: Sendable {
        let text: String
        let isValue: Bool
        /// Whether it is written only if there is a delay.
        let isOptional: Bool
    }

    private let parts: [Part]
    /// The values that it mentions.
    let names: Set<String>

    init(_ text: Substring) {
        var (parts, rest, plain, isOptional) = ([Part](), text, "", false)
        func finished() -> [Part] { parts + [Part(text: plain, isValue: false, isOptional: isOptional)] }
        while let character = rest.popFirst() {
            let name = character == "{" ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "." } : ""
            if character == "«" || character == "»" {
                (parts, plain, isOptional) = (finished(), "", character == "«")
            } else if !name.isEmpty, rest.dropFirst(name.count).first == "}" {
                parts = finished() + [Part(text: String(name), isValue: true, isOptional: isOptional)]
                (plain, rest) = ("", rest.dropFirst(name.count + 1))
            } else {
                plain.append(character)
            }
        }
        self.parts = finished()
        names = Set(parts.filter(\.isValue).map(\.text))
    }

    /// The text with its values; `nil` if one of them is missing.
    func filled(hasDelay: Bool, _ value: (String) -> String?) -> String? {
        var text = ""
        for part in parts where hasDelay || !part.isOptional {
            guard let found = part.isValue ? value(part.text) : part.text else { return nil }
            text += found
        }
        return text
    }
}
