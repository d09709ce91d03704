import MotifFormula
public import MotifJSON
import MotifText

extension ParameterDefinition {
    /// Reads a value from JSON, in any of its spellings.
    ///
    /// - Parameters:
    ///   - json: The value as in a document: `0.35`, `"350ms"`, `"#336699"`, `{"x": 0, "y": 1}`.
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
        do throws(Problem) {
            return try plainValue(json)
        } catch {
            throw Problems(error.kind, at: path())
        }
    }

    /// Reads a value that is a number, a boolean or a text in JSON; the caller adds the place of a problem.
    private func plainValue(_ json: JSON) throws(Problem) -> ParameterValue {
        switch type {
        case .duration: return .duration(try number(json))
        case .length: return .length(try number(json))
        case .angle: return .angle(try number(json))
        case .fraction: return .fraction(try number(json))
        case .integer:
            let number = try number(json)
            guard let integer = Int(exactly: number) else {
                throw Problem(.wrongType(expected: "a whole number", found: JSONNumber.text(number)))
            }
            return .integer(integer)
        case .boolean:
            guard let flag = json.boolean else {
                throw Problem(.wrongType(expected: "true or false", found: json.typeInWords))
            }
            return .boolean(flag)
        case .text:
            guard let text = json.string else { throw Problem(.wrongType(expected: "text", found: json.typeInWords)) }
            return .text(text)
        case .choice(let cases): return .choice(try name(json, among: cases))
        case .reference(let type): return .reference(DocumentName(type, try slug(json, of: type)))
        case .number, .color, .point, .size, .frame, .curve, .record, .list: return .number(try number(json))
        }
    }

    private func number(_ json: JSON) throws(Problem) -> Double {
        let number: Double
        switch json {
        case .number(let found): number = found
        case .string(let text):
            guard let found = Measure.number(text, in: type.units) else { throw Problem(noNumber(text)) }
            guard found.isFinite else { throw Problem(.notFinite(text)) }
            number = found
        default: throw Problem(.wrongType(expected: type.numberSpellings, found: json.typeInWords))
        }
        if type == .integer, number.rounded() != number {
            throw Problem(.wrongType(expected: "a whole number", found: JSONNumber.text(number)))
        }
        let allowed = allowed
        guard allowed.contains(number) else {
            // The limits of whole numbers are mentioned only if the value exceeds them.
            let range = type == .integer && !bounds.contains(number) ? bounds : allowed
            throw Problem(
                .outOfRange(
                    label: name, value: JSONNumber.text(number) + type.unit,
                    range: range.rule(unit: type.unit) + milliseconds(json, within: allowed)))
        }
        return number
    }

    /// A suggestion for a number of seconds that looks like milliseconds: `. Did you mean '500ms'?`
    private func milliseconds(_ json: JSON, within allowed: NumericBounds) -> String {
        guard type == .duration, case .number(let number) = json, number >= 100, allowed.contains(number / 1000) else {
            return ""
        }
        return ". Did you mean '\(JSONNumber.text(number))ms'?"
    }

    /// The problem of a text that isn't a number. Plain digits get here if JSON has them in quotes, or if they are too
    /// large.
    private func noNumber(_ text: String) -> Problem.Kind {
        guard let plain = Measure.plain(text) else {
            return .badText(text: text, expected: type.numberSpellings)
        }
        guard plain.isFinite else { return .notFinite(text) }
        return .wrongType(expected: type.numberSpellings, found: "the text '\(text.clipped)'")
    }

    /// Its own bounds, limited to those of its type.
    var allowed: NumericBounds {
        type.bounds.map(bounds.intersection) ?? bounds
    }

    private func name(_ json: JSON, among known: [String]) throws(Problem) -> String {
        guard let text = json.string else {
            throw Problem(.wrongType(expected: "one of \(known.joined(separator: ", "))", found: json.typeInWords))
        }
        if known.contains(exactly: text) { return text }
        throw Problem(.unknown("case", text, among: known))
    }

    /// Reads a slug, or the full name of a document as in lists: `item:twitter`.
    private func slug(_ json: JSON, of type: DocumentType) throws(Problem) -> Slug {
        guard let text = json.string else {
            throw Problem(.wrongType(expected: "the slug of \(type.withArticle)", found: json.typeInWords))
        }
        let prefix = type.rawValue + ":"
        let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        if let slug = Slug(name) { return slug }
        if let other = try? DocumentReference(name).name.type, name.contains(":") {
            throw Problem(.wrongType(expected: "the slug of \(type.withArticle)", found: other.withArticle))
        }
        throw Problem(.badSlug(name))
    }
}

extension ParameterDefinition {
    /// Checks a value that a program sets.
    ///
    /// A plain number, such as a literal, is in the unit of the type, and a text is read as in a document; a value with
    /// another unit is an error.
    ///
    ///     try definition.value(.seconds(0.5))
    ///     try definition.value("500ms")
    ///
    /// - Throws: Every problem of the value.
    public func value(_ value: ParameterValue, at path: JSONPath = .root) throws(Problems) -> ParameterValue {
        guard let mismatch = mismatch(of: value) else { return try self.value(from: value.json, at: path) }
        throw Problems(.wrongType(expected: type.withArticle, found: mismatch.withArticle), at: path)
    }

    /// Returns the type of a value, or of a list's first element, if it can't be used for this type.
    private func mismatch(of value: ParameterValue) -> ParameterType? {
        switch (type, value) {
        case (_, .text), (.duration, .duration), (.length, .length), (.angle, .angle), (.fraction, .fraction): nil
        case (_, .number) where type.isNumeric, (_, .integer) where type.isNumeric: nil
        case (_, .duration): .duration
        case (_, .length): .length
        case (_, .angle): .angle
        case (_, .fraction): .fraction
        case (.list(let element), .list(let values)): values.lazy.compactMap(element.mismatch).first
        case (.record(let fields), .record(let values)):
            fields.lazy.compactMap { field in values[field.name].flatMap(field.mismatch) }.first
        // The others differ in their JSON.
        default: nil
        }
    }
}
