import MotifFormula
public import MotifJSON
import MotifText

extension ParameterDefinition {
    /// Reads a value from JSON, in any of its spellings.
    ///
    /// - Parameters:
    ///   - json: The value as a document has it: `0.35`, `"350ms"`, `"#336699"`, `{"x": 0, "y": 1}`.
    ///   - path: The place of the value, for problems.
    /// - Throws: Every problem of the value.
    public func value(
        from json: JSON, at path: @autoclosure () -> JSONPath = .root
    ) throws(Problems) -> ParameterValue {
        switch type {
        case .color: return .color(try SRGBColor(json, at: path()))
        case .curve: return .curve(try Curve(json, at: path()))
        case .point, .size, .frame, .record: return try object(json, at: path())
        case .list(let element): return .list(try list(json, of: element, at: path()))
        default: break
        }
        do throws(Problem.Kind) {
            return try plainValue(json)
        } catch {
            throw Problems([Problem(error, at: path())])
        }
    }

    /// Reads a value that is a number, a truth value or a text in JSON.
    private func plainValue(_ json: JSON) throws(Problem.Kind) -> ParameterValue {
        switch type {
        case .duration: return .duration(try number(json))
        case .length: return .length(try number(json))
        case .angle: return .angle(try number(json))
        case .fraction: return .fraction(try number(json))
        case .integer:
            let number = try number(json)
            guard let integer = Int(exactly: number) else {
                throw .wrongType(expected: "a whole number", found: JSONNumber.text(number))
            }
            return .integer(integer)
        case .boolean:
            guard let flag = json.boolean else { throw .wrongType(expected: "true or false", found: json.typeInWords) }
            return .boolean(flag)
        case .text:
            guard let text = json.string else { throw .wrongType(expected: "text", found: json.typeInWords) }
            return .text(text)
        case .choice(let cases): return .choice(try name(json, among: cases))
        case .reference(let type): return .reference(DocumentName(type, try slug(json, of: type)))
        case .number, .color, .point, .size, .frame, .curve, .record, .list: return .number(try number(json))
        }
    }

    private func number(_ json: JSON) throws(Problem.Kind) -> Double {
        let number: Double
        switch json {
        case .number(let found): number = found
        case .string(let text):
            guard let found = Measure.number(text, of: type) else { throw noNumber(text) }
            guard found.isFinite else { throw .notFinite(text) }
            number = found
        default: throw .wrongType(expected: Measure.spellings(of: type), found: json.typeInWords)
        }
        if type == .integer, number.rounded() != number {
            throw .wrongType(expected: "a whole number", found: JSONNumber.text(number))
        }
        let allowed = allowed
        guard allowed.contains(number) else {
            // The largest whole number is worth a word only where it is what the value is beyond.
            let range = type == .integer && !bounds.contains(number) ? bounds : allowed
            throw .outOfRange(
                label: name, value: JSONNumber.text(number) + type.unit, range: range.words(unit: type.unit))
        }
        return number
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

    private func name(_ json: JSON, among known: [String]) throws(Problem.Kind) -> String {
        guard let text = json.string else {
            throw .wrongType(expected: "one of \(known.joined(separator: ", "))", found: json.typeInWords)
        }
        if known.contains(text) { return text }
        throw .unknown("case", text, among: known)
    }

    /// The slug alone, or the whole name of the document as lists of documents show it: `item:twitter`.
    private func slug(_ json: JSON, of type: DocumentType) throws(Problem.Kind) -> Slug {
        guard let text = json.string else {
            throw .wrongType(expected: "the slug of \(type.withArticle)", found: json.typeInWords)
        }
        let prefix = type.rawValue + ":"
        let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        if let slug = Slug(name) { return slug }
        if let other = try? DocumentReference(name).name.type, name.contains(":") {
            throw .wrongType(expected: "the slug of \(type.withArticle)", found: other.withArticle)
        }
        throw .badSlug(name)
    }
}
