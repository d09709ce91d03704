import MotifFormula
public import MotifJSON
import MotifText

extension ParameterDefinition {
    /// Reads a value in any of its input spellings.
    ///
    /// - Parameters:
    ///   - value: As a document has it: `0.35`, `"350ms"`, `"#336699"`, `{"x": 0, "y": 1}`.
    ///   - path: Where it stands.
    ///   - problems: Takes every problem of the value.
    /// - Returns: The canonical form, or `nil` after a problem.
    public func canonical(
        _ value: JSON, at path: @autoclosure () -> JSONPath, problems: inout [Problem]
    ) -> JSON? {
        switch type {
        case .duration, .length, .angle, .number, .fraction, .integer:
            return reported(number(value), path(), &problems)
        case .boolean: return reported(typed(value, "true or false") { $0.boolean != nil }, path(), &problems)
        case .text: return reported(typed(value, "text") { $0.string != nil }, path(), &problems)
        case .choice(let cases): return reported(named(value, "case", among: cases), path(), &problems)
        case .color: return SRGBColor.canonical(value, at: path(), problems: &problems)
        case .point: return components(value, ["x", "y"], at: path(), problems: &problems)
        case .size: return components(value, ["width", "height"], at: path(), problems: &problems)
        case .frame: return components(value, ["x", "y", "width", "height"], at: path(), problems: &problems)
        case .curve: return curve(value, at: path(), problems: &problems)
        case .reference(let type): return reported(slug(value, of: type), path(), &problems)
        case .record(let fields): return record(value, fields, at: path(), problems: &problems)
        case .list(let element): return list(value, of: element, at: path(), problems: &problems)
        }
    }

    private func reported(
        _ result: Result<JSON, Problem.Kind>, _ path: @autoclosure () -> JSONPath, _ problems: inout [Problem]
    ) -> JSON? {
        switch result {
        case .success(let value): return value
        case .failure(let kind):
            problems.append(Problem(kind, at: path()))
            return nil
        }
    }

    private func typed(_ value: JSON, _ words: String, _ fits: (JSON) -> Bool) -> Result<JSON, Problem.Kind> {
        fits(value) ? .success(value) : .failure(.wrongType(expected: words, found: value.typeInWords))
    }

    private func number(_ value: JSON) -> Result<JSON, Problem.Kind> {
        let number: Double
        switch value {
        case .number(let found): number = found
        case .string(let text):
            guard let found = Measure.number(text, of: type) else { return .failure(noNumber(text)) }
            guard found.isFinite else { return .failure(.notFinite(text)) }
            number = found
        default: return .failure(.wrongType(expected: Measure.spellings(of: type), found: value.typeInWords))
        }
        if type == .integer, number.rounded() != number {
            return .failure(.wrongType(expected: "a whole number", found: JSONNumber.text(number)))
        }
        let allowed = allowed
        guard allowed.contains(number) else {
            // The largest whole number is worth a word only where it is what the value is beyond.
            let range = type == .integer && !bounds.contains(number) ? bounds : allowed
            return .failure(
                .outOfRange(
                    label: name, value: JSONNumber.text(number) + type.unit, range: range.words(unit: type.unit)))
        }
        return .success(.number(number))
    }

    /// Plain digits get here from JSON, where a number stands without quotes, or because they are too large for one.
    private func noNumber(_ text: String) -> Problem.Kind {
        guard let plain = Measure.plain(text) else {
            return .badText(text: text, expected: Measure.spellings(of: type))
        }
        guard plain.isFinite else { return .notFinite(text) }
        return .wrongType(expected: Measure.spellings(of: type), found: "text")
    }

    /// Its own bounds within those of its type.
    private var allowed: NumericBounds {
        type.bounds.map(bounds.intersection) ?? bounds
    }

    private func named(_ value: JSON, _ what: String, among known: [String]) -> Result<JSON, Problem.Kind> {
        guard let text = value.string else {
            return .failure(.wrongType(expected: "one of \(known.joined(separator: ", "))", found: value.typeInWords))
        }
        if known.contains(text) { return .success(value) }
        return .failure(
            .unknownName(what: what, name: text, nearest: nearestName(to: text, among: known), known: known))
    }

    /// The slug alone, or the whole name of the document as lists of documents show it: `item:twitter`.
    private func slug(_ value: JSON, of type: DocumentType) -> Result<JSON, Problem.Kind> {
        guard let text = value.string else {
            return .failure(.wrongType(expected: "the slug of \(type.withArticle)", found: value.typeInWords))
        }
        let prefix = type.rawValue + ":"
        let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        if Slug(name) != nil { return .success(.string(name)) }
        if let other = try? DocumentReference(name).name.type, name.contains(":") {
            return .failure(.wrongType(expected: "the slug of \(type.withArticle)", found: other.withArticle))
        }
        return .failure(.badSlug(name))
    }

    private func curve(_ value: JSON, at path: JSONPath, problems: inout [Problem]) -> JSON? {
        switch Curve.read(value, at: path) {
        case .success(let curve): return curve.json
        case .failure(let found):
            problems += found.problems
            return nil
        }
    }
}
